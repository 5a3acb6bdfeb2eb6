import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import type { ChartData } from '../../chart/graph-config.ts';
import { parseExpression } from '../expression/parse-expression.ts';
import { toPlanTable } from '../table/plan-table.ts';
import { toChartData } from '../table/to-chart-data.ts';
import { applyTransform } from './apply-transform.ts';
import type { DatePart, Transform, WindowOperation } from './transform.ts';

/*
 * An independent engine judges the results: plans of one to four steps over tables with empty cells, words, dates and negative
 * numbers are carried out here and, as SQL, by DuckDB. `PLAN_SEED=7` draws other plans.
 */
const SEED = Number(process.env.PLAN_SEED ?? 1);
const TABLES = 50;
const PLANS_PER_TABLE = 20;

type Kind = 'number' | 'text' | 'date' | 'period';
type Column = { readonly key: string; readonly kind: Kind; readonly isWhole?: boolean };
type Cell = string | number | null;

/** One step in both languages, with the columns it leaves. `sql` selects from `t` and gives `_r`, the place of each row. */
type Step = { readonly transform: Transform; readonly sql: string; readonly columns: readonly Column[] };
type MakeStep = (random: Random, columns: readonly Column[], place: number) => Step | undefined;

class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  below(limit: number): number {
    this.state = (Math.imul(this.state ^ (this.state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 12), 0x297a2d39);
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) % limit;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  maybe<Item>(items: readonly Item[]): Item | undefined {
    return items[this.below(items.length)];
  }
}

const REGIONS = ['North', 'south', 'São Tomé', 'Évora', 'Zoë', 'north'];
const PRODUCTS = ['Pen', 'Paper clip', 'Ink', 'Lamp'];
const SOURCE: readonly Column[] = [
  { key: 'region', kind: 'text' },
  { key: 'product', kind: 'text' },
  { key: 'units', kind: 'number', isWhole: true },
  { key: 'amount', kind: 'number' },
  { key: 'day', kind: 'date' },
];

function makeRows(random: Random): readonly Readonly<Record<string, Cell>>[] {
  const orNull = (value: Cell) => (random.below(7) === 0 ? null : value);
  // A negative number in every column of numbers: no row can be taken for the sum of the others.
  const first = { region: 'North', product: 'Pen', units: -3, amount: -12.25, day: '2024-01-31' };
  const rows = Array.from({ length: random.below(45) }, () => ({
    region: orNull(random.pick(REGIONS)),
    product: orNull(random.pick(PRODUCTS)),
    units: orNull(random.below(60) - 20),
    amount: orNull((random.below(200_000) - 60_000) / 100),
    day: orNull(new Date(Date.UTC(2022, 0, 1 + random.below(1100))).toISOString().slice(0, 10)),
  }));
  return [first, ...rows];
}

const q = (key: string) => `"${key}"`;
const t = (text: string) => `'${text.replaceAll("'", "''")}'`;
const list = (columns: readonly Column[]) => columns.map(({ key }) => q(key)).join(', ');
const named = (columns: readonly Column[]) => (columns.length === 0 ? '' : `${list(columns)}, `);
const ofKind = (columns: readonly Column[], ...kinds: readonly Kind[]) =>
  columns.filter(({ kind }) => kinds.includes(kind));
const partition = (per: readonly Column[]) => (per.length === 0 ? '' : `PARTITION BY ${list(per)} `);
const letters = (key: string) => `lower(strip_accents(${q(key)}))`;
const without = (columns: readonly Column[], key: string) => columns.filter((column) => column.key !== key);

