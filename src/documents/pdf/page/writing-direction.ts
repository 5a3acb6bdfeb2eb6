const RIGHT_TO_LEFT = /[\u05d0-\u05f4\u0620-\u064a\u066e-\u06d5\u06ee\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** A mark that stands to the left of a figure, and so behind it where writing runs to the left. */
const LEADING_MARK = /^([:؛،.!؟]+)(\p{Nd}.*)$/u;
const LETTER = /\p{L}/u;
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

/** True for a text with letters of a script that runs from right to left. Digits run from left to right in all of them. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** True where more of the letters run to the left than to the right. */
export function isMostlyRightToLeft(texts: readonly string[]): boolean {
  let leftwards = 0;
  let letters = 0;
  for (const text of texts) {
    for (const sign of text) {
      if (!LETTER.test(sign)) continue;
      letters += 1;
      if (RIGHT_TO_LEFT.test(sign)) leftwards += 1;
    }
  }
  return leftwards * 2 > letters;
}

/** A sign at the right of a figure, and so before it where writing runs to the left. */
const SIGN_BEHIND = /^(\p{Nd}[\p{Nd}.,٫٬]*[%٪]?)\s?([-−])$/u;

/** A figure of a table whose writing runs to the left, with its sign where it is read: "3.9%-" is -3.9%. */
export function withSignBefore(text: string): string {
  return text.replace(SIGN_BEHIND, '$2$1');
}

/** The text of the characters of one word as it is read, from where they stand. */
export function toLogicalOrder(glyphs: readonly { readonly text: string; readonly x: number }[]): string {
  if (!glyphs.some(({ text }) => isRightToLeft(text))) return glyphs.map(({ text }) => text).join('');
  const leftwards = [...glyphs].sort((a, b) => b.x - a.x).map(({ text }) => text);
  return reverseRuns(leftwards, (text) => !isRightToLeft(text) && /[\p{L}\p{N}.,٫٬]/u.test(text))
    .map((text) => MIRRORED[text] ?? text)
    .join('');
}

/**
 * Joins words that stand side by side to the text that is read: from the left, or, where most of their letters run to the
 * left, from the right with runs of words of other scripts in their own order.
 */
export function joinInReadingOrder(words: readonly string[]): string {
  if (!isMostlyRightToLeft(words)) return words.join(' ');
  const turned = words.map((word) => word.replace(LEADING_MARK, '$2$1')).reverse();
  return reverseRuns(turned, (word) => /^[\p{Script=Latin}]/u.test(word)).join(' ');
}

function reverseRuns(items: readonly string[], isForward: (item: string) => boolean): readonly string[] {
  const ordered: string[] = [];
  let run: string[] = [];
  for (const item of items) {
    if (isForward(item)) run.unshift(item);
    else {
      ordered.push(...run, item);
      run = [];
    }
  }
  return [...ordered, ...run];
}
