import { saysOperation } from '../../holes/ends-of-figures.ts';
import { areMany, isVolume } from '../../holes/told-of-each.ts';
import { yesOf } from '../../links/link-flags.ts';
import { amongValues, binary, columnCell, literal } from '../expressions.ts';
import type { MeaningOf, MeasureForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { moneyMade } from './figures-of-columns.ts';
import { rateOf } from './rates.ts';

/** What the two are compared by: a figure, how often yes is said, or what is earned. */
function comparedBy(parts: Parts, context: BuildContext): MeasureForm | undefined {
  const figure = parts.get('Measure')?.measures[0];
  // "Total bill" is what one row's label says, and no sum of all.
  const isCalled =
    figure?.column !== undefined && saysOperation(context.columnOf(figure.column).label, figure.operation);
  const named = isCalled ? undefined : figure;
  // «Salários mais altos» of the one than of the other are no highest ones.
  const isExtreme = named?.operation === 'max' || named?.operation === 'min';
  const measure = isExtreme ? { ...named, operation: 'mean' as const } : named;
  const column =
    parts.get('Column')?.column ?? figure?.column ?? (parts.has('earnVerb') ? moneyMade(context) : undefined);
  if (measure !== undefined || column === undefined) return measure;
  const { key, label, role } = context.columnOf(column);
  const yes = yesOf(column, context.table);
  if (yes !== undefined) {
    return rateOf(binary('=', columnCell(key), literal(yes)), `${label} (%)`, context).measures[0];
  }
  if (role !== 'measure') return undefined;
  if (parts.has('inTotal')) return { column, operation: 'sum' };
  return isOfEach(parts, column, context) ? { column, isOfEach: true } : { column };
}

/** "Men" tip more each by himself, and tips that are higher at dinner are so at each; sales that are higher in Porto are so in all. */
function isOfEach(parts: Parts, column: number, { columnOf }: BuildContext): boolean {
  const values = [...parts.all('Value'), ...(parts.get('Values')?.values ?? [])];
  const isHigher = parts.has('Comparative') || parts.has('bigger');
  const said = parts.has('Value') ? parts.textOf('Value') : parts.textOf('Values');
  return areMany(values, said) || (isHigher && !isVolume(columnOf(column)));
}

/** "Do men tip more than women", "are tips higher at dinner than at lunch": the figure of both, for the reader to compare; of more, where several are named behind "than". */
function bothCompared(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const [one, ...others] = [...parts.all('Value'), ...(parts.get('Values')?.values ?? [])];
  const measure = comparedBy(parts, context);
  if (one === undefined || others.length === 0 || measure === undefined || measure.column === one.column)
    return undefined;
  const isDenied = parts.has('not');
  if (others.some(({ column, value }) => column !== one.column || (value === one.value) !== isDenied)) return undefined;
  const where = isDenied ? undefined : amongValues([one, ...others], context);
  return { groups: [{ column: one.column }], measure, ...(where === undefined ? {} : { where }) };
}

/** "Do men tip more", "are tips higher at dinner": than all the others of the column, which stand beside it. */
function allCompared(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const [one, ...others] = parts.all('Value');
  // "How did sales grow in Porto" asks for a course, and for no other place.
  const measure = parts.says('growth') ? undefined : comparedBy(parts, context);
  if (one === undefined || others.length > 0 || measure === undefined || measure.column === one.column)
    return undefined;
  return { groups: [{ column: one.column }], measure };
}

const ASKED = 'showVerb|is|has|questionWord?';
const MORE = 'Comparison|Comparative|moreOf|lessOf|bigger';
const FIGURE = 'Column|Measure|earnVerb';
const AT = 'of|in|for|on|from|to';
const THAN = `than? ${AT}? not? Value|Values`;
// "Do" is a verb of showing too.
const QUESTION = 'showVerb|is|has|questionWord';
const MORE_ALONE = 'Comparative|moreOf|lessOf|bigger';

/** Two values of one column, asked which of them has more, or whether one has more than all others. */
export const MORE_THAN_OTHER_RULES: readonly Rule[] = [
  ...[
    `${ASKED} Value has|with? ${FIGURE} ${MORE} inTotal? ${THAN}`,
    `${ASKED} Value has|with|showVerb|Word? ${MORE} ${FIGURE} ${THAN}`,
    `${ASKED} ${FIGURE} is? ${MORE} ${AT}? Value ${THAN}`,
    `${ASKED} ${FIGURE} ${AT} Value ${MORE} ${THAN}`,
    `${ASKED} ${FIGURE} Value ${MORE} ${THAN}`,
    `${QUESTION} ${FIGURE} ${MORE_ALONE} ${AT}? Values`,
    `${QUESTION} ${MORE_ALONE} ${FIGURE} ${AT}? Values`,
  ].map((pattern, at) =>
    defineRule({ id: `more-than-other-${at}`, gives: 'Rank', pattern, weight: 1, build: bothCompared }),
  ),
  ...[
    `${QUESTION} ${FIGURE} ${MORE_ALONE} inTotal? ${AT} Value`,
    `${FIGURE} is ${MORE_ALONE} inTotal? ${AT} Value`,
    `${QUESTION} Value has|with? ${FIGURE} ${MORE_ALONE} inTotal?`,
    `${QUESTION} Value has|with|showVerb ${MORE_ALONE} ${FIGURE}`,
  ].map((pattern, at) =>
    defineRule({ id: `more-than-all-${at}`, gives: 'Rank', pattern, weight: 0.6, build: allCompared }),
  ),
];