/** A condition in both languages. */
function makeCondition(
  random: Random,
  columns: readonly Column[],
): { readonly ours: string; readonly sql: string } | undefined {
  const column = random.maybe(columns);
  if (column === undefined) return undefined;
  const { key, kind } = column;
  const other = random.below(4) === 0 ? makeCondition(random, columns) : undefined;
  const one = simple();
  if (one === undefined || other === undefined) return one;
  const joint = random.pick(['and', 'or']);
  const not = random.below(3) === 0 ? 'not ' : '';
  return { ours: `${not}(${one.ours}) ${joint} (${other.ours})`, sql: `${not}(${one.sql}) ${joint} (${other.sql})` };

  function simple() {
    if (kind === 'number') {
      const operator = random.pick(['=', '!=', '<', '<=', '>', '>=']);
      const against = random.pick(ofKind(columns, 'number'));
      const bound = random.below(50) - 15;
      return random.pick([
        { ours: `[${key}] ${operator} ${bound}`, sql: `${q(key)} ${operator} ${bound}` },
        { ours: `[${key}] ${operator} [${against.key}] * 2`, sql: `${q(key)} ${operator} ${q(against.key)} * 2` },
        { ours: `[${key}] between ${bound} and ${bound + 30}`, sql: `${q(key)} BETWEEN ${bound} AND ${bound + 30}` },
        { ours: `[${key}] ${operator} mean([${key}])`, sql: `${q(key)} ${operator} (SELECT avg(${q(key)}) FROM t)` },
        { ours: `isEmpty([${key}])`, sql: `${q(key)} IS NULL` },
      ]);
    }
    if (kind === 'text') {
      const [word, second] = [random.pick([...REGIONS, ...PRODUCTS]), random.pick(REGIONS)];
      const part = random.pick(['o', 'SÃO', 'p', 'evora']);
      return random.pick([
        { ours: `[${key}] = "${word}"`, sql: `${q(key)} = ${t(word)}` },
        { ours: `[${key}] in ("${word}", "${second}")`, sql: `${q(key)} IN (${t(word)}, ${t(second)})` },
        { ours: `[${key}] not in ("${word}", null)`, sql: `NOT (${q(key)} IN (${t(word)}, NULL))` },
        { ours: `[${key}] contains "${part}"`, sql: `contains(${letters(key)}, lower(strip_accents(${t(part)})))` },
        {
          ours: `[${key}] startsWith "${part}"`,
          sql: `starts_with(${letters(key)}, lower(strip_accents(${t(part)})))`,
        },
      ]);
    }
    if (kind !== 'date') return undefined;
    const year = 2022 + random.below(3);
    const month = 1 + random.below(12);
    const iso = `${year}-${String(month).padStart(2, '0')}`;
    const next = `(DATE '${iso}-01' + INTERVAL 1 MONTH)`;
    return random.pick([
      { ours: `[${key}] = date("${iso}")`, sql: `date_trunc('month', ${q(key)}) = DATE '${iso}-01'` },
      { ours: `[${key}] > date("${iso}")`, sql: `${q(key)} >= ${next}` },
      { ours: `[${key}] <= date("${iso}")`, sql: `${q(key)} < ${next}` },
      { ours: `[${key}] < ${year}`, sql: `${q(key)} < DATE '${year}-01-01'` },
      {
        ours: `[${key}] between date("2022-06") and date("${iso}")`,
        sql: `${q(key)} >= DATE '2022-06-01' AND ${q(key)} < ${next}`,
      },
    ]);
  }
}

const filter: MakeStep = (random, columns) => {
  const condition = makeCondition(random, columns);
  if (condition === undefined) return undefined;
  return {
    transform: { verb: 'filter', where: parseExpression(condition.ours) },
    sql: `SELECT * FROM t WHERE ${condition.sql}`,
    columns,
  };
};

