import type { TypedTable } from '../../table/parse-table.ts';
import { rootOf } from '../text/derivation.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { toCanonical } from './table-index.ts';

/** Words of labels for where a way ends, and for where it begins. */
const END_WORDS: ReadonlySet<string> = new Set(
  toCanonical('destination destino to para end ending arrival chegada dropoff receiver وجهة نهاية وصول الى'),
);
const START_WORDS: ReadonlySet<string> = new Set(
  toCanonical('origin origem from de start starting departure partida pickup sender source مصدر منشأ بداية انطلاق من'),
);
/** So many words before a cell may say in which column it is meant. */
const REACH = 3;
const LEAST_ROOT = 3;
const LED_SCORE = 0.95;
/** What a column gains that a verb elsewhere in the wish speaks of. */
const VERB_GAIN = 0.1;

type Names = { readonly tokens: readonly Token[]; readonly table: TypedTable };

/**
 * Settles which of two columns is meant where both hold a cell, or share a word: "ending at Canal" is of the end station, "sent to
 * Porto" of the destination, and so is the station of "trips ending there". `found` holds the links of each token, which are changed.
 */
export function settleEnds(found: Link[][], names: Names): void {
  found.forEach((own, at) => {
    const shared = own.filter(({ target }) => target.kind === 'value' && target.reason === 'exact');
    const columns = columnsOf(shared);
    const told = columns.length < 2 ? undefined : toldBefore(found, at, { ...names, columns });
    if (told === undefined) return;
    const isOther = ({ target }: Link): boolean => target.kind === 'value' && target.column !== told.column;
    const kept = own.filter((link) => !isOther(link));
    own.splice(0, own.length, ...kept);
    const meant = kept.find(({ target }) => target.kind === 'value');
    if (meant !== undefined && told.start < at)
      found[told.start]?.unshift({ ...meant, start: told.start, score: LED_SCORE });
  });
  settleByVerbs(found, names);
}

function columnsOf(links: readonly Link[]): readonly number[] {
  return [
    ...new Set(
      links.flatMap(({ target }) => (target.kind === 'value' || target.kind === 'column' ? [target.column] : [])),
    ),
  ];
}

type Told = { readonly column: number; readonly start: number };

/** The column that a verb or a preposition right before a cell speaks of, and where the words begin that say so. */
function toldBefore(
  found: readonly (readonly Link[])[],
  at: number,
  { tokens, table, columns }: Names & { readonly columns: readonly number[] },
): Told | undefined {
  for (let place = at - 1; place >= Math.max(0, at - REACH); place--) {
    if (tokens[place]?.kind !== 'word') return undefined;
    const column = spokenOf(tokens[place], columns, table);
    if (column !== undefined) return { column, start: isUnknown(found[place]) ? place : at };
    const isEnd = says(found[place], ['to', 'into']);
    if (!isEnd && !says(found[place], ['from'])) continue;
    const [only, ...others] = columns.filter((one) => hasWord(table, one, isEnd ? END_WORDS : START_WORDS));
    if (only === undefined || others.length > 0) return undefined;
    return { column: only, start: isUnknown(found[place - 1]) ? place - 1 : place };
  }
  return undefined;
}

/** The one of some columns whose label has a word of the same root, which the others have not. */
function spokenOf(token: Token | undefined, columns: readonly number[], table: TypedTable): number | undefined {
  const root = rootOf(token?.folded ?? '');
  if (token?.kind !== 'word' || root.length < LEAST_ROOT) return undefined;
  const named = columns.filter((column) =>
    toCanonical(table.columns[column]?.label ?? '').some((word) => rootOf(word) === root),
  );
  const [only, ...others] = named;
  return others.length === 0 && columns.length > 1 ? only : undefined;
}

const hasWord = ({ columns }: TypedTable, column: number, words: ReadonlySet<string>): boolean =>
  toCanonical(columns[column]?.label ?? '').some((word) => words.has(word));

const says = (links: readonly Link[] = [], senses: readonly string[]): boolean =>
  links.some(({ target }) => target.kind === 'sense' && senses.includes(target.sense));

const isUnknown = (links: readonly Link[] = []): boolean =>
  links.length > 0 && links.every(({ target }) => target.kind === 'word');

/** "Which station has the most trips ending there": an unknown verb tells columns apart that share a word, and asks for nothing else. */
function settleByVerbs(found: Link[][], { tokens, table }: Names): void {
  found.forEach((verb, place) => {
    if (!isUnknown(verb)) return;
    for (const own of found) {
      const parts = own.filter(({ target }) => target.kind === 'column' && target.reason === 'part');
      const column = spokenOf(tokens[place], columnsOf(parts), table);
      if (column === undefined) continue;
      own.forEach((link, at) => {
        if (link.target.kind === 'column' && link.target.column === column)
          own[at] = { ...link, score: link.score + VERB_GAIN };
      });
      verb.splice(0, verb.length, {
        start: place,
        end: place + 1,
        score: 1,
        target: { kind: 'sense', sense: 'politeness' },
      });
    }
  });
}
