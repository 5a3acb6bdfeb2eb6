import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import type { Expression } from '../../plan/expression/expression.ts';
import type { TimeGrain } from '../../table/column.ts';
import type { TypedTable } from '../../table/parse-table.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import type { Language } from '../lexicon/lexicon-index.ts';
import { SENSES, type Sense } from '../lexicon/senses.ts';
import type { Purpose } from '../understanding.ts';
import type { Category, MeaningOf } from './meaning.ts';

/** The name of what a slot takes: a sense, or a category. */
export type SlotName = Sense | Category;

/** A stretch of the wish that has been understood as one thing. */
export type Item = {
  readonly name: SlotName;
  readonly start: number;
  readonly end: number;
  /** About 1 for each token accounted for, and what its rules add. */
  readonly score: number;
  /** The rule that made it, or the kind of link it comes from. */
  readonly source: string;
  /** Absent for senses. */
  readonly meaning?: MeaningOf[Category];
};

/** A column that the table has not and that its cells make up: the days from order to delivery, sales less costs. */
export type MadeColumn = {
  readonly key: string;
  readonly label: string;
  readonly expression: Expression;
  /** True for amounts that add up. */
  readonly isAdditive: boolean;
  /** The rows that have one, and what it is in them; absent where all do. */
  readonly within?: { readonly where: Expression; readonly expression: Expression };
  /** The texts that its cells hold; absent for numbers. */
  readonly texts?: readonly string[];
  /** The first and the last of the years that its cells hold, and how many different ones. */
  readonly years?: { readonly first: number; readonly last: number; readonly count: number };
  /** True where each row counts for 100 or for 0: the label names what their average tells. */
  readonly isRate?: boolean;
  /** The columns that a quotient is made of: where rows are gathered they are added up, and then divided. */
  readonly sources?: readonly number[];
};

/** What rules may know of the table. */
export type BuildContext = {
  readonly table: TypedTable;
  readonly profile: TableProfile;
  /** The chart as it is. */
  readonly config: GraphConfig;
  readonly purpose: Purpose;
  /** What new columns are labelled in. */
  readonly locale: Locale;
  /** True where the rows are those that an earlier wish made the chart of. */
  readonly isFollowing: boolean;
  /** The profile of a column by its position in the table. */
  readonly columnOf: (column: number) => ColumnProfile;
  /** The position of a column that is worked out of others where a plan needs it. The same expression has the same position. */
  readonly makeColumn: (made: MadeColumn) => number;
  /** The columns worked out so far, by position. */
  readonly madeColumns: () => ReadonlyMap<number, MadeColumn>;
  /** The data's last moment, or now where they reach that far; what "last year" is counted from. */
  readonly today: number;
  /** The periods that the data are figures for, where the last of them is over. */
  readonly closed?: TimeGrain | undefined;
};

/** The parts that a rule matched, by what they are. */
export type Parts = {
  /** The meaning of the nth part of a category. */
  readonly get: <Name extends Category>(name: Name, nth?: number) => MeaningOf[Name] | undefined;
  readonly all: <Name extends Category>(name: Name) => readonly MeaningOf[Name][];
  readonly has: (name: SlotName) => boolean;
  /** True where words of the match may have a sense, whatever they were taken for. */
  readonly says: (sense: Sense) => boolean;
  /** The words of the last part, as the user wrote them. */
  readonly lastText: string;
  /** All the words of the match, as the user wrote them. */
  readonly text: string;
  /** The words of the first part of a name, as the user wrote them; none where there is no such part. */
  readonly textOf: (name: SlotName) => string;
};

/** A composition of the grammar, as data. */
export type Rule = {
  readonly id: string;
  readonly gives: Category;
  /**
   * Slots parted by blanks, each the names it takes parted by `|`; `?` after a slot that may be absent. Articles, politeness
   * and marks may stand between slots.
   */
  readonly pattern: string;
  /** The language whose word order it is; absent where every language may compose so. */
  readonly language?: Language;
  /** Added to the sum of the parts' scores. */
  readonly weight: number;
  readonly build: (parts: Parts, context: BuildContext) => MeaningOf[Category] | undefined;
};

type RuleFor<Name extends Category> = Omit<Rule, 'gives' | 'build'> & {
  readonly gives: Name;
  readonly build: (parts: Parts, context: BuildContext) => MeaningOf[Name] | undefined;
};

/** A rule whose build gives what its category means. */
export function defineRule<Name extends Category>(rule: RuleFor<Name>): Rule {
  return rule;
}

/** One slot of a pattern, read. */
export type Slot = { readonly names: readonly SlotName[]; readonly isOptional: boolean };

const SENSE_NAMES: ReadonlySet<string> = new Set(SENSES);

/** Reads a pattern. Throws for a name that is neither a sense nor shaped like a category. */
export function parsePattern(pattern: string): readonly Slot[] {
  return pattern.split(' ').map((text) => {
    const isOptional = text.endsWith('?');
    const names = (isOptional ? text.slice(0, -1) : text).split('|');
    const wrong = names.find((name) => !SENSE_NAMES.has(name) && !/^[A-Z][A-Za-z]*$/.test(name));
    if (wrong !== undefined)
      throw new Error(`No sense or category is called ${JSON.stringify(wrong)} in "${pattern}".`);
    // The names were just checked: a sense, or a capital letter first, which the rules' types and a test keep to categories.
    return { names: names as readonly SlotName[], isOptional };
  });
}

/** What a match says: the words of its last part and all its words, and the senses they may have. */
export type MatchWords = Pick<Parts, 'lastText' | 'text' | 'says'> & { readonly textAt: (item: Item) => string };

/** The parts of a match. */
export function toParts(items: readonly Item[], words: MatchWords): Parts {
  const all = <Name extends Category>(name: Name): readonly MeaningOf[Name][] =>
    items.flatMap((item) =>
      // An item's meaning is that of its name: leaves and rules are made so.
      item.name === name && item.meaning !== undefined ? [item.meaning as MeaningOf[Name]] : [],
    );
  return {
    ...words,
    all,
    get: (name, nth = 0) => all(name)[nth],
    has: (name) => items.some((item) => item.name === name),
    textOf: (name) => {
      const item = items.find((one) => one.name === name);
      return item === undefined ? '' : words.textAt(item);
    },
  };
}
