import type { SourceTable } from '../../src/documents/source-table.ts';
import type { ChartCase } from './chart-case.ts';

/** What was found of what was drawn, and what was stated rightly of what was stated. */
export type CaseScore = { readonly recall: number; readonly precision: number };

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
const isWithin = (one: number, other: number, slack: number): boolean => Math.abs(one - other) <= slack + 1e-9;

type Stated = { readonly value: number; readonly around: ReadonlySet<string> };

function statedBy(tables: readonly SourceTable[]): readonly Stated[] {
  return tables.flatMap(({ columns, rows }) =>
    rows.flatMap((row) =>
      row.flatMap((cell, index) => {
        if (index === 0 || cell.text === '' || !Number.isFinite(Number(cell.text))) return [];
        const around = [
          ...row.filter((_, other) => other !== index).map(({ text }) => bare(text)),
          bare(columns[index]?.label ?? ''),
        ];
        return [{ value: Number(cell.text), around: new Set(around) }];
      }),
    ),
  );
}

/** Values within 5 % under the right name and series; dots within 5 % of each axis; slices as shares. */
export function scoreTable(tables: readonly SourceTable[], chart: ChartCase): CaseScore {
  if (chart.kind === 'scatter') return scoreDots(tables, chart);
  const isCircle = chart.kind === 'pie' || chart.kind === 'donut';
  const stated = statedBy(tables);
  const used = new Set<number>();
  let [hits, all] = [0, 0];
  for (const { name: series, values } of chart.series) {
    const sum = values.reduce((total, value) => total + value, 0);
    for (const [index, own] of values.entries()) {
      const value = isCircle ? (100 * own) / sum : own;
      const labels = [chart.names[index] ?? '', ...(series === '' ? [] : [series])].map(bare);
      const at = stated.findIndex(
        (fact, place) =>
          !used.has(place) &&
          isWithin(fact.value, value, 0.05 * Math.abs(value)) &&
          labels.every((label) => fact.around.has(label)),
      );
      all += 1;
      if (at < 0) continue;
      used.add(at);
      hits += 1;
    }
  }
  return { recall: hits / all, precision: stated.length === 0 ? 1 : hits / stated.length };
}

function scoreDots(tables: readonly SourceTable[], chart: ChartCase): CaseScore {
  const rows = tables.flatMap(({ rows: own }) => own.map((row) => row.map(({ text }) => Number(text))));
  const values = chart.series[0]?.values ?? [];
  const points = chart.names.map((name, index) => [Number(name), values[index] ?? 0] as const);
  const span = (index: 0 | 1): number =>
    Math.max(...points.map((point) => point[index])) - Math.min(...points.map((point) => point[index]));
  const used = new Set<number>();
  let hits = 0;
  for (const [x, y] of points) {
    const at = rows.findIndex(
      (row, place) =>
        !used.has(place) &&
        isWithin(row[0] ?? Number.NaN, x, 0.05 * span(0)) &&
        isWithin(row[1] ?? Number.NaN, y, 0.05 * span(1)),
    );
    if (at < 0) continue;
    used.add(at);
    hits += 1;
  }
  return { recall: hits / points.length, precision: rows.length === 0 ? 1 : hits / rows.length };
}
