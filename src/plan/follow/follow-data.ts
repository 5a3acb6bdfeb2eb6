import type { ChartView } from '../edit/chart-view.ts';
import type { TransformFacts } from '../transform/facts.ts';
import { traceChange } from './data-change.ts';
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
  const change = traceChange(before, after, facts);
  return FOLLOWERS.reduce<Followed>(
    ({ config, notices }, follow) => {
      const followed = follow(config, change);
      return { config: followed.config, notices: [...notices, ...followed.notices] };
    },
    { config: after.config, notices: [] },
  );
}
