import type { GraphConfig } from '../../chart/graph-config.ts';
import type { BuildContext } from '../grammar/rule.ts';

/** What a wish is amended by. */
export type AmendTools = {
  readonly context: BuildContext;
  readonly config: GraphConfig;
  /** "Also", "add", "and": what is asked for joins what there is and does not stand in its place. */
  readonly isAdding: boolean;
};
