import { VERB_ROLES } from '../clauses/verbs.ts';
import { foldWord } from '../lexicon/fold-word.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Fact } from './fact.ts';
import type { Placement } from './layout.ts';
import type { Unread } from './unread-words.ts';
import { isWholeOf } from './whole.ts';

const START = 0.97;
/** Certainty at most where clauses say more than the table: below what makes an answer `high`. */
const MOST_UNREAD = 0.79;
const COST = {
  twoRows: 0.1,
  hole: 0.35,
  conflict: 0.3,
  unexplained: 0.1,
  mostUnexplained: 0.3,
  leftOut: 0.06,
  leftOutBeside: 0.12,
  mostLeftOut: 0.3,
  halfLeftOut: 0.1,
  aligned: 0.05,
  mixedRows: 0.2,
  hedged: 0.04,
  derived: 0.06,
  unnamed: 0.2,
  wordless: 0.3,
  unitRows: 0.2,
  leadIn: 0.2,
  verbAsName: 0.3,
  sameLabels: 0.2,
  twoCounts: 0.1,
  mixedTimes: 0.2,
  longName: 0.2,
  mixedScale: 0.2,
} as const;

/** A number below this may leave out the scale of those beside it; a nought needs none. */
const SMALL = 1000;

/** Words beyond which a name is more likely a clause read wrongly. */
const LONGEST_NAME = 5;

/** What is known around a table: figures that are not in it, the words of its language, the labels of its columns. */
export type Surroundings = {
  readonly leftOut: readonly Fact[];
  readonly lexicon: Lexicon;
  readonly labels: readonly string[];
  readonly unread: Unread;
};

/**
 * How sure a table of prose is, 0 to 1, from what can be counted: rows, holes, figures left out, names that are too long to be names.
 * A table of 0.8 and more is meant to be right as it stands.
 */
export function certaintyOf(
  placement: Placement,
  { leftOut: allLeftOut, lexicon, labels, unread }: Surroundings,
): number {
  const facts = placement.cells.flat().filter((fact) => fact !== undefined);
  const leftOut = allLeftOut.filter(({ quantity }) => !isWholeOf(quantity, facts));
  const cells = placement.rowKeys.length * placement.columnKeys.length;
  const cost =
    (placement.rowKeys.length < 3 ? COST.twoRows : 0) +
    (placement.holes / cells) * COST.hole +
    Math.min(1, placement.conflicts) * COST.conflict +
    Math.min(COST.mostUnexplained, placement.unexplained * COST.unexplained) +
    Math.min(COST.mostLeftOut, leftOut.length * COST.leftOut + countBeside(facts, leftOut) * COST.leftOutBeside) +
    (some(facts, ({ frame }) => frame.isAligned) ? COST.aligned : 0) +
    (placement.layout.rows[0] === 'any' ? COST.mixedRows : 0) +
    (some(facts, ({ quantity }) => quantity.isHedged) ? COST.hedged : 0) +
    (some(facts, ({ quantity }) => quantity.derivation !== undefined) ? COST.derived : 0) +
    (isUnnamed(facts) ? COST.unnamed : 0) +
    (placement.layout.rows[0] === 'unit' ? COST.unitRows : 0) +
    (leftOut.length * 2 >= facts.length ? COST.halfLeftOut : 0) +
    (!isByAct(facts) && hasVerbAsName(placement, lexicon) ? COST.verbAsName : 0) +
    (new Set(labels).size < labels.length ? COST.sameLabels : 0) +
    (isPairOfCounts(placement, facts) ? COST.twoCounts : 0) +
    (hasMixedTimes(placement, facts) ? COST.mixedTimes : 0) +
    (!isByAct(facts) && hasLeadIn(placement) ? COST.leadIn : 0) +
    (hasLongName(placement, facts) ? COST.longName : 0) +
    (hasWordlessName(placement, facts) ? COST.wordless : 0) +
    (hasMixedScale(placement) ? COST.mixedScale : 0);
  const isAllRead = unread.figures.length === 0 && unread.words.length === 0;
  return Math.max(0.05, Math.min(isAllRead ? START : MOST_UNREAD, Math.round((START - cost) * 100) / 100));
}

/** Figures left out between those that are in, and set against nothing: a reader would expect them in the table. */
function countBeside(facts: readonly Fact[], leftOut: readonly Fact[]): number {
  const sentences = facts.map(({ frame }) => frame.sentence);
  const first = Math.min(...sentences);
  const last = Math.max(...sentences);
  const areChanges = facts.every(({ isChange }) => isChange);
  return leftOut.filter((fact) => {
    const isBetween = fact.frame.sentence >= first && fact.frame.sentence <= last;
    return isBetween && (isPlain(fact) || (areChanges && fact.isChange));
  }).length;
}

