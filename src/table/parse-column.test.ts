import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseColumn } from './parse-column.ts';
import { parseColumns } from './parse-columns.ts';

const parse = (cells: readonly unknown[], label = 'Column') => parseColumn(cells, { label });

describe('a column of numbers', () => {
  test('reads numbers that came as text, and null for what is empty', () => {
    const column = parse(['3,570', '1,200', null, ' ', '-']);
    expect(column).toMatchObject({
      kind: 'number',
      format: 'integer',
      values: [3570, 1200, null, null, null],
      fitShare: 1,
    });
  });

  test('counts "n/a", "—" and "#N/A" as empty and reports them', () => {
    const column = parse(['12', 'n/a', '—', '#N/A', '14']);
    expect(column.values).toEqual([12, null, null, null, 14]);
    expect(column.placeholders.map(({ row }) => row)).toEqual([1, 2, 3]);
    expect(column.misfits).toEqual([]);
  });

  test('lists cells that do not fit with the share that does', () => {
    const column = parse(['1', '2', '3', 'DNF', '5']);
    expect(column).toMatchObject({ kind: 'number', misfits: [{ row: 3, text: 'DNF' }], fitShare: 0.8 });
  });

  test('is text where too few cells are numbers', () => {
    expect(parse(['1', '2', 'red', 'blue']).kind).toBe('text');
  });

  test('names the currency, the scale and the decimals', () => {
    const column = parse(['$1.9M', '$2.15M', '$0.4M']);
    expect(column).toMatchObject({ kind: 'currency', format: 'currency', currency: 'USD', scale: 'm', decimals: 2 });
    expect(column.values).toEqual([1_900_000, 2_150_000, 400_000]);
  });

  test('names no currency where cells name several', () => {
    expect(parse(['$5', '€6']).currency).toBeUndefined();
  });

  test('keeps percentages as written', () => {
    expect(parse(['12%', '7.5%'])).toMatchObject({ kind: 'percentage', values: [12, 7.5] });
  });

  test('brings fractions among percentages to one scale', () => {
    expect(parse(['-4%', 0.056, '5%']).values).toEqual([-4, 5.6, 5]);
    expect(parse(['-4%', 5.6, '50%']).values).toEqual([-4, 5.6, 50]);
  });

  test('says of bare shares under a label of per cent that they are fractions', () => {
    expect(parse([0.25, 0.5], 'Share (%)')).toMatchObject({
      kind: 'percentage',
      isFraction: true,
      values: [0.25, 0.5],
    });
    expect(parse([25, 50], 'Share (%)').isFraction).toBeUndefined();
  });

  test('takes currency and scale from label or unit and leaves the values as written', () => {
    expect(parse([12, 15], 'Revenue ($ millions)')).toMatchObject({
      currency: 'USD',
      statedScale: 'm',
      values: [12, 15],
    });
    expect(parseColumn([12], { label: 'Revenue', unit: 'in thousands of EUR' })).toMatchObject({
      currency: 'EUR',
      statedScale: 'k',
    });
    expect(parse([12, 15], 'Try again').currency).toBeUndefined();
  });

  test('holds a unit that follows the figures', () => {
    expect(parse(['12 km', '15 km', '9 km'])).toMatchObject({ kind: 'number', unit: 'km', values: [12, 15, 9] });
    expect(parse(['1 year', '2 years'])).toMatchObject({ kind: 'number', values: [1, 2] });
    expect(parse(['12 Main St', '5 High St']).kind).toBe('text');
  });

  test('reads letters as scales only where they are', () => {
    expect(parse(['1B', '2B', '3B', '4B']).values).toEqual([1e9, 2e9, 3e9, 4e9]);
    expect(parse(['1A', '1B', '2', '3', '4', '5', '6', '7']).values.slice(0, 3)).toEqual([null, null, 2]);
  });

  test('takes CR behind cents for a credit and no ten millions, which Cr behind rupees is', () => {
    const numbers = (texts: readonly string[]) => [...(parseColumn(texts, { label: 'x' }).numbers ?? [])];
    expect(numbers(['1,234.56 CR', '334.56 CR', '347.06 CR'])).toEqual([1234.56, 334.56, 347.06]);
    expect(numbers(['1.2 Cr', '3.4 Cr', '15 Cr'])).toEqual([12_000_000, 34_000_000, 150_000_000]);
    expect(numbers(['₹1.25 CR', '₹3.40 CR'])).toEqual([12_500_000, 34_000_000]);
    for (const texts of [
      ['1,234.56 Cr', '900.00 Dr', '12.50 Cr'],
      ['1,234.56CR', '900.00', '12.50CR'],
    ])
      expect(numbers(texts).some((value) => value > 2000)).toBe(false);
  });
});

