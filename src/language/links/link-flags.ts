import type { TypedTable } from '../../table/parse-table.ts';
import { areFlags } from '../../table/profile/flags.ts';
import { isPerson } from '../holes/who-column.ts';
import { withoutArticle } from '../text/arabic-stem.ts';
import { isParticiple, rootOf } from '../text/derivation.ts';
import { deniedWord } from '../text/negation.ts';
import { isPlural } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { canonicalWord, lettersOf, type NamedColumn, type TableIndex } from './table-index.ts';

const YES: ReadonlySet<string> = new Set('yes y true t sim s verdadeiro نعم صح صحيح'.split(' '));
const NO: ReadonlySet<string> = new Set('no n false f nao falso لا خطا'.split(' '));
/** Cells looked at to see whether a column answers yes or no. */
const MOST_CELLS = 2000;
const FLAG_SCORE = 0.96;

/** The two answers of a column of yes and no, as its cells have them. */
type Flag = { readonly yes: string; readonly no: string };

const FLAGS = new WeakMap<TypedTable, ReadonlyMap<number, Flag>>();

/** The columns of a table that answer yes or no in each row, found once for each table object. */
function flagsOf(table: TypedTable): ReadonlyMap<number, Flag> {
  const known = FLAGS.get(table);
  if (known !== undefined) return known;
  const flags = new Map(
    table.columns.flatMap((_, column) => {
      const flag = flagOf(table, column);
      return flag === undefined ? [] : [[column, flag] as const];
    }),
  );
  FLAGS.set(table, flags);
  return flags;
}

/** True for a column that answers yes or no in each row. */
export function isFlag(column: number, table: TypedTable): boolean {
  return flagsOf(table).has(column);
}

/** The cell that says yes in a column that answers yes or no in each row; undefined for any other column. */
export function yesOf(column: number, table: TypedTable): string | undefined {
  return flagsOf(table).get(column)?.yes;
}

function flagOf({ columns }: TypedTable, column: number): Flag | undefined {
  const typed = columns[column]?.typed;
  if (typed?.kind === 'boolean') return { yes: 'true', no: 'false' };
  if (typed?.numbers !== undefined && areFlags(typed.numbers)) return { yes: '1', no: '0' };
  if (typed?.kind !== 'text') return undefined;
  const texts = new Set<string>();
  for (const value of typed.values.slice(0, MOST_CELLS)) {
    if (typeof value === 'string' && value !== '') texts.add(value);
    if (texts.size > 2) return undefined;
  }
  const yes = [...texts].find((text) => YES.has(lettersOf(text)));
  const no = [...texts].find((text) => NO.has(lettersOf(text)));
  return yes === undefined || no === undefined ? undefined : { yes, no };
}

/** What a column of yes and no keeps of its score where a word for those with yes names it. */
const OF_MEMBERS = 0.8;

/**
 * What names a column of yes and no is also said of the rows: "active members" are those with yes in Active, "inactive" ones
 * those with no; "survivors" are those with yes in Survived, rather than the column. Of "Customer churned" and «حضر المريض» a word for people
 * alone says who the rows are of, and nothing of what is answered. `links` are those that begin at one token, and
 * come back with the values beside them.
 */
export function withFlags(links: readonly Link[], { folded }: Token, table: TypedTable): readonly Link[] {
  const flags = flagsOf(table);
  if (flags.size === 0) return links;
  return links.flatMap((link): readonly Link[] => {
    const { target, start, end, score } = link;
    const flag = target.kind === 'column' ? flags.get(target.column) : undefined;
    if (target.kind !== 'column' || flag === undefined || target.reason === 'typo') return [link];
    const isWhom = target.reason === 'part' && end === start + 1 && isPerson(canonicalWord(withoutArticle(folded)));
    if (isWhom) return [{ start, end, score, target: { kind: 'entity', words: [] } }];
    const areMembers =
      end === start + 1 && isPlural(folded) && !isPlural(lettersOf(table.columns[target.column]?.label ?? ''));
    if (target.reason === 'synonym' && !areMembers) return [link];
    const value = { kind: 'value', column: target.column, value: flag.yes, reason: target.reason } as const;
    return [
      areMembers ? { ...link, score: score * OF_MEMBERS } : link,
      { start, end, score: score * FLAG_SCORE, target: value },
    ];
  });
}

