import type { Assumption } from '../../language/understanding.ts';
import type { DatePart } from '../../plan/transform/transform.ts';

/** How a language quotes a name of the caller's, and joins several. */
export type SayNames = {
  readonly name: (text: string) => string;
  readonly all: (texts: readonly string[]) => string;
  readonly any: (texts: readonly string[]) => string;
};

/** Why a figure was brought down as it was. */
export type Because = Extract<Assumption, { kind: 'operation' }>['because'];

/** Every sentence of an answer to a wish in one language, the steps themselves left out. */
export type ChangeTexts = {
  readonly progress: Readonly<Record<'reading' | 'changing' | 'checking', string>>;
  /** Stands before the reason why nothing was done. */
  readonly unchanged: string;
  /** The wish was understood, and the chart was so before. */
  readonly alreadySo: string;
  readonly nothingUnderstood: string;
  /** Words that are nothing of the chart. */
  readonly unknown: (word: string, say: SayNames) => string;
  readonly nearColumns: (labels: readonly string[], say: SayNames) => string;
  /** What there is to choose from; at least one. */
  readonly allColumns: (labels: readonly string[], say: SayNames) => string;
  readonly nearValues: (values: readonly string[], column: string, say: SayNames) => string;
  readonly tidy: { readonly done: string; readonly nothing: string };
  /** How a wish that came to nothing was read: its steps, already sentences. */
  readonly readAs: (steps: string) => string;
  /** Another way to read the wish: its steps, already sentences. */
  readonly otherReading: (steps: string) => string;
  /** Why a change cannot be undone. */
  readonly undo: Readonly<Record<'nothing' | 'look', string>>;
  readonly assumptions: {
    readonly operation: Readonly<Record<Because, (column: string, say: SayNames) => string>>;
    readonly dateColumn: (column: string, others: readonly string[], say: SayNames) => string;
    readonly grain: (column: string, part: DatePart, say: SayNames) => string;
    readonly column: (word: string, column: string, say: SayNames) => string;
    readonly value: (word: string, value: string, column: string, say: SayNames) => string;
    readonly lowIsGood: (column: string, say: SayNames) => string;
    readonly measure: (column: string, say: SayNames) => string;
    readonly lastPeriod: (column: string, say: SayNames) => string;
    readonly spannedRows: (column: string, say: SayNames) => string;
    readonly cutPeriods: (periods: readonly string[], column: string, say: SayNames) => string;
    readonly category: (column: string, say: SayNames) => string;
    readonly rows: (word: string, say: SayNames) => string;
    readonly skipped: (word: string, say: SayNames) => string;
  };
  /** A type that the wish names and that can't show the data: the type's name, why, and the nearest that can. */
  readonly unsuited: (type: string, reason: string, nearest: string | undefined) => string;
  /** A kind of chart that the service has not: its name, and the nearest that can show the data. */
  readonly foreignType: (name: string, nearest: string | undefined, say: SayNames) => string;
  /** The type that was chosen, and why. */
  readonly chosen: (type: string, reason: string) => string;
  /** How to have it all the same. */
  readonly insist: string;
};