describe('the decimal mark of a column', () => {
  test('is the one its cells prove', () => {
    expect(parse(['1.234', '12,5']).values).toEqual([1234, 12.5]);
    expect(parse(['1,234', '12.5']).values).toEqual([1234, 12.5]);
    expect(parse(['1.234', '1.234.567']).values).toEqual([1234, 1_234_567]);
    expect(parse(['1.234', '12,5']).ambiguity).toBeUndefined();
  });

  test('is proved against the locale', () => {
    expect(parseColumn(['1.234', '12.5'], { label: '', locale: 'pt-PT' }).values).toEqual([1.234, 12.5]);
  });

  test('is the locale’s where the cells leave it open', () => {
    expect(parseColumn(['1.234'], { label: '', locale: 'pt-PT' })).toMatchObject({ values: [1234] });
    expect(parseColumn(['1.234'], { label: '', locale: 'pt-PT' }).ambiguity).toBeUndefined();
    expect(parseColumn(['1.234'], { label: '', locale: 'en-GB' }).values).toEqual([1.234]);
  });

  test('is the point without a locale, and the doubt is reported', () => {
    const column = parse(['1.234', '2.345']);
    expect(column.values).toEqual([1.234, 2.345]);
    expect(column.ambiguity).toEqual({
      kind: 'decimal-separator',
      readings: [
        { name: 'point', text: '1.234', value: 1.234 },
        { name: 'comma', text: '1.234', value: 1234 },
      ],
      chosen: 'point',
    });
  });

  test('is rather the comma where only so all cells have one number of decimals, and the doubt is reported', () => {
    const column = parse(['950', '1.200', '10.500']);
    expect(column.values).toEqual([950, 1200, 10_500]);
    expect(column.ambiguity?.chosen).toBe('comma');
    expect(parse(['1950', '1.200', '10.500']).ambiguity?.chosen).toBe('point');
  });

  test('is the comma in money that has one point before three digits, fuel and dinars apart', () => {
    const large = parse(['12.450 €', '9.871 €', '15.003 €'], 'Loja');
    expect(large.values).toEqual([12450, 9871, 15003]);
    expect(large.ambiguity).toMatchObject({ kind: 'decimal-separator', chosen: 'comma' });
    expect(parse(['1.789 €', '1.654 €'], 'Fuel').values).toEqual([1.789, 1.654]);
    expect(parse(['12.450 KWD', '9.871 KWD'], 'Price').values).toEqual([12.45, 9.871]);
  });

  test('is what other columns of the table prove', () => {
    const [first] = parseColumns([
      { label: 'a', cells: ['1.234', '2.345'] },
      { label: 'b', cells: ['1,5', '2,25'] },
    ]);
    expect(first?.values).toEqual([1234, 2345]);
    expect(first?.ambiguity).toBeUndefined();
  });
});

