import type { ChartView } from './chart-view.ts';
import { checkValue } from './check-value.ts';
import { type EditOf, REFERENCE_LINES } from './edit.ts';
import type { Edited } from './edit-facts.ts';
import { readPath, removePath } from './patch.ts';

/** Takes one kind of reference line off the chart, or all. Lines of other names, which the service does not know, stay. */
export function removeReferenceLines(
  { config }: ChartView,
  { line }: EditOf<'removeReferenceLines'>,
): Edited<'removeReferenceLines'> {
  if (line !== undefined) checkValue('referenceLine.line', { kind: 'choice', choices: REFERENCE_LINES }, line);
  const wanted = line === undefined ? REFERENCE_LINES : [line];
  const lines = wanted.filter((name) => readPath(config, `referenceLines.${name}`) !== undefined);
  const changed = lines.reduce((patched, name) => removePath(patched, `referenceLines.${name}`), config);
  return {
    config: changed,
    facts: { verb: 'removeReferenceLines', lines: lines.length === 0 ? wanted : lines, isAlready: lines.length === 0 },
  };
}
