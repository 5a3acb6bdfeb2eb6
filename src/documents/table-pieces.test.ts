import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceCell, SourceTable } from './source-table.ts';
import { joinReading, toPieces } from './table-pieces.ts';

const tableOf = (rows: readonly (readonly SourceCell[])[], columns: SourceTable['columns']): SourceTable => ({
  method: 'sheet',
  span: { start: 0, end: 0 },
  columns,
  rows,
  certainty: 1,
  doubts: [],
  notices: [],
});

/** The table as it comes out of another process. */
async function send(table: SourceTable): Promise<SourceTable | undefined> {
  const reading = joinReading(
    (async function* () {
      for (const piece of toPieces(table)) yield structuredClone(piece);
    })(),
  );
  for (;;) {
    const step = await reading.next();
    if (step.done === true) return step.value.tables[0];
  }
}

const WIDTH = 3;
const COLUMNS = Array.from({ length: WIDTH }, (_, i) => ({ label: `Column ${i}`, spans: [] }));
const spans: SourceCell['spans'] = [];
const text = fc.constantFrom('', '0', '12.5', 'North', 'الشمال', '__proto__');
const cell: fc.Arbitrary<SourceCell> = fc.oneof(
  text.map((text) => ({ text, spans })),
  fc.record({
    text,
    spans: fc.constant(spans),
    place: fc.record({ row: fc.integer({ min: 0, max: 1_048_575 }), column: fc.integer({ min: 0, max: 16_383 }) }),
  }),
  fc.record({
    text,
    spans: fc.constant(spans),
    area: fc.record({
      page: fc.integer({ min: 1, max: 900 }),
      box: fc.constant({ left: 1.5, top: 2, width: 30, height: 8 }),
    }),
  }),
);

const plain = ({ rows }: SourceTable): unknown =>
  rows.map((row) => row.map(({ text, place, area }) => ({ text, place, area })));

describe('a table on its way between processes', () => {
  it('arrives as it was, with the place of every cell', async () => {
    const rows = fc.array(fc.array(cell, { minLength: WIDTH, maxLength: WIDTH }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(rows, async (cells) => {
        const table = tableOf(cells, COLUMNS);
        const arrived = await send(table);
        expect(arrived === undefined ? undefined : plain(arrived)).toEqual(plain(table));
      }),
      { numRuns: 100 },
    );
  });

  it('arrives whole where it is larger than a batch', async () => {
    const cells = Array.from({ length: 9000 }, (_, row) =>
      Array.from({ length: WIDTH }, (_, column) => ({ text: String((row * 31 + column) % 997), spans })),
    );
    const table = tableOf(cells, COLUMNS);
    const arrived = await send(table);
    expect(arrived === undefined ? undefined : plain(arrived)).toEqual(plain(table));
  });

  it('leaves behind what a reader keeps in the names of its columns for itself', async () => {
    const heading = { text: 'Sales', spans, place: { row: 0, column: 1 }, format: { show: () => '' } };
    const columns = [{ label: 'Sales', spans: [], heading: [heading] }];
    const arrived = await send(tableOf([[{ text: '1', spans }]], columns));
    expect(arrived?.columns[0]?.heading).toEqual([{ text: 'Sales', spans: [], place: { row: 0, column: 1 } }]);
  });
});
