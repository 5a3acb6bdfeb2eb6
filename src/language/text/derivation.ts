/** Endings that make one word of another: "shipped", "rating", "payment". The longest first. */
const ENDINGS: readonly string[] = [
  'ations',
  'ation',
  'ating',
  'ated',
  'ments',
  'ment',
  'ings',
  'ing',
  'ed',
  'ion',
  'ly',
];
const SHORTEST_ROOT = 3;

/** Past forms that have no ending of their own, and the verb they come from. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['paid', 'pay'],
  ['sold', 'sale'],
  ['spent', 'spend'],
  ['sent', 'send'],
  ['bought', 'buy'],
  ['built', 'build'],
  ['made', 'make'],
  ['won', 'win'],
  ['lost', 'lose'],
  ['held', 'hold'],
  ['born', 'birth'],
  ['left', 'leave'],
  ['gave', 'give'],
  ['given', 'give'],
  ['taught', 'teach'],
  ['written', 'write'],
  ['wrote', 'write'],
  ['flown', 'fly'],
  ['driven', 'drive'],
  ['drawn', 'draw'],
  ['grew', 'grow'],
  ['taken', 'take'],
  ['led', 'lead'],
  ['began', 'begin'],
  ['grown', 'grow'],
  ['delivered', 'delivery'],
  ['admitted', 'admission'],
  ['arrived', 'arrival'],
  ['departed', 'departure'],
  ['closure', 'closed'],
  ['failure', 'failed'],
  ['expired', 'expiry'],
  ['subscribed', 'subscription'],
  ['renewed', 'renewal'],
]);

/** Verbs that share no letters enough with what is done. */
const VERBS: ReadonlyMap<string, string> = new Map([
  ['sell', 'sale'],
  ['loss', 'lose'],
]);

/** "Sunny", "foggy": the letter is doubled before the ending. */
const DOUBLED = /(?<=[aeiou])([bdgmnprt])\1y$/;

/** "Approval", "refusals", "withdrawal": what is done, and no "total". */
const DONE = /(?<=..(?:[vsw]|rr))als?$/;

/** "Readmission" is what readmits, "submission" what was submitted. */
const MISSION = /(?<=..)miss$/;

/**
 * What an English word and those derived from it have in common: "ship" for "shipped", "shipping" and "shipment", "rat" for
 * "rated" and "rating". Only good for comparing two words; it is no word by itself.
 */
export function rootOf(folded: string): string {
  const word = (IRREGULAR.get(folded) ?? VERBS.get(folded) ?? folded).replace(DOUBLED, '$1').replace(DONE, 'ed');
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_ROOT);
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  const base = ending === 'ion' ? stem.replace(MISSION, 'mit') : stem;
  const single = /([bdfgklmnprtvz])\1$/.test(base) && ending !== undefined ? base.slice(0, -1) : base;
  return single.length > SHORTEST_ROOT ? single.replace(/[ey]$/, '') : single;
}

/** True for a past form that has no ending of its own. */
export const isIrregular = (folded: string): boolean => IRREGULAR.has(folded);

/** What was done, of a past form that has no ending of its own: "sale" of "sold"; other words as they are. */
export function deedOf(folded: string): string {
  return IRREGULAR.get(folded) ?? folded;
}

/** True for a past form: "shipped", "paid". What is so said of the rows is a column of theirs. */
export function isParticiple(folded: string): boolean {
  return IRREGULAR.has(folded) || (folded.endsWith('ed') && folded.length > 4);
}

const PORTUGUESE_PARTICIPLE = /[aei]d[oa]s?$/;
const ARABIC_PARTICIPLE = /^(?:ال)?م.{2,3}[ةه]$/;

/** True for what was done to what the rows are, as a language forms it: "sold", "vendidas", «المباعة». */
export function isDone(folded: string, language: 'en' | 'pt' | 'ar'): boolean {
  if (language === 'en') return isParticiple(folded);
  return (language === 'pt' ? PORTUGUESE_PARTICIPLE : ARABIC_PARTICIPLE).test(folded);
}
