import { foldWords, isBlankCode, isDashCode, trimBlanks } from './characters.ts';
import { maybeCurrency } from './currency-names.ts';

/** What people and programs write where a value is missing, folded (`foldWords`). */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'n/a',
  'na',
  'n.a.',
  'n.a',
  '#n/a',
  '#na',
  'nan',
  'null',
  'nil',
  'none',
  'nothing',
  'missing',
  'unknown',
  'not available',
  'no data',
  'not applicable',
  'tbd',
  'tba',
  'tbc',
  '?',
  '??',
  '.',
  '..',
  '...',
  '…',
  ':',
  '*',
  'x',
  '-',
  '--',
  '---',
  '(na)',
  '[null]',
  '<null>',
  'undefined',
  '#ref!',
  '#div/0!',
  '#value!',
  '#name?',
  '#num!',
  '#null!',
  '#error!',
  '#spill!',
  'inf',
  'infinity',
  '-inf',
  '-infinity',
  'n/d',
  'n.d.',
  'nd',
  's/d',
  's.d.',
  'sem dados',
  'sem informacao',
  'nao disponivel',
  'nao aplicavel',
  'nenhum',
  'desconhecido',
  'n/s',
  'n/r',
  'غير متاح',
  'غير متوفر',
  'لا يوجد',
  'لا توجد بيانات',
  'غ.م',
  'غ.م.',
  'غ/م',
  'لا ينطبق',
  'غير معروف',
  'غير محدد',
]);
const LONGEST_PLACEHOLDER = 20;

/** True for a text that holds nothing: blanks alone, or hyphens alone. */
export function isEmptyText(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first > 45 && first < 128) return false;
  return text.length === 0 || isAll(text, isBlankOrHyphen);
}

/** True for a text of dashes alone, of whatever length: "—". */
function isDashText(text: string): boolean {
  return isDashCode(text.charCodeAt(0)) && isAll(text, isDashCode);
}

function isBlankOrHyphen(code: number): boolean {
  return code === 45 || isBlankCode(code);
}

function isAll(text: string, test: (code: number) => boolean): boolean {
  for (let index = 0; index < text.length; index++) {
    if (!test(text.charCodeAt(index))) return false;
  }
  return true;
}

/** True for what spreadsheets show of a number that is wider than its column: "#####". */
function isTooNarrow(text: string): boolean {
  return text.length > 2 && /^#+$/.test(text);
}

/** True for dashes beside the sign of what would be counted, as statements write a sum of nothing: "$ -", "— €", "-%". */
function isDashAmount(text: string): boolean {
  let from = 0;
  let to = text.length;
  while (from < to && isDashCode(text.charCodeAt(from))) from++;
  while (to > from && isDashCode(text.charCodeAt(to - 1))) to--;
  if (to - from === text.length) return false;
  const sign = trimBlanks(text.slice(from, to));
  return sign === '%' || (!SINGLE_LETTER.test(sign) && maybeCurrency(sign) !== undefined);
}

const SINGLE_LETTER = /^\p{L}$/u;

/** True for a text that says there is no value: n/a, "..", #N/A, "$ -", "sem dados", "غير متاح". */
export function isPlaceholder(text: string): boolean {
  if (text.length > LONGEST_PLACEHOLDER) return false;
  return isDashText(text) || isTooNarrow(text) || PLACEHOLDERS.has(foldWords(text)) || isDashAmount(text);
}