const isPlain = ({ frame }: Fact): boolean => !frame.isLimit && (frame.role === undefined || frame.role === 'level');

const some = (facts: readonly Fact[], test: (fact: Fact) => boolean): boolean => facts.some(test);

/** True where bare counts have no noun that says what they count. */
function isUnnamed(facts: readonly Fact[]): boolean {
  return facts.every(
    ({ quantity, places }) =>
      quantity.kind === 'count' && !['measure', 'unit', 'verb'].some((name) => hasPlace(places, name)),
  );
}

function hasPlace(places: Fact['places'], name: string): boolean {
  return [...places.keys()].some((key) => key === name);
}

/** True where small counts stand in one column with some that have a scale: "5 million tonnes and imports 3" leaves open which. */
function hasMixedScale({ cells, columnKeys }: Placement): boolean {
  return columnKeys.some((_, column) => {
    const quantities = cells.flatMap((row) => row[column]?.quantity ?? []);
    const isSmall = quantities.some(
      ({ hasScale, value, kind }) => !hasScale && kind !== 'percent' && value !== 0 && Math.abs(value) < SMALL,
    );
    return isSmall && quantities.some(({ hasScale }) => hasScale);
  });
}

/** True where some rows are times by themselves and others are told from them: "in 2016", "two years later". */
function hasMixedTimes({ layout }: Placement, facts: readonly Fact[]): boolean {
  const kinds = new Set(facts.flatMap(({ frame }) => frame.time?.isRelative ?? []));
  return layout.rows.includes('time') && kinds.size > 1;
}

/**
 * True where the first name has more words than all others, which are alike: it may have swallowed what the sentence
 * says of all ("turmas A", "B", "C").
 */
function hasLeadIn({ layout, cells }: Placement): boolean {
  const [row] = layout.rows;
  if (row === undefined || row === 'time') return false;
  const names = cells.map(
    (each) =>
      each
        .find((fact) => fact !== undefined)
        ?.places.get(row)
        ?.text.split(' ').length,
  );
  const [first, ...others] = names;
  return (
    first !== undefined &&
    others.length > 1 &&
    others.every((words) => words === others[0]) &&
    first > (others[0] ?? first)
  );
}

/** True where shares are named by what those counted do: "40% of pupils come by bus, 35% walk". */
const isByAct = (facts: readonly Fact[]): boolean =>
  facts.some(({ frame }) => frame.behindWhole !== undefined && frame.slots.get('object') === frame.behindWhole);

/** An Arabic verb in the present, without its first letter, before another word. */
const PRESENT = /^و?[يت](\p{L}{2,5}) /u;

/**
 * True where a name is, or ends in, a word that can only be a verb, or where Arabic names begin with one verb in the
 * present: "ينام أحمد", "تنام سارة".
 */
function hasVerbAsName({ layout, cells }: Placement, { roles }: Lexicon): boolean {
  const [row] = layout.rows;
  if (row === undefined || row === 'time' || row === 'answer') return false;
  const names = cells.map((each) => each.find((fact) => fact !== undefined)?.places.get(row)?.text ?? '');
  const presents = names.flatMap((name) => PRESENT.exec(name)?.[1] ?? []);
  if (new Set(presents).size < presents.length) return true;
  return names.some((name) => {
    const known = roles.get(foldWord(name.slice(name.lastIndexOf(' ') + 1)));
    return known !== undefined && known.size === 1 && VERB_ROLES.some((role) => known.has(role));
  });
}

/** True for two counts of things by name: two clauses of one sentence seldom have the same subject by chance. */
function isPairOfCounts({ rowKeys, layout }: Placement, facts: readonly Fact[]): boolean {
  const isTimed = layout.rows[0] === 'time' || layout.column === 'time';
  return rowKeys.length < 3 && !isTimed && facts.every(({ quantity }) => quantity.kind === 'count');
}

/** True where what should name a row holds no letter: a figure whose own sense was not understood. */
function hasWordlessName({ layout }: Placement, facts: readonly Fact[]): boolean {
  const rows = layout.rows.filter((row) => row !== 'time');
  return facts.some(({ places }) => rows.some((row) => /^[^\p{L}]+$/u.test(places.get(row)?.text ?? '')));
}

/** True where a name is so long, or so full of numbers, that it is more likely figures and words read wrongly. */
function hasLongName({ layout }: Placement, facts: readonly Fact[]): boolean {
  const names = facts.flatMap(({ places }) =>
    [...layout.rows, 'unit' as const].flatMap((row) => places.get(row)?.text ?? []),
  );
  return names.some((name) => name.split(' ').length > LONGEST_NAME || /\p{Nd}\P{Nd}+\p{Nd}/u.test(name));
}
