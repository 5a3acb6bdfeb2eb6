import { describe, expect, test } from 'vitest';
import { apply, as, cells, dataOf, faultOf, SALES } from '../../../test/fixtures/plan/apply-to-data.ts';
import type { ChartData } from '../../chart/graph-config.ts';
import { parseExpression } from '../expression/parse-expression.ts';
import type { Transform } from './transform.ts';

describe('rows that a step keeps', () => {
  test('are the very rows of the caller, with what columns do not name', () => {
    const { rows } = apply(SALES, { verb: 'filter', where: parseExpression('region = "North"') });
    expect(rows).toEqual([SALES.rows[0], SALES.rows[2]]);
    expect(rows[0]).toBe(SALES.rows[0]);
  });

  test('keep their notation, their hidden cells and unknown properties beside a new column', () => {
    const { rows, columns } = apply(SALES, {
      verb: 'derive',
      expression: parseExpression('sales / 2'),
      as: as('half'),
    });
    expect(rows[0]).toEqual({ ...SALES.rows[0], half: 950_000 });
    expect(columns.at(-1)).toEqual({ key: 'half', label: 'half', valueFormat: 'currency', currency: 'USD' });
  });

  test('keep what the definition of a replaced column says beside its format', () => {
    const columns = [{ key: 'n', label: 'N', valueFormat: 'percentage', width: 80 }];
    const { columns: after } = apply(
      { columns, rows: [{ n: 1 }] },
      { verb: 'derive', expression: parseExpression('concat(n, "!")'), as: as('n') },
    );
    expect(after).toEqual([{ key: 'n', label: 'n', valueFormat: 'text', width: 80 }]);
  });

  test('lose the cells of a column that is dropped, and nothing else', () => {
    const { rows, columns, facts } = apply(SALES, { verb: 'drop', columns: ['day', 'sales'] });
    expect(rows[0]).toEqual({ region: 'North', units: 3, note: 'a', id: 7 });
    expect(columns.map(({ key }) => key)).toEqual(['region', 'units', 'note']);
    expect(facts).toMatchObject({ dropped: [as('day', 'Date'), as('sales', 'Sales')] });
  });

  test('may have columns of any name', () => {
    const data: ChartData = {
      columns: [{ key: '__proto__' }, { key: 'constructor' }],
      rows: [JSON.parse('{"__proto__":1,"constructor":2}')],
    };
    const { rows } = apply(data, {
      verb: 'derive',
      expression: parseExpression('[__proto__] + [constructor]'),
      as: as('sum'),
    });
    expect(JSON.stringify(rows)).toBe('[{"__proto__":1,"constructor":2,"sum":3}]');
    const grouped = apply(data, {
      verb: 'group',
      by: ['constructor'],
      measures: [{ operation: 'sum', column: '__proto__', as: as('__proto__') }],
    });
    expect(JSON.stringify(grouped.rows)).toBe('[{"constructor":2,"__proto__":1}]');
  });
});

describe('a filter', () => {
  const filter = (text: string) => apply(SALES, { verb: 'filter', where: parseExpression(text) });

  test('keeps no row of totals of which parts are gone, and says so', () => {
    const { rows, facts } = filter('units > 3');
    expect(rows.map(({ region }) => region)).toEqual(['South', 'East']);
    expect(facts).toMatchObject({ undecided: 1, notes: [{ kind: 'totalsLeftOut', count: 1, labels: ['Total'] }] });
  });

  test('keeps a row of totals beside all its parts, and alone where it is asked for', () => {
    expect(filter('region != "West"')).toMatchObject({ rows: SALES.rows, facts: { notes: [] } });
    expect(filter('region = "Total"').rows).toEqual([SALES.rows[4]]);
  });
});

