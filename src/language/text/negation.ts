/** What turns a word into its opposite, where both stand as one word: "inactive", "unpaid", "inativos". */
const NEGATING = /^(?:in|im|un|non|dis|des|não)(?=\p{L}{4})/u;

/** The word that another one denies: "paid" of "unpaid". Undefined where a word begins with no such sign. */
export function deniedWord(folded: string): string | undefined {
  const rest = folded.replace(NEGATING, '');
  return rest === folded ? undefined : rest;
}
