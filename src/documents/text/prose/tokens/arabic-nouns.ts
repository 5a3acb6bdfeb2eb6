/** Letters that come and go between the singular, dual and broken plural of a noun. */
const WEAK = /[اوي]/g;
const DUAL_ENDING = /(?:تين|تان|ين|ان)$/;

/**
 * True where a word is the dual of a noun that a figure before it counted: "هدفين" (two goals) after "ثلاثة أهداف" (three goals).
 * The consonants are compared; both words are folded.
 */
export function isDualOf(word: string, noun: string): boolean {
  if (!DUAL_ENDING.test(word) || word.length < 5) return false;
  const bones = consonants(word.replace(DUAL_ENDING, ''));
  return bones.length >= 2 && bones === skeletonOf(noun);
}

/** The consonants of a noun, which singular and plural share: "طالب" and "طلاب". The word is folded. */
export function skeletonOf(noun: string): string {
  return consonants(noun.replace(/(?:ات|ه|ا)$/, ''));
}

function consonants(word: string): string {
  return word.replace(WEAK, '').replace(/ه$/, '');
}
