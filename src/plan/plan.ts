import type { ChartEdit } from './edit/edit.ts';
import type { Transform } from './transform/transform.ts';

/** One thing to do to a chart: to its data, or to its drawing. */
export type PlanStep = Transform | ChartEdit;

/**
 * What a mind, built-in or model, proposes. It is carried out in order by one engine, which alone touches the chart; nothing
 * outside this vocabulary can happen to a chart. An empty plan changes nothing.
 */
export type Plan = { readonly steps: readonly PlanStep[] };
