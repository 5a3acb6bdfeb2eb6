import { describe, expect, it } from 'vitest';
import type { SourceTable } from '../../documents/source-table.ts';
import { readText } from '../../documents/text/read-text.ts';
import { settleHabits } from './settle-habits.ts';
import { typeTable } from './type-table.ts';

function tableOf(text: string): SourceTable {
  const [table] = readText(text);
  if (table === undefined) throw new Error('no table');
  return table;
}

const ARABIC = tableOf(
  'التاريخ\tالمدينة\tالكمية\n03/04/2024\tالقاهرة\t1200\n05/04/2024\tالجيزة\t860\n07/05/2024\tطنطا\t455',
);
const PORTUGUESE = tableOf(
  'Data;Descrição;Preço\n03/04/2024;Pão;1.250\n05/04/2024;Café;2.100\n07/05/2024;Feijão;1.980',
);
const ENGLISH = tableOf('Date,Item,Price\n03/04/2024,Bread,12\n05/04/2024,Tea,21\n07/05/2024,Beans,19');

describe('the habits by which a table is read', () => {
  it('are asked for where an American sends a table in Arabic or Portuguese', () => {
    for (const table of [ARABIC, PORTUGUESE]) {
      const [dates] = typeTable(table, { locale: 'en-US' }).columns;
      expect(dates?.typed.ambiguity?.kind).toBe('date-order');
      expect(dates?.values[0]).toBe('2024-04-03');
    }
  });

  it('are those of the locale where the table is in its language, or in none that can be told', () => {
    const [dates] = typeTable(ENGLISH, { locale: 'en-US' }).columns;
    expect(dates?.typed.ambiguity).toBeUndefined();
    expect(dates?.values[0]).toBe('2024-03-04');
    expect(settleHabits(ENGLISH, { locale: 'pt-PT' })).toEqual({ locale: 'pt-PT' });
  });

  it('are those that both languages share', () => {
    expect(settleHabits(PORTUGUESE, { locale: 'en-GB' })).toMatchObject({ habits: { order: 'day-first' } });
    expect(settleHabits(ARABIC, { locale: 'en-US' })).toMatchObject({ habits: { decimal: '.' } });
  });

  it('are what a person said before all else', () => {
    const answered = settleHabits(ARABIC, { locale: 'en-US', habits: { order: 'month-first' } });
    expect(answered).toMatchObject({ habits: { order: 'month-first' } });
  });
});
