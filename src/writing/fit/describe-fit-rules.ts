import { CHART_TYPES } from '../../chart/chart-type.ts';
import { FACTOR_KINDS, type FactorKind } from '../../fit/factor.ts';
import { RULES } from '../../fit/rules/all-rules.ts';
import type { Rule } from '../../fit/rules/rule.ts';
import { type RuleId, WEIGHTS } from '../../fit/weights.ts';
import { TEXTS } from './language.ts';

const HEADING_OF = {
  'deal-breaker': 'Deal-breakers: what disqualifies a type',
  continuity: 'Continuity: what runs along an order',
  specificity: 'Specificity: how much of the table a type shows, and what it is made for',
  pro: 'For a type',
  con: 'Against a type, and what has to be done first',
  family: 'The family asked for',
} as const satisfies Record<FactorKind, string>;

/** A sentence with its slots shown as words, as a reader of the document sees them. */
function showTemplate(rule: RuleId): string {
  return TEXTS.english[rule].reason
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\{\w+:(\w+)\}/g, '*n* $1')
    .replace(/\{(\w+)\}/g, '*$1*')
    .replace('*n* measuresToPlaceDots', '*one or two number columns*')
    .replace('*n* measuresForBubbles', '*the number columns that are missing*')
    .replaceAll('numberColumns', 'number columns');
}

function showTypes({ types }: Pick<Rule, 'types'>): string {
  if (types.length === CHART_TYPES.length) return 'all';
  if (types.length <= CHART_TYPES.length / 2) return types.join(', ');
  return `all but ${CHART_TYPES.filter((type) => !types.includes(type)).join(', ')}`;
}

function describeRule({ id, source, types }: Pick<Rule, 'id' | 'source' | 'types'>): string {
  return `| \`${id}\` | ${WEIGHTS[id]} | ${showTypes({ types })} | ${showTemplate(id)} | ${source} |`;
}

const FAMILY_RULE = {
  id: 'family-asked-for',
  kind: 'family',
  types: CHART_TYPES,
  source: 'The request’s `chartFamily`; only types of that family that can be drawn',
} as const;

/** The document of all fit rules, in Markdown: by kind, each with its weight, its types, its reason and its source. */
export function describeFitRules(): string {
  const sections = FACTOR_KINDS.map((kind) => {
    const rows = [...RULES, FAMILY_RULE].filter((rule) => rule.kind === kind).map(describeRule);
    return [
      `## ${HEADING_OF[kind]}`,
      '',
      '| rule | weight | types | reason | source |',
      '|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  });
  return [
    '# Fit rules',
    '',
    'Made from the code (`src/fit/rules/`, `src/fit/weights.ts`): do not edit by hand.',
    '',
    'Every rule is one claim about a table. Where the claim holds, its weight is added to the score of its types; a score is',
    'the exact sum of these weights. A deal-breaker disqualifies, and every type that can be drawn ranks before every one that',
    'can’t. Equal scores keep the order of the chart types in the contract.',
    '',
    ...sections,
  ].join('\n');
}
