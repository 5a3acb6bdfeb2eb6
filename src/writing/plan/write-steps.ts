import type { Locale } from '../../chart/locale.ts';
import type { EditFacts } from '../../plan/edit/edit-facts.ts';
import { type EditFieldPath, isEditFieldPath } from '../../plan/edit/edit-fields.ts';
import type { PlanNotice } from '../../plan/follow/notice.ts';
import type { AppliedStep, PlanOutcome } from '../../plan/outcome.ts';
import type { ComparedColumn } from '../../plan/plan-error.ts';
import type { StepFault } from '../../plan/step-error.ts';
import type { DataNote, TransformFacts } from '../../plan/transform/facts.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import { ARABIC_TEXTS } from './arabic-texts.ts';
import { AMERICAN_TEXTS, BRITISH_TEXTS } from './english-texts.ts';
import type { FieldTexts } from './field-text.ts';
import type { PlanTexts, StepSay } from './plan-texts.ts';
import { PORTUGUESE_TEXTS } from './portuguese-texts.ts';
import { sayIn } from './say.ts';
import { writeColour } from './write-colour.ts';
import { writeCondition } from './write-condition.ts';

/** The sentences of each locale. */
export const PLAN_TEXTS = {
  EN_GB: BRITISH_TEXTS,
  EN_US: AMERICAN_TEXTS,
  AR: ARABIC_TEXTS,
  PT_PT: PORTUGUESE_TEXTS,
} as const satisfies Record<Locale, PlanTexts>;

/** What each field of a chart is called in each locale, as a noun phrase with its article. */
export const FIELD_NAMES: Readonly<Record<Locale, Readonly<Record<EditFieldPath, string>>>> = {
  EN_GB: namesOf(BRITISH_TEXTS.fields),
  EN_US: namesOf(AMERICAN_TEXTS.fields),
  AR: namesOf(ARABIC_TEXTS.fields),
  PT_PT: namesOf(PORTUGUESE_TEXTS.fields),
};

function namesOf(fields: FieldTexts): Readonly<Record<EditFieldPath, string>> {
  // Every field has its text, so that every path has its name.
  return Object.fromEntries(Object.entries(fields).map(([path, { name }]) => [path, name])) as Record<
    EditFieldPath,
    string
  >;
}

/**
 * What each step of a plan did, one line a step, then what the chart brought along unasked: in the past tense, with the
 * figures. `Kept 214 of 1,038 rows where “Region” is “North”.`
 */
export function writeSteps({ steps, notices }: PlanOutcome, locale: Locale): string[] {
  return [...steps.map((step) => writeStep(step, locale)), ...notices.map((notice) => writeNotice(notice, locale))];
}

/** What one step did, and what it left out. */
export function writeStep(step: AppliedStep, locale: Locale): string {
  const say = stepSay(step.columns, locale);
  return step.kind === 'edit'
    ? writeEdit(step.facts, say, locale)
    : writeTransform(step.facts, step.transform, say, locale);
}

/** What a chart had to give up, or what became of it, without being asked. */
function writeNotice(notice: PlanNotice, locale: Locale): string {
  // Each sentence takes the notice of its own kind, which the compiler cannot follow through the table.
  const sentence = PLAN_TEXTS[locale].notices[notice.kind] as (notice: PlanNotice, say: StepSay) => string;
  return sentence(notice, stepSay([], locale));
}

/** Why a plan cannot be carried out, and what there is to choose from. */
export function writePlanError(fault: StepFault, locale: Locale): string {
  // Each sentence takes the fault of its own kind, which the compiler cannot follow through the table.
  const sentence = PLAN_TEXTS[locale].faults[fault.kind] as (fault: StepFault, say: StepSay) => string;
  return sentence(fault, stepSay([], locale));
}

/** Steps that are told in full in a message; of more, the first and the last ones are, and how many are between. */
const MOST_TOLD = 8;
const FIRST_TOLD = 4;
const LAST_TOLD = 3;

/**
 * What was done as one message: the steps themselves where they are few, else the first and the last of them and, where the data
 * changed, its size; that nothing changed where nothing did.
 */
