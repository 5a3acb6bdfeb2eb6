import type { Locale } from '../../chart/locale.ts';
import type { PluralForms } from '../plural.ts';
import { quoteName } from '../quote.ts';

/** Signs between cells that have a name. */
export const NAMED_SIGNS = { '\t': 'tab', ',': 'comma', ';': 'semicolon', '|': 'bar' } as const;

/** The answers to questions of `extract` in one language, as they stand on a button. */
export type ChoiceTexts = {
  readonly signs: Readonly<Record<(typeof NAMED_SIGNS)[keyof typeof NAMED_SIGNS], string>>;
  readonly oneNumber: (number: string) => string;
  readonly twoCells: string;
  readonly firstRowIsData: string;
  /** So many rows on top name the columns. */
  readonly rowsAreNames: PluralForms;
  readonly longRowsKept: string;
  readonly longRowsLeftOut: string;
  /** What is said before the other tables of a source whose best is beyond doubt. */
  readonly otherTables: string;
};

const english = (locale: Locale): ChoiceTexts => ({
  signs: { tab: 'Tab', comma: 'Comma (,)', semicolon: 'Semicolon (;)', bar: 'Vertical bar (|)' },
  oneNumber: (number) => `${quoteName(number, locale)} is one number`,
  twoCells: 'They are two cells',
  firstRowIsData: 'The first row is data',
  rowsAreNames: { one: 'The first row names the columns', other: 'The first # rows name the columns' },
  longRowsKept: 'Yes, keep them',
  longRowsLeftOut: 'Leave these rows out',
  otherTables: 'Other tables that were found:',
});

const PORTUGUESE: ChoiceTexts = {
  signs: { tab: 'Tabulação', comma: 'Vírgula (,)', semicolon: 'Ponto e vírgula (;)', bar: 'Barra vertical (|)' },
  oneNumber: (number) => `${quoteName(number, 'PT_PT')} é um só número`,
  twoCells: 'São duas células',
  firstRowIsData: 'A primeira linha já são dados',
  rowsAreNames: { one: 'A primeira linha dá nome às colunas', other: 'As primeiras # linhas dão nome às colunas' },
  longRowsKept: 'Sim, mantê-las',
  longRowsLeftOut: 'Deixar essas linhas de fora',
  otherTables: 'Outras tabelas encontradas:',
};

const ARABIC: ChoiceTexts = {
  signs: {
    tab: 'علامة الجدولة',
    comma: 'الفاصلة (,)',
    semicolon: 'الفاصلة المنقوطة (;)',
    bar: 'الخط العمودي (|)',
  },
  oneNumber: (number) => `${quoteName(number, 'AR')} عدد واحد`,
  twoCells: 'هما خليتان',
  firstRowIsData: 'الصف الأول بيانات',
  rowsAreNames: {
    one: 'الصف الأول أسماء الأعمدة',
    two: 'الصفان الأولان أسماء الأعمدة',
    other: 'الصفوف الأولى (#) أسماء الأعمدة',
  },
  longRowsKept: 'نعم، تبقى كما هي',
  longRowsLeftOut: 'استبعاد هذه الصفوف',
  otherTables: 'جداول أخرى عُثر عليها:',
};

/** The answers of each locale. */
export const CHOICE_TEXTS = {
  EN_GB: english('EN_GB'),
  EN_US: english('EN_US'),
  PT_PT: PORTUGUESE,
  AR: ARABIC,
} as const satisfies Record<Locale, ChoiceTexts>;
