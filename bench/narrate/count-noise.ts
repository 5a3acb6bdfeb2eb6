import type { ChartData } from '../../src/chart/graph-config.ts';
import { findInsights } from '../../src/insight/find-insights.ts';
import type { Insight, InsightKind } from '../../src/insight/insight.ts';
import { createRandom } from '../../src/plan/transform/verbs/create-random.ts';
import { parseTable, type TypedTable } from '../../src/table/parse-table.ts';
import { profileTyped } from '../../src/table/profile-table.ts';
import { planStory } from '../../src/writing/story/plan-story.ts';
import { TOLD_CASES } from './told-cases.ts';

type Random = () => number;

const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Laws that numbers without a story are drawn from. */
const LAWS: Readonly<Record<string, (random: Random) => number>> = {
  even: (random) => Math.round(random() * 1000),
  normal: (random) => 100 + 15 * normal(random),
  skewed: (random) => -50 * Math.log(1 - random()),
  'long-tailed': (random) => Math.exp(3 + normal(random)),
  dice: (random) => 1 + Math.floor(random() * 6),
  'gains and losses': (random) => Math.round(40 * normal(random)),
};

type Column = readonly [label: string, cells: readonly (string | number)[]];

function toData(columns: readonly Column[]): ChartData {
  return {
    columns: columns.map(([label], at) => ({ key: `c${at}`, label })),
    rows: (columns[0]?.[1] ?? []).map((_, row) =>
      Object.fromEntries(columns.map(([, cells], at) => [`c${at}`, cells[row] ?? null])),
    ),
  };
}