export function writeDone(outcome: PlanOutcome, locale: Locale): string {
  const { done } = PLAN_TEXTS[locale];
  if (outcome.steps.length === 0) return done.nothing;
  if (outcome.notices.length === 0 && outcome.steps.every(({ facts }) => 'isAlready' in facts && facts.isAlready)) {
    return outcome.steps.length === 1 ? writeSteps(outcome, locale).join(' ') : done.unchanged;
  }
  const notices = outcome.notices.map((notice) => writeNotice(notice, locale));
  const told = outcome.steps.map((step) => writeStep(step, locale));
  if (told.length <= MOST_TOLD) return [...told, ...notices].join(' ');
  const { rows, columns } = outcome.config.data;
  const isReshaped = outcome.steps.some(({ kind }) => kind === 'transform');
  const left = isReshaped ? [done.left(rows.length, columns.length, stepSay([], locale))] : [];
  const between = done.more(told.length - FIRST_TOLD - LAST_TOLD, stepSay([], locale));
  const parts = [...told.slice(0, FIRST_TOLD), between, ...told.slice(-LAST_TOLD), ...left, ...notices];
  return parts.join(' ');
}

/** What is told of the rows behind a chart: that it was made of them anew, that a change of them was undone, that they stay behind. */
export function writeSourceFact(fact: 'remade' | 'undone' | 'leftBehind', rows: number, locale: Locale): string {
  return PLAN_TEXTS[locale].done[fact](rows, stepSay([], locale));
}

/** A chart type as it stands within a sentence, with its article where the language has one. */
export function writeChartType(type: PlanOutcome['config']['type'], locale: Locale): string {
  return PLAN_TEXTS[locale].types[type];
}

function writeTransform(facts: TransformFacts, transform: Transform, say: StepSay, locale: Locale): string {
  const { transforms } = PLAN_TEXTS[locale];
  // Each sentence takes the facts and the transform of its own verb, which the compiler cannot follow through the table.
  const sentence = transforms[facts.verb] as (facts: TransformFacts, transform: Transform, say: StepSay) => string;
  return [sentence(facts, transform, say), ...facts.notes.map((note) => writeNote(note, say, locale))].join(' ');
}

function writeNote(note: DataNote, say: StepSay, locale: Locale): string {
  // Each sentence takes the note of its own kind, which the compiler cannot follow through the table.
  const sentence = PLAN_TEXTS[locale].notes[note.kind] as (note: DataNote, say: StepSay) => string;
  return sentence(note, say);
}

function writeEdit(facts: EditFacts, say: StepSay, locale: Locale): string {
  const texts = PLAN_TEXTS[locale];
  if (facts.verb === 'setField') return writeField(facts, say, texts);
  if (facts.isAlready && facts.verb !== 'removeAnnotations') return texts.alreadyDone;
  // Each sentence takes the facts of its own verb, which the compiler cannot follow through the table.
  const sentence = texts.edits[facts.verb] as (facts: EditFacts, say: StepSay) => string;
  return sentence(facts, say);
}

type FieldFacts = Extract<EditFacts, { readonly verb: 'setField' }>;

/** A value with a sentence of its own is told by it; the type that does not draw the field is told as well. */
function writeField(facts: FieldFacts, say: StepSay, texts: PlanTexts): string {
  const { field, value, isAlready, isShown, type } = facts;
  const { name, is } = texts.fields[field];
  if (isAlready) return texts.already(name);
  const own = value === null ? undefined : is?.[String(value)];
  const told = own ?? texts.edits.setField(facts, say);
  return isShown ? told : `${told} ${texts.notShown(texts.types[type])}`;
}

function stepSay(columns: readonly ComparedColumn[], locale: Locale): StepSay {
  const say = sayIn(locale);
  const texts = PLAN_TEXTS[locale];
  return {
    ...say,
    condition: (expression) => writeCondition(expression, columns, locale),
    colour: (hex) => writeColour(hex, locale),
    setting: (setting) => (isEditFieldPath(setting) ? texts.fields[setting].name : texts.settings[setting]),
    takes: (values) => texts.takes(values, say),
  };
}
