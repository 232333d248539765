// The texts of the interface, from Fluent files; one request per language.
import type { Language } from '$net/wire';
import { Lexicon, type Variables } from './lexicon';

export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  uk: 'Українська',
  cs: 'Čeština',
  ru: 'Русский',
  sr: 'Srpski (latinica)',
  'sr-Cyrl': 'Српски (ћирилица)',
};

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:fluent/en'),
  uk: () => import('virtual:fluent/uk'),
  cs: () => import('virtual:fluent/cs'),
  ru: () => import('virtual:fluent/ru'),
  sr: () => import('virtual:fluent/sr'),
  'sr-Cyrl': () => import('virtual:fluent/sr-Cyrl'),
};

/** A cookie, so that the server can preload the right texts with the page. */
const KEPT = 'gemkeep.language';
const A_YEAR = 31_536_000;

function isLanguage(code: string | null | undefined): code is Language {
  return code != null && code in LOADERS;
}

function keep(language: Language): void {
  document.cookie = `${KEPT}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`;
}

function preferred(): Language {
  const kept = document.cookie.match(/(?:^|; )gemkeep\.language=([\w-]+)/)?.[1];
  if (isLanguage(kept)) return kept;
  return navigator.languages.map(languageOf).find(isLanguage) ?? 'en';
}

/** Our language for one of the browser's; the server does the same in http/preload.py. */
function languageOf(tag: string): string | undefined {
  // Serbian is Cyrillic unless its tag says Latin, or Montenegro, where Latin is usual.
  if (/^sr\b/i.test(tag)) return /^sr-(?:Latn|ME)\b/i.test(tag) ? 'sr' : 'sr-Cyrl';
  const code = tag.split('-')[0];
  return code === 'sk' ? 'cs' : code;
}

/** The tag of a language in HTML and for the browser's own formats. */
export const tagOf = (language: Language): string => (language === 'sr' ? 'sr-Latn' : language);

async function load(language: Language): Promise<Lexicon> {
  return new Lexicon(tagOf(language), (await LOADERS[language]()).default);
}

class Locale {
  language = $state<Language>('en');
  #lexicon = $state.raw<Lexicon | null>(null);
  #english = $state.raw<Lexicon | null>(null);
  #englishRequested = false;
  #wanted: Language = 'en';

  async choose(language: Language): Promise<void> {
    await this.#speak(language);
    if (this.#wanted === language) keep(language);
  }

  start(): Promise<void> {
    // Another language may have been chosen in another tab meanwhile.
    const follow = (): void => {
      if (preferred() !== this.#wanted) void this.#speak(preferred());
    };
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('focus', follow);
    return this.#speak(preferred());
  }

  async #speak(language: Language): Promise<void> {
    this.#wanted = language;
    const lexicon = await load(language);
    if (this.#wanted !== language) return;
    this.#lexicon = lexicon;
    this.language = language;
    document.documentElement.lang = tagOf(language);
  }

  has(id: string): boolean {
    return this.#lexicon?.has(id) ?? false;
  }

  /** A message, or with a dot an attribute of it; in English if the language lacks it. */
  format(id: string, variables?: Variables): string {
    const text = this.#lexicon?.format(id, variables) ?? this.#english?.format(id, variables);
    if (text !== undefined) return text;
    if (!this.#englishRequested && this.language !== 'en') {
      this.#englishRequested = true;
      void load('en').then((lexicon) => (this.#english = lexicon));
    }
    return id;
  }
}

export const locale = new Locale();

/** A message in the chosen language; in a template it follows a change of language. */
export const t = (id: string, variables?: Variables): string => locale.format(id, variables);

const tag = (): string => tagOf(locale.language);

/** A list of names as the language writes it: "Ana, Ben and Cyril". */
export const list = (names: string[]): string =>
  names.length < 2 ? names.join() : new Intl.ListFormat(tag()).format(names);

/** A phrase with a capital, for a heading. */
export const sentenceCase = (phrase: string): string =>
  phrase.charAt(0).toLocaleUpperCase(tag()) + phrase.slice(1);

/** A number with one decimal as the language writes it: 3.8, or 3,8. */
export const tenths = (number: number): string =>
  new Intl.NumberFormat(tag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    number,
  );

const A_DAY = 86_400_000;

/** The short names of the seven weekdays, beginning with that of a day in the form 2026-11-16. */
export function weekdays(first: string): string[] {
  const format = new Intl.DateTimeFormat(tag(), { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, at) => format.format(Date.parse(first) + at * A_DAY));
}

/** How many days ago a time in seconds is, as the language says it: today, yesterday. */
export function ago(at: number): string {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const days = Math.min(0, Math.ceil((at * 1000 - midnight) / A_DAY) - 1);
  return new Intl.RelativeTimeFormat(tag(), { numeric: 'auto' }).format(days, 'day');
}

/** A share as a percentage, as the language writes it: 33%, or 33 %. `Intl` would be slow here. */
export const percent = (share: number): string => t('percent', { number: Math.round(share * 100) });

/** A day as the language writes it, from the form 2026-11-15. */
export const date = (day: string): string =>
  new Intl.DateTimeFormat(tag(), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
