import { describe, expect, test } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import { understand } from './understand.ts';
import type { Purpose } from './understanding.ts';

const HEAD = [
  'Visit ID',
  'Visited',
  'Clinic',
  'Doctor',
  'Channel',
  'Insured',
  'Production MWh',
  'Fee',
  'Discount',
  'Tax',
  'Score',
] as const;
const TABLE = tableConfig(
  [...HEAD],
  Array.from({ length: 48 }, (_, at) => [
    1000 + at,
    `202${3 + (at % 2)}-0${1 + (at % 9)}-1${at % 9}`,
    ['Reef', 'Dune', 'Peak'][at % 3] ?? '',
    ['Silva', 'Costa', 'Rocha', 'Pinto'][at % 4] ?? '',
    ['Online', 'Store'][at % 2] ?? '',
    ['Yes', 'No'][(at >> 1) % 2] ?? '',
    300 + ((at * 37) % 900),
    20 + ((at * 13) % 200),
    at % 5,
    5 + (at % 7),
    50 + ((at * 3) % 12),
  ]),
);
const readingOf = (wish: string, purpose: Purpose = 'data') =>
  understand(wish, createSituation(TABLE, { locale: 'EN_US', purpose })).readings[0];
const stepsOf = (wish: string, purpose?: Purpose) => readingOf(wish, purpose)?.plan.steps ?? [];
const groupOf = (wish: string, purpose?: Purpose) => stepsOf(wish, purpose).find(({ verb }) => verb === 'group');
const cell = (key: string) => ({ kind: 'column', key });

describe('a formula in words', () => {
  const less = { kind: 'binary', operator: '-', left: cell('fee'), right: cell('discount') };

  test.each([
    'net fee = fee minus discount',
    'add a column net fee which is fee minus discount',
    'create net fee as fee minus discount',
    'add fee minus discount as net fee',
    'fee minus discount, called net fee',
    'net fee = fee - discount',
    'cria a coluna net fee que é fee menos discount',
    'أضف net fee = fee ناقص discount',
  ])('has the name that the wish gives it: %s', (wish) =>
    expect(stepsOf(wish)).toMatchObject([{ verb: 'derive', expression: less, as: { label: 'net fee' } }]),
  );

  test('is read from the left', () => {
    expect(stepsOf('fee minus discount minus tax')).toMatchObject([
      { verb: 'derive', expression: { operator: '-', left: less, right: cell('tax') } },
    ]);
  });

  test('is named by no type of chart', () => {
    expect(JSON.stringify(stepsOf('fee minus discount as a bar chart'))).not.toContain('"label":"bar');
  });
});

describe('what is counted and what is added up', () => {
  test.each(['visits per month', 'number of visits by clinic', 'visits by clinic'])(
    'rows that are numbered are counted: %s',
    (wish) => expect(groupOf(wish)).toMatchObject({ measures: [{ operation: 'count' }] }),
  );

  test('"number" is no short No', () => {
    expect(stepsOf('show the number of visits for each clinic').map(({ verb }) => verb)).not.toContain('filter');
  });

  test.each([
    ['Yes', 'No'],
    ['true', 'false'],
  ])('nor any other word that denies: beside %s and %s all rows are counted', (yes, no) => {
    const clips = tableOf(
      ['Host', 'Live'],
      Array.from({ length: 12 }, (_, at) => [`Host ${at % 2}`, at % 3 ? no : yes]),
    );
    const steps = understand('number of clips by host', createSituation(clips)).readings[0]?.plan.steps;
    expect(steps).toMatchObject([{ verb: 'group', measures: [{ operation: 'count' }] }]);
  });

  test.each(['parcels by depot', 'number of parcels for each depot', 'parcel number by depot'])(
    'numbers of things that stand in several rows are counted: %s',
    (wish) => {
      const numbers = [1204, 318, 1204, 4411, 318, 2050, 977, 318, 640, 1310];
      const scans = tableOf(
        ['parcel_num', 'depot'],
        Array.from({ length: 30 }, (_, at) => [numbers[at % 10] ?? 0, `D${at % 3}`]),
      );
      const steps = understand(wish, createSituation(scans)).readings[0]?.plan.steps;
      expect(steps).toMatchObject([{ verb: 'group', by: ['c1'], measures: [{ operation: 'count' }] }]);
    },
  );

  test('ids that are called so in full run along time as they are', () => {
    const hired = tableOf(
      ['name', 'hire_date', 'department_id'],
      Array.from({ length: 24 }, (_, at) => [`N${at}`, `20${10 + (at % 12)}-0${1 + (at % 9)}-17`, 10 * (1 + (at % 9))]),
    );
    const over = (wish: string) => JSON.stringify(understand(wish, createSituation(hired)).readings[0]?.plan.steps);
    expect(over('line chart of the change of department_id over hire_date')).not.toContain('"operation":"count"');
    expect(over('departments over hire_date')).toContain('"operation":"count"');
  });

  test.each(['production by clinic', 'which clinic has the highest production', 'production per clinic'])(
    'what stands before a unit is the figure: %s',
    (wish) => expect(groupOf(wish)).toMatchObject({ measures: [{ operation: 'sum', column: 'production_mwh' }] }),
  );

  test('a figure for each of what no column holds is asked about', () => {
    const { readings, unknown } = understand('for each nurse show the total fee', createSituation(TABLE));
    expect(readings).toEqual([]);
    expect(unknown.map(({ text }) => text)).toContain('nurse');
  });

  test('what comes of groups is rounded, and not the rows', () => {
    const steps = stepsOf('average fee by clinic rounded to tens');
    expect(steps.map(({ verb }) => verb)).toEqual(['group', 'round']);
    expect(steps.at(-1)).toMatchObject({ columns: ['mean_fee'], decimals: -1 });
  });
});

