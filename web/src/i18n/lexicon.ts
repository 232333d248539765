// The messages of one language. A slow phone reads none of them before it is said, and asks the
// browser how numbers are written only for those that need it: the first answer takes it long.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

/** A message of which another one makes use: `{ name-of-it }`. */
const USED = /\{ *([a-z][\w-]*)/g;
/** From here on languages write numbers differently. */
const THOUSAND = 1000;

export type Words = Record<string, FluentVariable>;

class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    const plain = Number.isInteger(this.value) && this.value >= 0 && this.value < THOUSAND;
    return plain ? String(this.value) : super.toString(scope);
  }
}

export class Lexicon {
  #unread = new Map<string, string>();
  #bundle: FluentBundle;

  constructor(tag: string, text: string) {
    this.#bundle = new FluentBundle(tag, { useIsolating: false });
    for (const message of text.split(/^(?=\w)/m)) {
      this.#unread.set(message.slice(0, message.indexOf(' ')), message);
    }
  }

  has(id: string): boolean {
    return this.#unread.has(id) || this.#bundle.hasMessage(id);
  }

  /** A message, or with a dot an attribute of it; undefined where there is none. */
  say(id: string, words: Words = {}): string | undefined {
    const [name = id, attribute] = id.split('.');
    this.#read(name);
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, counted(words)) : undefined;
  }

  #read(id: string): void {
    const message = this.#unread.get(id);
    if (message === undefined) return;
    this.#unread.delete(id);
    for (const error of this.#bundle.addResource(new FluentResource(message))) console.warn(error);
    for (const [, used] of message.matchAll(USED)) this.#read(used!);
  }
}

function counted(words: Words): Words {
  const entries = Object.entries(words);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value]),
  );
}
