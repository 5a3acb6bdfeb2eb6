/** A family of chart types that are alike to a reader, and the words by which packages name its types. */
const FAMILY_WORDS: readonly (readonly [string, RegExp])[] = [
  ['pie', /pie|donut|annular|rose/],
  ['scatter', /scatter|bubble|circle_views|dot|strip/],
  ['line', /line|area|combo|combination|axis|slope/],
  ['heatmap', /heat/],
  ['funnel', /funnel/],
  ['waterfall', /waterfall/],
  ['mekko', /mekko|mosaic|marimekko/],
  ['table', /table/],
  ['bar', /bar|column|histogram/],
];

/** The family of a chart type of any package; the type's own name where no word is known. */
export function chartFamilyOf(type: string): string {
  const name = type.toLowerCase();
  return FAMILY_WORDS.find(([, words]) => words.test(name))?.[0] ?? name;
}
