/** Beginnings that always deny: "unpaid", "nonstop", «nãopago» in one word. */
const DENYING = /^(?:un|non|não)(?=\p{L}{4})/u;
/** Beginnings that deny adjectives only: "inactive", "desativado"; "invoice", "discount", "desporto" and "imports" deny nothing. */
const DENYING_ADJECTIVES = /^(?:in|im|dis|des)(?=\p{L}{4})/u;
/** Endings of adjectives and participles, English ones first. */
const ADJECTIVE =
  /(?:ed|ive|ete|ect|al|ble|ent|ant|ate|id|ure|ular|ful|[ai]d[oa]s?|iv[oa]s?|et[oa]s?|feit[oa]s?|[ai]ve(?:l|is)|entes?|ais)$/u;

/** The word that another one denies: "paid" of "unpaid". Undefined where a word begins with no such sign. */
export function deniedWord(folded: string): string | undefined {
  const sign = DENYING_ADJECTIVES.test(folded) && ADJECTIVE.test(folded) ? DENYING_ADJECTIVES : DENYING;
  const rest = folded.replace(sign, '');
  return rest === folded ? undefined : rest;
}
