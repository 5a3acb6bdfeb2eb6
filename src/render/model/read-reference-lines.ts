import type { GraphConfig } from '../../chart/graph-config.ts';
import { TREND_METHODS, type TrendMethod } from '../../chart/trend-method.ts';
import { fieldOf, isRecord, maybeNumber, maybeOneOf, maybeText } from './read-fields.ts';

/** What `referenceLines` asks for. */
export type ReferenceLines = {
  readonly goal: { readonly value: number; readonly label: string | undefined; readonly axis: 'x' | 'y' } | undefined;
  readonly trend: { readonly method: TrendMethod; readonly columnKey: string | undefined } | undefined;
  readonly average: { readonly columnKey: string | undefined; readonly label: string | undefined } | undefined;
};

/** Reads the reference lines of a chart. A line of a wrong form counts as not set; a trend without a method is linear. */
export function readReferenceLines({ referenceLines }: GraphConfig): ReferenceLines {
  const goal = fieldOf(referenceLines, 'goalLine');
  const trend = fieldOf(referenceLines, 'trendline');
  const average = fieldOf(referenceLines, 'averageLine');
  const value = maybeNumber(fieldOf(goal, 'value'));
  const wished = fieldOf(trend, 'method');
  const method = wished === undefined ? 'linear' : maybeOneOf(wished, TREND_METHODS);
  return {
    goal:
      value === undefined
        ? undefined
        : {
            value,
            label: maybeText(fieldOf(goal, 'label')),
            axis: maybeOneOf(fieldOf(goal, 'axis'), ['x', 'y']) ?? 'y',
          },
    trend:
      isRecord(trend) && method !== undefined
        ? { method, columnKey: maybeText(fieldOf(trend, 'columnKey')) }
        : undefined,
    average: isRecord(average)
      ? { columnKey: maybeText(fieldOf(average, 'columnKey')), label: maybeText(fieldOf(average, 'label')) }
      : undefined,
  };
}