const derive: MakeStep = (random, columns, place) => {
  const numbers = ofKind(columns, 'number');
  const [one, two] = [random.maybe(numbers)?.key, random.maybe(numbers)?.key];
  const text = random.maybe(ofKind(columns, 'text'))?.key;
  const day = random.maybe(ofKind(columns, 'date'))?.key;
  const options: { readonly ours: string; readonly sql: string; readonly kind: Kind }[] = [];
  if (one !== undefined && two !== undefined) {
    options.push(
      { ours: `[${one}] * [${two}] + 3`, sql: `${q(one)} * ${q(two)} + 3`, kind: 'number' },
      { ours: `[${one}] / [${two}]`, sql: `${q(one)} / nullif(${q(two)}, 0)`, kind: 'number' },
      { ours: `-[${one}] % 7`, sql: `-${q(one)} % 7`, kind: 'number' },
      {
        ours: `if([${one}] > [${two}], [${one}], 0)`,
        sql: `CASE WHEN ${q(one)} > ${q(two)} THEN ${q(one)} ELSE 0 END`,
        kind: 'number',
      },
      { ours: `coalesce([${one}], [${two}], 1)`, sql: `coalesce(${q(one)}, ${q(two)}, 1)`, kind: 'number' },
      { ours: `sqrt(abs([${one}]))`, sql: `sqrt(abs(${q(one)}))`, kind: 'number' },
      { ours: `round([${one}] / 4)`, sql: `round(${q(one)} / 4)`, kind: 'number' },
      {
        ours: `[${one}] / sum([${two}])`,
        sql: `${q(one)} / nullif((SELECT sum(${q(two)}) FROM t), 0)`,
        kind: 'number',
      },
    );
  }
  if (text !== undefined) {
    options.push(
      { ours: `upper([${text}])`, sql: `upper(${q(text)})`, kind: 'text' },
      { ours: `length([${text}])`, sql: `length(${q(text)})`, kind: 'number' },
      { ours: `concat(left([${text}], 2), "!")`, sql: `concat(left(${q(text)}, 2), '!')`, kind: 'text' },
      { ours: `replace([${text}], "o", "0")`, sql: `replace(${q(text)}, 'o', '0')`, kind: 'text' },
    );
  }
  if (day !== undefined) {
    options.push(
      {
        ours: `year([${day}]) * 100 + month([${day}])`,
        sql: `year(${q(day)}) * 100 + month(${q(day)})`,
        kind: 'number',
      },
      { ours: `weekday([${day}]) + week([${day}])`, sql: `isodow(${q(day)}) + week(${q(day)})`, kind: 'number' },
      { ours: `daysBetween(date("2024-01-01"), [${day}])`, sql: `${q(day)} - DATE '2024-01-01'`, kind: 'number' },
    );
  }
  const option = random.maybe(options);
  if (option === undefined) return undefined;
  const key = `derived${place}`;
  return {
    transform: { verb: 'derive', expression: parseExpression(option.ours), as: { key, label: key } },
    sql: `SELECT *, CAST(${option.sql} AS ${option.kind === 'number' ? 'DOUBLE' : 'VARCHAR'}) AS ${q(key)} FROM t`,
    columns: [...columns, { key, kind: option.kind }],
  };
};

const AGGREGATES = {
  sum: (key: string) => `sum(${q(key)})`,
  mean: (key: string) => `avg(${q(key)})`,
  median: (key: string) => `median(${q(key)})`,
  min: (key: string) => `min(${q(key)})`,
  max: (key: string) => `max(${q(key)})`,
  count: (key: string) => `count(${q(key)})`,
  countDistinct: (key: string) => `count(DISTINCT ${q(key)})`,
  standardDeviation: (key: string) => `stddev_samp(${q(key)})`,
  variance: (key: string) => `var_samp(${q(key)})`,
  first: (key: string) => `first(${q(key)} ORDER BY _r) FILTER (WHERE ${q(key)} IS NOT NULL)`,
  last: (key: string) => `last(${q(key)} ORDER BY _r) FILTER (WHERE ${q(key)} IS NOT NULL)`,
  percentile: (key: string) => `quantile_cont(${q(key)}, 0.9)`,
  share: (key: string) => `sum(${q(key)}) * 100 / nullif((SELECT sum(${q(key)}) FROM t), 0)`,
} as const;
type Aggregate = keyof typeof AGGREGATES;

const group: MakeStep = (random, columns, place) => {
  const numbers = ofKind(columns, 'number');
  const by = [random.maybe(ofKind(columns, 'text', 'date', 'period')), random.maybe(columns)]
    .slice(0, random.below(3))
    .flatMap((column) => column ?? [])
    .filter((column, index, all) => all.indexOf(column) === index);
  const measures = Array.from({ length: 1 + random.below(3) }, (_, index) => {
    const operation = random.pick<Aggregate>(Object.keys(AGGREGATES).filter(isAggregate));
    const column = random.maybe(numbers);
    const key = `m${place}_${index}`;
    return column === undefined ? [] : [{ operation, column: column.key, percentile: 90, as: { key, label: key } }];
  }).flat();
  if (measures.length === 0) return undefined;
  const figures = measures.map(
    ({ operation, column, as }) => `CAST(${AGGREGATES[operation](column)} AS DOUBLE) AS ${q(as.key)}`,
  );
  const grouped = by.length === 0 ? '' : ` GROUP BY ${list(by)}`;
  return {
    transform: { verb: 'group', by: by.map(({ key }) => key), measures },
    sql: `SELECT ${named(by)}${figures.join(', ')}, min(_r) AS _r FROM t${grouped}`,
    columns: [...by, ...measures.map(({ as }): Column => ({ key: as.key, kind: 'number' }))],
  };
};

