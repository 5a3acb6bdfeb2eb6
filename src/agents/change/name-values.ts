import { drawsOnOneAxis } from '../../chart/draws-on-one-axis.ts';
import type { ColumnDefinition, GraphConfig } from '../../chart/graph-config.ts';
import { valueAxisOf } from '../../chart/read-columns.ts';
import { readPath, removePath, setPath } from '../../plan/edit/patch.ts';
import type { Transform, TransformVerb } from '../../plan/transform/transform.ts';

/** Columns and what was made of their rows. */
export type Made = { readonly columns: readonly ColumnDefinition[]; readonly steps: readonly Transform[] };

/** What may stand behind a spread and leave its figures what they are. */
const KEEPS_FIGURES: ReadonlySet<TransformVerb> = new Set(['sort', 'limit', 'select', 'drop', 'filter', 'fillEmpty']);

/**
 * The chart with a title of its value axis that says what the figures are, where a wish spread one column over several: the headings
 * are then groups, and nothing else says what was measured. A title that came so goes or changes with the figures; any other title,
 * and one that was taken away, is the person's own and stays so.
 */
export function nameValues(config: GraphConfig, before: Made | undefined, after: Made): GraphConfig {
  const path = `axes.${valueAxisOf(config.type)}.label`;
  const [former, now] = [before === undefined ? undefined : spreadLabel(before), spreadLabel(after)];
  const title = readPath(config, path);
  if (title !== undefined && (title !== former || title === now)) return config;
  if (title === undefined && former === now) return config;
  return now !== undefined && drawsOnOneAxis(config.type) ? setPath(config, path, now) : removePath(config, path);
}

/** The label of the column whose cells the last step spread over several; undefined where none did, or where they were changed since. */
export function spreadLabel({ columns, steps }: Made): string | undefined {
  const at = steps.findLastIndex(({ verb }) => verb === 'pivotWider');
  const spread = steps[at];
  if (spread?.verb !== 'pivotWider' || !steps.slice(at + 1).every(({ verb }) => KEEPS_FIGURES.has(verb)))
    return undefined;
  const known = columns.find(({ key }) => key === spread.values);
  return steps.slice(0, at).reduce((label, step) => labelAfter(step, spread.values, label), known?.label ?? known?.key);
}

/** The label of a column after a step. */
function labelAfter(step: Transform, key: string, before: string | undefined): string | undefined {
  if (step.verb === 'rename' && step.column === key) return step.label;
  if (step.verb === 'group') return step.measures.find(({ as }) => as.key === key)?.as.label ?? before;
  return 'as' in step && step.as.key === key ? step.as.label : before;
}