describe('groups against one another', () => {
  test.each([
    'difference between online and store fee by clinic',
    'difference in fee between online and store by clinic',
    'online minus store fee by clinic',
    'diferença de fee entre online e store por clinic',
    'الفرق بين fee online و store حسب clinic',
  ])('are taken apart by a condition each: %s', (wish) => {
    const [group, derive] = stepsOf(wish);
    expect(group).toMatchObject({ verb: 'group', by: ['clinic'], measures: [{ column: 'fee' }, { column: 'fee' }] });
    expect(derive).toMatchObject({ verb: 'derive', as: { label: 'Fee Online − Fee Store' } });
  });

  test('a thing said and the same denied are two groups', () => {
    const steps = stepsOf('average fee by clinic, insured vs not insured', 'chart');
    expect(steps.map(({ verb }) => verb)).not.toContain('filter');
    expect(steps[0]).toMatchObject({ verb: 'group', by: ['clinic', 'insured'] });
  });

  test('names side by side in quotes are a list', () => {
    expect(stepsOf('only “Reef” “Dune”')).toMatchObject([{ verb: 'filter', where: { kind: 'in' } }]);
  });

  test('"sells more" is the most', () => {
    expect(stepsOf('which clinic has more discount', 'chart').map(({ verb }) => verb)).toEqual(['group', 'sort']);
  });
});

describe('a figure against a figure', () => {
  test('is a relation in a picture, however few numbers there are', () => {
    expect(readingOf('score vs tax', 'chart')?.task).toBe('relation');
    expect(readingOf('fee vs clinic', 'chart')?.task).toBeUndefined();
  });

  test('for each unit of another is a ratio', () => {
    expect(JSON.stringify(stepsOf('average fee per MWh by clinic'))).toContain('"operator":"/"');
  });
});

describe('dates', () => {
  test.each([
    ['split visited into year and month', ['Year', 'Month']],
    ['divide visited em ano e mês', ['Ano', 'Mês']],
    ['قسم visited إلى سنة وشهر', ['سنة', 'شهر']],
  ])('are taken apart: %s', (wish, labels) => {
    const steps = stepsOf(wish);
    expect(steps.map((step) => ('part' in step ? step.part : ''))).toEqual(['year', 'monthOfYear']);
    expect(steps.flatMap((step) => ('as' in step && 'label' in step.as ? [step.as.label] : []))).toEqual(labels);
  });

  test('give a column of one part, where one is added', () => {
    expect(stepsOf('add a month column from visited')).toMatchObject([{ verb: 'truncateTime', part: 'month' }]);
  });

  test('grow from year to year, where the wish says so', () => {
    const steps = stepsOf('year over year growth of fee', 'chart');
    expect(steps).toContainEqual(expect.objectContaining({ verb: 'truncateTime', part: 'year' }));
    expect(steps).toContainEqual(expect.objectContaining({ verb: 'window', operation: 'percentChange' }));
  });
});

describe('superlatives', () => {
  test('that a thing first is an order, and not one row', () => {
    expect(stepsOf('oldest visits first').map(({ verb }) => verb)).toEqual(['sort']);
  });

  test.each(['most loved clinic', 'least punctual doctor'])('of what is not known are not answered: %s', (wish) => {
    expect(understand(wish, createSituation(TABLE)).readings).toEqual([]);
  });
});

test.each([
  [40, 41],
  [80, undefined],
])('works the running totals of %i series out, or none of too many', (count, steps) => {
  const head = ['Month', ...Array.from({ length: count }, (_, at) => `Series ${at}`)];
  const rows = Array.from({ length: 12 }, (_, month) => [
    `2024-${String(month + 1).padStart(2, '0')}`,
    ...Array.from({ length: count }, (_, at) => month * at + 1),
  ]);
  const chart = { ...tableConfig(head, rows), type: 'line' as const };
  const { readings } = understand('running total', createSituation(chart, { locale: 'EN_US', purpose: 'chart' }));
  expect(readings[0]?.plan.steps.length).toBe(steps);
});

describe('how much of a level', () => {
  const prices = tableConfig(
    ['المنتج', 'السعر', 'العمر'],
    Array.from({ length: 24 }, (_, at) => [['قلم', 'حبر', 'دفتر'][at % 3] ?? '', 2.5 + (at % 9), 20 + (at % 9)]),
  );

  test.each(['كم السعر حسب المنتج', 'كم العمر لكل منتج'])('is no number of rows in Arabic: %s', (wish) => {
    const steps = understand(wish, createSituation(prices, { locale: 'AR' })).readings[0]?.plan.steps;
    expect(steps).toMatchObject([{ verb: 'group', measures: [{ operation: 'mean' }] }]);
  });
});

test.each(['visits by range of fee', 'عدد الزيارات حسب مدى fee'])(
  'ranges that rows are gathered by are bands: %s',
  (wish) => expect(stepsOf(wish)).toMatchObject([{ verb: 'bin', column: 'fee' }, { verb: 'group' }, { verb: 'sort' }]),
);
