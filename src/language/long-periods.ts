import type { ChartType } from '../chart/chart-type.ts';
import type { Row } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import type { Transform, WindowOperation } from '../plan/transform/transform.ts';
import type { TimeGrain } from '../table/column.ts';
import { parseTable } from '../table/parse-table.ts';
import { profileTyped } from '../table/profile-table.ts';
import { ROW_CONCEPTS } from './grammar/constructs/counted-things.ts';
import { isTimelike } from './holes/column-nature.ts';
import { turnedLabel } from './holes/labels.ts';
import type { Sense } from './lexicon/senses.ts';
import { type LinkedWish, linkWords } from './links/link-words.ts';
import { canonicalWord, conceptsOf } from './links/table-index.ts';
import type { Assumption, Reading, Situation, Understanding } from './understanding.ts';

/** Cells of a long table that is made to be read against. */
const MOST_CELLS = 200_000;

const VALUE_LABELS = {
  EN_US: 'Value',
  EN_GB: 'Value',
  PT_PT: 'Valor',
  AR: 'القيمة',
} as const satisfies Record<Locale, string>;

const GRAINS: ReadonlySet<TimeGrain> = new Set<TimeGrain>(['year', 'half', 'quarter', 'month', 'week', 'day']);

type Long = { readonly situation: Situation; readonly steps: readonly Transform[]; readonly value: string };

/** A table whose headings are periods, with a row for each of them, and the steps that make it so. Undefined for other tables. */
function lengthened(situation: Situation): Long | undefined {
  const { profile, config, locale, before } = situation;
  const { headerTime, totalColumns = [], columns, rowCount } = profile;
  const grain = headerTime?.grain;
  if (
    before !== undefined ||
    grain === undefined ||
    !GRAINS.has(grain) ||
    columns.some((column) => isTimelike(column) && column.role !== 'measure')
  )
    return undefined;
  const totals = columns.filter(({ index }) => totalColumns.includes(index));
  const periods = columns.filter(({ role, index }) => role === 'measure' && !totalColumns.includes(index));
  const others = columns.filter((column) => !periods.includes(column) && !totals.includes(column));
  const labels = new Set(others.map(({ label }) => label));
  const keys = new Set(columns.map(({ key }) => key));
  const nameAs = { key: 'period', label: turnedLabel(locale, grain) };
  const valueAs = { key: 'value', label: VALUE_LABELS[locale] };
  const isFree = [nameAs, valueAs].every(({ key, label }) => !keys.has(key) && !labels.has(label));
  if (!isFree || rowCount * periods.length * (others.length + 2) > MOST_CELLS) return undefined;
  const rows = config.data.rows.flatMap((row) =>
    periods.map(
      ({ key, label }): Row => ({
        ...Object.fromEntries(others.map((column) => [column.key, row[column.key]])),
        [nameAs.key]: label,
        [valueAs.key]: row[key],
      }),
    ),
  );
  const data = { columns: [...others.map(({ key, label }) => ({ key, label })), nameAs, valueAs], rows };
  const table = parseTable(data);
  return {
    situation: { ...situation, config: { ...config, data }, table, profile: profileTyped(table) },
    steps: [
      ...(totals.length === 0 ? [] : [{ verb: 'drop', columns: totals.map(({ key }) => key) } as const]),
      { verb: 'pivotLonger', columns: periods.map(({ key }) => key), nameAs, valueAs },
    ],
    value: valueAs.label,
  };
}

/** The only word of a wish that is nothing the table or the lexicon knows, by its place among the tokens. */
function soleUnknown({ tokens, over }: LinkedWish): number | undefined {
  const unknown = tokens.flatMap(({ kind }, at) =>
    kind === 'word' && (over[at] ?? []).every(({ target }) => NAMES.has(target.kind)) ? [at] : [],
  );
  return unknown.length === 1 ? unknown[0] : undefined;
}

const PERIOD_SENSES: ReadonlySet<Sense> = new Set<Sense>([
  ...(['year', 'half', 'quarter', 'month', 'week', 'day', 'overTime'] as const),
  ...(['yearly', 'quarterly', 'monthly', 'weekly', 'daily'] as const),
]);
/** What a figure did from one period to the next: "which category grew most". */
const CHANGE_SENSES: ReadonlySet<Sense> = new Set<Sense>(['growth', 'changeWord']);
const OPERATION_SENSES: ReadonlySet<Sense> = new Set<Sense>(['sum', 'average', 'median', 'maximum', 'minimum']);

/** True for a wish that names a period by its unit, asks for a change, or brings down the figure that a word stands for. */
function isOfFigures(linked: LinkedWish, unknown: number | undefined): boolean {
  if (saysOne(linked, PERIOD_SENSES) || saysOne(linked, CHANGE_SENSES)) return true;
  const beside = unknown === undefined ? [] : [unknown - 1, unknown + 1].map((at) => linked.over[at] ?? []);
  return saysOne({ over: beside }, OPERATION_SENSES);
}

/** True for a wish with a word for an amount that the cells alone can hold: "sales by city", «que loja vendeu mais em maio?». */
function saysFigure({ tokens, over }: LinkedWish, unknown: number | undefined, { table }: Situation): boolean {
  const concepts = conceptsOf(canonicalWord(tokens[unknown ?? -1]?.folded ?? ''));
  if (concepts.length > 0 && !concepts.some((concept) => ROW_CONCEPTS.has(concept))) return true;
  const value = table.columns.length - 1;
  return over.some((links) =>
    links.some(({ target }) => target.kind === 'column' && target.column === value && target.reason !== 'exact'),
  );
}

