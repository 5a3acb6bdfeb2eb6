import { describe, expect, it } from 'vitest';
import type { Cell, GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from './agent.ts';

/** A table as it is written: a line of labels, then lines of cells; figures are numbers, nothing is an empty cell. */
function tableOf(text: string): GraphConfig {
  const [head = '', ...lines] = text.trim().split('\n');
  const columns = head.split('|').map((label, at) => ({ key: `c${at}`, label: label.trim() }));
  const rows = lines.map((line) =>
    Object.fromEntries(line.split('|').map((cell, at) => [`c${at}`, toCell(cell.trim())])),
  );
  return { type: 'table', data: { columns, rows } };
}

const toCell = (text: string): string | number | null =>
  text === '' ? null : /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;

type Answer = {
  readonly labels: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly isSame: boolean;
};

async function ask(wish: string, config: GraphConfig, locale: Locale): Promise<Answer> {
  const context = { locale, isLocaleExplicit: true, effort: 'medium', signal: new AbortController().signal } as const;
  const run = mutate({ config, userPrompt: wish, nowMs: Date.UTC(2026, 0, 1) }, context);
  let step = await run.next();
  while (step.done !== true) step = await run.next();
  const { columns, rows } = step.value.config.data;
  return {
    labels: columns.map(({ key, label }) => label ?? key),
    rows: rows.map((row) => columns.map(({ key }) => toCell(String(row[key] ?? '')))),
    isSame: step.value.config === config,
  };
}

const PARCELS = tableOf(`
Parcel No | Sender | Depot | Weight | Sent | Class
701 | Iris | Oslo | 4 | 2024-01-03 | 1
702 | Jon | Bergen | 9 | 2024-01-19 | 2
703 | Iris | Oslo | 12 | 2024-02-11 | 3
704 | Kai | Tromso | 2 | 2024-02-25 | 1
705 | Jon | Oslo | 7 | 2024-03-08 | 2
706 | Lea | Bergen | 5 | 2024-03-30 | 3
`);

describe('rows that are named by what they are', () => {
  it.each([
    'parcels of the last two months',
    'parcels sent after January 2024',
    'parcels from Oslo with weight above 5',
  ])('stay whole: %s', async (wish) => {
    const { labels, isSame } = await ask(wish, PARCELS, 'EN_US');
    expect(isSame).toBe(false);
    expect(labels).toHaveLength(6);
  });

  it('are not reduced to a column that a verb comes from', async () => {
    const { labels, rows } = await ask('keep the parcels sent from Oslo', PARCELS, 'EN_US');
    expect(labels).toHaveLength(6);
    expect(rows).toHaveLength(3);
  });

  it('give way to columns that are asked for', async () => {
    expect((await ask('show only the column sender', PARCELS, 'EN_US')).labels).toEqual(['Sender']);
  });
});
