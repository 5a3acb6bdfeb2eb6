import { describe, expect, test } from 'vitest';
import type { ChartData } from '../chart/graph-config.ts';
import { profileTable } from './profile-table.ts';

function tableOf(labels: readonly string[], rows: readonly (readonly unknown[])[]): ChartData {
  const keyed = rows.map((row) => Object.fromEntries(row.map((cell, index) => [`c${index}`, cell])));
  return { columns: labels.map((label, index) => ({ key: `c${index}`, label })), rows: keyed };
}

const profile = (labels: readonly string[], rows: readonly (readonly unknown[])[]) =>
  profileTable(tableOf(labels, rows));
const roles = (labels: readonly string[], rows: readonly (readonly unknown[])[]) =>
  profile(labels, rows).columns.map(({ role }) => role);

describe('the role of a column', () => {
  test('is that of a code where numbers count the rows, unless they may be the figure', () => {
    const counts = Array.from({ length: 6 }, (_, at) => [at + 1, ['Yes', 'No'][at % 2], ['A', 'B', 'C'][at % 3]]);
    expect(roles(['Respondent', 'Answer', 'Group'], counts)).toEqual(['identifier', 'category', 'category']);
    const turned = counts.map(([count, answer, group]) => [answer, group, count]);
    expect(roles(['Answer', 'Group', 'Value'], turned)).toEqual(['category', 'category', 'measure']);
    const pairs = counts.map(([count], at) => [count, `Thing ${at}`]);
    expect(roles(['Value', 'Name'], pairs)).toEqual(['measure', 'category']);
    expect(roles(['Age', 'Answer', 'Group'], counts)).toEqual(['measure', 'category', 'category']);
  });

  test('is that of a code where numbers between names and amounts point to notes', () => {
    const rows = [
      ['Property', 5, 12_450, 11_980],
      ['Inventories', 6, 2810, 2640],
      ['Cash', 8, 1530, 1210],
    ];
    expect(roles(['', 'Note', '2023', '2022'], rows)).toEqual(['category', 'identifier', 'measure', 'measure']);
    expect(roles(['', 'Loans', '2023', '2022'], rows)).toEqual(['category', 'measure', 'measure', 'measure']);
    const summed = [...rows, ['Total', null, 16_790, 15_830], ['Loans', 8, 900, 870], ['Tax', 12, 400, 380]];
    expect(roles(['', 'Notes', '2023', '2022'], summed)).toEqual(['category', 'identifier', 'measure', 'measure']);
    const marks = rows.map(([name, mark]) => [name, mark]);
    expect(roles(['Aluno', 'Nota'], marks)).toEqual(['category', 'measure']);
  });

  test('knows the format, currency and unit that a definition states for bare numbers', () => {
    const rows = [
      { a: 'Yes', b: 45 },
      { a: 'No', b: 55 },
    ];
    const kindOf = (definition: object) =>
      profileTable({ columns: [{ key: 'a' }, { key: 'b', ...definition }], rows }).columns[1];
    expect(kindOf({ valueFormat: 'percentage' })).toMatchObject({ kind: 'percentage', number: { max: 55 } });
    expect(kindOf({ valueFormat: 'currency', currency: 'EUR' })).toMatchObject({ kind: 'currency', currency: 'EUR' });
    expect(kindOf({ valueFormat: 'duration', unit: 's' })).toMatchObject({ kind: 'duration', format: 'duration' });
    expect(kindOf({})).toMatchObject({ kind: 'number' });
  });

  test.each([
    ['customer_id', [1, 2, 3], 'identifier'],
    ['ZIP', [10115, 80331, 20095], 'identifier'],
    ['Código postal', ['1000-001', '4000-007', '8000-100'], 'identifier'],
    ['الرمز البريدي', ['11564', '12611', '13521'], 'identifier'],
    ['Rank', [1, 2, 3], 'identifier'],
    ['No.', [7, 9, 3], 'identifier'],
    ['#', [1, 2, 3], 'identifier'],
    ['Part', ['A-1047', 'B-2210', 'C-3391'], 'identifier'],
    ['Number of orders', [1, 2, 3], 'measure'],
    ['Order number', [1040, 1041, 1047], 'identifier'],
    ['Número da fatura', [1040, 1041, 1047], 'identifier'],
    ['Area code', [212, 310, 415], 'identifier'],
    ['No. of rooms', [1, 2, 3], 'measure'],
    ['num_reviews', [210, 15, 37], 'measure'],
    ['Nº de quartos', [1, 2, 3], 'measure'],
    ['Nº de série', [401, 402, 403], 'identifier'],
    ['Account balance', [120, 340, 95], 'measure'],
    ['Air quality index', [42, 61, 155], 'measure'],
    ['Row index', [42, 61, 155], 'identifier'],
    ['Phone sales', [120, 340, 95], 'measure'],
    ['مبيعات الهاتف', [120, 340, 95], 'measure'],
    ['Mobile', [1200, 3400, 950], 'measure'],
    ['Mobile', [912345678, 912345679, 912345670], 'identifier'],
    ['Customers ID', [120, 340, 95], 'identifier'],
    ['Day temperature', [12, 14, 9], 'measure'],
    ['Sales', [10, 20, 15], 'measure'],
    ['Phone', ['+351 912 345 678', '+351 912 345 679', '+351 912 345 670'], 'identifier'],
    ['Year', [2001, 2002, 2003], 'time'],
    ['Month', [1, 2, 3], 'time'],
    ['Hours worked', [1, 2, 3], 'measure'],
    ['Region', ['North', 'South', 'North'], 'category'],
    ['Team', ['Team 1', 'Team 2', 'Team 3'], 'category'],
    ['Active', [true, false, true], 'category'],
    ['Nothing', [null, null, null], 'empty'],
    [
      'Comment',
      [...'abc'].map((letter) => `${letter} remark that goes on for quite a while, about this and that`),
      'label',
    ],
  ])('%s is judged from %j to be %s', (label, cells, role) => {
    const rows = cells.map((cell, row) => [cell, row * 1.5]);
    expect(roles([label, 'Value'], rows)[0]).toBe(role);
  });

  test('is a category where few whole numbers name groups over many rows', () => {
    const rows = Array.from({ length: 30 }, (_, row) => [(row % 3) + 1, row * 2.5]);
    expect(roles(['Cluster', 'x'], rows)[0]).toBe('category');
    expect(roles(['Children', 'x'], rows)[0]).toBe('measure');
  });
});

