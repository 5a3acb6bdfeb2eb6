/** True for a text with a bracket that it opens and does not close. */
export function isBracketOpen(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth = Math.max(0, depth - 1);
  }
  return depth > 0;
}
