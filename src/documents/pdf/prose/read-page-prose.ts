import type { AreaPlace, SourceCell, SourceTable, Span } from '../../source-table.ts';
import { readText } from '../../text/read-text.ts';
import { boxAround } from '../page/geometry.ts';
import type { PageText, PlacedStretch } from './page-text.ts';

/** The tables that the running text of pages holds in its figures, their cells placed on the pages. */
export function readPageProse({ text, stretches }: PageText): readonly SourceTable[] {
  return readText(text).map((table): SourceTable => {
    const pages = table.rows
      .flat()
      .flatMap((cell) => cell.spans.flatMap((span) => maybeArea([span], stretches)?.page ?? []));
    return {
      ...table,
      span: { start: 0, end: 0 },
      columns: table.columns.map((column) => ({ ...column, spans: [] })),
      rows: table.rows.map((row) => row.map((cell) => toPlaced(cell, stretches))),
      ...(pages.length === 0 ? {} : { pages: { first: Math.min(...pages), last: Math.max(...pages) } }),
    };
  });
}

function toPlaced({ text, spans }: SourceCell, stretches: readonly PlacedStretch[]): SourceCell {
  const area = maybeArea(spans, stretches);
  return { text, spans: [], ...(area === undefined ? {} : { area }) };
}

/** The lines that some stretches of the text were read from, those on the first of their pages. */
function maybeArea(spans: readonly Span[], stretches: readonly PlacedStretch[]): AreaPlace | undefined {
  const touched = spans.flatMap((span) => linesOf(span, stretches));
  const page = touched[0]?.page;
  const box = boxAround(touched.filter((stretch) => stretch.page === page).map((stretch) => stretch.box));
  if (page === undefined || box === undefined) return undefined;
  const { left, top, right, bottom } = box;
  return { page, box: { left, top, width: right - left, height: bottom - top } };
}

/** Stretches are in order: the first is found by halving. */
function linesOf({ start, end }: Span, stretches: readonly PlacedStretch[]): readonly PlacedStretch[] {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.span.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const found: PlacedStretch[] = [];
  for (let i = low; i < stretches.length; i += 1) {
    const stretch = stretches[i];
    if (stretch === undefined || stretch.span.start >= end) break;
    found.push(stretch);
  }
  return found;
}
