import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import { understand } from './understand.ts';

const STAYS = tableOf(
  [
    'patient_id',
    'admit_date',
    'dept',
    'los_days',
    'charge',
    'readmit_flag',
    'is_urgent',
    'age',
    'arr_delay',
    'dep_delay',
    'tchr_cnt',
    'closed_flag',
    'decision',
  ],
  Array.from({ length: 60 }, (_, at) => [
    `P${at % 23}`,
    `202${2 + (at % 2)}-0${1 + (at % 9)}-1${at % 7}`,
    ['Surgery', 'Heart', 'Bones'][at % 3] ?? '',
    1 + ((at * 5) % 17),
    100.5 + ((at * 131) % 4000),
    at % 6 === 0 ? 'Y' : 'N',
    at % 4 === 0 ? 'T' : 'F',
    (at * 7) % 95,
    (at * 11) % 90,
    (at * 13) % 80,
    3 + ((at * 17) % 41),
    at % 5 === 0 ? 'Y' : 'N',
    ['approved', 'refused', 'pending'][at % 3] ?? '',
  ]),
);
const KEYS = new Map(STAYS.data.columns.map(({ key, label }) => [label, key]));
const key = (label: string) => KEYS.get(label);
const stepsOf = (wish: string, purpose: 'chart' | 'data' = 'chart') =>
  understand(wish, createSituation(STAYS, { locale: 'EN_US', purpose })).readings[0]?.plan.steps ?? [];

describe('short headers', () => {
  test.each([
    ['average length of stay by dept', 'los_days'],
    ['average delay on arrival by dept', 'arr_delay'],
    ['average departure delay by dept', 'dep_delay'],
    ['dept with the worst average delay at arrival', 'arr_delay'],
  ])('are named in full: %s', (wish, label) =>
    expect(stepsOf(wish)[0]).toMatchObject({ verb: 'group', by: [key('dept')], measures: [{ column: key(label) }] }),
  );

  test('are named by what they count', () => {
    expect(stepsOf('the 5 rows with the highest number of teachers', 'data')[0]).toMatchObject({
      verb: 'limit',
      by: { column: key('tchr_cnt') },
    });
  });

  test('are counted up by what they count', () => {
    expect(stepsOf('teachers by dept')[0]).toMatchObject({ measures: [{ operation: 'sum', column: key('tchr_cnt') }] });
  });

  test('are spelled by no initials of several things', () => {
    expect(JSON.stringify(stepsOf('list of visits', 'data'))).not.toContain(key('los_days'));
  });
});

describe('headers of yes and no', () => {
  const isSaid = (label: string, value: string) => ({
    verb: 'filter',
    where: { operator: '=', left: { key: key(label) }, right: { value } },
  });

  test.each([
    ['number of readmissions by dept', 'readmit_flag', 'Y'],
    ['closures by dept', 'closed_flag', 'Y'],
    ['urgent visits per dept', 'is_urgent', 'T'],
  ])('say it of the rows, whatever else the header says: %s', (wish, label, value) =>
    expect(stepsOf(wish)[0]).toMatchObject(isSaid(label, value)),
  );

  test('give rates', () => {
    expect(stepsOf('readmission rate by dept').map(({ verb }) => verb)).toEqual(['derive', 'group']);
  });
});

describe('things that have an id, in a table of what happened to them', () => {
  test.each(['patients by dept', 'patients admitted in 2023 by dept'])('are counted: %s', (wish) =>
    expect(stepsOf(wish).findLast(({ verb }) => verb === 'group')).toMatchObject({
      by: [key('dept')],
      measures: [{ operation: 'count' }],
    }),
  );

  test('are not drawn one by one beside another figure', () => {
    expect(stepsOf('average charge of patients by dept')).toMatchObject([{ verb: 'group', by: [key('dept')] }]);
  });

  test('are as old as they are', () => {
    expect(stepsOf('median charge of patients over 65 by dept')[0]).toMatchObject({
      verb: 'filter',
      where: { operator: '>', left: { key: key('age') }, right: { value: 65 } },
    });
  });
});

test.each([
  ['refusals by dept', 'refused'],
  ['number of approvals by dept', 'approved'],
])('what was done is named by the deed: %s', (wish, value) =>
  expect(stepsOf(wish)[0]).toMatchObject({
    verb: 'filter',
    where: { left: { key: key('decision') }, right: { value } },
  }),
);

describe('bands of a figure', () => {
  test.each([
    ['visits per charge bucket of 500', { column: key('charge'), width: 500 }],
    ['number of visits by charge range', { column: key('charge') }],
    ['average age for each charge band', { column: key('charge') }],
  ])('are cut, and nothing is divided: %s', (wish, bin) =>
    expect(stepsOf(wish).slice(0, 2)).toMatchObject([{ verb: 'bin', ...bin }, { verb: 'group' }]),
  );
});