/** Words of a label that say no more than that it answers yes or no: "is_magnet", "readmit_flag", "furnished_yn". */
const ANSWERING: ReadonlySet<string> = new Set('is has was flag yn ind indicator'.split(' '));

/** The word of a label that its answers are about. */
function answeredBy({ words, head }: NamedColumn): string {
  const own = words[head] ?? '';
  return ANSWERING.has(own) ? (words.slice(0, head).findLast((word) => !ANSWERING.has(word)) ?? own) : own;
}

/** Letters that two words share from their beginning where one is made of the other: "readmission", "readmitted". */
const SHARED_LETTERS = 6;
const LEAST_LETTERS = 4;
const KINDRED_SCORE = 0.86;

/** "Returns", "readmission": what is so said of the rows where a column of yes and no is called by another word of its kind. */
export function linkKindredFlags(
  { folded, kind }: Token,
  start: number,
  { table, index }: { readonly table: TypedTable; readonly index: TableIndex },
): readonly Link[] {
  if (kind !== 'word') return [];
  const root = rootOf(canonicalWord(folded));
  const isKindred = (word: string): boolean =>
    // "Win rate" of a column "Won".
    (isParticiple(word) && rootOf(word) === folded && word !== folded) ||
    (root.length >= LEAST_LETTERS && rootOf(word) === root) ||
    (folded.length > SHARED_LETTERS &&
      word.length > SHARED_LETTERS &&
      word.startsWith(folded.slice(0, SHARED_LETTERS)));
  return [...flagsOf(table)].flatMap(([column, { yes }]): readonly Link[] => {
    const isNamed = index.names.some((name) => name.column === column && isKindred(answeredBy(name)));
    const target = { kind: 'value', column, value: yes, reason: 'derived' } as const;
    return isNamed ? [{ start, end: start + 1, score: KINDRED_SCORE, target }] : [];
  });
}

/**
 * "Inactive": a word that turns the name of a column of yes and no into its opposite. "Unreturned": the rows that have nothing in the
 * column of what is done. "Unsolved": those that are in any other state.
 */
export function linkOpposites(token: Token, start: number, { table, index, isDone }: OppositeTools): readonly Link[] {
  const rest = deniedWord(token.folded);
  if (rest === undefined) return [];
  const word = canonicalWord(rest);
  const isNamed = (column: number, isSaid: (head: string) => boolean): boolean =>
    index.names.some((name) => name.column === column && isSaid(answeredBy(name)));
  const link = (target: Link['target']): Link => ({ start, end: start + 1, score: FLAG_SCORE, target });
  const answers = [...flagsOf(table)].flatMap(([column, { no }]) =>
    isNamed(column, (head) => head === word) ? [link({ kind: 'value', column, value: no, reason: 'derived' })] : [],
  );
  if (answers.length > 0 || isOwnName(token, index)) return answers;
  const empty = table.columns.flatMap((_, column) =>
    isDone(column) && isNamed(column, (head) => head === word || rootOf(head) === rootOf(rest))
      ? [link({ kind: 'lacking', column })]
      : [],
  );
  if (empty.length > 0) return empty;
  return (index.values.get(lettersOf(rest)) ?? []).map((named) => link({ kind: 'unlike', ...named }));
}

/** True for a word that names a column or a value itself: "Discontinued" of a column that is called so. */
function isOwnName({ folded }: Token, { names, values }: TableIndex): boolean {
  const word = canonicalWord(folded);
  return values.has(lettersOf(folded)) || names.some(({ words }) => words.includes(word));
}

type OppositeTools = {
  readonly table: TypedTable;
  readonly index: TableIndex;
  /** True for a column of what is done to some of the rows: dates that others lack. */
  readonly isDone: (column: number) => boolean;
};
