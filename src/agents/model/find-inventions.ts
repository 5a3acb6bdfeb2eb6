import { EDIT_FIELDS } from '../../plan/edit/edit-fields.ts';
import type { Expression } from '../../plan/expression/expression.ts';
import type { Plan, PlanStep } from '../../plan/plan.ts';
import type { NewColumn } from '../../plan/transform/transform.ts';
import { findLiteralInventions } from './find-literal-inventions.ts';
import { Ground, type PlanGround } from './ground.ts';

/** A plan that anybody thought of is short; each step is work for the whole table. */
const MOST_STEPS = 30;
const MOST_BINS = 1_000;

/**
 * What a plan of a model says that neither the wish nor the table says: numbers that would come into the data or onto the chart from
 * nowhere, texts and addresses that nobody dictated. Each complaint is fit to be sent back; none means that the plan invents nothing.
 *
 * Texts are of four kinds. What readers take for somebody's words must be words of the request alone: cells and labels are other
 * people's. Names may take words of the trade, those of new columns also words of columns. Values come from cells or the request; addresses from
 * the request, letter by letter. How much is shown, and how it is drawn, is free: every step is told.
 */
export function findInventions(plan: Plan, ground: PlanGround): readonly string[] {
  if (plan.steps.length > MOST_STEPS) return [`a plan has at most ${MOST_STEPS} steps, not ${plan.steps.length}`];
  const known = new Ground(ground);
  return plan.steps.flatMap((step, index) =>
    complaintsOf(step, known).map((complaint) => `steps[${index}]: ${complaint}`),
  );
}

type Checks = {
  readonly [Verb in PlanStep['verb']]?: (
    step: Extract<PlanStep, { readonly verb: Verb }>,
    known: Ground,
  ) => readonly (string | undefined)[];
};

const checkNew = ({ key, label }: NewColumn, known: Ground): readonly (string | undefined)[] => [
  known.complainOfLabel(label),
  key === label ? undefined : known.complainOfLabel(key),
];

const checkExpression = (expression: Expression | undefined, known: Ground): readonly string[] =>
  expression === undefined ? [] : findLiteralInventions(expression, known);

/** A number that comes into cells: only the request can give it; an empty cell may become nought. */
const checkWritten = (value: number, known: Ground): string | undefined =>
  value === 0 || known.isAsked(value) ? undefined : known.complainOfNumber(value);

/** What each verb may bring in from outside. Verbs that are not named take nothing but columns and choices. */
const CHECKS: Checks = {
  filter: ({ where }, known) => checkExpression(where, known),
  derive: ({ expression, as }, known) => [...checkExpression(expression, known), ...checkNew(as, known)],
  group: ({ measures }, known) =>
    measures.flatMap(({ where, as }) => [...checkExpression(where, known), ...checkNew(as, known)]),
  sort: ({ by }, known) =>
    by.flatMap(({ order }) => (typeof order === 'object' ? order.map((value) => known.complainOfValue(value)) : [])),
  limit: ({ rest }, known) => (rest === undefined ? [] : [known.complainOfName(rest.label)]),
  pivotLonger: ({ nameAs, valueAs }, known) => [...checkNew(nameAs, known), ...checkNew(valueAs, known)],
  bin: ({ as, count = 0, edges = [] }, known) => [
    ...checkNew(as, known),
    Math.max(count, edges.length) > MOST_BINS ? `at most ${MOST_BINS} intervals` : undefined,
  ],
  truncateTime: ({ as }, known) => checkNew(as, known),
  window: ({ as }, known) => checkNew(as, known),
  fillEmpty: ({ value }, known) => {
    if (value === undefined) return [];
    return [typeof value === 'number' ? checkWritten(value, known) : known.complainOfValue(value)];
  },
  rename: ({ label }, known) => [known.complainOfName(label)],
  splitText: ({ separator, into }, known) => [
    known.isPartOfCell(separator) ? undefined : known.complainOfValue(separator),
    ...into.flatMap((as) => checkNew(as, known)),
  ],
  mergeText: ({ separator, as }, known) => [known.complainOfSeparator(separator), ...checkNew(as, known)],
  replace: ({ column, from, to }, known) => [
    typeof from !== 'string' || known.isPartOfCell(from) ? undefined : known.complainOfValue(from),
    typeof to === 'number' ? checkWritten(to, known) : undefined,
    typeof to !== 'string' || known.isSaid(to) || known.isCellOf(column, to)
      ? undefined
      : `the text ${JSON.stringify(to.slice(0, 80))} stands neither in the request nor in this column`,
  ],
  transpose: ({ as }, known) => checkNew(as, known),
  addTotals: ({ label }, known) => [known.complainOfName(label)],
  setField: checkField,
  setContent: ({ text }, known) => (text === null ? [] : [known.complainOfDictation(text)]),
  setSource: ({ label, url }, known) => [
    typeof label === 'string' ? known.complainOfDictation(label) : undefined,
    typeof url === 'string' ? known.complainOfAddress(url) : undefined,
  ],
  styleSeries: ({ look: { paletteColorId, fillStyle } }, known) =>
    [paletteColorId, fillStyle].map((id) =>
      typeof id !== 'string' || PALETTE_ID.test(id) ? undefined : known.complainOfDictation(id),
    ),
  addAnnotation: ({ annotation }, known) => {
    if (annotation.type === 'tooltip') return [known.complainOfDictation(annotation.caption)];
    return annotation.type === 'text' ? [known.complainOfDictation(annotation.content)] : [];
  },
  setReferenceLine: ({ referenceLine: line }, known) => [
    'label' in line && line.label !== undefined ? known.complainOfName(line.label) : undefined,
    line.line === 'goalLine' && line.value !== 0 && !known.isKnown(line.value)
      ? known.complainOfNumber(line.value)
      : undefined,
  ],
};

const PALETTE_ID = /^[\w:-]{1,40}$/;
const AXIS_END = /\.(min|max)$/;

function checkField(
  { field, value }: Extract<PlanStep, { readonly verb: 'setField' }>,
  known: Ground,
): readonly (string | undefined)[] {
  if (typeof value === 'number') {
    // An end of an axis that nobody named can make small things look large.
    return [!AXIS_END.test(field) || value === 0 || known.isKnown(value) ? undefined : known.complainOfNumber(value)];
  }
  if (typeof value !== 'string') return [];
  const { values } = EDIT_FIELDS[field as keyof typeof EDIT_FIELDS];
  if (values.kind === 'url') return [known.complainOfAddress(value)];
  if (values.kind !== 'text') return [];
  if ('known' in values && values.known?.includes(value) === true) return [];
  return [field.endsWith('.label') ? known.complainOfName(value) : known.complainOfDictation(value)];
}

function complaintsOf<Step extends PlanStep>(step: Step, known: Ground): readonly string[] {
  // The table has under each verb the check of its own steps.
  const check = CHECKS[step.verb] as ((step: Step, known: Ground) => readonly (string | undefined)[]) | undefined;
  return (check?.(step, known) ?? []).filter((complaint) => complaint !== undefined);
}
