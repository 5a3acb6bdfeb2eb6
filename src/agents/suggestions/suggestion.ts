import type { ChartType } from '../../chart/chart-type.ts';

/** A view worth making: what to ask `mutate` for, the type that shows the outcome, and what one will see. */
export type Suggestion = {
  readonly dataPrepPrompt: string;
  readonly chartType: ChartType;
  readonly summary: string;
};
