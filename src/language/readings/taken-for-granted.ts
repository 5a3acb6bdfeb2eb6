import type { Plan } from '../../plan/plan.ts';
import type { Sense } from '../lexicon/senses.ts';
import type { Link } from '../links/link.ts';
import type { LinkedWish } from '../links/link-words.ts';
import type { Assumption, Situation } from '../understanding.ts';
import { type Cover, skipCost } from './cover.ts';

/** Words left out that cost so much carry meaning: they are told. */
const CONTENT_COST = 0.5;
/** Words told of in one answer. */
const MOST_SKIPPED = 4;

/**
 * What a reading took for granted of the words themselves: columns meant by a synonym, a kindred word or a slip of the keys, values
 * meant by a slip, and words of meaning that were left out. Only columns and values that the plan uses are told.
 */
export function takenForGranted(
  cover: Cover,
  plan: Plan,
  { linked, situation }: { readonly linked: LinkedWish; readonly situation: Situation },
): readonly Assumption[] {
  const used = JSON.stringify(plan.steps);
  const names = plan.steps.flatMap((step) => {
    const name =
      step.verb === 'rename' ? step.label : step.verb === 'derive' && 'as' in step ? step.as.label : undefined;
    return name === undefined ? [] : [name.toLowerCase()];
  });
  const tools: Tools = {
    linked,
    situation,
    uses: (text) => used.includes(JSON.stringify(text)),
    isNewName: (word) => names.some((name) => name.includes(word.toLowerCase())),
  };
  const taken = cover.pieces.flatMap(({ start, end }) =>
    linked.links.slice(start, end).flatMap((links) => guessOf(links, end, tools)),
  );
  const told = new Set<string>();
  const once = taken.filter((assumption) => {
    const key = JSON.stringify(assumption);
    if (told.has(key)) return false;
    told.add(key);
    return true;
  });
  const passed = passedModifiers(cover, tools);
  return [...once, ...passed, ...wordsForRows(cover, { tools, passed }), ...skippedWords(cover, linked)];
}

type Tools = {
  readonly linked: LinkedWish;
  readonly situation: Situation;
  readonly uses: (text: string) => boolean;
  /** True for words of a name that the plan gives. */
  readonly isNewName: (word: string) => boolean;
};

const IS_SURE: ReadonlySet<string> = new Set(['exact', 'part']);

/** The guess that the words from one place on rest on; none where they name something as it is written. */
function guessOf(
  links: readonly Link[],
  end: number,
  { linked, situation, uses, isNewName }: Tools,
): readonly Assumption[] {
  const within = links.filter((link) => link.end <= end);
  const named = within.filter(({ target }) =>
    target.kind === 'column' ? uses(keyOf(target.column, situation)) : target.kind === 'value' && uses(target.value),
  );
  const isOther = within.some(
    ({ target }) => target.kind === 'sense' || target.kind === 'number' || target.kind === 'moment',
  );
  const best = named.toSorted((a, b) => b.score * (b.end - b.start) - a.score * (a.end - a.start))[0];
  if (best === undefined || isOther || named.some(({ target }) => 'reason' in target && IS_SURE.has(target.reason)))
    return [];
  const word = linked.wish.slice(linked.tokens[best.start]?.start, linked.tokens[best.end - 1]?.end);
  if (isNewName(word)) return [];
  if (best.target.kind === 'value') {
    const { column, value } = best.target;
    return [{ kind: 'value', word, value, column: labelOf(column, situation) }];
  }
  return best.target.kind === 'column'
    ? [{ kind: 'column', word, column: labelOf(best.target.column, situation) }]
    : [];
}

const keyOf = (column: number, { table }: Situation): string => table.columns[column]?.key ?? '';
const labelOf = (column: number, { table }: Situation): string => table.columns[column]?.label ?? '';

/** Senses whose words change nothing where they are left out: "euros", "only", "next to it". */
const QUIET: ReadonlySet<Sense> = new Set(['only', 'measureUnit', 'valuesWord', 'is', 'unequal', 'beside']);

/** True for words that have no other meaning than a quiet one. */
function isQuiet(linked: LinkedWish, at: number): boolean {
  const here = linked.over[at] ?? [];
  return here.length > 0 && here.every(({ target }) => target.kind === 'sense' && QUIET.has(target.sense));
}

/** Pieces in which an unknown word before a column says which of them, and is passed over: "unpaid orders". */
const OF_COLUMNS: ReadonlySet<string> = new Set(['Columns', 'Mention', 'Measure', 'By', 'Rank', 'Top', 'Steps']);

function passedModifiers({ pieces }: Cover, { linked, isNewName }: Tools): readonly Assumption[] {
  const { links, tokens } = linked;
  const isColumn = (at: number): boolean => (links[at] ?? []).some(({ target }) => target.kind === 'column');
  return pieces
    .filter(({ name }) => OF_COLUMNS.has(name))
    .flatMap(({ start, end }) => Array.from({ length: Math.max(0, end - start - 1) }, (_, at) => start + at))
    .filter((at) => {
      const here = links[at] ?? [];
      return here.length > 0 && here.every(({ target }) => target.kind === 'word') && isColumn(at + 1);
    })
    .map((at) => tokens[at]?.text ?? '')
    .filter((word) => word !== '' && !isNewName(word))
    .map((word) => ({ kind: 'skipped', word }));
}

/** "Flights per month": words that nothing is called by and that were taken for the rows, so far as they are not told as passed over. */
function wordsForRows(
  { pieces }: Cover,
  { tools, passed }: { readonly tools: Tools; readonly passed: readonly Assumption[] },
): readonly Assumption[] {
  const { links, tokens } = tools.linked;
  const told = new Set(passed.map((assumption) => ('word' in assumption ? assumption.word : '')));
  const words = pieces
    .filter(({ name }) => COUNTED.has(name))
    .flatMap(({ start, end }) => tokens.slice(start, end).filter((_, place) => isUnknownWord(links[start + place])))
    .map(({ text }) => text);
  return [...new Set(words)]
    .filter((word) => !told.has(word) && !tools.isNewName(word))
    .slice(0, MOST_SKIPPED)
    .map((word) => ({ kind: 'rows', word }));
}

/** Pieces in which a word may stand for what the rows are. */
const COUNTED: ReadonlySet<string> = new Set(['Measure', 'Rank', 'By', 'Top', 'Having', 'Scope', 'Filter']);

/** Of a word that may be a slip for one of the language nothing more is known either. */
const isUnknownWord = (links: readonly Link[] = []): boolean =>
  links.some(({ target }) => target.kind === 'word') &&
  links.every(({ target, score }) => target.kind === 'word' || (target.kind === 'sense' && score < SURE));

const SURE = 0.75;

/** Words of meaning that no piece took, neighbours told as one. */
function skippedWords({ skipped }: Cover, linked: LinkedWish): readonly Assumption[] {
  const left = skipped.filter((at) => skipCost(linked, at) >= CONTENT_COST && !isQuiet(linked, at));
  const runs: { start: number; end: number }[] = [];
  for (const at of left) {
    const last = runs.at(-1);
    if (last !== undefined && last.end === at) last.end = at + 1;
    else runs.push({ start: at, end: at + 1 });
  }
  return runs.slice(0, MOST_SKIPPED).map(({ start, end }) => ({
    kind: 'skipped',
    word: linked.wish.slice(linked.tokens[start]?.start, linked.tokens[end - 1]?.end),
  }));
}