/** True where a word has one of the senses. */
const saysOne = ({ over }: Pick<LinkedWish, 'over'>, senses: ReadonlySet<Sense>): boolean =>
  over.flat().some(({ target }) => target.kind === 'sense' && senses.has(target.sense));

/** Links of a word that is known of nothing. */
const NAMES: ReadonlySet<string> = new Set(['word', 'entity', 'text']);

/** Rows that were made of headings are no things to be counted. */
function countsRows({ plan }: Reading): boolean {
  return plan.steps.some(
    (step) => step.verb === 'group' && step.measures.some(({ operation }) => operation === 'count'),
  );
}

/** True where the wish itself says what becomes of the headings. */
const isTurned = ({ plan }: Reading): boolean =>
  plan.steps.some(({ verb }) => verb === 'transpose' || verb === 'pivotLonger' || verb === 'pivotWider');

const isTold = ({ assumptions }: Reading): boolean => assumptions.every(({ kind }) => kind !== 'skipped');

/** Figures that run from one period to the next. */
const ALONG_TIME: ReadonlySet<string> = new Set<WindowOperation>([
  'runningTotal',
  'movingAverage',
  'difference',
  'percentChange',
]);

/** Pictures whose marks run over time. */
const COURSES: ReadonlySet<ChartType> = new Set<ChartType>(['line', 'areaStacked']);

/**
 * True for a reading that says something only of the periods in headings: a figure for each name where each name has one row, or a
 * course. Along a few names a line would run from one to the next.
 */
function runsAlongPeriods({ plan, suits, namesType }: Reading, { profile, purpose }: Situation): boolean {
  const isSingle = (key: string): boolean =>
    profile.columns.some((column) => column.key === key && column.isUnique && column.kind === 'text');
  const [shown] = suits;
  const isCourse = namesType && shown !== undefined && COURSES.has(shown);
  const isDrawn = purpose === 'chart' && profile.columns.some(({ key }) => isSingle(key));
  // "A line of 2019 by city" picks one period, along which nothing runs.
  const isOfOne = plan.steps.some(
    (step) =>
      step.verb === 'select' &&
      profile.columns.filter(({ key, role }) => role === 'measure' && step.columns.includes(key)).length === 1,
  );
  const isFromRowToRow = plan.steps.some((step) => step.verb === 'window' && ALONG_TIME.has(step.operation));
  return (
    (isCourse && isDrawn && !isOfOne) ||
    // "Growth by category" goes along the periods, and not from one category down to the next.
    (isFromRowToRow && profile.columns.some(({ key }) => isSingle(key))) ||
    plan.steps.some(
      (step) => step.verb === 'group' && step.by.length === 1 && step.measures.length > 1 && step.by.every(isSingle),
    )
  );
}

/**
 * What a wish means that speaks of the periods which stand in headings: "total budget per month". It is read against the rows that the
 * headings make, where the table as it stands gives no reading, or one that leaves words out. What the figures of such a table are called
 * is written nowhere, so one word that the table has not may stand for them, and is told.
 */
export function understandPeriods(
  wish: string,
  {
    situation,
    read,
    understand,
  }: {
    readonly situation: Situation;
    /** How the wish is read against the table as it stands. */
    readonly read: Understanding;
    readonly understand: (wish: string, situation: Situation) => Understanding;
  },
): Understanding | undefined {
  const [best] = read.readings;
  const isAlongPeriods = best !== undefined && runsAlongPeriods(best, situation);
  if (read.undoes === true || (best !== undefined && (isTurned(best) || (isTold(best) && !isAlongPeriods))))
    return undefined;
  const long = lengthened(situation);
  if (long === undefined) return undefined;
  const linked = linkWords(wish, long.situation);
  const unknown = soleUnknown(linked);
  if (!isAlongPeriods && !isOfFigures(linked, unknown) && !saysFigure(linked, unknown, long.situation))
    return undefined;
  const named = unknown === undefined ? undefined : linked.tokens[unknown];
  const words = named === undefined ? wish : `${wish.slice(0, named.start)}${long.value}${wish.slice(named.end)}`;
  const readAs = (said: string): readonly Reading[] =>
    understand(said, long.situation).readings.filter(
      (reading) => !countsRows(reading) && (best === undefined || isTold(reading)),
    );
  const own = readAs(words);
  // "Norway and Kenya over the years" names no figure, since there is no other.
  const isUnnamed = own.length === 0 && named === undefined && saysOne(linked, PERIOD_SENSES);
  const readings = isUnnamed ? readAs(`${wish} (${long.value})`) : own;
  if (readings.length === 0) return undefined;
  const told: readonly Assumption[] =
    named === undefined ? [] : [{ kind: 'column', word: named.text, column: long.value }];
  return {
    unknown: [],
    readings: readings.map((reading) => ({
      ...reading,
      plan: { ...reading.plan, steps: [...long.steps, ...reading.plan.steps] },
      assumptions: [...told, ...reading.assumptions],
    })),
  };
}
