import type { MeasureForm } from '../grammar/meaning.ts';
import type { Frame } from '../readings/frame.ts';

/** The columns that the figures of a wish are made of. */
function sourcesOf({ derives, formulas }: Frame): readonly number[] {
  return [...derives.flatMap(({ left, right }) => [left, right]), ...formulas.flatMap(({ sources }) => sources)];
}

/**
 * A figure made of columns that are gone since rows were brought together: these are brought together as well, and the figure stands
 * beside those there were. Undefined where the wish asks for more than such figures, and where the visible columns are enough.
 */
export function reachBack(wish: Frame, before: Frame): Frame | undefined {
  const { windows, steps, havings, changes, spreads, measures, groups, bins, axes } = wish;
  const others = [windows, steps, havings, changes, spreads, measures, groups, bins, axes, wish.filters, wish.tops];
  const sources = sourcesOf(wish);
  const isAlone = others.every((pieces) => pieces.length === 0) && wish.mentions.length === 0;
  if (!isAlone || sources.length === 0 || before.measures.length === 0) return undefined;
  const isShown = (column: number): boolean =>
    before.measures.some((measure) => measure.column === column && isSum(measure));
  if (sources.every(isShown)) return undefined;
  return {
    ...before,
    types: wish.types,
    edits: wish.edits,
    derives: [...before.derives, ...wish.derives],
    formulas: [...before.formulas, ...wish.formulas],
    kept: before.kept ?? before.measures,
  };
}

function isSum({ operation }: MeasureForm): boolean {
  return operation === 'sum';
}
