import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMoment, timeOfIsoDay } from './date-notation.ts';
import { timeOfDay } from './moment.ts';

describe('a moment', () => {
  test.each([
    ['2024-03-12', 'date', '2024-03-12'],
    ['2024/3/12', 'date', '2024-03-12'],
    ['13/02/2024', 'date', '2024-02-13'],
    ['02/13/2024', 'date', '2024-02-13'],
    ['12.03.2024', 'date', '2024-03-12'],
    ['12 March 2024', 'date', '2024-03-12'],
    ['March 12, 2024', 'date', '2024-03-12'],
    ['12-Mar-24', 'date', '2024-03-12'],
    ['Tue, 12 Mar 2024', 'date', '2024-03-12'],
    ['12 de março de 2024', 'date', '2024-03-12'],
    ['١٢ مارس ٢٠٢٤', 'date', '2024-03-12'],
    ['١٢ آذار ٢٠٢٤', 'date', '2024-03-12'],
    ['2024-03-12T14:30:00Z', 'datetime', '2024-03-12T14:30:00Z'],
    ['2024-03-12 14:30', 'datetime', '2024-03-12T14:30:00'],
    ['2024-03-12T14:30:05+03:00', 'datetime', '2024-03-12T14:30:05+03:00'],
    ['Mar 2024', 'monthOfYear', '2024-03'],
    ['2024-03', 'monthOfYear', '2024-03'],
    ['03/2024', 'monthOfYear', '2024-03'],
    ["Mar '24", 'monthOfYear', '2024-03'],
    ['Mar-24', 'monthOfYear', '2024-03'],
    ['março de 2024', 'monthOfYear', '2024-03'],
    ['كانون الثاني 2024', 'monthOfYear', '2024-01'],
    ['جانفي 2024', 'monthOfYear', '2024-01'],
    ['غشت 2024', 'monthOfYear', '2024-08'],
    ['Q1 2022', 'quarterOfYear', '2022-Q1'],
    ['2022-Q1', 'quarterOfYear', '2022-Q1'],
    ['1T 2024', 'quarterOfYear', '2024-Q1'],
    ['1T24', 'quarterOfYear', '2024-Q1'],
    ['1.º trimestre de 2024', 'quarterOfYear', '2024-Q1'],
    ['first quarter 2023', 'quarterOfYear', '2023-Q1'],
    ['الربع الأول 2024', 'quarterOfYear', '2024-Q1'],
    ['H1 2024', 'halfOfYear', '2024-H1'],
    ['2024-W05', 'week', '2024-W05'],
    ['1 Feb – 7 Feb 2024', 'weekRange', '2024-02-01/2024-02-07'],
    ['1–7 Feb 2024', 'weekRange', '2024-02-01/2024-02-07'],
    ['2024-02-01 to 2024-02-07', 'weekRange', '2024-02-01/2024-02-07'],
    ['2019/20', 'year', '2019/20'],
    ['FY2024', 'year', 'FY2024'],
    ['14:30', 'time', '14:30'],
    ['2:30 pm', 'time', '14:30'],
    ['January', 'month', 'January'],
    ['fev', 'month', 'fev'],
    ['تموز', 'month', 'تموز'],
    ['5 Mar', 'dayOfMonth', '5 Mar'],
    ['Monday', 'weekday', 'Monday'],
    ['segunda-feira', 'weekday', 'segunda-feira'],
    ['الجمعة', 'weekday', 'الجمعة'],
    ['Q3', 'quarter', 'Q3'],
  ])('%s is a %s', (text, shape, value) => {
    expect(parseMoment(text)).toMatchObject({ shape, text: value });
  });

  test.each([
    '',
    'Germany',
    'Marble',
    'Saturn',
    'Second',
    '12 apples',
    '1 Main Street',
    '10–20',
    '3–1',
    '2000–2010',
    '2024-02-30',
    '31/04/2024',
    '13/13/2024',
    '25:10',
    '1:75',
    'Q5',
    '1.2.3',
    '192.168.1.1',
    '2024',
    '12',
    'May the force',
  ])('%j is none', (text) => {
    expect(parseMoment(text)).toBeUndefined();
  });

  test('whose figures leave day and month open carries both readings, until an order is given', () => {
    expect(parseMoment('3/4/2025')).toMatchObject({
      order: 'either',
      text: '2025-04-03',
      other: { text: '2025-03-04' },
    });
    expect(parseMoment('3/4/2025', { order: 'month-first' })?.text).toBe('2025-03-04');
    expect(parseMoment('3/4/2025', { order: 'day-first' })?.text).toBe('2025-04-03');
    expect(parseMoment('4/4/2025')?.order).toBeUndefined();
  });

  test('with a zone is a point in time, without one it is taken as UTC', () => {
    expect(parseMoment('2024-03-12T14:30:00+03:00')?.time).toBe(Date.parse('2024-03-12T14:30:00+03:00'));
    expect(parseMoment('2024/05/01 9:12:33 AM GMT+1')?.time).toBe(Date.parse('2024-05-01T09:12:33+01:00'));
    expect(parseMoment('2024-03-12 14:30 UTC-03:30')?.time).toBe(Date.parse('2024-03-12T14:30:00-03:30'));
    expect(parseMoment('2024-03-12 14:30')?.time).toBe(Date.parse('2024-03-12T14:30:00Z'));
  });

  test('in days is counted as the platform counts them', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString().slice(0, 10);
          expect(timeOfIsoDay(text)).toBe(Date.parse(text));
          expect(parseMoment(text)?.time).toBe(Date.parse(text));
        },
      ),
    );
  });

  test('as JSON writes it is the moment that the platform reads', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString();
          expect(parseMoment(text)).toMatchObject({ shape: 'datetime', time: date.getTime() });
          expect(parseMoment(text.slice(0, 19))?.time).toBe(Math.floor(date.getTime() / 1000) * 1000);
        },
      ),
    );
    expect(parseMoment('2024-03-12T24:30:00Z')).toBeUndefined();
    expect(parseMoment('2024-03-12T14:61:00Z')).toBeUndefined();
    expect(parseMoment('2024-02-30T14:30:00Z')).toBeUndefined();
  });

  test.each(['Market 5', 'Decade', 'الرياض 12', '12 Main Street', '5–10', 'Juniper'])('is not begun by %s', (text) => {
    expect(parseMoment(text)).toBeUndefined();
  });

  test('that no calendar has is no time', () => {
    expect(timeOfDay(2023, 2, 29)).toBeNaN();
    expect(timeOfDay(2024, 2, 29)).toBe(Date.UTC(2024, 1, 29));
    expect(timeOfDay(1, 1, 1)).toBe(Date.parse('0001-01-01'));
    expect(timeOfIsoDay('2024-13-01')).toBeNaN();
  });
});
