import { isNumeric, isTimelike } from '../../holes/column-nature.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** "Does a longer distance mean more delay": the one figure against the other. */
function riseTogether(parts: Parts, { purpose, columnOf }: BuildContext): MeaningOf['Mention'] | undefined {
  const columns = parts.all('Column');
  const [one, other] = columns;
  if (purpose !== 'chart' || one === undefined || one.column === other?.column) return undefined;
  const areFigures = columns.every(({ column }) => isNumeric(columnOf(column)) && !isTimelike(columnOf(column)));
  return areFigures ? { columns, isRelation: true } : undefined;
}

const DEGREE = 'moreOf|lessOf|Comparative';

/** Figures that are said to be greater or smaller together. */
export const DEGREE_RULES: readonly Rule[] = [
  ...[
    `showVerb|is|questionWord? ${DEGREE} Column average|relate to? ${DEGREE} Column`,
    // Where adjectives follow what they are said of.
    `showVerb|is|questionWord? Column ${DEGREE} relate to? Column ${DEGREE}`,
  ].map((pattern, at) =>
    defineRule({ id: `rise-together-${at}`, gives: 'Mention', pattern, weight: 0.6, build: riseTogether }),
  ),
];
