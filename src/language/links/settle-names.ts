import type { TypedTable } from '../../table/parse-table.ts';
import type { Sense } from '../lexicon/senses.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { canonicalWord, lettersOf, toCanonical } from './table-index.ts';

/** What closes a name, by what opens it. Closing marks open none: what stands between two quoted names is no name. */
const CLOSES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['„', '“'],
  ['‘', '’'],
  ['«', '»'],
  ['(', ')'],
  ['[', ']'],
]);
const BRACKETS: ReadonlySet<string> = new Set(['(', '[']);
const LONGEST_NAME = 12;

/** What a word gains that stands for a column which the wish names in full elsewhere. */
const NAMED_GAIN = 0.05;

/** "Payment method codes and the number of customers in each code": of the columns that a word may name, the one named in full is meant. */
export function preferNamed(found: Link[][]): void {
  const named = new Set(
    found
      .flat()
      .flatMap(({ start, end, target }) =>
        target.kind === 'column' && target.reason === 'exact' && end > start + 1 ? [target.column] : [],
      ),
  );
  for (const own of found)
    own.forEach((link, at) => {
      const { start, end, target } = link;
      const isAgain = target.kind === 'column' && target.reason === 'part' && end === start + 1;
      if (isAgain && named.has(target.column)) own[at] = { ...link, score: link.score + NAMED_GAIN };
    });
}

/** What stands beside the links that begin at a token. */
type Beside = { readonly next: readonly Link[]; readonly token: Token | undefined; readonly table: TypedTable };

/** Drops links of one token that others of the same words rule out. */
export function dropRivals(own: Link[], beside: Beside): void {
  dropSynonyms(own);
  dropKindredValues(own);
  dropKindredOfFigures(own, beside);
  dropSlips(own);
  dropRows(own, beside);
  dropOperations(own, beside);
}

/** What a part of a label gains that is of one kind with a column which the wish names in full. */
const KINDRED_GAIN = 0.04;

/** "Petal length vs width": of the columns that a word may name, the one that shares another word with what is named in full. */
export function preferKindred(found: Link[][], { columns }: TypedTable): void {
  const wordsOf = (column: number): readonly string[] => toCanonical(columns[column]?.label ?? '');
  const whole = found
    .flat()
    .flatMap(({ start, end, target }) =>
      target.kind === 'column' && target.reason === 'exact' && end > start + 1
        ? [{ start, end, column: target.column }]
        : [],
    );
  if (whole.length === 0) return;
  const isNamed = ({ target }: Link): boolean =>
    target.kind === 'column' && whole.some(({ column }) => column === target.column);
  for (const own of found) {
    if (own.some(isNamed)) continue;
    own.forEach((link, at) => {
      const { start, end, target } = link;
      if (target.kind !== 'column' || target.reason !== 'part' || end > start + 1) return;
      const isKindred = whole.some(
        (named) =>
          (start < named.start || start >= named.end) &&
          wordsOf(named.column).some((word) => wordsOf(target.column).includes(word)),
      );
      if (isKindred) own[at] = { ...link, score: link.score + KINDRED_GAIN };
    });
  }
}

/** "Cities" of a column City ID are the rows, and no cell that says "Town". */
function dropKindredValues(own: Link[]): void {
  const rows = new Set(own.flatMap(({ end, target }) => (target.kind === 'entity' ? [end] : [])));
  const kept = own.filter(
    ({ end, target }) => target.kind !== 'value' || target.reason !== 'synonym' || !rows.has(end),
  );
  own.splice(0, own.length, ...kept);
}

/** "City" of a column that is called so is no other that it may stand for: «مدينة» may be a debtor too. */
function dropSynonyms(own: Link[]): void {
  const isNamed = ({ end, score, target }: Link, other: Link): boolean =>
    target.kind === 'column' && target.reason === 'exact' && score >= 1 && end === other.end;
  const kept = own.filter(
    (link) =>
      link.target.kind !== 'column' || link.target.reason !== 'synonym' || !own.some((other) => isNamed(other, link)),
  );
  own.splice(0, own.length, ...kept);
}

/** "Rainfall" of a column Precipitation is what it measures, and no cell that says "rain". */
function dropKindredOfFigures(own: Link[], { table: { columns } }: Beside): void {
  const figures = new Set(
    own.flatMap(({ end, target }) =>
      target.kind === 'column' && columns[target.column]?.typed.kind === 'number' ? [end] : [],
    ),
  );
  const kept = own.filter(
    ({ end, target }) => target.kind !== 'value' || target.reason !== 'synonym' || !figures.has(end),
  );
  own.splice(0, own.length, ...kept);
}

/** "Cases by country" of a column "New cases": what the column counts, and not how many rows there are. */
function dropRows(own: Link[], { token, table: { columns } }: Beside): void {
  const word = canonicalWord(token?.folded ?? '');
  const isCounted = own.some(({ target }) => {
    if (target.kind !== 'column' || target.reason !== 'part') return false;
    const { typed, label = '' } = columns[target.column] ?? {};
    return typed?.kind === 'number' && toCanonical(label).at(-1) === word;
  });
  const kept = own.filter(({ target }) => !isCounted || target.kind !== 'sense' || target.sense !== 'rows');
  own.splice(0, own.length, ...kept);
}

