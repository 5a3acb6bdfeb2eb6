import type { Expression } from '../../../plan/expression/expression.ts';
import { maybeMoment } from '../../../table/notation/date-notation.ts';
import type { TypedTable } from '../../../table/parse-table.ts';
import { isTimelike } from '../../holes/column-nature.ts';
import { indexTable, lettersOf, toCanonical } from '../../links/table-index.ts';
import { titled } from '../../text/titled.ts';
import { isOfMoment, literal, negation } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { areRows, rateOf } from './rates.ts';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
type Season = (typeof SEASONS)[number];

/** The months of each season as meteorologists of the northern hemisphere count them; the steps name them, for whom they do not suit. */
const MONTHS = {
  spring: ['March', 'April', 'May'],
  summer: ['June', 'July', 'August'],
  autumn: ['September', 'October', 'November'],
  winter: ['December', 'January', 'February'],
} as const satisfies Record<Season, readonly string[]>;

/** Rows of the months of some seasons, by the first column that knows months. Undefined where a cell is called so: it is meant. */
function ofSeasons(
  seasons: readonly Season[],
  parts: Parts,
  { table, columnOf }: BuildContext,
): Expression | undefined {
  const dates = table.columns.map((_, column) => columnOf(column)).filter(isTimelike);
  const profile = dates.find(({ time }) => time?.isCyclic === false || time?.grain === 'month');
  if (profile === undefined || seasons.some((season) => isCell(parts.textOf(season), table))) return undefined;
  const months = seasons.flatMap((season) => MONTHS[season]).flatMap((month) => maybeMoment(month) ?? []);
  return amongOne(months.map(({ text }) => isOfMoment({ iso: text }, profile)));
}

const saidIn = (parts: Parts): readonly Season[] => SEASONS.filter((season) => parts.has(season));

function isCell(text: string, table: TypedTable): boolean {
  const { values } = indexTable(table);
  return values.has(lettersOf(text)) || values.has(lettersOf(toCanonical(text).join('')));
}

/** Equations of one side as a list of what it may be. */
function amongOne(equations: readonly Expression[]): Expression | undefined {
  const [first] = equations;
  if (first?.kind !== 'binary') return undefined;
  const values = equations.flatMap((one) => (one.kind === 'binary' ? [one.right] : []));
  return { kind: 'in', of: first.left, values };
}

/** Two seasons set against one another: the rows of both, told apart under the words of the wish. */
function seasonsApart(parts: Parts, context: BuildContext): MeaningOf['Filter'] | undefined {
  const named = SEASONS.flatMap((season) => {
    const where = parts.has(season) ? ofSeasons([season], parts, context) : undefined;
    return where === undefined ? [] : [{ where, name: titled(parts.textOf(season)) }];
  });
  if (named.length < 2) return undefined;
  const expression = named.reduceRight<Expression>(
    (others, { where, name }) => ({ kind: 'call', name: 'if', arguments: [where, literal(name), others] }),
    literal(''),
  );
  const texts = named.map(({ name }) => name);
  const label = texts.join(' / ');
  const column = context.makeColumn({ key: 'season', label, expression, isAdditive: false, texts });
  const where = ofSeasons(saidIn(parts), parts, context);
  return where && { where, contrast: column };
}

const ANY = SEASONS.join('|');
/** One to three seasons, each list with what its length adds to the weight: it is one condition, and not several. */
const LISTS = [
  { list: ANY, more: 0 },
  { list: `${ANY} and|or ${ANY}`, more: 0.3 },
  { list: `${ANY} and|or? ${ANY} and|or ${ANY}`, more: 0.6 },
];

/** Seasons as conditions: "in summer", "without the winter", "in spring and autumn"; and set against one another. */
export const SEASON_RULES: readonly Rule[] = [
  ...LISTS.flatMap(({ list, more }, at) => [
    defineRule({
      id: `filter-season-${at}`,
      gives: 'Filter',
      pattern: `only|keepVerb? in|on|of|for|over|by? ${list}`,
      weight: 0.2 + more,
      build: (parts, context) => {
        const where = ofSeasons(saidIn(parts), parts, context);
        return where && { where };
      },
    }),
    defineRule({
      id: `filter-no-season-${at}`,
      gives: 'Filter',
      pattern: `without|removeVerb|not in|of? ${list}`,
      weight: 0.4 + more,
      build: (parts, context) => {
        const where = ofSeasons(saidIn(parts), parts, context);
        return where && { where: negation(where) };
      },
    }),
  ]),
  ...[`${ANY} versus ${ANY}`, `compare ${ANY} and|with|to|versus ${ANY}`].map((pattern, at) =>
    defineRule({ id: `seasons-apart-${at}`, gives: 'Filter', pattern, weight: 0.8, build: seasonsApart }),
  ),
  defineRule({
    id: 'rate-in-season',
    gives: 'Measure',
    pattern: `questionWord? percentage|shareWord of? rows|Entity|Scope|Noun|Column in|on|of|for|over? ${ANY}`,
    weight: 0.9,
    // "The percentage of bookings in summer": of all of them, so many.
    build: (parts, context) => {
      const where = parts.all('Column').every(({ column }) => areRows(column, context))
        ? ofSeasons(saidIn(parts), parts, context)
        : undefined;
      return where && rateOf(where, `${parts.lastText} (%)`, context);
    },
  }),
];
