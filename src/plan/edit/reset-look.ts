import type { GraphConfig } from '../../chart/graph-config.ts';
import type { ChartView } from './chart-view.ts';
import type { Edited } from './edit-facts.ts';
import { EDIT_FIELD_PATHS } from './edit-fields.ts';
import { maybeSeriesIndex } from './move-series-styles.ts';
import { isBranch, readPath, removePath } from './patch.ts';
import { SERIES_LOOKS, WATERFALL_PARTS } from './style-series.ts';

/** Texts of the chart are no look, nor is whether they are drawn. */
const TEXT_FIELD = /^content\.|\.label$/;
const STYLES = 'appearance.seriesStyles';

/**
 * Takes every setting of the drawing back: options, axes, legend, appearance, series styles, labels, headline figures. Data,
 * texts, remarks and reference lines stay, and so does every field the service does not know.
 */
export function resetLook({ config }: ChartView): Edited<'resetLook'> {
  const settings = EDIT_FIELD_PATHS.filter((path) => !TEXT_FIELD.test(path));
  const fields = [...settings, ...stylePaths(config)].filter((path) => readPath(config, path) !== undefined);
  const changed = fields.reduce(removePath, config);
  return { config: changed, facts: { verb: 'resetLook', fields, isAlready: changed === config } };
}

function stylePaths(config: GraphConfig): readonly string[] {
  const styles = readPath(config, STYLES);
  if (!isBranch(styles)) return [];
  const parts: ReadonlySet<string> = new Set(WATERFALL_PARTS);
  return Object.keys(styles)
    .filter((key) => maybeSeriesIndex(key) !== undefined || parts.has(key))
    .flatMap((key) => Object.keys(SERIES_LOOKS).map((look) => `${STYLES}.${key}.${look}`));
}
