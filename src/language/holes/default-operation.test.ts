import { expect, test } from 'vitest';
import { profileTable } from '../../table/profile-table.ts';
import { defaultOperation } from './default-operation.ts';

function operationOf(label: string, cells: readonly unknown[] = [12, 41, 7, 33]): string | undefined {
  const rows = cells.map((cell) => ({ a: cell }));
  const [column] = profileTable({ columns: [{ key: 'a', label }], rows }).columns;
  return column && defaultOperation(column);
}

test.each([
  'Minutes to reply',
  'Days until paid',
  'Response time (min)',
  'Dias até à entrega',
  'Tempo de espera (minutos)',
  'مدة الانتظار (دقيقة)',
])('how long one thing took is averaged: %s', (label) => {
  expect(operationOf(label)).toBe('mean');
});

test.each(['Hours', 'Minutes watched', 'Responses', 'Overtime (hours)', 'Horas trabalhadas'])(
  'what is handed round adds up: %s',
  (label) => {
    expect(operationOf(label)).toBe('sum');
  },
);

test.each([
  'CO2 (ppm)',
  'Noise (dB)',
  'Wind (km/h)',
  'Unit Cost',
  'Custo unitário',
  'تكلفة الوحدة',
  'Mark',
  'White Elo',
])('what is measured at a time or of one thing is averaged: %s', (label) => {
  expect(operationOf(label)).toBe('mean');
});

test.each(['Revenue (kn)', 'Sales Lux', 'إيرادات الوحدة'])(
  'what adds up stays so, whatever its label looks like: %s',
  (label) => {
    expect(operationOf(label)).toBe('sum');
  },
);