describe('a column of dates', () => {
  test('gives ISO text and times', () => {
    const column = parse(['12 March 2024', '13 March 2024']);
    expect(column).toMatchObject({ kind: 'date', format: 'date', grain: 'day', values: ['2024-03-12', '2024-03-13'] });
    expect(Array.from(column.times ?? [])).toEqual([Date.UTC(2024, 2, 12), Date.UTC(2024, 2, 13)]);
  });

  test('takes the order of day and month that some cell proves', () => {
    expect(parse(['3/4/2025', '13/4/2025'])).toMatchObject({
      values: ['2025-04-03', '2025-04-13'],
      dateOrder: 'day-first',
    });
    expect(parse(['3/4/2025', '4/13/2025'])).toMatchObject({ values: ['2025-03-04', '2025-04-13'] });
  });

  test('takes the one order in which the rows rise', () => {
    expect(parse(['3/4/2025', '3/5/2025', '4/1/2025'])).toMatchObject({ dateOrder: 'month-first' });
    expect(parse(['4/3/2025', '5/3/2025', '1/4/2025'])).toMatchObject({ dateOrder: 'day-first' });
  });

  test('takes the order that the weekday proves', () => {
    expect(parse(['Thu 3/4/2025', 'Fri 4/4/2025']).values).toEqual(['2025-04-03', '2025-04-04']);
    expect(parse(['Tue 3/4/2025', 'Wed 3/5/2025']).values).toEqual(['2025-03-04', '2025-03-05']);
  });

  test('takes the locale’s order, and without one reports the doubt', () => {
    expect(parseColumn(['3/4/2025'], { label: '', locale: 'en-GB' }).values).toEqual(['2025-04-03']);
    expect(parseColumn(['3/4/2025'], { label: '', locale: 'en-US' }).values).toEqual(['2025-03-04']);
    expect(parse(['3/4/2025']).ambiguity).toMatchObject({ kind: 'date-order', chosen: 'month-first' });
  });

  test('leaves a word for totals out without losing the dates', () => {
    expect(parse(['Jan', 'Feb', 'Total'])).toMatchObject({
      format: 'month',
      fitShare: 1,
      misfits: [{ row: 2, text: 'Total' }],
    });
  });

  test('keeps the text of periods without a year', () => {
    expect(parse(['Jan', 'fevereiro', 'مارس'])).toMatchObject({
      format: 'month',
      isCyclic: true,
      values: ['Jan', 'fevereiro', 'مارس'],
    });
    expect(parse(['T1', 'T2'])).toMatchObject({ format: 'quarter', values: ['T1', 'T2'] });
  });

  test('reads two figures behind a month as years where months change faster', () => {
    expect(parse(['Jan 24', 'Feb 24', 'Mar 24'])).toMatchObject({ format: 'month_year' });
    expect(parse(['Jan 1', 'Jan 2', 'Feb 3'])).toMatchObject({ format: 'day_month' });
    expect(parse(['Jan 10', 'Jan 11', 'Jan 12'])).toMatchObject({ format: 'day_month' });
  });

  test('reads "2010-11" as a school year where all can be, and as a month otherwise', () => {
    expect(parse(['2010-11', '2011-12', '2012-13'])).toMatchObject({ format: 'year', grain: 'year' });
    expect(parse(['2010-10', '2010-11', '2010-12'])).toMatchObject({ format: 'month_year' });
  });

  test('reads days written as one number under a label of dates alone', () => {
    expect(parse(['20240312', '20240313'], 'Date')).toMatchObject({
      format: 'date',
      values: ['2024-03-12', '2024-03-13'],
    });
    expect(parse([20240312, 20240313], 'Order').kind).toBe('number');
    expect(parse(['45292', '45293'], 'Date').values).toEqual(['2024-01-01', '2024-01-02']);
    expect(parse(['45292', '45293'], 'Price').kind).toBe('number');
    expect(parse(['45292', '12'], 'Date').kind).toBe('number');
    expect(parse([20241312, 20240313], 'Date').kind).toBe('number');
  });

  test('reads months written as one number under a label of months or dates alone', () => {
    expect(parse([202403, null, '202412'], 'Month')).toMatchObject({
      kind: 'date',
      format: 'month_year',
      grain: 'month',
      values: ['2024-03', null, '2024-12'],
    });
    expect(parse([202403, 202404], 'Mês').format).toBe('month_year');
    expect(parse([202403, 202413], 'Month').kind).toBe('number');
    expect(parse([202403, 202404], 'Units').kind).toBe('number');
  });

  test('takes "9h" for a time of day under a label that asks for the hour', () => {
    expect(parse(['9h', '14h', null], 'Hora')).toMatchObject({
      kind: 'date',
      format: 'time',
      grain: 'hour',
      values: ['09:00', '14:00', null],
    });
    expect(parse(['9h', '14h'], 'Horas').kind).toBe('duration');
    expect(parse(['9h', '1h 30m'], 'Hora').kind).toBe('duration');
  });

  test('takes a letter before one or two figures for a code, unless amounts stand beside it', () => {
    expect(parse(['r0', 'r1', 'r200'], 'Release').kind).toBe('text');
    expect(parse(['R1', 'R2', 'R3'], 'Region').kind).toBe('text');
    expect(parse(['R1', 'R20', 'R1,300'])).toMatchObject({ kind: 'currency', currency: 'ZAR', values: [1, 20, 1300] });
    expect(parse(['R5', 'R12'], 'Price')).toMatchObject({ kind: 'currency', currency: 'ZAR' });
  });

  test('counts weeks and days without a year as a cycle', () => {
    expect(parse(['Week 1', 'Week 2'])).toMatchObject({
      kind: 'date',
      grain: 'week',
      isCyclic: true,
      values: ['Week 1', 'Week 2'],
    });
    expect(parse(['Team 1', 'Team 2']).kind).toBe('text');
  });

  test('reads epochs under a label of time alone', () => {
    expect(parse([1_549_152_000_000, 1_549_238_400_000], 'Timestamp')).toMatchObject({
      format: 'datetime',
      grain: 'day',
      values: ['2019-02-03T00:00:00Z', '2019-02-04T00:00:00Z'],
    });
    expect(parse([1_549_152_000_000, 1_549_238_400_000], 'Bytes').kind).toBe('number');
  });
});

