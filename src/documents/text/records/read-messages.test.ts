import { describe, expect, it } from 'vitest';
import { readText } from '../read-text.ts';

function read(text: string): readonly unknown[] {
  return readText(text).map(({ columns, rows, method, certainty }) => ({
    method,
    certainty,
    labels: columns.map(({ label }) => label),
    rows: rows.map((row) => row.map((cell) => cell.text)),
  }));
}

const LOG = [
  '2025-03-01 10:00:02 INFO request served in 120 ms',
  '2025-03-01 10:00:05 INFO request served in 95 ms',
  '2025-03-01 10:00:09 WARN request served in 640 ms',
];

describe('lines of a log', () => {
  it('that say the same with other figures are rows', () => {
    expect(read(LOG.join('\n'))).toEqual([
      {
        method: 'key-value',
        certainty: 0.9,
        labels: ['', '', 'request served in (ms)'],
        rows: [
          ['2025-03-01 10:00:02', 'INFO', '120'],
          ['2025-03-01 10:00:05', 'INFO', '95'],
          ['2025-03-01 10:00:09', 'WARN', '640'],
        ],
      },
    ]);
  });

  it('have the unit of each figure behind its name', () => {
    const lines = [21.4, 21.9, 22.3].map(
      (degrees, i) => `2025-03-0${i + 1} temperature ${degrees} C humidity ${45 - i} %`,
    );
    expect(read(lines.join('\n'))).toMatchObject([{ labels: ['', 'temperature (C)', 'humidity (%)'] }]);
  });

  it('name a figure by what stands behind it where no more than a preposition stands before', () => {
    const lines = [340, 410, 388].map(
      (ms, i) => `2025-03-0${i + 1} done batch ${17 + i} in ${ms} ms (${1200 + i} rows)`,
    );
    expect(read(lines.join('\n'))).toMatchObject([{ labels: ['', 'done batch', 'ms', 'rows'] }]);
  });

  it('are unsure where some say something else', () => {
    const [table] = read([...LOG, '2025-03-01 10:00:11 ERROR connection lost'].join('\n'));
    expect(table).toMatchObject({ certainty: 0.7, rows: { length: 3 } });
  });

  it('may be in any language, with figures before their words', () => {
    const lines = [
      '[2025-03-01] 12 visitas e 3 vendas',
      '[2025-03-02] 15 visitas e 4 vendas',
      '[2025-03-03] 9 visitas e 1 vendas',
    ];
    expect(read(lines.join('\n'))).toMatchObject([{ labels: ['', 'visitas', 'vendas'] }]);
  });

  it('are none where no word comes back', () => {
    const lines = ['2025-03-01 Lisbon 120', '2025-03-02 Porto 95', '2025-03-03 Faro 640'];
    expect(readText(lines.join('\n')).some(({ method }) => method === 'key-value')).toBe(false);
  });
});
