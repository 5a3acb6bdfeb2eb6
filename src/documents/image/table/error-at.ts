/**
 * How often a cell is wrong at a confidence, as points of a line: what the recogniser is sure of it seldom mistakes, and it never says
 * more than 0.97; numbers that their picture bears out are told above that. Set on the pictures of `bench/pictures`, seeds 101, 202 and 303.
 */
const ERRORS: readonly (readonly [confidence: number, share: number])[] = [
  [0, 0.6],
  [0.5, 0.25],
  [0.7, 0.2],
  [0.85, 0.1],
  [0.9, 0.05],
  [0.945, 0.02],
  [0.952, 0.004],
  [0.96, 0.0015],
  [0.97, 0.0003],
  [1, 0],
];

/** How likely what was read with such a confidence, 0 to 1, is wrong, 0 to 1. */
export function errorAt(confidence: number): number {
  const above = ERRORS.findIndex(([at]) => at >= confidence);
  const [to, high] = ERRORS[above] ?? [1, 0];
  const [from, low] = ERRORS[above - 1] ?? [0, high];
  return to === from ? high : low + ((high - low) * (confidence - from)) / (to - from);
}