function isAggregate(name: string): name is Aggregate {
  return Object.hasOwn(AGGREGATES, name);
}

function orderOf({ key, kind }: Column, direction: 'ascending' | 'descending'): string {
  const way = `${direction === 'descending' ? 'DESC' : 'ASC'} NULLS LAST`;
  return kind === 'text' ? `${letters(key)} ${way}, ${q(key)} ${way}` : `${q(key)} ${way}`;
}

const sort: MakeStep = (random, columns) => {
  const keys = Array.from({ length: 1 + random.below(2) }, () => ({
    column: random.pick(columns),
    direction: random.pick(['ascending', 'descending'] as const),
  }));
  const order = keys.map(({ column, direction }) => orderOf(column, direction)).join(', ');
  return {
    transform: { verb: 'sort', by: keys.map(({ column, direction }) => ({ column: column.key, direction })) },
    sql: `SELECT * EXCLUDE (_r), row_number() OVER (ORDER BY ${order}, _r) AS _r FROM t`,
    columns,
  };
};

const limit: MakeStep = (random, columns) => {
  const column = random.maybe(ofKind(columns, 'number', 'date'));
  const by = column === undefined || random.below(4) === 0 ? undefined : column;
  const per = random.below(3) === 0 ? [random.pick(columns)] : [];
  const direction = random.pick(['ascending', 'descending'] as const);
  const from = random.pick(['start', 'end'] as const);
  const [count, offset] = [1 + random.below(6), random.below(3)];
  const turned = direction === 'ascending' ? 'descending' : 'ascending';
  const order =
    by === undefined
      ? `_r ${from === 'end' ? 'DESC' : 'ASC'}`
      : from === 'start'
        ? `${orderOf(by, direction)}, _r`
        : `${orderOf(by, turned)}, CASE WHEN ${q(by.key)} IS NULL THEN _r ELSE -_r END`;
  return {
    transform: {
      verb: 'limit',
      count,
      offset,
      from,
      per: per.map(({ key }) => key),
      ...(by === undefined ? {} : { by: { column: by.key, direction } }),
    },
    sql: `SELECT * FROM t QUALIFY row_number() OVER (${partition(per)}ORDER BY ${order}) BETWEEN ${offset + 1} AND ${offset + count}`,
    columns,
  };
};

const window: MakeStep = (random, columns, place) => {
  const column = random.maybe(columns.filter(({ isWhole }) => isWhole === true));
  if (column === undefined) return undefined;
  const v = q(column.key);
  const per = random.below(2) === 0 ? ofKind(columns, 'text').slice(0, 1) : [];
  const orderBy = random.maybe(ofKind(columns, 'date', 'period'));
  const size = 1 + random.below(3);
  const over = `${partition(per)}ORDER BY ${orderBy === undefined ? '' : `${q(orderBy.key)} ASC NULLS LAST, `}_r`;
  const all = `(${partition(per)})`;
  const lag = `lag(${v}, ${size}) OVER (${over})`;
  const rows = `${over} ROWS BETWEEN ${size - 1} PRECEDING AND CURRENT ROW`;
  const whole = `${over} ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING`;
  const figures = {
    runningTotal: `sum(${v}) OVER (${over} ROWS UNBOUNDED PRECEDING)`,
    movingAverage: `CASE WHEN count(*) OVER (${rows}) = ${size} THEN avg(${v}) OVER (${rows}) END`,
    rank: `CASE WHEN ${v} IS NULL THEN NULL ELSE rank() OVER (${partition(per)}ORDER BY ${v} DESC NULLS LAST) END`,
    difference: `${v} - ${lag}`,
    percentChange: `(${v} - ${lag}) * 100 / nullif(abs(${lag}), 0)`,
    shareOfTotal: `${v} * 100 / nullif(sum(${v}) OVER ${all}, 0)`,
    indexTo100: `${v} * 100 / nullif(first_value(${v} IGNORE NULLS) OVER (${whole}), 0)`,
    lag,
  } as const satisfies Record<WindowOperation, string>;
  const operation = random.pick([
    'runningTotal',
    'movingAverage',
    'rank',
    'difference',
    'percentChange',
    'shareOfTotal',
    'indexTo100',
    'lag',
  ] as const);
  const key = `window${place}`;
  return {
    transform: {
      verb: 'window',
      operation,
      column: column.key,
      size,
      per: per.map((each) => each.key),
      orderBy: orderBy === undefined ? [] : [{ column: orderBy.key, direction: 'ascending' }],
      as: { key, label: key },
    },
    sql: `SELECT *, CAST(${figures[operation]} AS DOUBLE) AS ${q(key)} FROM t`,
    columns: [...columns, { key, kind: 'number' }],
  };
};

