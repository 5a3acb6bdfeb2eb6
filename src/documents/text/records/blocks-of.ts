import type { Line } from '../lines.ts';

/** What lines that follow one another are read as, a block for each run of them; blank lines stand in no block's way, others end it. */
export function blocksOf<Read>(
  lines: readonly Line[],
  read: (line: Line) => Read | undefined,
): readonly (readonly Read[])[] {
  const blocks: Read[][] = [[]];
  for (const line of lines) {
    if (line.isBlank) continue;
    const found = read(line);
    if (found === undefined) blocks.push([]);
    else blocks.at(-1)?.push(found);
  }
  return blocks.filter((block) => block.length > 0);
}
