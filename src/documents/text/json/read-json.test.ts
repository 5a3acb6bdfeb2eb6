import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

function tablesOf(value: unknown): readonly (readonly (readonly string[])[])[] {
  return readJson(JSON.stringify(value)).map(({ rows }) => rows.map((row) => row.map(({ text }) => text)));
}

describe('tables in answers of interfaces', () => {
  it('takes the records within an envelope, and not what the envelope counts', () => {
    const records = [
      { name: 'Widget', stock: 4 },
      { name: 'Gadget', stock: 0 },
    ];
    const [header, ...rows] = [
      ['name', 'stock'],
      ['Widget', '4'],
      ['Gadget', '0'],
    ];
    expect(tablesOf({ status: 'ok', data: { items: records, total: 2, page: 1 } })).toEqual([[header, ...rows]]);
    expect(tablesOf([{ page: 1, pages: 1, total: 2 }, records])).toEqual([[header, ...rows]]);
  });

  it('keeps numbers by name where no records stand beside them', () => {
    expect(tablesOf({ base: 'EUR', rates: { USD: 1.17, GBP: 0.87 } })).toEqual([
      [
        ['USD', '1.17'],
        ['GBP', '0.87'],
      ],
    ]);
    expect(tablesOf({ name: 'Tank', volume: 20, weight: 4, pressure: 9, size: { w: 1, h: 2 } })[0]).toHaveLength(4);
  });

  it('leaves out of labels what all of them begin with', () => {
    const edges = [{ node: { name: 'Ann', age: 31 } }, { node: { name: 'Bob', age: 44 } }];
    expect(tablesOf({ data: { users: { edges } } })[0]?.[0]).toEqual(['name', 'age']);
  });

  it('parts lists of as many numbers into columns, and joins other lists', () => {
    const records = [
      { city: 'Faro', at: [37, -8], tags: ['a', 'b'] },
      { city: 'Braga', at: [41, -8], tags: [] },
    ];
    expect(tablesOf(records)).toEqual([
      [
        ['city', 'at.1', 'at.2', 'tags'],
        ['Faro', '37', '-8', 'a, b'],
        ['Braga', '41', '-8', ''],
      ],
    ]);
  });

  it('gives a row to each point of lines that are plotted', () => {
    const traces = [
      { x: ['Jan', 'Feb', 'Mar'], y: [1, 4, 2], name: 'North' },
      { x: ['Jan', 'Feb', 'Mar'], y: [2, 3, 5], name: 'South' },
    ];
    expect(tablesOf({ data: traces, layout: { width: 500, height: 300 } })).toEqual([
      [
        ['x', 'y', 'name'],
        ['Jan', '1', 'North'],
        ['Feb', '4', 'North'],
        ['Mar', '2', 'North'],
        ['Jan', '2', 'South'],
        ['Feb', '3', 'South'],
        ['Mar', '5', 'South'],
      ],
    ]);
    const [first, second] = [
      [1, 10],
      [2, 20],
    ];
    expect(tablesOf([{ name: 'A', data: [first, second] }])[0]).toEqual([
      ['name', 'data.1', 'data.2'],
      ['A', '1', '10'],
      ['A', '2', '20'],
    ]);
  });

  it('keeps a row for each record whose lists are the values of several fields', () => {
    const records = [
      { dimensions: ['Portugal', 'mobile'], metrics: [120, 3.4] },
      { dimensions: ['Spain', 'desktop'], metrics: [98, 2.1] },
    ];
    expect(tablesOf({ rows: records })).toEqual([
      [
        ['dimensions', 'metrics.1', 'metrics.2'],
        ['Portugal, mobile', '120', '3.4'],
        ['Spain, desktop', '98', '2.1'],
      ],
    ]);
  });

  it('finds the labels of series with their axis', () => {
    const series = [
      { name: 'A', data: [1, 2] },
      { name: 'B', data: [4, 5] },
    ];
    const rows = [
      ['', 'A', 'B'],
      ['Jan', '1', '4'],
      ['Feb', '2', '5'],
    ];
    expect(tablesOf({ xAxis: { categories: ['Jan', 'Feb'] }, series })).toEqual([rows]);
    expect(tablesOf({ xAxis: [{ type: 'category', data: ['Jan', 'Feb'] }], series })).toEqual([rows]);
  });

  it('makes a row of each object in the only list that holds the figures of records', () => {
    const [grid] = readJson(
      '{"series": [{"name": "Faro", "points": [{"x": "Jan", "y": 1}, {"x": "Feb", "y": 2}]}, {"name": "Braga", "points": [{"x": "Jan", "y": 3}]}]}',
    );
    expect(grid?.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['name', 'x', 'y'],
      ['Faro', 'Jan', '1'],
      ['Faro', 'Feb', '2'],
      ['Braga', 'Jan', '3'],
    ]);
    const nested =
      '[{"name": "Ana", "items": [{"name": "Tea", "price": 2}]}, {"name": "Rui", "items": [{"name": "Cake", "price": 3}]}]';
    expect(readJson(nested)[0]?.rows[0]?.map(({ text }) => text)).toEqual(['name', 'items.name', 'items.price']);
  });

  it('tells of lists of objects inside records', () => {
    const orders = [
      { id: 1, lines: [{ sku: 'A' }], total: 30 },
      { id: 2, lines: [{ sku: 'B' }], total: 61 },
    ];
    const [grid] = readJson(JSON.stringify({ orders }));
    expect(grid?.notices).toEqual([{ kind: 'lists-left-out', values: { count: 1, text: 'lines' } }]);
  });

  it('keeps lists by themselves where each of their places beside all else were too much', () => {
    const numbers = Array.from({ length: 1500 }, (_, i) => i);
    const others = Object.fromEntries(numbers.slice(0, 800).map((i) => [`k${i}`, i]));
    const [table] = tablesOf([{ a: numbers, b: numbers, ...others }]);
    expect(table?.[0]).toEqual(['a', 'b']);
    expect(table).toHaveLength(1501);
  });

  it('makes no table where a long key comes back in too many labels', () => {
    const inner = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`k${i}`, 'a']));
    expect(tablesOf([{ ['long'.repeat(5000)]: inner }])).toEqual([]);
  });

  it('tells in records of many lists whether one of them comes back', () => {
    const records = Array.from({ length: 200 }, (_, i) => ({ [`a${i}`]: [1, 2], [`b${i}`]: [3, 4] }));
    expect(tablesOf(records)[0]).toHaveLength(201);
    expect(tablesOf(records.map((record) => ({ ...record, at: [5, 6] })))[0]).toHaveLength(401);
  });

  it('leaves out all dots that labels begin with', () => {
    const dots = '.'.repeat(20_000);
    expect(tablesOf([{ [`${dots}b`]: 1, [`${dots}c`]: 2 }])[0]?.[0]).toEqual(['b', 'c']);
    expect(tablesOf([{ 'a.b.': 1, 'a.b.c': 2 }])[0]?.[0]).toEqual(['b.', 'b.c']);
  });

  it('takes the values of a series for them, and neither its colours nor its dashes', () => {
    const dataset = { label: 'Visits', backgroundColor: ['red', 'blue', 'green'], data: [1, 2, 3] };
    expect(tablesOf({ labels: ['A', 'B', 'C'], datasets: [dataset] })).toEqual([
      [
        ['', 'Visits'],
        ['A', '1'],
        ['B', '2'],
        ['C', '3'],
      ],
    ]);
    const rows = [
      ['', 'A'],
      ['Jan', '10'],
      ['Feb', '20'],
    ];
    const xAxis = { categories: ['Jan', 'Feb'] };
    expect(tablesOf({ xAxis, series: [{ name: 'A', dashes: [4, 2], data: [10, 20] }] })).toEqual([rows]);
    expect(tablesOf({ xAxis, series: [{ name: 'A', colours: ['red', 'blue'], visits: [10, 20] }] })).toEqual([rows]);
  });

  it('takes no legend for labels', () => {
    const series = [
      { name: 'Tea', data: [1, 2] },
      { name: 'Cake', data: [3, 4] },
    ];
    const xAxis = { data: ['Jan', 'Feb'] };
    const rows = [
      ['', 'Tea', 'Cake'],
      ['Jan', '1', '3'],
      ['Feb', '2', '4'],
    ];
    expect(tablesOf({ legend: { data: ['Tea', 'Cake'] }, xAxis, series })).toEqual([rows]);
    expect(tablesOf({ legend: { data: ['Hot', 'Sweet'] }, xAxis, series })).toEqual([rows]);
    expect(tablesOf({ legend: { data: ['Tea', 'Cake'] }, yAxis: xAxis, series })).toEqual([rows]);
  });

  it('looks for series among very many lists', () => {
    const numbered = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`a${i}`, []]));
    expect(tablesOf(numbered)).toEqual([]);
    const listed = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`a${i}`, [{ data: ['x', 'y'] }]]));
    const series = [{ name: 'Tea', data: [1, 2] }];
    const [table] = tablesOf({ ...listed, series, xAxis: { data: ['Jan', 'Feb'] } });
    expect(table).toEqual([
      ['', 'Tea'],
      ['Jan', '1'],
      ['Feb', '2'],
    ]);
  });

  it('keeps numbers by name beside words alone, and by year beside anything', () => {
    const notes = [
      { id: 'n1', text: 'a' },
      { id: 'n2', text: 'b' },
    ];
    const years = [
      ['2020', '10'],
      ['2021', '20'],
      ['2022', '30'],
    ];
    expect(tablesOf({ 2020: 10, 2021: 20, 2022: 30, notes })).toContainEqual(years);
    expect(tablesOf({ Tea: 10, Cake: 20, Pie: 30, notes })[0]).toHaveLength(3);
    const visits = [1, 2, 3, 4].map((count) => ({ count }));
    expect(tablesOf({ 2020: 10, 2021: 20, 2022: 30, visits })).toContainEqual(years);
    expect(tablesOf({ total: 4, page: 1, size: 10, visits })).toHaveLength(1);
    expect(tablesOf({ total: 2, page: 1, size: 10, notes })).toHaveLength(1);
  });

  it('makes no rows of two short lists of one record, unless one says where the points stand', () => {
    expect(tablesOf([{ sensor: 's1', limits: [0, 100], readings: [5, 7] }])).toEqual([
      [
        ['sensor', 'limits.1', 'limits.2', 'readings.1', 'readings.2'],
        ['s1', '0', '100', '5', '7'],
      ],
    ]);
    const team = { team: 'A', wins: 10, colors: ['red', 'blue'], founded: [1900, 5] };
    expect(tablesOf([team])[0]).toHaveLength(2);
    expect(tablesOf([{ name: 'A', months: ['Jan', 'Feb'], sales: [5, 7] }])[0]).toHaveLength(3);
    expect(tablesOf([{ name: 'A', depth: [1, 2, 3, 4, 5], heat: [5, 7, 8, 9, 9] }])[0]).toHaveLength(6);
  });
});