const PARTS = {
  year: (day: string) => `strftime(${day}, '%Y')`,
  quarter: (day: string) => `year(${day}) || '-Q' || quarter(${day})`,
  month: (day: string) => `strftime(${day}, '%Y-%m')`,
  week: (day: string) => `strftime(${day}, '%G-W%V')`,
  weekday: (day: string) => `strftime(${day}, '%A')`,
  monthOfYear: (day: string) => `strftime(${day}, '%B')`,
  fiscalYear: (day: string) => `'FY' || year(${day} + INTERVAL 9 MONTH)`,
  fiscalQuarter: (day: string) =>
    `'FY' || year(${day} + INTERVAL 9 MONTH) || ' Q' || quarter(${day} - INTERVAL 3 MONTH)`,
} as const satisfies Partial<Record<DatePart, (day: string) => string>>;

const truncateTime: MakeStep = (random, columns, place) => {
  const column = random.maybe(ofKind(columns, 'date'));
  if (column === undefined) return undefined;
  const part = random.pick([
    'year',
    'quarter',
    'month',
    'week',
    'weekday',
    'monthOfYear',
    'fiscalYear',
    'fiscalQuarter',
  ] as const);
  const key = `part${place}`;
  const isCycle = part === 'weekday' || part === 'monthOfYear';
  return {
    transform: { verb: 'truncateTime', column: column.key, part, fiscalStart: 4, as: { key, label: key } },
    sql: `SELECT *, ${PARTS[part](q(column.key))} AS ${q(key)} FROM t`,
    // Words of a cycle sort as the cycle does, which SQL cannot know: they are left out of what follows.
    columns: isCycle ? columns : [...columns, { key, kind: 'period' }],
  };
};

const pivotLonger: MakeStep = (_, columns, place) => {
  const taken = ofKind(columns, 'number').slice(0, 2);
  if (taken.length < 2) return undefined;
  const others = columns.filter((column) => !taken.includes(column));
  const [nameKey, valueKey] = [`name${place}`, `value${place}`];
  const parts = taken.map(
    ({ key }, index) =>
      `SELECT ${named(others)}${t(key)} AS ${q(nameKey)}, CAST(${q(key)} AS DOUBLE) AS ${q(valueKey)}, _r * 2 + ${index} AS _r FROM t`,
  );
  return {
    transform: {
      verb: 'pivotLonger',
      columns: taken.map(({ key }) => key),
      nameAs: { key: nameKey, label: nameKey },
      valueAs: { key: valueKey, label: valueKey },
    },
    sql: parts.join(' UNION ALL '),
    columns: [...others, { key: nameKey, kind: 'text' }, { key: valueKey, kind: 'number' }],
  };
};

const pivotWider: MakeStep = (random, columns) => {
  const names = columns.find(({ key }) => key === 'product');
  const keys = columns.filter(({ key }) => key === 'region');
  const values = random.maybe(ofKind(columns, 'number'));
  if (names === undefined || values === undefined) return undefined;
  const combine = random.pick(['sum', 'mean', 'max', 'min'] as const);
  const cells = PRODUCTS.map(
    (name) => `${AGGREGATES[combine](values.key)} FILTER (WHERE product = ${t(name)}) AS ${q(name)}`,
  );
  const grouped = keys.length === 0 ? 'HAVING count(*) > 0' : 'GROUP BY region';
  return {
    transform: { verb: 'pivotWider', keys: keys.map(({ key }) => key), names: names.key, values: values.key, combine },
    sql: `SELECT ${named(keys)}${cells.join(', ')}, min(_r) AS _r FROM t WHERE product IS NOT NULL ${grouped}`,
    columns: [...keys, ...PRODUCTS.map((key): Column => ({ key, kind: 'number' }))],
  };
};