/** A word that a cell holds as it stands is no slip of a label: «مدير» is no «المدينة». */
function dropSlips(own: Link[]): void {
  const held = new Set(own.flatMap(({ end, target }) => (isHeld(target) ? [end] : [])));
  const kept = own.filter(({ end, target }) => target.kind !== 'column' || target.reason !== 'typo' || !held.has(end));
  own.splice(0, own.length, ...kept);
}

const OPERATIONS: ReadonlySet<Sense> = new Set<Sense>(['sum', 'average', 'median', 'maximum', 'minimum', 'count']);

/** "The sum of Amount": a word for what is worked out, with what it is worked out of behind it, names no column by another word. */
function dropOperations(own: Link[], { next }: Beside): void {
  const says = (links: readonly Link[], isMeant: (sense: Sense) => boolean): boolean =>
    links.some(({ target }) => target.kind === 'sense' && isMeant(target.sense));
  if (!says(own, (sense) => OPERATIONS.has(sense)) || !says(next, (sense) => sense === 'of')) return;
  const kept = own.filter(({ target }) => target.kind !== 'column' || target.reason !== 'synonym');
  own.splice(0, own.length, ...kept);
}

const isHeld = (target: Link['target']): boolean => target.kind === 'value' && target.reason === 'exact';

/** "1000 ppm" of a column CO2 (ppm): the unit behind a number is no second mention of the column. */
export function settleUnits(found: Link[][]): void {
  found.forEach((own, at) => {
    const before = found[at - 1] ?? [];
    if (!before.some(({ end, target }) => end === at && target.kind === 'number')) return;
    const units = own.filter(({ target }) => target.kind === 'column' && target.isUnit === true);
    for (const { start, end } of units)
      own.push({ start, end, score: 1, target: { kind: 'sense', sense: 'measureUnit' } });
  });
}

type Names = { readonly wish: string; readonly table: TypedTable };

/**
 * Leaves words that write out a column's whole label to that column alone, where quotes or the brackets of its unit prove it: the "min"
 * of "Wait (min)" asks for no minimum. `found` holds the links of each token, which are changed.
 */
export function settleNames(found: Link[][], tokens: readonly Token[], names: Names): void {
  for (let at = 0; at < tokens.length; at++) {
    const close = closingOf(tokens, at);
    if (close === undefined) continue;
    if (!BRACKETS.has(tokens[at]?.text ?? '')) settle(found, tokens, { start: at + 1, end: close }, names);
    else settleBracketed(found, tokens, { start: at, end: close }, names);
    at = close;
  }
  for (const own of found) settleDenied(own);
}

const DENIALS: ReadonlySet<Sense> = new Set<Sense>(['not', 'unequal', 'without', 'convertVerb', 'replaceVerb']);

/** "Not satisfied", «غير راض» of cells that say just so: the value, and no denial of the one that the rest of it names. */
function settleDenied(own: Link[]): void {
  const isWritten = own.some(
    ({ start, end, target }) => target.kind === 'value' && target.reason === 'exact' && end > start + 1,
  );
  if (!isWritten) return;
  const kept = own.filter(({ target }) => target.kind !== 'sense' || !DENIALS.has(target.sense));
  own.splice(0, own.length, ...kept);
}

/** The place of the mark that closes what one opens; undefined where none does, or what lies between is too long for a name. */
function closingOf(tokens: readonly Token[], at: number): number | undefined {
  const { kind, text = '' } = tokens[at] ?? {};
  const closing = kind === 'mark' ? CLOSES.get(text) : undefined;
  if (closing === undefined) return undefined;
  const close = tokens.findIndex((token, place) => place > at + 1 && token.kind === 'mark' && token.text === closing);
  return close < 0 || close > at + LONGEST_NAME ? undefined : close;
}

/** The longest stretch up to a closing bracket that is a name. */
function settleBracketed(
  found: Link[][],
  tokens: readonly Token[],
  { start: bracket, end }: Stretch,
  names: Names,
): void {
  for (let start = Math.max(0, bracket - LONGEST_NAME); start < bracket; start++) {
    if (tokens[start]?.kind !== 'mark' && settle(found, tokens, { start, end }, names)) return;
  }
}

type Stretch = { readonly start: number; readonly end: number };

/** Gives a stretch to the columns whose label it is, and to cells that are written like it; false where there is no such column. */
function settle(found: Link[][], tokens: readonly Token[], { start, end }: Stretch, { wish, table }: Names): boolean {
  const letters = lettersOf(wish.slice(tokens[start]?.start, tokens[end]?.start));
  const columns = table.columns.flatMap(({ label }, column) => (lettersOf(label) === letters ? [column] : []));
  if (letters === '' || columns.length === 0) return false;
  const values = (found[start] ?? []).filter((link) => link.target.kind === 'value' && link.end === end);
  for (let place = start; place < end; place++) found[place] = [];
  found[start] = [
    ...columns.map((column): Link => ({ start, end, score: 1, target: { kind: 'column', column, reason: 'exact' } })),
    ...values,
  ];
  return true;
}
