import { FREE_SENSES, FUNCTION_SENSES } from '../../../language/lexicon/senses.ts';
import type { Link } from '../../../language/links/link.ts';
import type { Token } from '../../../language/text/tokens.ts';
import { MOMENT_SHAPES } from '../../../table/notation/moment.ts';
import type { TypedTable } from '../../../table/parse-table.ts';
import { type Sighting, TOGETHER } from './sighting.ts';

const LEAST_SCORE = 0.85;

/** Names of a prompt: those to tell of, those to leave out, those that the data do not hold, and the tokens of the first two. */
export type FoundNames = {
  readonly about: readonly string[];
  readonly avoided: readonly string[];
  readonly unknown: readonly string[];
  readonly places: ReadonlySet<number>;
};

/** Names of the table in the prompt, and names that are asked about and are not there. */
export function findNames(sighting: Sighting, table: TypedTable): FoundNames {
  const { linked, senses, taken } = sighting;
  const about = new Set<string>();
  const avoided = new Set<string>();
  const unknown: string[] = [];
  const places = new Set<number>();
  let last: { readonly end: number; readonly isDenied: boolean } | undefined;
  const isSense = (at: number): boolean => senses.some(({ start, end }) => at >= start && at < end);
  for (let at = 0; at < linked.tokens.length; at++) {
    if (taken.has(at)) continue;
    const named =
      (linked.links[at] ?? [])
        .filter(isNameLink)
        .sort((one, other) => other.end - one.end || other.score - one.score)[0] ??
      (isSense(at) ? undefined : partOfLabel(linked.links[at] ?? []));
    const moment = (linked.links[at] ?? []).find(({ target }) => target.kind === 'moment');
    const dated = named === undefined && moment !== undefined ? momentName(moment, table) : undefined;
    const isDated = moment !== undefined && dated !== undefined;
    const found = isDated ? moment : named;
    if (found !== undefined && (isDated || !(isSense(at) && found.score < 1))) {
      const isListed = last?.isDenied === true && isJoined(linked.tokens.slice(last.end, at));
      const isDenied = isListed || isDeniedAt(sighting, at);
      (isDenied ? avoided : about).add(dated ?? nameOf(found, table));
      for (let place = at; place < found.end; place++) places.add(place);
      last = { end: found.end, isDenied };
      at = found.end - 1;
    } else if (!isSense(at) && isAskedAbout(sighting, at)) unknown.push(linked.tokens[at]?.text ?? '');
  }
  const filled = (names: ReadonlySet<string>): readonly string[] => [...names].filter((name) => name !== '');
  return { about: filled(about), avoided: filled(avoided), unknown, places };
}

/** True for what stands between two names of one list. */
function isJoined(between: readonly Token[]): boolean {
  return between.length > 0 && between.every(({ folded }) => TOGETHER.has(folded) || folded === ',' || folded === '،');
}

/** True behind "do not mention", "nothing about", "without". */
function isDeniedAt({ senses }: Sighting, at: number): boolean {
  const before = senses.filter(({ end }) => end <= at && at - end <= 1).at(-1);
  if (before === undefined) return false;
  if (before.sense === 'tool:without') return true;
  const prior = senses.filter(({ end }) => end <= before.start && before.start - end <= 1).at(-1);
  return before.sense === 'tool:mention' && prior?.sense === 'tool:without';
}

const MONTHS = 12;

/** The last cell of a column of time that a date in the prompt names: "June" is that of the last year. */
function momentName({ target }: Link, { columns, rowCount }: TypedTable): string | undefined {
  if (target.kind !== 'moment') return undefined;
  for (const { typed } of columns) {
    const { times, values } = typed;
    if (times === undefined) continue;
    for (let row = rowCount - 1; row >= 0; row--) {
      const value = values[row];
      const time = times[row] ?? Number.NaN;
      const isSame = value === target.iso || String(value) === target.iso;
      const isCyclic = MOMENT_SHAPES[target.shape].isCyclic;
      const month = typed.isCyclic === true ? time % MONTHS : new Date(time).getUTCMonth();
      const isMonth = typed.grain === 'month' && target.shape === 'month' && month === target.time;
      if (
        isSame ||
        isMonth ||
        (typed.isCyclic === true &&
          isCyclic &&
          typed.grain === MOMENT_SHAPES[target.shape].grain &&
          time === target.time)
      ) {
        return String(value);
      }
    }
  }
  return undefined;
}

function isNameLink({ target, score }: Link): boolean {
  return (target.kind === 'column' || target.kind === 'value') && target.reason !== 'typo' && score >= LEAST_SCORE;
}

/** The one column that a word is part of the label of: "online" of "Online sales"; of "sales" there may be two. */
function partOfLabel(links: readonly Link[]): Link | undefined {
  const parts = links.filter(({ target }) => target.kind === 'column' && target.reason === 'part');
  const columns = new Set(parts.map(({ target }) => (target.kind === 'column' ? target.column : -1)));
  const isFree = links.some(
    ({ target }) => target.kind === 'sense' && (FREE_SENSES.has(target.sense) || FUNCTION_SENSES.has(target.sense)),
  );
  return columns.size === 1 && !isFree ? parts[0] : undefined;
}

function nameOf({ target }: Link, { columns }: TypedTable): string {
  if (target.kind === 'value') return target.value;
  return target.kind === 'column' ? (columns[target.column]?.label ?? '') : '';
}

/** A word that means nothing at all and stands behind "mention", "about" or "compare", or is written as a name is. */
function isAskedAbout({ linked, senses }: Sighting, at: number): boolean {
  const token = linked.tokens[at];
  const links = linked.links[at] ?? [];
  if (token === undefined || token.kind !== 'word') return false;
  const isKnown = links.some(
    ({ target }) => target.kind === 'sense' || target.kind === 'moment' || target.kind === 'number',
  );
  if (isKnown) return false;
  const isName = links.some(({ target }) => target.kind === 'word' && target.isName);
  return (
    isName ||
    senses.some(
      ({ sense, end }) => (sense === 'tool:mention' || sense === 'tool:compare') && at - end >= 0 && at - end <= 1,
    )
  );
}
