import type { DatePart } from '../../../plan/transform/transform.ts';
import { maybeMoment } from '../../../table/notation/date-notation.ts';
import { MOMENT_SHAPES } from '../../../table/notation/moment.ts';
import { isTimelike } from '../../holes/column-nature.ts';
import { isWithin } from '../../holes/time-grain.ts';
import { isOfMoment, joinedBy } from '../expressions.ts';
import type { MeaningOf, MomentMention } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

type Shape = MomentMention['shape'];

/** The period that tells two moments of a shape apart. */
export const PERIOD_OF: Partial<Readonly<Record<Shape, DatePart>>> = {
  year: 'year',
  halfOfYear: 'half',
  quarterOfYear: 'quarter',
  monthOfYear: 'month',
  date: 'day',
  half: 'half',
  quarter: 'quarterOfYear',
  month: 'monthOfYear',
  weekday: 'weekday',
};

/** What a period without its year becomes beside one that has it. */
const WITH_YEAR: Partial<Readonly<Record<Shape, Shape>>> = {
  half: 'halfOfYear',
  quarter: 'quarterOfYear',
  month: 'monthOfYear',
};

const yearOf = ({ iso }: MomentMention): string | undefined => /^\d{4}/.exec(iso)?.[0];

/** "The first half vs the second half of 2024": both are of the year that is said once. */
function withYear(moment: MomentMention, year: string | undefined): MomentMention {
  const shape = WITH_YEAR[moment.shape];
  if (shape === undefined || year === undefined) return moment;
  const place = moment.time + 1;
  const sign = { half: `H${place}`, quarter: `Q${place}` }[String(moment.shape)] ?? String(place).padStart(2, '0');
  const read = maybeMoment(`${year}-${sign}`);
  return read?.shape === shape ? { shape, iso: read.text, time: read.time } : moment;
}

/** The only year of a column of dates. */
function soleYear({ time }: ReturnType<BuildContext['columnOf']>): string | undefined {
  if (time === undefined || time.isCyclic) return undefined;
  const [first, last] = [time.first, time.last].map((at) => String(new Date(at).getUTCFullYear()));
  return first === last ? first : undefined;
}

/** "The first with the second half": the half or quarter that an ordinal alone stands for, beside the one that is named. */
function ofOrdinal(parts: Parts, named: MomentMention | undefined): MomentMention | undefined {
  const place = parts.get('Ordinal')?.place ?? (parts.has('first') ? 1 : undefined);
  if (named === undefined || place === undefined || !/[HQ]\d$/.test(named.iso)) return undefined;
  const read = maybeMoment(named.iso.replace(/\d$/, String(place)));
  return read?.shape === named.shape ? { shape: read.shape, iso: read.text, time: read.time } : undefined;
}

/** The two periods of a match, of one shape, and the column of dates that tells them. */
function sidesOf(parts: Parts, { table, columnOf }: BuildContext) {
  const [named, other = ofOrdinal(parts, named)] = parts.all('Moment');
  if (named === undefined || other === undefined) return undefined;
  const [first, last] = other.time < named.time ? [other, named] : [named, other];
  // "S1 and S2" of a column of halves, or of sensors that are called so, are its own values.
  const grain = MOMENT_SHAPES[first.shape];
  const isOwn = table.columns.some((_, at) => {
    const { time } = columnOf(at);
    return grain.isCyclic && time?.isCyclic === true && time.grain === grain.grain;
  });
  if (isOwn) return undefined;
  const column = table.columns.findIndex((_, at) => isTimelike(columnOf(at)) && columnOf(at).time?.isCyclic !== true);
  if (column < 0) return undefined;
  const year = yearOf(first) ?? yearOf(last) ?? soleYear(columnOf(column));
  const sides = [withYear(first, year), withYear(last, year)] as const;
  const part = PERIOD_OF[sides[0].shape];
  const isOne = sides[0].shape === sides[1].shape && sides[0].iso !== sides[1].iso;
  return isOne && part !== undefined && isWithin(columnOf(column), part) ? { column, sides, part } : undefined;
}

/** Both periods, set side by side. */
function periodsOf(parts: Parts, context: BuildContext): MeaningOf['Filter'] | undefined {
  const { column, sides, part } = sidesOf(parts, context) ?? {};
  // Halves without a year are told apart in each year, and leave no row out.
  if (column === undefined || sides === undefined || part === undefined || sides[0].shape === 'half') return undefined;
  const where = joinedBy(
    'or',
    sides.map((side) => isOfMoment(side, context.columnOf(column))),
  );
  // "Keep Q1 2023 vs Q1 2024", said of rows, wants the rows.
  const isOfRows = context.purpose === 'data' && (parts.has('keepVerb') || parts.has('only'));
  return where && { where, periods: { column, part }, isAgainst: !isOfRows };
}

/** "H1 vs H2" of several years: the halves of each. */
function halvesOf(parts: Parts, context: BuildContext): MeaningOf['By'] | undefined {
  const { column, sides, part } = sidesOf(parts, context) ?? {};
  return column === undefined || part === undefined || sides?.[0].shape !== 'half'
    ? undefined
    : { groups: [{ column, part }], role: 'series' };
}

/** A figure of both periods: "compare sales in the first half with the second". */
function figureOfBoth(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const [named, other] = parts.all('Moment');
  // Periods that are both named stand apart by themselves, but for halves, which every year has.
  if (named === undefined || (other !== undefined && named.shape !== 'half')) return undefined;
  const filter = periodsOf(parts, context);
  const column = parts.get('Column')?.column;
  const measure = parts.get('Measure')?.measures[0] ?? (column === undefined ? undefined : { column });
  if (filter?.periods === undefined || measure === undefined) return undefined;
  if (measure.column !== undefined && context.columnOf(measure.column).role !== 'measure') return undefined;
  return { groups: [filter.periods], measure, where: filter.where };
}

const AMONG = 'in|of|for|between?';
const JOINT = 'and|with|to|by|versus in|of|for?';

/** Both periods named, or one by its ordinal alone: «o primeiro com o segundo semestre», «الربع الأول مقابل الثاني». */
const PAIRS = [`Moment ${JOINT} Moment`, `first|Ordinal ${JOINT} Moment`, `Moment ${JOINT} first|Ordinal`];

const SIDES = [
  'only|keepVerb|in|of|for|between? Moment versus in|of|for|with|to? Moment',
  'in|of|for? first|Ordinal versus in|of|for? Moment',
  'in|of|for? Moment versus in|of|for? first|Ordinal',
  ...PAIRS.map((pair) => `compare ${AMONG} ${pair}`),
];

/** Periods set against one another: "Q1 2023 vs Q1 2024", "the first half against the second". */
export const VERSUS_PERIOD_RULES: readonly Rule[] = [
  ...SIDES.flatMap((pattern, at) => [
    defineRule({ id: `periods-against-${at}`, gives: 'Filter', pattern, weight: 0.5, build: periodsOf }),
    defineRule({ id: `halves-against-${at}`, gives: 'By', pattern, weight: 0.5, build: halvesOf }),
  ]),
  ...PAIRS.map((pair, at) =>
    defineRule({
      id: `figure-of-periods-${at}`,
      gives: 'Rank',
      pattern: `compare Column|Measure ${AMONG} ${pair}`,
      weight: 0.9,
      build: figureOfBoth,
    }),
  ),
];