const month = (at: number): string => `${2015 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
const whole = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** Shapes of tables; each is filled by a law. */
const SHAPES: Readonly<Record<string, (random: Random, draw: () => number) => readonly Column[]>> = {
  'few months': (random, draw) => inColumns(random, draw, { count: whole(random, 5, 12), name: month }),
  'many months': (random, draw) => inColumns(random, draw, { count: whole(random, 13, 60), name: month }),
  names: (random, draw) => inColumns(random, draw, { count: whole(random, 5, 40), name: (at) => `N${at}` }),
  'years in long rows': (random, draw) => {
    const [groups, years] = [whole(random, 2, 5), whole(random, 5, 12)];
    const rows = Array.from({ length: groups * years }, (_, at) => at);
    return [
      ['Group', rows.map((at) => `G${Math.floor(at / years)}`)],
      ['Year', rows.map((at) => String(2005 + (at % years)))],
      ['Value', rows.map(draw)],
    ];
  },
  'two numbers a row': (random, draw) => {
    const rows = Array.from({ length: whole(random, 8, 80) }, (_, at) => at);
    return [
      ['Item', rows.map((at) => `Item ${at}`)],
      ['Dose', rows.map(() => Math.round(random() * 1000) / 10)],
      ['Change', rows.map(draw)],
    ];
  },
};

function inColumns(
  random: Random,
  draw: () => number,
  { count, name }: { readonly count: number; readonly name: (at: number) => string },
): readonly Column[] {
  const names = Array.from({ length: count }, (_, at) => name(at));
  const width = whole(random, 1, 4);
  const series = Array.from({ length: width }, (_, at): Column => [`Change ${'ABCD'[at]}`, names.map(draw)]);
  return [['Axis', names], ...series];
}

/** The rows of a table that has a story, each column shuffled by itself, but for the one that names the rows. */
function shuffled({ columns, rows }: ChartData, random: Random): ChartData {
  const [, ...others] = columns;
  const mixed = new Map(
    others.map(({ key }) => [
      key,
      rows
        .map((row) => [random(), row[key]] as const)
        .sort(([one], [other]) => one - other)
        .map(([, cell]) => cell),
    ]),
  );
  return {
    columns,
    rows: rows.map((row, at) => ({
      ...row,
      ...Object.fromEntries([...mixed].map(([key, cells]) => [key, cells[at]])),
    })),
  };
}

type Tally = {
  tables: number;
  tested: number;
  /** Tables with outliers of the numbers themselves, which no order makes and none takes away. */
  anyOrder: number;
  readonly kinds: Map<string, number>;
  readonly headlines: Map<string, number>;
};

/** Kinds that say something of what lies behind the numbers; the others only say what the numbers are. */
const CLAIMING: ReadonlySet<InsightKind> = new Set([
  'trend',
  'turning-point',
  'seasonality',
  'outlier',
  'correlation',
  'pace',
  'step',
]);

/** Counts a table of numbers drawn by a law: whatever is claimed of it comes from nothing. */
function countDrawn(data: ChartData, tally: Tally): void {
  const table = parseTable(data);
  count(findInsights(table, profileTyped(table), { most: 100 }), tally);
}

/** Counts a shuffled table: its order is nothing, and what its numbers are in any order is still so. */
function countShuffled(data: ChartData, tally: Tally): void {
  const table = parseTable(data);
  const found = findInsights(table, profileTyped(table), { most: 100 });
  const ofOrder = found.filter((insight) => !isOutInAnyOrder(insight, table));
  if (ofOrder.length < found.length) tally.anyOrder++;
  count(ofOrder, tally);
}

function count(insights: readonly Insight[], tally: Tally): void {
  tally.tables++;
  if (insights.some(({ evidence }) => evidence.test !== undefined)) tally.tested++;
  for (const kind of new Set(insights.map((insight) => insight.kind))) add(tally.kinds, kind);
  const { headline } = planStory(insights);
  if (headline !== undefined) add(tally.headlines, headline.kind);
}

const OUTER_FENCES = 3;

/** True for an outlier beyond the outer fences of its column: "far out" (Tukey, "Exploratory data analysis", 1977). Shuffling leaves it one. */
function isOutInAnyOrder(insight: Insight, { columns }: TypedTable): boolean {
  if (insight.kind !== 'outlier') return false;
  const column = columns.find(({ key }) => key === insight.series.columnKey);
  const rising = (column?.typed.numbers ?? new Float64Array(0)).filter(Number.isFinite).sort();
  const quartile = (share: number): number => rising[Math.round((rising.length - 1) * share)] ?? Number.NaN;
  const [low, high] = [quartile(0.25), quartile(0.75)];
  const { value } = insight.at.value;
  return value < low - OUTER_FENCES * (high - low) || value > high + OUTER_FENCES * (high - low);
}

const add = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

const TABLES = 200;

/** Prints of how many tables of noise facts are told, by kind, and what their headlines are about. */
export function printNoise(): void {
  console.log('\nFacts from noise, percent of tables; a kind that claims more than the numbers is marked *');
  for (const [shape, fill] of Object.entries(SHAPES)) {
    for (const [law, one] of Object.entries(LAWS)) {
      const random = createRandom(20_261);
      const tally = createTally();
      for (let at = 0; at < TABLES; at++) countDrawn(toData(fill(random, () => one(random))), tally);
      printTally(`${shape}, ${law}`, tally);
    }
  }
  const tally = createTally();
  const random = createRandom(7);
  for (let at = 0; at < 8; at++) for (const { data } of TOLD_CASES) countShuffled(shuffled(data, random), tally);
  printTally('tables with a story, shuffled', tally);
  console.log(`  beside them, outliers that are so in any order: ${percentOf(tally.anyOrder, tally.tables)}`);
}

const createTally = (): Tally => ({ tables: 0, tested: 0, anyOrder: 0, kinds: new Map(), headlines: new Map() });

const percentOf = (counted: number, tables: number): string => ((100 * counted) / tables).toFixed(1);

function printTally(name: string, { tables, tested, kinds, headlines }: Tally): void {
  const percent = (counted: number): string => percentOf(counted, tables);
  const list = (counts: Map<string, number>): string =>
    [...counts]
      .sort(([, one], [, other]) => other - one)
      .map(([kind, counted]) => `${kind}${CLAIMING.has(kind as InsightKind) ? '*' : ''} ${percent(counted)}`)
      .join(', ');
  const claims = new Map([...kinds].filter(([kind]) => CLAIMING.has(kind as InsightKind)));
  console.log(`${name}: tested ${percent(tested)} (${list(claims)}); headlines ${list(headlines)}`);
}
