import { isNumeric } from '../../holes/column-nature.ts';
import { amongValues } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { endsOfDates } from './growth-ranking.ts';

/** How a figure changed over all the dates, or between those named, for two values of one column: the greater change first. */
function changeOfBoth(parts: Parts, context: BuildContext): MeaningOf['Change'] | undefined {
  const values = [...parts.all('Value'), ...(parts.get('Values')?.values ?? [])];
  const [one, ...others] = values;
  if (one === undefined || others.length === 0) return undefined;
  if (others.some(({ column, value }) => column !== one.column || value === one.value)) return undefined;
  const column = parts.get('Column')?.column;
  if (column !== undefined && !isNumeric(context.columnOf(column))) return undefined;
  const named = parts.all('Moment');
  const [from, to] = (named.length === 0 ? endsOfDates(context) : named) ?? [];
  const where = amongValues(values, context);
  if (from === undefined || to === undefined || from.shape !== to.shape || where === undefined) return undefined;
  return {
    ...(column === undefined ? {} : { measure: { column } }),
    of: one.column,
    from,
    to,
    isPercentage: parts.has('growth'),
    where,
    direction: parts.says('fallWord') ? 'ascending' : 'descending',
  };
}

const ASKED = 'showVerb|is|has|questionWord?';
const GREW = 'growth|changeWord';
const MORE = 'Comparative|moreOf|lessOf|Superlative|Extreme';
const AT = 'of|in|for|on|from';
const THAN = `than? ${AT}? Value|Values`;
const PERIODS = 'between|from|in Moment and|to|until Moment';

const FORMS = [
  `${ASKED} Column ${GREW} ${MORE} ${AT}? Value ${THAN}`,
  `${ASKED} Column ${AT}? Value ${GREW} ${MORE} ${THAN}`,
  `${ASKED} Value Column? ${GREW} ${MORE} ${THAN} ${AT} Column`,
  `${ASKED} Value Column? ${GREW} ${MORE} ${AT}? Column? ${THAN}`,
  // Where verbs come first: «هل نمت مبيعات الشمال أسرع من الجنوب».
  `${ASKED} ${GREW} Column? ${AT}? Value ${MORE} ${THAN}`,
];

/** "Did sales grow more in Porto than in Faro", "did Porto grow faster than Faro": two values of one column by how a figure changed. */
export const GROWTH_OF_TWO_RULES: readonly Rule[] = FORMS.flatMap((pattern, at) => [
  defineRule({ id: `growth-of-two-${at}`, gives: 'Change', pattern, weight: 1.6, build: changeOfBoth }),
  defineRule({
    id: `growth-of-two-between-${at}`,
    gives: 'Change',
    pattern: `${pattern} ${PERIODS}`,
    weight: 2,
    build: changeOfBoth,
  }),
]);