const distinct: MakeStep = (random, columns) => {
  const keys = [random.pick(columns), random.pick(columns)].filter(
    (column, index, all) => all.indexOf(column) === index,
  );
  return {
    transform: { verb: 'distinct', columns: keys.map(({ key }) => key) },
    sql: `SELECT * FROM t QUALIFY row_number() OVER (${partition(keys)}ORDER BY _r) = 1`,
    columns,
  };
};

const fillEmpty: MakeStep = (random, columns) => {
  const column = random.maybe(ofKind(columns, 'number'));
  if (column === undefined) return undefined;
  const v = q(column.key);
  const per = ofKind(columns, 'text').slice(0, random.below(2));
  const over = `${partition(per)}ORDER BY _r`;
  const fills = {
    zero: '0',
    mean: `avg(${v}) OVER (${partition(per)})`,
    median: `median(${v}) OVER (${partition(per)})`,
    previous: `last_value(${v} IGNORE NULLS) OVER (${over} ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)`,
    next: `first_value(${v} IGNORE NULLS) OVER (${over} ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING)`,
  } as const;
  const method = random.pick(['zero', 'mean', 'median', 'previous', 'next'] as const);
  return {
    transform: { verb: 'fillEmpty', columns: [column.key], method, per: per.map(({ key }) => key) },
    sql: `SELECT * REPLACE (CAST(coalesce(${v}, ${fills[method]}) AS DOUBLE) AS ${v}) FROM t`,
    columns,
  };
};

const dropEmpty: MakeStep = (random, columns) => {
  const keys = [random.pick(columns), random.pick(columns)];
  return {
    transform: { verb: 'dropEmpty', columns: keys.map(({ key }) => key) },
    sql: `SELECT * FROM t WHERE ${keys.map(({ key }) => `${q(key)} IS NOT NULL`).join(' AND ')}`,
    columns,
  };
};

const removeOutliers: MakeStep = (random, columns) => {
  const column = random.maybe(columns.filter(({ key }) => key === 'amount'));
  if (column === undefined) return undefined;
  const v = q(column.key);
  const per = ofKind(columns, 'text').slice(0, random.below(2));
  const method = random.pick(['interquartile', 'deviations'] as const);
  const over = `OVER (${partition(per)})`;
  const quartile = (share: number) => `quantile_cont(${v}, ${share}) ${over}`;
  const bounds = {
    interquartile: `${v} < ${quartile(0.25)} - 0.7 * (${quartile(0.75)} - ${quartile(0.25)}) OR ${v} > ${quartile(0.75)} + 0.7 * (${quartile(0.75)} - ${quartile(0.25)})`,
    deviations: `abs(${v} - avg(${v}) ${over}) > 0.7 * stddev_samp(${v}) ${over}`,
  } as const;
  return {
    transform: { verb: 'removeOutliers', column: column.key, method, factor: 0.7, per: per.map(({ key }) => key) },
    sql: `SELECT * FROM t QUALIFY coalesce(NOT (${bounds[method]}), TRUE)`,
    columns,
  };
};

const bin: MakeStep = (random, columns, place) => {
  const column = random.maybe(columns.filter(({ isWhole }) => isWhole === true));
  if (column === undefined) return undefined;
  const v = q(column.key);
  const key = `bin${place}`;
  const low = `CAST(floor(${v} / 20) * 20 AS BIGINT)`;
  return {
    transform: { verb: 'bin', column: column.key, edges: [-20, 0, 20, 40], as: { key, label: key } },
    sql: `SELECT *, CASE WHEN ${v} = 40 THEN '20 – 40' WHEN ${v} < 40 THEN ${low} || ' – ' || (${low} + 20) END AS ${q(key)} FROM t`,
    columns: [...columns, { key, kind: 'text' }],
  };
};

