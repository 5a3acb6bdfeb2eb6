import type { TypedColumn } from './column.ts';
import { asksForClock } from './reading/build-duration-column.ts';
import { readLabel } from './reading/column-label.ts';

/** Who takes part in a race, as headings call them, folded. */
const RACERS: ReadonlySet<string> = new Set(
  'runner runners athlete athletes swimmer swimmers cyclist cyclists skier skiers rower rowers racer racers triathlete competitor competitors bib corredor corredora corredores atleta atletas nadador nadadora nadadores ciclista ciclistas remador competidor competidora dorsal عداء العداء رياضي الرياضي سباح السباح دراج الدراج متسابق المتسابق'.split(
    ' ',
  ),
);
/** Headings of the places in which a race was finished, folded. */
const RANKS: ReadonlySet<string> = new Set(
  'place rank ranking pos position placing lugar posicao classificacao colocacao المركز الترتيب'.split(' '),
);
/** Fewer rows stand in the order of their times by chance. */
const FEWEST_RANKED = 3;
const MINUTE = 60;

/**
 * Columns of clock times that are lengths of time, by what stands beside them: each within a length of time of its row (the half of a
 * race, and its finish), rising with the places that were reached, or the times of runners and swimmers. Their seconds must tell
 * something, and a heading that asks for a time of day is believed.
 */
export function findLengths(columns: readonly TypedColumn[]): ReadonlySet<TypedColumn> {
  const clocks = columns.filter(({ format, grain }) => format === 'time' && grain === 'second');
  if (clocks.length === 0) return new Set();
  const wholes = columns.flatMap(({ format, numbers }) => (format === 'duration' ? (numbers ?? []) : []));
  const isOfRacers = columns.some((column) => columnSays(column, RACERS));
  const ranks = columns.flatMap((column) => (columnSays(column, RANKS) ? (column.numbers ?? []) : []));
  return new Set(
    clocks.filter(({ times, label }) => {
      if (times === undefined) return false;
      if (wholes.some((whole) => areWithin(times, whole))) return true;
      if (asksForClock(readLabel(label)) || times.every((time) => Number.isNaN(time) || time % MINUTE === 0))
        return false;
      return isOfRacers || ranks.some((rank) => riseTogether(times, rank));
    }),
  );
}

function columnSays({ label }: TypedColumn, words: ReadonlySet<string>): boolean {
  return readLabel(label)
    .folded.split(/[^\p{L}]+/u)
    .some((word) => words.has(word));
}

function areWithin(parts: Float64Array, wholes: Float64Array): boolean {
  let count = 0;
  for (const [row, part] of parts.entries()) {
    const whole = wholes[row] ?? Number.NaN;
    if (part > whole) return false;
    if (part <= whole) count++;
  }
  return count > 0;
}

/** True for places from the first on of which no later one has a shorter time. */
function riseTogether(times: Float64Array, ranks: Float64Array): boolean {
  const rows = [...ranks.keys()].filter((row) => !Number.isNaN(ranks[row]) && !Number.isNaN(times[row]));
  const ranked = rows.sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  const [first] = ranked;
  if (first === undefined || ranked.length < FEWEST_RANKED || ranks[first] !== 1) return false;
  const isRising = ranked.every((row, at) => at === 0 || (times[row] ?? 0) >= (times[ranked[at - 1] ?? row] ?? 0));
  return isRising && times[first] !== times[ranked.at(-1) ?? first];
}
