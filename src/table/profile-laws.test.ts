import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChartData } from '../chart/graph-config.ts';
import type { TableProfile } from './profile.ts';
import { profileTable } from './profile-table.ts';

const cell = fc.oneof(
  fc.constantFrom(
    'North',
    'South',
    'Total',
    'Jan',
    'Feb',
    '12%',
    '$1.5M',
    '1,234',
    '3/4/2025',
    '2024-01-05',
    'n/a',
    '',
    'Q1 2024',
    '١٢',
  ),
  fc.integer({ min: -1000, max: 3000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }),
  fc.constant(null),
  fc.boolean(),
);
const label = fc.constantFrom('Region', 'Sales', 'Year', 'Month', 'Share (%)', 'id', 'Growth', 'x');

const table = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.record({
    labels: fc.array(label, { minLength: width, maxLength: width }),
    rows: fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 20 }),
  }),
);

function toData(
  { labels, rows }: { labels: string[]; rows: unknown[][] },
  keyOf = (index: number) => `c${index}`,
): ChartData {
  return {
    columns: labels.map((text, index) => ({ key: keyOf(index), label: text })),
    rows: rows.map((row) => Object.fromEntries(row.map((value, index) => [keyOf(index), value]))),
  };
}

function withoutKeys(profile: TableProfile): unknown {
  return { ...profile, columns: profile.columns.map(({ key: _, ...column }) => column) };
}

test('the names of keys change nothing', () => {
  const names = ['constructor', '__proto', 'toString', 'a b', 'é'];
  fc.assert(
    fc.property(table, (made) => {
      const renamed = profileTable(toData(made, (index) => names[index] ?? 'k'));
      expect(withoutKeys(renamed)).toEqual(withoutKeys(profileTable(toData(made))));
    }),
  );
});

test('unknown fields change nothing', () => {
  fc.assert(
    fc.property(table, (made) => {
      const data = toData(made);
      const more = { ...data, rows: data.rows.map((row) => ({ ...row, unknown: 5 })), extra: [1] };
      expect(profileTable(more)).toEqual(profileTable(data));
    }),
  );
});

test('the same call gives the same profile and leaves its argument alone', () => {
  fc.assert(
    fc.property(table, (made) => {
      const data = toData(made);
      const before = structuredClone(data);
      expect(profileTable(data)).toEqual(profileTable(data));
      expect(data).toEqual(before);
    }),
  );
});

test('a measure in another unit plays the same part', () => {
  const measured = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 3, maxLength: 20 });
  fc.assert(
    fc.property(measured, fc.constantFrom(0.001, 0.5, 1000), (values, factor) => {
      const rolesOf = (scale: number) =>
        profileTable(
          toData({ labels: ['Place', 'Sales'], rows: values.map((value, row) => [`p${row}`, value * scale]) }),
        ).columns.map(({ role }) => role);
      expect(rolesOf(factor)).toEqual(rolesOf(1));
    }),
  );
});

test('the order of the rows changes neither kinds nor roles nor counts', () => {
  const rows = fc.array(
    fc.tuple(
      fc.constantFrom('N', 'S', 'E'),
      fc.integer({ min: 0, max: 99 }),
      fc.constantFrom('2024-01-05', '2024-02-07'),
    ),
    {
      minLength: 1,
      maxLength: 15,
    },
  );
  const summary = (data: ChartData) =>
    profileTable(data).columns.map(({ kind, role, count, distinct, largestGroup, number }) => [
      kind,
      role,
      count,
      distinct,
      largestGroup,
      number?.median,
    ]);
  fc.assert(
    fc.property(rows, (made) => {
      const labels = ['Region', 'Sales', 'Day'];
      expect(summary(toData({ labels, rows: [...made].reverse() }))).toEqual(summary(toData({ labels, rows: made })));
    }),
  );
});

test('nothing throws, whatever the data is', () => {
  const column = fc.oneof(
    fc.record({ key: fc.string(), label: fc.anything(), _metadata: fc.anything() }),
    fc.anything(),
  );
  fc.assert(
    fc.property(
      fc.array(column),
      fc.array(fc.oneof(fc.dictionary(fc.string(), fc.anything()), fc.anything())),
      (columns, rows) => {
        const data = { columns, rows } as unknown as ChartData;
        expect(profileTable(data).columns.length).toBeLessThanOrEqual(columns.length);
      },
    ),
  );
});
