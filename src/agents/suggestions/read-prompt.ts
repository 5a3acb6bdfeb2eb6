import type { ChartType } from '../../chart/chart-type.ts';
import { type LinkedWish, linkWords } from '../../language/links/link-words.ts';
import { understand } from '../../language/understand.ts';
import type { Reading, Situation, Task, UnknownWords } from '../../language/understanding.ts';
import type { Expression } from '../../plan/expression/expression.ts';
import type { PlanStep } from '../../plan/plan.ts';
import type { Goal } from './candidate.ts';
import { readEmphasis } from './read-emphasis.ts';

/** How much of a prompt was understood: all of it, which is so of one that asks for nothing; a part of its words; none. */
export type Grasp = 'whole' | 'part' | 'none';

/** What a prompt asks of the views. */
export type Steer = {
  readonly grasp: Grasp;
  /** Keys of the columns that it names. */
  readonly wanted: ReadonlySet<string>;
  /** Chart types that it names; none where it leaves them open. */
  readonly types: readonly ChartType[];
  readonly goals: readonly Goal[];
  /** Types and goals that it does not want. */
  readonly unwanted: { readonly types: readonly ChartType[]; readonly goals: readonly Goal[] };
  /** True where it wants no other types than those it names, or no other goals. */
  readonly isOnly: boolean;
  /** Rows that it keeps. */
  readonly where: Expression | undefined;
  /** Words that ask for what is not in the data. */
  readonly unknown: readonly UnknownWords[];
};

/** A prompt that asks for nothing in particular. */
export const NO_STEER: Steer = {
  grasp: 'whole',
  wanted: new Set(),
  types: [],
  goals: [],
  unwanted: { types: [], goals: [] },
  isOnly: false,
  where: undefined,
  unknown: [],
};

const GOALS_OF = {
  trend: ['trend'],
  share: ['composition'],
  parts: ['composition'],
  compare: ['comparison', 'ranking'],
  relation: ['relationship'],
  distribution: ['distribution'],
  rank: ['ranking'],
  deviation: ['deviation', 'change'],
} as const satisfies Record<Task, readonly Goal[]>;

const SURE = 0.9;

/** Reads what a prompt asks of the views of a table: columns, types, a task, and rows to keep. */
export function readPrompt(prompt: string, situation: Situation): Steer {
  const first = understand(prompt, situation);
  const missing = first.unknown.filter(({ wanted }) => wanted !== 'anything');
  // Views are suggested whatever is said; a word that means nothing here ("ideas") must not hide what does.
  const said = without(prompt, first.unknown);
  const { readings } = first.readings.length > 0 || said === prompt ? first : understand(said, situation);
  const [reading] = readings;
  const linked = linkWords(prompt, situation);
  const emphasis = readEmphasis(linked);
  const { isOnly } = emphasis;
  const unwanted = { types: emphasis.unwanted, goals: emphasis.unwantedGoals };
  const isRefused = (type: ChartType): boolean => unwanted.types.includes(type);
  const keys = new Set(situation.table.columns.map(({ key }) => key));
  if (reading === undefined) {
    const { types, goals } = emphasis;
    // What is said of pictures alone is no wish, and yet it is understood.
    const isPart = types.length + goals.length + unwanted.types.length + unwanted.goals.length > 0;
    return {
      ...NO_STEER,
      grasp: isPart ? 'part' : 'none',
      wanted: linkedColumns(linked, situation),
      types,
      goals,
      unwanted,
      isOnly,
      unknown: missing,
    };
  }
  const filters = reading.plan.steps.flatMap((step) =>
    step.verb === 'filter' && [...columnsOf(step.where)].every((key) => keys.has(key)) ? [step.where] : [],
  );
  const [one, ...others] = filters;
  const where =
    one && others.reduce<Expression>((left, right) => ({ kind: 'binary', operator: 'and', left, right }), one);
  const isWhole = first.unknown.length === 0 && reading.assumptions.every(({ kind }) => kind !== 'skipped');
  return {
    grasp: isWhole ? 'whole' : 'part',
    wanted: new Set(reading.plan.steps.flatMap((step) => (step.verb === 'filter' ? [] : keysIn(step, keys)))),
    types: namedTypes(reading).filter((type) => !isRefused(type)),
    goals: reading.task === undefined ? emphasis.goals : GOALS_OF[reading.task],
    unwanted,
    isOnly,
    where,
    unknown: missing,
  };
}

/** A prompt with the words blanked that linked to nothing. */
function without(prompt: string, unknown: readonly UnknownWords[]): string {
  return unknown.reduce(
    (text, { span: { start, end } }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    prompt,
  );
}

function namedTypes({ namesType, suits, plan }: Reading): readonly ChartType[] {
  const set = plan.steps.flatMap((step: PlanStep) => (step.verb === 'setType' ? [step.type] : []));
  return namesType ? [...new Set([...set, ...suits])] : [];
}

/** Keys of columns that stand anywhere in a step, new columns left out. */
function keysIn(part: unknown, keys: ReadonlySet<string>): readonly string[] {
  if (typeof part === 'string') return keys.has(part) ? [part] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'as' || name === 'verb' || name === 'operation' || name === 'direction' ? [] : keysIn(value, keys),
  );
}

function columnsOf(where: Expression): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('key' in part && typeof part.key === 'string') found.add(part.key);
    for (const value of Object.values(part)) walk(value);
  };
  walk(where);
  return found;
}

/** Columns that the words of a prompt surely name, where it is no wish by itself. */
function linkedColumns({ links }: LinkedWish, { table: { columns } }: Situation): ReadonlySet<string> {
  return new Set(
    links
      .flat()
      .flatMap(({ target, score }) =>
        target.kind === 'column' && target.reason === 'exact' && score >= SURE
          ? (columns[target.column]?.key ?? [])
          : [],
      ),
  );
}
