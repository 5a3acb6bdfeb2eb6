import type { ChartType } from '../../src/chart/chart-type.ts';
import type { Locale } from '../../src/chart/locale.ts';
import { ARABIC } from './texts/arabic.ts';
import { BRITISH_ENGLISH, ENGLISH } from './texts/english.ts';
import { PORTUGUESE } from './texts/portuguese.ts';
import type { Theme } from './theme.ts';

/** The examples a person can click. */
export const EXAMPLE_NAMES = ['table', 'prose', 'config'] as const;

/** One of the examples. */
export type ExampleName = (typeof EXAMPLE_NAMES)[number];

/** What a chart can be copied as. */
export const COPY_FORMS = ['link', 'config', 'svg', 'png', 'curl'] as const;

/** One of the forms of a copy. */
export type CopyForm = (typeof COPY_FORMS)[number];

type PlainText =
  | (
      | 'skip'
      | 'language'
      | 'appearance'
      | 'docs'
      | 'lead'
      | 'sourceLabel'
      | 'sourceHint'
      | 'sourcePlaceholder'
      | 'longSource'
    )
  | ('draw' | 'chooseFile' | 'removeFile' | 'clear' | 'examples')
  | ('reading' | 'question' | 'settled' | 'warnings')
  | ('chart' | 'emptyChart' | 'drawing' | 'chartRole' | 'exploreHint' | 'pointSaid')
  | ('partsLabel' | 'hidePart' | 'showPart')
  | ('wishLabel' | 'wishPlaceholder' | 'wishGo' | 'fit' | 'narrate' | 'narratePrompt')
  | ('undo' | 'redo' | 'compare' | 'compareTitle' | 'compareWith' | 'compareNow')
  | ('versionRead' | 'versionOpened' | 'versionEdited')
  | ('download' | 'copy' | 'copied' | 'linkTooLong' | 'linkBroken')
  | ('views' | 'suggestTitle' | 'keyLabel' | 'keyHint' | 'suggestGo')
  | ('dataTable' | 'gridHint' | 'cellValue' | 'moreRows' | 'origin' | 'originHint' | 'originPage')
  | ('ranking' | 'rankingHint' | 'moreTypes' | 'unfitTypes' | 'moreReasons')
  | ('events' | 'eventsHint' | 'atMoment' | 'working' | 'drawn');

/** All texts of the page in one language. `{name}` stands for a value. */
export type PageTexts = Readonly<Record<PlainText, string>> & {
  readonly direction: 'ltr' | 'rtl';
  /** The BCP 47 tag of the language. */
  readonly languageTag: string;
  /** The tag by whose habits numbers are written. */
  readonly numberTag: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly exampleNames: Readonly<Record<ExampleName, string>>;
  /** Wishes that a person may begin with, in words the service understands. */
  readonly wishIdeas: readonly string[];
  readonly copyForms: Readonly<Record<CopyForm, string>>;
  readonly confidence: Readonly<Record<'high' | 'medium' | 'low', string>>;
  readonly failures: Readonly<Record<'connection' | 'wait' | 'refused' | 'broken' | 'file' | 'text', string>>;
  readonly types: Readonly<Record<ChartType, string>>;
};

/** The texts of each locale. */
export const PAGE_TEXTS = {
  EN_US: ENGLISH,
  EN_GB: BRITISH_ENGLISH,
  PT_PT: PORTUGUESE,
  AR: ARABIC,
} as const satisfies Record<Locale, PageTexts>;

/** What each language calls itself. */
export const LOCALE_NAMES = {
  EN_US: 'English (US)',
  EN_GB: 'English (UK)',
  PT_PT: 'Português',
  AR: 'العربية',
} as const satisfies Record<Locale, string>;

/** A text with its values in place: texts as they are, numbers in the digits of the language. */
export function fill(
  text: string,
  values: Readonly<Record<string, string | number>>,
  texts: Pick<PageTexts, 'numberTag'>,
): string {
  const write = (value: string | number | undefined): string =>
    typeof value === 'number' ? value.toLocaleString(texts.numberTag) : String(value);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? write(values[name]) : whole,
  );
}

/** The locale for the languages a browser prefers, best first. */
export function chooseLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const [name, region] = language.toLowerCase().split('-');
    if (name === 'ar') return 'AR';
    if (name === 'pt') return 'PT_PT';
    if (name === 'en') return region === undefined || region === 'us' ? 'EN_US' : 'EN_GB';
  }
  return 'EN_US';
}