describe('numbers that name', () => {
  const six = (cells: readonly unknown[][]) => cells.slice(0, 6);
  const heights = [4, 8, 12, 15, 19, 24];

  test('are those of groups, under a word of its own or at the end of a longer one', () => {
    const rows = Array.from({ length: 30 }, (_, at) => [`P${at}`, 1 + (at % 3), at * 1.5]);
    expect(roles(['Name', 'Pclass', 'Fare'], rows)[1]).toBe('category');
    expect(roles(['Name', 'Workload', 'Fare'], rows)[1]).toBe('measure');
  });

  test('are those that rows were gathered by, each once in the first column', () => {
    const rows = [
      [1, 91.8],
      [2, 22.2],
      [3, 12.3],
    ];
    expect(roles(['Floor', 'Average rent'], rows)).toEqual(['category', 'measure']);
    expect(roles(['Children', 'Average rent'], rows)).toEqual(['measure', 'measure']);
  });

  test('are none where a label speaks of several things, which they count', () => {
    const counted = six(heights.map((height, at) => [at + 1, ['A', 'B', 'C', 'D', 'E', 'F'][at], height]));
    expect(roles(['Floors', 'Building', 'Height'], counted)).toEqual(['measure', 'category', 'measure']);
    expect(roles(['Pisos', 'Edifício', 'Altura'], counted)[0]).toBe('measure');
    expect(roles(['Respondent', 'Building', 'Height'], counted)[0]).toBe('identifier');
  });
});
