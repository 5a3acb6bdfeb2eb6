/** What columns are called where the picture does not say; the language of the picture is not known. */
export const PLAIN_NAMES = {
  name: 'Category',
  value: 'Value',
  series: 'Series',
  share: 'Share (%)',
  x: 'x',
  y: 'y',
} as const;
