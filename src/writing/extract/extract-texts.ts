import type { Doubt } from '../../documents/source-table.ts';
import type { PluralForms } from '../plural.ts';

/** Values that a sentence is made of. */
export type Values = Readonly<Record<string, string | number>>;

/** How a language writes the values of its sentences: numbers, names, counted nouns, dates. */
export type Say = {
  /** A number in the locale's digits. */
  readonly number: (value: string | number | undefined) => string;
  /** A name from the source in quotation marks. */
  readonly name: (value: string | number | undefined) => string;
  /** A counted noun. */
  readonly count: (value: string | number | undefined, forms: PluralForms) => string;
  /** A day, given as ISO text, in words. */
  readonly day: (value: string | number | undefined) => string;
};

/** One sentence of a language. */
export type Sentence = (values: Values, say: Say) => string;

/** What was done or left out, by the kinds of notice that readers and the agent give. */
export const NOTICE_KINDS = [
  'other-table',
  'lines-above',
  'notes-below',
  'notes-beside',
  'repeated-header',
  'carried-sums',
  'list-unfolded',
  'letters-unread',
  'text-unused',
  'names-in-steps',
  'column-numbers',
  'turned',
  'ragged-rows',
  'section-rows',
  'empty-columns',
  'unnamed-columns',
  'totals-rows',
  'source-joined',
  'sources-disagree',
  'measured-values',
  'gaps-in-lines',
  'level-lines',
  'bars-left-out',
  'series-left-out',
  'places-left-out',
  'two-value-axes',
  'pages-left',
  'hidden-columns',
  'hidden-rows',
  'hidden-sheet',
  'filtered-rows',
  'error-values',
  'unsaved-formulas',
  'sheets-joined',
  'lists-left-out',
  'texts-among-numbers',
  'placeholders',
  'marks-left-out',
  'amounts-as-text',
  'may-be-codes',
  'may-be-two-columns',
  'may-be-of-name',
  'mixed-currencies',
  'mixed-percentages',
  'may-be-two-tables',
  'open-shares',
  'names-carried-down',
  'titles-in-column',
  'mixed-names',
  'title-unit',
  'compared-figures',
  'scale-elsewhere',
  'may-be-time',
  'words-unread',
  'footnote-marks',
  'row-numbers',
  'wrapped-rows',
  'rows-not-shown',
  'figures-elsewhere',
  'figures-left-out',
  'derived-rest',
  'derived-multiple',
  'laid-out-by-model',
  'cells-not-found',
  'cells-read-again',
  'names-by-model',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What a check of an answer found wrong. */
export type IssueKind = 'untraced' | 'read-otherwise' | 'total-off' | 'shares-off' | 'unread-lines';

/** Kinds of time that a column without a name may hold, each with a name of its own. */
export type NamedPeriod = 'year' | 'quarter' | 'month' | 'date' | 'time';

/** Every sentence of `extract` in one language. */
export type ExtractTexts = {
  readonly progress: Readonly<Record<'reading' | 'found' | 'checking', Sentence>>;
  /** What was read: `rows`, `columns`, and `names`, already a list. */
  readonly read: Sentence;
  /** The columns that `names` leaves out: the last item of the list. */
  readonly more: PluralForms;
  readonly nothingFound: string;
  readonly nothingFoundInFiles: string;
  /** The one question whose answer settles a doubt. */
  readonly questions: Readonly<Record<Doubt['kind'], Sentence>>;
  /** What is doubtful, as a warning. */
  readonly doubts: Readonly<Record<Doubt['kind'], Sentence>>;
  readonly notices: Readonly<Record<NoticeKind, Sentence>>;
  readonly issues: Readonly<Record<IssueKind, Sentence>>;
  /** What was checked: `numbers`, `found`, `rows`, `recomputed`. */
  readonly checked: Sentence;
  /** The same for a file that was read a second time by another method. */
  readonly readTwice: Sentence;
  readonly columnName: Sentence;
  /** The names of the two columns of a list: items and values. */
  readonly listNames: readonly [string, string];
  /** The name of the column that says which group of its table a row stood in. */
  readonly groupName: string;
  /** The name of the column that says which sheet a row is from. */
  readonly sheetName: string;
  /** Names of columns whose values say themselves what they are. */
  readonly periodNames: Readonly<Record<NamedPeriod, string>>;
};
