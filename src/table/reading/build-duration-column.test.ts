import { expect, test } from 'vitest';
import { parseColumn } from '../parse-column.ts';

const kindOf = (label: string, texts: readonly string[]) => parseColumn(texts, { label }).kind;
const RACE = ['0:41:20', '1:02:30', '0:50:01'];

test('a single nought before the colon tells lengths of time', () => {
  for (const label of ['Ana', 'Finish time', 'Start-up', 'Tempo']) expect(kindOf(label, RACE)).toBe('duration');
});

test('parts of a second behind minutes are lengths of time, whatever the label', () => {
  const column = parseColumn(['0:56.90', '1:00,22', '12:04.5'], { label: 'Time' });
  expect([column.kind, ...(column.numbers ?? [])]).toEqual(['duration', 56.9, 60.22, 724.5]);
  expect(kindOf('Time', ['12:56:03.90', '13:00:10.22'])).toBe('date');
});

test('a single nought proves nothing below a word of the clock', () => {
  const uneven = ['0:05:00', '6:07:00', '12:20:00'];
  for (const label of ['Time', 'Start', 'Hora', 'الساعة', 'Departure (UTC)'])
    expect(kindOf(label, uneven)).toBe('date');
});

test('a single nought proves nothing where the texts go over the day in even steps', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => `${hour}:00:00`);
  expect(kindOf('Visitors came', hours)).toBe('date');
  expect(kindOf('x', ['0:05:00', '6:05:00', '12:05:00', '18:05:00'])).toBe('date');
  expect(kindOf('x', ['0:05:00', '0:10:00', '0:15:00', '0:20:00'])).toBe('duration');
});

test('times that were spent are lengths of time by their label, and arrivals are none', () => {
  const texts = ['3:34', '4:14', '1:51', '2:32'];
  for (const label of [
    'Avg time on page',
    'Response time',
    'Time to first reply',
    'Tempo médio na página',
    'متوسط الوقت في الصفحة',
    'وقت الاستجابة',
  ])
    expect(kindOf(label, texts)).toBe('duration');
  for (const label of ['Average arrival time', 'Time', 'متوسط وقت الوصول', 'الوقت'])
    expect(kindOf(label, texts)).toBe('date');
});
