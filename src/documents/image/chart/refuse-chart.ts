import type { Doubt, PICTURE_LACKS } from '../../source-table.ts';
import type { PlotReading } from './plot-reading.ts';
import { buildTable } from './table/build-table.ts';
import { PLAIN_NAMES } from './table/plain-names.ts';

/** What a picture of a chart lacks, as a doubt. */
export const lacking = (lacks: (typeof PICTURE_LACKS)[number]): Doubt => ({
  kind: 'unread-picture',
  values: { lacks },
});

/** How likely it is a chart all the same, whose values cannot be read. */
const LIKELY = 0.3;
/** Several plots in one picture, or two axes of numbers, can be nothing else. */
const CERTAIN = 0.8;
const PLAIN_CHARTS: ReadonlySet<(typeof PICTURE_LACKS)[number]> = new Set(['one-chart', 'one-axis']);

/** A reading without values: a chart that lacks something to be read by. */
export function toRefusal(
  title: string,
  size: { readonly width: number; readonly height: number },
  lacks: (typeof PICTURE_LACKS)[number],
): PlotReading {
  const facts = { keyTitle: '', valueTitle: '', unit: '', seriesNames: [], seriesTitle: '', facts: [], isLong: false };
  const table = buildTable(facts, {
    title,
    certainty: 0.1,
    chartType: 'table',
    notices: [],
    picture: { width: size.width, height: size.height },
    names: PLAIN_NAMES,
  });
  return { table: { ...table, doubts: [lacking(lacks)] }, explained: PLAIN_CHARTS.has(lacks) ? CERTAIN : LIKELY };
}
