// The messages of one language. A message is parsed when it is first used, and the browser is asked
// how to write a number only if that number needs it: both are slow on a phone.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

/** A reference to another message: `{ its-id }`. */
const REFERENCE = /\{ *([a-z][\w-]*)/g;
/** From here on, languages write numbers differently. */
const THOUSAND = 1000;

export type Variables = Record<string, FluentVariable>;

class SmallNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    const plain = Number.isInteger(this.value) && this.value >= 0 && this.value < THOUSAND;
    return plain ? String(this.value) : super.toString(scope);
  }
}

export class Lexicon {
  #unparsed = new Map<string, string>();
  #bundle: FluentBundle;

  constructor(tag: string, text: string) {
    this.#bundle = new FluentBundle(tag, { useIsolating: false });
    for (const message of text.split(/^(?=\w)/m)) {
      this.#unparsed.set(message.slice(0, message.indexOf(' ')), message);
    }
  }

  has(id: string): boolean {
    return this.#unparsed.has(id) || this.#bundle.hasMessage(id);
  }

  /** A message, or with a dot an attribute of it; undefined if there is none. */
  format(id: string, variables: Variables = {}): string | undefined {
    const [name = id, attribute] = id.split('.');
    this.#parse(name);
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return undefined;
    // Lines are broken in the files for translators, not for readers.
    return this.#bundle.formatPattern(pattern, withNumbers(variables)).replaceAll('\n', ' ');
  }

  #parse(id: string): void {
    const message = this.#unparsed.get(id);
    if (message === undefined) return;
    this.#unparsed.delete(id);
    for (const error of this.#bundle.addResource(new FluentResource(message))) console.warn(error);
    for (const [, used] of message.matchAll(REFERENCE)) this.#parse(used!);
  }
}

function withNumbers(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === 'number' ? new SmallNumber(value) : value,
    ]),
  );
}
