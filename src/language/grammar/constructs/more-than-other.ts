import { foldWords } from '../../../table/notation/characters.ts';
import { yesOf } from '../../links/link-flags.ts';
import { isPlural } from '../../text/stem.ts';
import { amongValues, binary, columnCell, literal } from '../expressions.ts';
import type { MeaningOf, MeasureForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { moneyMade } from './figures-of-columns.ts';
import { rateOf } from './rates.ts';

/** What the two are compared by: a figure, how often yes is said, or what is earned. */
function comparedBy(parts: Parts, context: BuildContext): MeasureForm | undefined {
  const named = parts.get('Measure')?.measures[0];
  // «Salários mais altos» of the one than of the other are no highest ones.
  const isExtreme = named?.operation === 'max' || named?.operation === 'min';
  const measure = isExtreme ? { ...named, operation: 'mean' as const } : named;
  const column = parts.get('Column')?.column ?? (parts.has('earnVerb') ? moneyMade(context) : undefined);
  if (measure !== undefined || column === undefined) return measure;
  const { key, label, role } = context.columnOf(column);
  const yes = yesOf(column, context.table);
  if (yes !== undefined) {
    return rateOf(binary('=', columnCell(key), literal(yes)), `${label} (%)`, context).measures[0];
  }
  if (role !== 'measure') return undefined;
  return areMany(parts) ? { column, operation: 'mean' } : { column };
}

/** "Men", "smokers": each of many has a figure of his own; "Porto" has what all its rows come to. */
function areMany(parts: Parts): boolean {
  const words = foldWords(parts.textOf('Value')).split(' ');
  return parts.get('Value')?.reason === 'synonym' || isPlural(words.at(-1) ?? '');
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

const ASKED = 'showVerb|is|has|questionWord?';
const MORE = 'Comparison|Comparative|moreOf|lessOf|bigger';
const FIGURE = 'Column|Measure|earnVerb';
const AT = 'of|in|for|on|from';
const THAN = `than? ${AT}? not? Value|Values`;

/** Two values of one column, asked which of them has more. */
export const MORE_THAN_OTHER_RULES: readonly Rule[] = [
  `${ASKED} Value has|with? ${FIGURE} ${MORE} ${THAN}`,
  `${ASKED} Value has|with|showVerb|Word? ${MORE} ${FIGURE} ${THAN}`,
  `${ASKED} ${FIGURE} ${MORE} ${AT}? Value ${THAN}`,
  `${ASKED} ${FIGURE} ${AT} Value ${MORE} ${THAN}`,
  `${ASKED} ${FIGURE} Value ${MORE} ${THAN}`,
].map((pattern, at) =>
  defineRule({ id: `more-than-other-${at}`, gives: 'Rank', pattern, weight: 1, build: bothCompared }),
);
