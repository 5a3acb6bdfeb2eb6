/**
 * True for signs that are all there are of a stretch of the alphabet, in whatever order: around a circle they begin anywhere. They bear
 * each other out, as a misread one would leave a gap or come twice.
 */
export function areStretch(signs: readonly string[]): boolean {
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0);
  return new Set(codes).size === codes.length && Math.max(...codes) - Math.min(...codes) === codes.length - 1;
}
