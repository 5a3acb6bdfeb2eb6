/** Words of this room that are spelled apart on the two sides of the Atlantic: American first. */
const SPELLINGS = [
  ['color', 'colour'],
  ['Colored', 'Coloured'],
  ['gray', 'grey'],
  ['center', 'centre'],
  ['labeling', 'labelling'],
  ['labeled', 'labelled'],
  ['Labeled', 'Labelled'],
] as const;

/** One of the room's own phrases in British spelling. Not for texts that hold names from the data. */
export function toBritish(phrase: string): string {
  return SPELLINGS.reduce((spelled, [american, british]) => spelled.replaceAll(american, british), phrase);
}