describe('grouping', () => {
  test('does not call a column gone whose name lives on', () => {
    const data = dataOf({ day: ['2024-01-05', '2024-01-20'], amount: [1, 2] });
    const month = apply(data, { verb: 'truncateTime', column: 'day', part: 'month', as: as('month', 'day') });
    const { facts } = apply(month, {
      verb: 'group',
      by: ['month'],
      measures: [{ operation: 'sum', column: 'amount', as: as('total') }],
    });
    expect(facts.notes).toEqual([]);
  });

  const group: Transform = {
    verb: 'group',
    by: ['region'],
    measures: [
      { operation: 'sum', column: 'sales', as: as('total', 'Total sales') },
      { operation: 'count', as: as('rows') },
      { operation: 'mean', column: 'units', as: as('mean') },
      { operation: 'max', column: 'day', as: as('last') },
    ],
  };

  test('counts notations by their value and leaves rows of totals out', () => {
    expect(apply(SALES, group).rows).toEqual([
      { region: 'North', total: 1_900_005, rows: 2, mean: 3, last: '2024-02-07' },
      { region: 'South', total: 200_000, rows: 1, mean: 4, last: '2024-02-05' },
      { region: 'East', total: null, rows: 1, mean: 10, last: '2024-04-05' },
    ]);
  });

  test('tells of everything that took no part', () => {
    expect(apply(SALES, group).facts).toMatchObject({
      rowsBefore: 5,
      rowsAfter: 3,
      notes: [
        { kind: 'totalsLeftOut', count: 1, labels: ['Total'] },
        { kind: 'unreadableCells', column: as('sales', 'Sales'), count: 1, examples: [{ row: 3, text: 'refused' }] },
        { kind: 'hiddenDropped', columns: [as('note', 'Note')] },
      ],
    });
  });

  test('tells of several currencies', () => {
    const data = dataOf({ who: ['a', 'a', 'b'], pay: ['$5', '€7', '$9'] });
    const { facts } = apply(data, {
      verb: 'group',
      by: ['who'],
      measures: [{ operation: 'sum', column: 'pay', as: as('s') }],
    });
    expect(facts.notes).toEqual([{ kind: 'mixedCurrencies', column: as('pay'), currencies: ['EUR', 'USD'] }]);
  });

  test('adds up without the noise of doubles', () => {
    const data = dataOf({ part: [0.1, 0.2, 0.3, -0.6, 1e16, 1, -1e16] });
    expect(
      apply(data, { verb: 'group', by: [], measures: [{ operation: 'sum', column: 'part', as: as('s') }] }).rows,
    ).toEqual([{ s: 1 }]);
  });

  test('keeps the mean of percentages a percentage', () => {
    const data = dataOf({ who: ['a', 'a'], rate: ['12%', '13%'] });
    const { rows, columns } = apply(data, {
      verb: 'group',
      by: ['who'],
      measures: [{ operation: 'mean', column: 'rate', as: as('m') }],
    });
    expect(rows).toEqual([{ who: 'a', m: 12.5 }]);
    expect(columns[1]).toMatchObject({ valueFormat: 'percentage' });
  });

  test('gives dates in ISO text, whatever their notation was', () => {
    const data = dataOf({ day: ['31/01/2024', '02/03/2024', '31/01/2024'], n: [1, 2, 3] });
    const { rows, columns } = apply(data, {
      verb: 'group',
      by: ['day'],
      measures: [{ operation: 'sum', column: 'n', as: as('s') }],
    });
    expect(rows).toEqual([
      { day: '2024-01-31', s: 4 },
      { day: '2024-03-02', s: 2 },
    ]);
    expect(columns[0]).toMatchObject({ key: 'day', valueFormat: 'date' });
  });

  test('gives one row for no row, counted 0', () => {
    const none = { ...SALES, rows: [] };
    const measures = [{ operation: 'count', as: as('n') }] as const;
    expect(apply(none, { verb: 'group', by: [], measures }).rows).toEqual([{ n: 0 }]);
  });
});

describe('a natural order', () => {
  test.each([
    ['months', ['March', 'January', 'February'], ['January', 'February', 'March']],
    [
      'Portuguese weekdays',
      ['sexta-feira', 'segunda-feira', 'terça-feira'],
      ['segunda-feira', 'terça-feira', 'sexta-feira'],
    ],
    ['Arabic months', ['مارس', 'يناير', 'فبراير'], ['يناير', 'فبراير', 'مارس']],
    ['sizes', ['Large', 'Small', 'Medium', 'Tiny'], ['Tiny', 'Small', 'Medium', 'Large']],
    ['Portuguese degrees', ['Alto', 'Baixo', 'Médio'], ['Baixo', 'Médio', 'Alto']],
    ['ranges', ['65+', '18–34', 'under 18', '35–64'], ['under 18', '18–34', '35–64', '65+']],
    ['figures within words', ['Item 10', 'Item 9', 'item 1'], ['item 1', 'Item 9', 'Item 10']],
  ])('is that of %s', (_, given, sorted) => {
    const data = dataOf({ name: given });
    expect(
      cells(data, { verb: 'sort', by: [{ column: 'name', direction: 'ascending', order: 'natural' }] }, 'name'),
    ).toEqual(sorted);
  });

  test('of one’s own puts what it does not name behind', () => {
    const by = [{ column: 'region', direction: 'ascending', order: ['total', 'south'] }] as const;
    expect(cells(SALES, { verb: 'sort', by }, 'region')).toEqual(['Total', 'South', 'North', 'North', 'East']);
  });
});

