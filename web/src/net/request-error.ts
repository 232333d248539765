/** A request that was not fulfilled: refused by the server, or without an answer (`offline`). */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** The code of a failure; whatever else failed, there was no connection. */
export const codeOf = (error: unknown): string =>
  error instanceof RequestError ? error.code : 'offline';