test('groups in which a figure of some rows is so much are picked', () => {
  const steps = stepsOf('years in which the total charge of Surgery was below 9000');
  expect(steps.slice(0, 4)).toMatchObject([
    { verb: 'filter', where: { right: { value: 'Surgery' } } },
    { verb: 'truncateTime', part: 'year' },
    { verb: 'group', measures: [{ operation: 'sum', column: key('charge') }] },
    { verb: 'filter', where: { operator: '<', right: { value: 9000 } } },
  ]);
});

describe('figures that each row makes up', () => {
  const sites = tableOf(
    ['Site_ID', 'Name', 'City', 'Guides', 'Opened', 'Visitors', 'Price'],
    Array.from({ length: 30 }, (_, at) => [
      at + 1,
      `Site ${at}`,
      ['Rome', 'Lyon'][at % 2] ?? '',
      2 + ((at * 7) % 19),
      1850 + at * 4,
      900 + at * 37,
      at % 9,
    ]),
  );
  const shownBy = (wish: string) =>
    understand(wish, createSituation(sites, { locale: 'EN_US', purpose: 'chart' })).readings[0]?.plan.steps ?? [];

  test.each(['visitors per guide, top 10 sites', 'visitors per guide by site, top 10'])(
    'rank the rows in a picture, beside their names: %s',
    (wish) => {
      const [made, chosen, limit] = shownBy(wish);
      const ratio = made?.verb === 'derive' ? made.as.key : '';
      expect(chosen).toMatchObject({ verb: 'select', columns: ['c1', ratio] });
      expect(limit).toMatchObject({ verb: 'limit', count: 10, by: { column: ratio, direction: 'descending' } });
    },
  );

  test('stand beside the names alone', () => {
    expect(shownBy('visitors per guide for each site')).toMatchObject([
      { verb: 'derive' },
      { verb: 'select', columns: ['c1', 'ratio_1'] },
    ]);
  });

  test('are points where a point is wanted for each row', () => {
    const steps = shownBy('price against visitors, one dot per site');
    expect(steps.at(-1)).toMatchObject({ verb: 'setType', type: 'scatter' });
    expect(JSON.stringify(steps)).not.toContain('"c0"');
  });
});

describe('what is said before the name of the rows', () => {
  const flats = tableOf(
    ['Flat_ID', 'house', 'bedroom_count', 'rent', 'left_on'],
    Array.from({ length: 30 }, (_, at) => [
      at + 1,
      ['Elm', 'Oak'][at % 2] ?? '',
      1 + (at % 4),
      700 + at * 31,
      at % 3 === 0 ? '' : `2023-0${1 + (at % 9)}-11`,
    ]),
  );
  const planOf = (wish: string) =>
    understand(wish, createSituation(flats, { locale: 'EN_US', purpose: 'chart' })).readings[0]?.plan.steps ?? [];

  test.each(['2 bedroom flats by house', 'average rent of 2 bedroom flats per house'])('is a condition: %s', (wish) => {
    const [filter, group] = planOf(wish);
    expect(filter).toMatchObject({
      verb: 'filter',
      where: { operator: '=', left: { key: 'c2' }, right: { value: 2 } },
    });
    expect(group).toMatchObject({ verb: 'group', by: ['c1'] });
  });
});

test('what was done picks the rows beside other groups, and lays nothing out along its date', () => {
  const members = tableOf(
    ['member_id', 'club', 'join_date', 'cancel_date'],
    Array.from({ length: 40 }, (_, at) => [
      `M${at}`,
      ['Park', 'Dock'][at % 2] ?? '',
      `2022-0${1 + (at % 9)}-15`,
      at % 3 === 0 ? `2023-0${1 + (at % 9)}-20` : '',
    ]),
  );
  const steps = (wish: string) =>
    understand(wish, createSituation(members, { locale: 'EN_US', purpose: 'chart' })).readings[0]?.plan.steps ?? [];
  expect(steps('how many members have cancelled, by club').map(({ verb }) => verb)).toEqual(['filter', 'group']);
  expect(steps('members cancelled by year').map(({ verb }) => verb)).toContain('truncateTime');
});

test('bars are sorted by what their order is told to be of', () => {
  const wish = 'How many visits per dept? Show a bar chart, sort the bars in descending order of the count.';
  const sorted = stepsOf(wish).find(({ verb }) => verb === 'sort');
  expect(sorted).toMatchObject({ by: [{ column: 'count', direction: 'descending' }] });
  expect(sorted?.verb === 'sort' ? sorted.by.length : 0).toBe(1);
});
