/** A label of one sign that is no digit. */
const isLoneSign = (text: string): boolean => /^\P{Nd}$/u.test(text);

/**
 * Labels whose noughts were read as another sign, with noughts: beside 20C, 15C, 10C and 5C the lowest label is a C alone, and a unit
 * never stands alone. The same labels where they do not all end like that.
 */
export function withLoneNought(texts: readonly string[]): readonly string[] {
  const [nought, ...others] = texts.filter(isLoneSign);
  if (nought === undefined || others.length > 0 || texts.length < 3) return texts;
  const areAlike = texts.every((text) => text === nought || (/\p{Nd}/u.test(text) && text.endsWith(nought)));
  return areAlike ? texts.map((text) => text.replaceAll(nought, '0')) : texts;
}
