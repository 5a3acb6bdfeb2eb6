import { describe, expect, it } from 'vitest';
import { readText } from '../read-text.ts';

function read(text: string): readonly (readonly string[])[] {
  const [table] = readText(text);
  return [
    table?.columns.map(({ label }) => label) ?? [],
    ...(table?.rows ?? []).map((row) => row.map((cell) => cell.text)),
  ];
}

describe('rows that SQL inserts', () => {
  it('are a table, with texts out of their quotes and no value for NULL', () => {
    const text =
      "INSERT INTO `sales` (`region`, month, amount) VALUES\n('North', '2024-01', 120.5),\n('O''Neil, East', '2024-02', NULL);";
    expect(read(text)).toEqual([
      ['region', 'month', 'amount'],
      ['North', '2024-01', '120.5'],
      ["O'Neil, East", '2024-02', ''],
    ]);
  });

  it('are joined where each row has a statement of its own', () => {
    const text = [
      'CREATE TABLE t (id INT, city TEXT, n INT);',
      "insert into public.t (id, city, n) values (1, 'Faro', 10);",
      "insert into public.t (id, city, n) values (2, 'Beja', ROUND(20.4, 0));",
    ].join('\n');
    expect(read(text).slice(0, 3)).toEqual([
      ['id', 'city', 'n'],
      ['1', 'Faro', '10'],
      ['2', 'Beja', 'ROUND(20.4, 0)'],
    ]);
  });

  it('point at the characters they were read from', () => {
    const text = "INSERT INTO t (a, b) VALUES ('x', 1), ('y', 2)";
    const spans = readText(text)[0]?.rows.map((row) =>
      row.map(({ spans: [span] }) => text.slice(span?.start, span?.end)),
    );
    expect(spans).toEqual([
      ['x', '1'],
      ['y', '2'],
    ]);
  });

  it('are left alone where the statement is cut off', () => {
    expect(readText("INSERT INTO t (a, b) VALUES ('x'").length).toBe(0);
  });
});