const drop: MakeStep = (random, columns) => {
  if (columns.length < 3) return undefined;
  const { key } = random.pick(columns);
  return {
    transform: { verb: 'drop', columns: [key] },
    sql: `SELECT * EXCLUDE (${q(key)}) FROM t`,
    columns: without(columns, key),
  };
};

const MAKERS: readonly MakeStep[] = [
  filter,
  derive,
  group,
  sort,
  limit,
  window,
  truncateTime,
  pivotLonger,
  pivotWider,
  distinct,
  fillEmpty,
  dropEmpty,
  removeOutliers,
  bin,
  drop,
];

function makePlan(random: Random): readonly Step[] {
  const wanted = 1 + random.below(4);
  const steps: Step[] = [];
  let columns = SOURCE;
  for (let place = 0; steps.length < wanted && place < 20; place++) {
    const step = random.pick(MAKERS)(random, columns, place);
    if (step === undefined) continue;
    steps.push(step);
    ({ columns } = step);
    // Which columns there are now hangs on the rows: the plan ends here.
    if (step.transform.verb === 'pivotWider') break;
  }
  return steps;
}

/** The steps one after another; each reads the one before it as `t`. */
function toSql(steps: readonly Step[]): string {
  const nested = steps.reduce((source, { sql }) => `(WITH t AS (SELECT * FROM ${source}) ${sql})`, 'source');
  const columns = steps.at(-1)?.columns ?? SOURCE;
  const cells = columns.map(({ key, kind }) =>
    kind === 'date' ? `strftime(${q(key)}, '%Y-%m-%d') AS ${q(key)}` : q(key),
  );
  return `SELECT ${cells.join(', ')} FROM ${nested} ORDER BY _r`;
}

const isClose = (left: number, right: number) =>
  Math.abs(left - right) <= 1e-6 + 1e-9 * Math.max(Math.abs(left), Math.abs(right));

function isSame(own: unknown, judged: unknown): boolean {
  const other = typeof judged === 'bigint' ? Number(judged) : judged;
  if (typeof own === 'number' && typeof other === 'number') return isClose(own, other);
  return (own ?? null) === (other ?? null);
}

test('a thousand plans give what DuckDB gives', { timeout: 120_000 }, async () => {
  const random = new Random(SEED);
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  const definitions = SOURCE.map(({ key }) => ({ key, label: key }));
  let rowsSeen = 0;
  for (let table = 0; table < TABLES; table++) {
    const rows = makeRows(random);
    const values = rows.map(
      (row, place) => `(${place}, ${SOURCE.map(({ key }) => literalOf(row[key] ?? null)).join(', ')})`,
    );
    await connection.run(`CREATE OR REPLACE TABLE source AS SELECT _r, region, product, CAST(units AS DOUBLE) AS units,
      CAST(amount AS DOUBLE) AS amount, CAST(day AS DATE) AS day
      FROM (VALUES ${values.join(', ')}) AS v(_r, region, product, units, amount, day)`);
    const data: ChartData = { columns: definitions, rows };
    for (let plan = 0; plan < PLANS_PER_TABLE; plan++) {
      const steps = makePlan(random);
      const columns = steps.at(-1)?.columns ?? SOURCE;
      const sql = toSql(steps);
      const judged = (await connection.runAndReadAll(sql)).getRowObjects();
      const after = steps.reduce((own, { transform }) => applyTransform(own, transform).table, toPlanTable(data));
      const own = toChartData(after, data).rows;
      const wrong = judged.flatMap((row, place) =>
        columns.flatMap(({ key }) =>
          isSame(own[place]?.[key], row[key]) ? [] : [{ place, key, own: own[place]?.[key], judged: row[key] }],
        ),
      );
      const plain = JSON.stringify(steps.map(({ transform }) => transform));
      expect({ rows: own.length, wrong: wrong.slice(0, 3) }, `${plain}\n${sql}\n${JSON.stringify(rows)}`).toEqual({
        rows: judged.length,
        wrong: [],
      });
      rowsSeen += own.length;
    }
  }
  expect(rowsSeen).toBeGreaterThan(5000);
});

function literalOf(cell: Cell): string {
  return typeof cell === 'string' ? t(cell) : String(cell);
}
