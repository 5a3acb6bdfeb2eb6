import { isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { dimensionColumn } from '../../holes/dimension-column.ts';
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

/** "Are newer houses more expensive": what the one adjective speaks of against what the other does. */
function adjectivesTogether(
  parts: Parts,
  { purpose, profile, columnOf }: BuildContext,
): MeaningOf['Mention'] | undefined {
  const found = parts.all('Comparative').map(({ dimension }) => dimensionColumn(dimension, profile)?.column);
  const [one, other] = found;
  if (purpose !== 'chart' || one === undefined || other === undefined || one === other) return undefined;
  if ([one, other].some((column) => !isNumeric(columnOf(column)) && columnOf(column).format !== 'year'))
    return undefined;
  return {
    columns: [one, other].map((column) => ({ column, reason: 'synonym' as const })),
    isRelation: true,
  };
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
  defineRule({
    id: 'relate-first',
    gives: 'Mention',
    // Where verbs come first: «يعتمد السعر على المساحة» is no quotient.
    pattern: 'relate Column on|over|by|with|to Column',
    weight: 1.2,
    build: riseTogether,
  }),
  defineRule({
    id: 'adjectives-together',
    gives: 'Mention',
    pattern: 'showVerb|is|has|questionWord? Comparative Entity|Scope|Noun|rows|Column|Word is|has? Comparative',
    weight: 0.7,
    build: adjectivesTogether,
  }),
  defineRule({
    id: 'adjectives-behind-together',
    gives: 'Mention',
    // Where adjectives follow what they are said of.
    pattern: 'showVerb|is|has|questionWord? Entity|Scope|Noun|rows|Column|Word Comparative is|has Comparative',
    weight: 0.7,
    build: adjectivesTogether,
  }),
];
