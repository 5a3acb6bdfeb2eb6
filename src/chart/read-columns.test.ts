import { describe, expect, test } from 'vitest';
import { CHART_TYPES, type ChartType } from './chart-type.ts';
import { type NaturedColumn, readColumns, styleScopeOf, valueAxisOf } from './read-columns.ts';

const column = (key: string, nature: NaturedColumn['nature']): NaturedColumn => ({ key, nature });
const COLUMNS = [
  column('a', 'number'),
  column('place', 'text'),
  column('b', 'number'),
  column('when', 'time'),
  column('none', 'empty'),
  column('c', 'number'),
];

describe('a type reads its columns', () => {
  test.each<[ChartType, object]>([
    ['line', { along: 'place', series: ['a', 'b', 'c'] }],
    ['stackedBar', { along: 'place', series: ['a', 'b', 'c'] }],
    ['combo', { along: 'place', series: ['a', 'b', 'c'] }],
    ['pie', { along: 'place', series: ['a'] }],
    ['waterfall', { along: 'place', series: ['a'] }],
    ['scatter', { along: 'a', series: ['b', 'c'], names: 'place' }],
    ['bubble', { along: 'a', series: ['b'], size: 'c', names: 'place' }],
    ['table', { series: [] }],
  ])('%s', (type, reading) => {
    expect(readColumns(type, COLUMNS)).toEqual(reading);
  });

  test('dots lie along time where there is only one measure', () => {
    expect(readColumns('scatter', [column('n', 'number'), column('when', 'time')])).toEqual({
      along: 'when',
      series: ['n'],
    });
  });

  test.each<[ChartType, object]>([
    ['column', { along: 'city', series: ['visits', 'sales'] }],
    ['scatter', { along: 'visits', series: ['sales'], names: 'city' }],
    ['bubble', { along: 'id', series: ['visits'], size: 'sales', names: 'city' }],
  ])('%s draws codes only where too few numbers are there', (type, reading) => {
    const columns = [
      column('id', 'code'),
      column('city', 'text'),
      column('visits', 'number'),
      column('sales', 'number'),
    ];
    expect(readColumns(type, columns)).toEqual(reading);
  });

  test('codes name the rows where nothing else does, and are drawn where they alone are numbers', () => {
    expect(readColumns('bar', [column('zip', 'code'), column('n', 'number')])).toEqual({ along: 'zip', series: ['n'] });
    expect(readColumns('bar', [column('zip', 'code'), column('city', 'text')])).toEqual({
      along: 'city',
      series: ['zip'],
    });
    expect(readColumns('scatter', [column('id', 'code'), column('n', 'number')])).toEqual({
      along: 'id',
      series: ['n'],
    });
  });

  test('numbers that rise are the axis of lengths and the first place of dots', () => {
    const columns = [column('dose', 'rising-number'), column('response', 'number'), column('error', 'number')];
    expect(readColumns('line', columns)).toEqual({ along: 'dose', series: ['response', 'error'] });
    expect(readColumns('scatter', columns)).toEqual({ along: 'dose', series: ['response', 'error'] });
  });

  test('bubbles lie along a year where only two measures are there, and dots of two measures are named by it', () => {
    const columns = [column('year', 'year'), column('births', 'number'), column('deaths', 'number')];
    expect(readColumns('bubble', columns)).toEqual({ along: 'year', series: ['births'], size: 'deaths' });
    expect(readColumns('scatter', columns)).toEqual({ along: 'births', series: ['deaths'], names: 'year' });
  });

  test('numbers of hours are lengths where nothing else is', () => {
    const columns = [column('worker', 'text'), column('hour', 'cycle')];
    expect(readColumns('bar', columns)).toEqual({ along: 'worker', series: ['hour'] });
  });

  test('points are named by the names that tell them apart', () => {
    const columns = [
      { key: 'country', nature: 'text' },
      { key: 'city', nature: 'text', tellsApart: () => true },
      { key: 'visitors', nature: 'number' },
      { key: 'nights', nature: 'number' },
    ] as const;
    expect(readColumns('scatter', columns).names).toBe('city');
    expect(readColumns('column', columns).along).toBe('country');
  });

  test('of codes alone the first names the rows', () => {
    expect(readColumns('bar', [column('id', 'code'), column('ref', 'code')])).toEqual({ along: 'id', series: ['ref'] });
  });

  test.each(CHART_TYPES)('%s reads nothing from nothing', (type) => {
    expect(readColumns(type, [])).toEqual({ series: [] });
  });
});

test('styles belong to series, slices or the parts of a waterfall', () => {
  expect(styleScopeOf('groupedColumn')).toBe('series');
  expect(styleScopeOf('donut')).toBe('slice');
  expect(styleScopeOf('waterfall')).toBe('waterfall');
  expect(styleScopeOf('table')).toBe('none');
});

test('values are read from the x axis where bars lie, from the y axis elsewhere', () => {
  expect(CHART_TYPES.filter((type) => valueAxisOf(type) === 'x')).toEqual([
    'bar',
    'groupedBar',
    'stackedBar',
    '100StackedBar',
  ]);
});
