/** A number with a point before its decimals, and one of digits alone. */
const POINTED = /^[-−–]?\d+(?<mark>[.,])(?<decimals>\d+)$/u;
const PLAIN = /^[-−–]?\d+$/u;
/** Thousands in groups, whichever mark stands between them; with two marks and more they are no decimals. */
const GROUPED = /^[-−–]?\d{1,3}(?:[.,]\d{3})+$/u;
const SURELY_GROUPED = /[.,]\d{3}[.,]/u;
/** Thousands alone are not below one. */
const THOUSANDS = /^[-−–]?[1-9]\d{0,2}(?<mark>[.,])\d{3}$/u;
/** No number but one below one begins with a nought. */
const BELOW_ONE = /^(?<sign>[-−–]?)0(?<decimals>\d+)$/u;

/** So many labels show how many decimals all have, and that share of them. */
const LEAST_POINTED = 2;
const MOST_POINTED = 0.3;

/** True where labels have groups of three digits behind either mark: of small print one was mistaken for the other. */
const areMixed = (texts: readonly string[]): boolean =>
  new Set(texts.flatMap((text) => THOUSANDS.exec(text.trim())?.groups?.mark ?? [])).size > 1;

/**
 * Labels of one axis with the marks that they share: all have as many decimals, so that "20" between "1.5" and "2.5" is "2.0", whose
 * point was too small to be seen; "05" is "0.5"; "2,500.000" has one mark between all its thousands, and "200.000" that of "250,000".
 * What they state is for the scale to tell.
 */
export function withSharedMarks(texts: readonly string[]): readonly string[] {
  const areGrouped = areMixed(texts) || texts.some((text) => GROUPED.test(text.trim()) && SURELY_GROUPED.test(text));
  const grouped = texts.map((text) =>
    areGrouped && GROUPED.test(text.trim()) ? text.trim().replaceAll('.', ',') : text.trim(),
  );
  const pointed = grouped.flatMap((text) => {
    const { mark = '', decimals = '' } = POINTED.exec(text)?.groups ?? {};
    return decimals === '' ? [] : [{ mark, count: decimals.length }];
  });
  const [first] = pointed;
  const areAlike =
    pointed.length >= Math.max(LEAST_POINTED, MOST_POINTED * texts.length) &&
    pointed.every(({ count }) => count === first?.count);
  return grouped.map((text) => {
    const at = text.length - (first?.count ?? 0);
    if (first !== undefined && areAlike && PLAIN.test(text) && /\d$/u.test(text.slice(0, at)))
      return `${text.slice(0, at)}${first.mark}${text.slice(at)}`;
    const below = BELOW_ONE.exec(text)?.groups;
    return below === undefined ? text : `${below.sign}0${first?.mark ?? '.'}${below.decimals}`;
  });
}
