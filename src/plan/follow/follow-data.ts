import type { ChartView } from '../edit/chart-view.ts';
import type { TransformFacts } from '../transform/facts.ts';
import { type DataChange, traceChange, traceRemade } from './data-change.ts';
import { followAnnotations } from './follow-annotations.ts';
import { followAxisLabels, followReferenceLines } from './follow-columns.ts';
import { followStyles } from './follow-styles.ts';
import type { Followed } from './notice.ts';

const FOLLOWERS = [followStyles, followAnnotations, followReferenceLines, followAxisLabels] as const;

/**
 * What in a chart refers to its data, brought to where it belongs after the data changed; everything else is left as it is.
 * `after` is the chart with its new data and the settings it had. What had to go is told.
 */
export function followData(before: ChartView, after: ChartView, facts: readonly TransformFacts[]): Followed {
  return followChange(traceChange(before, after, facts));
}

/** The same after the data were made anew from other rows: what stands at the same value, or in the same column, is the same. */
export function followRemade(before: ChartView, after: ChartView): Followed {
  return followChange(traceRemade(before, after));
}

function followChange(change: DataChange): Followed {
  return FOLLOWERS.reduce<Followed>(
    ({ config, notices }, follow) => {
      const followed = follow(config, change);
      return { config: followed.config, notices: [...notices, ...followed.notices] };
    },
    { config: change.after.config, notices: [] },
  );
}