describe('a limit', () => {
  test('ranks no row of totals, keeps the order of the rows, and gathers the rest', () => {
    const { rows, facts } = apply(SALES, {
      verb: 'limit',
      count: 1,
      from: 'start',
      by: { column: 'units', direction: 'descending' },
      rest: { column: 'region', label: 'Other' },
    });
    expect(rows).toEqual([SALES.rows[3], { day: null, region: 'Other', sales: 2_100_005, units: 7, note: null }]);
    expect(facts).toMatchObject({
      cut: 4,
      rest: { label: 'Other', rows: 3 },
      notes: [{ kind: 'totalsLeftOut', count: 1 }],
    });
  });

  test.each([
    ['per cent', [50, 30, 20], 50],
    ['shares of one', [0.5, 0.3, 0.2], 0.5],
  ])('gathers the shares of one whole, in %s, in the rest', (_unit, shares, left) => {
    const columns = [{ key: 'who' }, { key: 'share', label: 'Share', valueFormat: 'percentage' }];
    const rows = shares.map((share, index) => ({ who: `w${index}`, share: share < 1 ? share : `${share}%` }));
    const rest = { column: 'who', label: 'Other' };
    const share = apply({ columns, rows }, { verb: 'limit', count: 1, from: 'start', rest }).rows[1]?.share;
    expect(share).toBeCloseTo(left);
  });

  test('leaves what does not add up out of the rest', () => {
    const data = dataOf({ who: ['a', 'b', 'c'], price: [1, 2, 3], share: ['0.5%', '0.3%', '0.2%'], sold: [5, 6, 7] });
    const rest = { column: 'who', label: 'Other' };
    expect(apply(data, { verb: 'limit', count: 1, from: 'start', rest }).rows[1]).toEqual({
      who: 'Other',
      price: null,
      share: null,
      sold: 13,
    });
  });

  test('tells of ties that were cut', () => {
    const data = dataOf({ who: ['a', 'b', 'c'], n: [5, 5, 5] });
    const by = { column: 'n', direction: 'descending' } as const;
    expect(apply(data, { verb: 'limit', count: 1, from: 'start', by }).facts.notes).toEqual([
      { kind: 'tiesCut', count: 2 },
    ]);
  });

  test('of a percentage is rounded up', () => {
    const data = dataOf({ n: [1, 2, 3, 4, 5, 6, 7] });
    expect(apply(data, { verb: 'limit', percent: 10, from: 'end' }).rows).toEqual([{ n: 7 }]);
  });
});

describe('a step that cannot be carried out', () => {
  test.each<[Transform, object]>([
    [
      { verb: 'sort', by: [{ column: 'Regoin', direction: 'ascending' }] },
      { kind: 'unknownColumn', nearest: [as('region', 'Region')] },
    ],
    [
      { verb: 'window', operation: 'rank', column: 'region', as: as('w') },
      { kind: 'wrongKind', needs: 'number' },
    ],
    [
      { verb: 'truncateTime', column: 'region', part: 'year', as: as('w') },
      { kind: 'wrongKind', needs: 'date' },
    ],
    [
      { verb: 'group', by: ['region'], measures: [{ operation: 'count', as: as('region') }] },
      { kind: 'badArgument', value: 'region' },
    ],
    [
      { verb: 'limit', count: -1, from: 'start' },
      { kind: 'badArgument', argument: 'count' },
    ],
    [
      { verb: 'bin', column: 'units', width: 1e-9, as: as('b') },
      { kind: 'badArgument', argument: 'width' },
    ],
    [{ verb: 'drop', columns: ['day', 'region', 'sales', 'units'] }, { kind: 'badArgument' }],
  ])('says so by fields: %j', (transform, fault) => {
    expect(faultOf(() => apply(SALES, transform))).toMatchObject(fault);
  });

  test('is refused before it grows too large', () => {
    const data = dataOf({
      a: Array.from({ length: 400 }, (_, row) => `k${row}`),
      b: Array.from({ length: 400 }, (_, row) => `n${row}`),
      n: Array(400).fill(1),
    });
    const wide = { verb: 'pivotWider', keys: ['a'], names: 'b', values: 'n', combine: 'sum' } as const;
    expect(faultOf(() => apply(data, wide, { mostCells: 100_000 }))).toEqual({
      kind: 'tooLarge',
      cells: 160_400,
      mostCells: 100_000,
    });
  });

  test('ends with the reason of its signal', () => {
    const data = dataOf({ n: Array.from({ length: 100_000 }, (_, row) => row) });
    let looks = 0;
    const signal = {
      throwIfAborted() {
        looks++;
        if (looks > 3) throw new Error('cancelled');
      },
    };
    expect(() => apply(data, { verb: 'filter', where: parseExpression('n > 5') }, { signal })).toThrow('cancelled');
  });
});
