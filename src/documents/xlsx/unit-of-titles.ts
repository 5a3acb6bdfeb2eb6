/** A scale or unit that a line above a table states for all its amounts: "in thousands of EUR", "(€ million)", "Results, EUR thousands", "£000". */
const STATED = [
  /(?:^|[\s(,])((?:in|em|en)\s+(?:(?:US|R)?\p{Sc}|[A-Z]{3})?\s?(?:thousands?|millions?|billions?|milhares|milhões|mil)\b[^(),;:]{0,20})/iu,
  /\(((?:(?:US|R)?\p{Sc}|[A-Z]{3})\s?(?:thousands?|millions?|billions?|bn|mn|m|k|milhares|milhões|mil)?)\)/iu,
  /(?:^|[,;:–—-])\s*((?:(?:US|R)?\p{Sc}|[A-Z]{3})\s?(?:[Tt]housands?|[Mm]illions?|[Bb]illions?|[Mm]ilhares|[Mm]ilhões))(?!\p{L})/u,
  /((?:ب(?:ال)?(?:آلاف|ألف|ملايين|مليون|مليارات|مليار))(?:\s[^(),;:]{0,20})?)/u,
  /(?<![\p{L}\p{N}])((?:(?:US|R)?\p{Sc}|[A-Z]{3})\s?['’]?000s?)(?!\d)/u,
];
const LONGEST_LINE = 200;

/** What limits a unit, and the beginning of a word that was cut off, are no part of it. */
const RESTRICTION = /\s+(?:unless|except|excepto|salvo|exceto|ما لم|إلا).*$/iu;

/** The unit that lines above a table state, as written; undefined where they state none, or several. */
export function unitOfTitles(lines: readonly string[]): string | undefined {
  const units = lines.flatMap((line) => {
    const start = line.slice(0, LONGEST_LINE);
    return STATED.flatMap((pattern) => pattern.exec(start)?.[1]?.replace(RESTRICTION, '').trim() ?? []).slice(0, 1);
  });
  return new Set(units).size === 1 ? units[0] : undefined;
}
