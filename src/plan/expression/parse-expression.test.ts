import { describe, expect, test } from 'vitest';
import { PlanError, type PlanFault } from '../plan-error.ts';
import { parseExpression } from './parse-expression.ts';

const COLUMNS = [
  { key: 'c1', label: 'Unit price' },
  { key: 'c2', label: 'Units' },
  { key: 'Region', label: 'Região' },
];

function faultOf(text: string): PlanFault | undefined {
  try {
    parseExpression(text, COLUMNS);
  } catch (error) {
    if (error instanceof PlanError) return error.fault;
    throw error;
  }
  return undefined;
}

describe('an expression as text', () => {
  test('finds columns by key, by label, and by label without case and accents', () => {
    expect(parseExpression('c1', COLUMNS)).toEqual({ kind: 'column', key: 'c1' });
    expect(parseExpression('[Unit price]', COLUMNS)).toEqual({ kind: 'column', key: 'c1' });
    expect(parseExpression('regiao', COLUMNS)).toEqual({ kind: 'column', key: 'Region' });
  });

  test.each([
    ['a <> 1', 'a != 1'],
    ['a == 1', 'a = 1'],
    ['a ≤ 1', 'a <= 1'],
    ['a × b', 'a * b'],
    ["a = 'North'", 'a = "North"'],
    ['a NOT IN (1)', 'not (a in (1))'],
    ['a not between 1 and 2', 'not (a between 1 and 2)'],
    ['MEAN(a)', 'mean(a)'],
    ['a not contains "x"', 'not a contains "x"'],
  ])('may be written otherwise: %s is %s', (text, same) => {
    expect(parseExpression(text)).toEqual(parseExpression(same));
  });

  test('names the nearest column and function for a wrong one', () => {
    expect(faultOf('[Unit prise] > 1')).toEqual({
      kind: 'unknownColumn',
      name: 'Unit prise',
      nearest: [COLUMNS[0]],
    });
    expect(faultOf('averge(Units)')).toMatchObject({ kind: 'unknownFunction', name: 'averge' });
    expect(faultOf('coalesc(Units)')).toMatchObject({ kind: 'unknownFunction', nearest: ['coalesce'] });
  });

  test.each([
    ['', 0],
    ['Units >', 7],
    ['Units > 1)', 9],
    ['(Units', 6],
    ['Units ; 1', 6],
    ['Units between 1', 15],
    ['"open', 0],
    ['[open', 0],
    ['date(Units)', 11],
    ['and', 0],
  ])('says where it cannot be read: %s at %i', (text, at) => {
    expect(faultOf(text)).toMatchObject({ kind: 'syntax', at });
  });

  test('is refused without delay where it is made to hurt', () => {
    expect(faultOf('('.repeat(10_000))).toMatchObject({ kind: 'syntax' });
    expect(faultOf('-'.repeat(10_000))).toMatchObject({ kind: 'syntax' });
    expect(faultOf('not '.repeat(4_000))).toMatchObject({ kind: 'syntax' });
    expect(faultOf('['.repeat(19_000))).toMatchObject({ kind: 'syntax', at: 0 });
    expect(faultOf('1'.repeat(1_000_000))).toMatchObject({ kind: 'syntax' });
  });
});
