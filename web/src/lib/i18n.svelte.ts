// The words of the interface, from Fluent files, one request per language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../wire';

export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  uk: 'Українська',
  cs: 'Čeština',
  ru: 'Русский',
  sr: 'Srpski',
};

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('words:en'),
  uk: () => import('words:uk'),
  cs: () => import('words:cs'),
  ru: () => import('words:ru'),
  sr: () => import('words:sr'),
};

/** A cookie, so that the server can send the right words along with the page. */
const KEPT = 'gemkeep.language';
const A_YEAR = 31_536_000;

export type Words = Record<string, FluentVariable>;

function isLanguage(code: string | null | undefined): code is Language {
  return code != null && code in LOADERS;
}

function keep(language: Language): void {
  document.cookie = `${KEPT}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`;
}

function preferred(): Language {
  const kept = document.cookie.match(/(?:^|; )gemkeep\.language=(\w+)/)?.[1];
  if (isLanguage(kept)) return kept;
  const known = navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage);
  return known ?? 'en';
}

async function load(language: Language): Promise<FluentBundle> {
  const { default: text } = await LOADERS[language]();
  // Serbian is written in Latin script here; plurals are the same in both.
  const bundle = new FluentBundle(language === 'sr' ? 'sr-Latn' : language, {
    useIsolating: false,
  });
  for (const error of bundle.addResource(new FluentResource(text))) console.warn(error);
  return bundle;
}

class Tongue {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #english = $state.raw<FluentBundle | null>(null);
  #asked = false;

  async choose(language: Language, kept = true): Promise<void> {
    const bundle = await load(language);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language === 'sr' ? 'sr-Latn' : language;
    if (kept) keep(language);
  }

  start(): Promise<void> {
    return this.choose(preferred(), false);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** A message, or with a dot an attribute of it: its heading, say. */
  say(id: string, words?: Words): string {
    const [name = id, attribute] = id.split('.');
    for (const bundle of [this.#bundle, this.#english]) {
      const message = bundle?.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, words);
    }
    // A language that lacks a message says it in English until it has one.
    if (!this.#asked && this.language !== 'en') {
      this.#asked = true;
      void load('en').then((bundle) => (this.#english = bundle));
    }
    return id;
  }
}

export const tongue = new Tongue();

/** The message in the chosen language; reading it in a template follows a change of language. */
export const t = (id: string, words?: Words): string => tongue.say(id, words);

const tag = (): string => (tongue.language === 'sr' ? 'sr-Latn' : tongue.language);

/** A list of names as the language says it: "Ana, Ben and Cyril". */
export const list = (names: string[]): string => new Intl.ListFormat(tag()).format(names);

/** A number to the tenth as the language writes it: 3.8, or 3,8. */
export const tenths = (number: number): string =>
  new Intl.NumberFormat(tag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    number,
  );

/** A day as the language writes it, from one as 2026-11-15. */
export const date = (day: string): string =>
  new Intl.DateTimeFormat(tag(), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