describe('a column of years', () => {
  test('is whole numbers from 1900 to 2199 that move like years', () => {
    expect(parse([2019, 2020, 2021], 'x')).toMatchObject({ kind: 'date', format: 'year', values: [2019, 2020, 2021] });
    expect(parse(['2021', '2020'], 'x').format).toBe('year');
  });

  test('is no column of amounts', () => {
    expect(parse([1950, 2010, 1987], 'Sales').kind).toBe('number');
    expect(parse(['1,950', '2,010'], 'x').kind).toBe('number');
    expect(parse([1950.5, 2010], 'Year').kind).toBe('number');
    expect(parse([1950, 2300], 'x').kind).toBe('number');
  });

  test('gives way to its neighbours where no label says year', () => {
    const formats = (...columns: readonly (readonly [string, readonly number[]])[]) =>
      parseColumns(columns.map(([label, cells]) => ({ label, cells }))).map(({ format }) => format);
    expect(formats(['a', [1950, 1980, 2010]], ['b', [1920, 1990, 2000]])).toEqual(['integer', 'integer']);
    expect(formats(['2021', [1950, 1980, 2010]])).toEqual(['integer']);
    expect(formats(['Year', [1950, 1980, 2010]], ['b', [1920, 1990, 2000]])).toEqual(['year', 'year']);
    expect(formats(['Founded', [1950, 1980]], ['Closed', [1960, 1990]])).toEqual(['year', 'year']);
  });

  test('may mix with seasons', () => {
    expect(parse(['1937–38', '1950', '1951–52', '1952'])).toMatchObject({ format: 'year', fitShare: 1 });
  });

  test('may mark estimates, and may be decades', () => {
    expect(parse(['2023', '2024*', '2025e'])).toMatchObject({ format: 'year', values: ['2023', '2024*', '2025e'] });
    expect(parse(['1980s', '1990s'])).toMatchObject({ format: 'year', values: ['1980s', '1990s'] });
  });

  test('reaches further back where the label says year', () => {
    expect(parse([1492, 1776], 'Year').format).toBe('year');
    expect(parse([1492, 1776], 'x').kind).toBe('number');
  });
});

describe('a column of per cents in brackets', () => {
  test('holds losses, but where they make up a whole the shares of it', () => {
    expect(parse(['(3.1%)', '(2%)']).values).toEqual([-3.1, -2]);
    expect(parse(['(62%)', '(28%)', '(10%)']).values).toEqual([62, 28, 10]);
  });
});

describe('a column of other things', () => {
  test('is text where figures begin with zeros', () => {
    expect(parse(['01234', '10115', '99999'])).toMatchObject({ kind: 'text', values: ['01234', '10115', '99999'] });
  });

  test('is a duration in words, or with colons under a label that says so', () => {
    expect(parse(['2h 30m', '90 min'])).toMatchObject({ kind: 'duration', values: [9000, 5400] });
    expect(parse(['1h 30m', '45m', '2h'])).toMatchObject({ kind: 'duration', values: [5400, 2700, 7200] });
    expect(parse(['45m', '90m', '120m']).kind).not.toBe('duration');
    expect(parse(['1:23', '2:45'], 'Duration')).toMatchObject({ kind: 'duration', values: [83, 165] });
    expect(parse(['1:23', '2:45'], 'Kick-off')).toMatchObject({ kind: 'date', format: 'time' });
    expect(parse(['26:10', '12:05']).kind).toBe('duration');
    expect(parse(['0:41:20', '1:02:30'], 'Finish time')).toMatchObject({ kind: 'duration', values: [2480, 3750] });
    expect(parse(['00:41:20', '09:02:30'], 'Departs').kind).toBe('date');
    expect(parse(['00:41:20', '00:02:30'], 'Tempo de espera').kind).toBe('duration');
  });

  test('is true or false', () => {
    expect(parse([true, 'false', null])).toMatchObject({ kind: 'boolean', values: [true, false, null] });
  });

  test('keeps scores, ranges and versions as text', () => {
    for (const cells of [
      ['3–1', '2–2'],
      ['10–20', '20–30'],
      ['1.2.3', '1.2.10'],
    ]) {
      expect(parse(cells)).toMatchObject({ kind: 'text', values: cells });
    }
  });

  test('is empty without a value', () => {
    expect(parse([null, '', undefined, '-'])).toMatchObject({ kind: 'empty', values: [null, null, null, null] });
    expect(parse([]).kind).toBe('empty');
  });

  test('never throws and gives one value a cell, whatever the cells are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true })),
        fc.string(),
        (cells, label) => {
          const column = parseColumn(cells, { label });
          expect(column.values).toHaveLength(cells.length);
          expect(column).toEqual(parseColumn(cells, { label }));
        },
      ),
    );
  });
});
