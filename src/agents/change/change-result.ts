import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import type { UnknownWords } from '../../language/understanding.ts';
import type { PlanOutcome } from '../../plan/outcome.ts';
import type { DataNote } from '../../plan/transform/facts.ts';
import { changeTexts, writeAssumptions, writeUnknown } from '../../writing/change/write-change.ts';
import { writeDone, writePlanError, writeSourceFact, writeStep, writeSteps } from '../../writing/plan/write-steps.ts';
import type { Attempt, CarriedOut } from './carry-out.ts';
import { isSameChart } from './is-same-chart.ts';
import { keepSource } from './keep-source.ts';
import type { Turn } from './read-turn.ts';

/** A chart and what is wanted of it; without words the agent does what it does best. */
export type ChangeInput = {
  readonly config: GraphConfig;
  readonly userPrompt: string | undefined;
  /** Milliseconds since 1970 UTC, for "this year" and the like. */
  readonly nowMs: number;
};

/** The changed chart, and what was done. `steps` is absent where a wish was refused, and empty where all was as it says already. */
export type ChangeResult = {
  readonly config: GraphConfig;
  readonly response: { readonly message: string; readonly steps?: readonly string[] };
};

/** A wish that was carried out: the chart before, how the wish was read, and what came of it. */
export type FinishedTurn = {
  readonly before: GraphConfig;
  readonly turn: Pick<Turn, 'source'>;
  readonly done: CarriedOut;
  readonly other: CarriedOut | undefined;
};

/**
 * The answer to a wish that was carried out: its steps, what it left open, and how else it could be read. The chart carries the
 * rows it was made of where a later wish may need them.
 */
export function toResult({ before, turn, done, other }: FinishedTurn, locale: Locale): ChangeResult {
  const { reading, remadeOf, wanted } = done;
  const shown = remadeOf === undefined ? undefined : before;
  const outcome = withoutOldLosses(withoutIdleTypes(done.outcome), shown);
  const { steps: made, config: after } = outcome;
  const { config, isLeftOut } = keepSource({
    before,
    after,
    steps: made,
    source: turn.source,
    isRemade: remadeOf !== undefined,
    ...(wanted === undefined ? {} : { wanted }),
  });
  const steps = writeSteps(outcome, locale);
  const remade = remadeOf === undefined ? [] : [writeSourceFact('remade', remadeOf, locale)];
  const left = isLeftOut ? [writeSourceFact('leftBehind', before.data.rows.length, locale)] : [];
  const parts = [
    ...remade,
    ...(outcome.steps.length === 0 && remade.length > 0 ? [] : [writeDone(outcome, locale)]),
    ...writeAssumptions(reading.assumptions, locale),
    ...left,
    ...writeOther(other && { ...other, outcome: withoutOldLosses(other.outcome, shown) }, steps.join(' '), locale),
  ];
  return { config, response: { message: parts.join(' '), steps: [...remade, ...steps] } };
}

/** A chart that is made anew loses no columns that it did not show; every loss is told where it is made of its own rows. */
function withoutOldLosses(outcome: PlanOutcome, shown: GraphConfig | undefined): PlanOutcome {
  if (shown === undefined) return outcome;
  const known = new Set(labelsOf(shown));
  const steps = outcome.steps.map((step) => {
    if (step.kind !== 'transform') return step;
    const notes = step.facts.notes.flatMap((note): readonly DataNote[] => {
      if (note.kind !== 'columnsDropped') return [note];
      const columns = note.columns.filter(({ label }) => known.has(label));
      return columns.length === 0 ? [] : [{ ...note, columns }];
    });
    return withNotes(step, notes);
  });
  return { ...outcome, steps };
}

function withNotes<Step extends { readonly facts: { readonly notes: readonly DataNote[] } }>(
  step: Step,
  notes: readonly DataNote[],
): Step {
  return { ...step, facts: { ...step.facts, notes } };
}

/** A type that was named and there already is no news beside what was done. */
function withoutIdleTypes(outcome: PlanOutcome): PlanOutcome {
  const steps = outcome.steps.filter((step) => step.facts.verb !== 'setType' || !step.facts.isAlready);
  return steps.length === 0 ? outcome : { ...outcome, steps };
}

/** How else a wish can be read; nothing where that would be told in the very words of what was done. */
function writeOther(other: CarriedOut | undefined, told: string, locale: Locale): readonly string[] {
  const steps = other === undefined ? '' : writeSteps(other.outcome, locale).join(' ');
  return steps === '' || steps === told ? [] : [changeTexts(locale).otherReading(steps)];
}

/** The answer to a wish that could not be carried out: the chart as it came, and why. */
export function toRefusal(
  config: GraphConfig,
  { failure, unknown }: { readonly failure: Attempt['failure']; readonly unknown: readonly UnknownWords[] },
  locale: Locale,
): ChangeResult {
  const reason =
    failure === undefined ? writeUnknown(unknown, labelsOf(config), locale) : writePlanError(failure.fault, locale);
  return unchanged(config, reason, locale);
}

function labelsOf({ data: { columns } }: GraphConfig): readonly string[] {
  return columns.flatMap(({ key, label, _metadata }) => (_metadata?.isHidden === true ? [] : [label ?? key]));
}

/** The answer to a wish that left everything as it was: how its words were read, so that a misreading shows. */
export function toAlreadySo(
  config: GraphConfig,
  { done, other }: { readonly done: CarriedOut; readonly other: CarriedOut | undefined },
  locale: Locale,
): ChangeResult {
  const texts = changeTexts(locale);
  const steps = done.outcome.steps.filter(({ kind }) => kind === 'transform').map((step) => writeStep(step, locale));
  const parts = [
    texts.alreadySo,
    ...(steps.length === 0 ? [] : [texts.readAs(steps.join(' '))]),
    ...writeOther(other, steps.join(' '), locale),
  ];
  return { config, response: { message: parts.join(' '), steps: [] } };
}

/** The chart as it came, with the reason. */
export function unchanged(config: GraphConfig, reason: string, locale: Locale): ChangeResult {
  return { config, response: { message: `${changeTexts(locale).unchanged} ${reason}` } };
}

/** True where a plan left everything as it was. */
export function isUnchanged(config: GraphConfig, { config: after }: PlanOutcome): boolean {
  return isSameChart(config, after);
}
