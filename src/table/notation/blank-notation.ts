import { foldWords, isBlankCode, isDashCode } from './characters.ts';

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

/** True for a text that says there is no value: n/a, "..", #N/A, "sem dados", "غير متاح". */
export function isPlaceholder(text: string): boolean {
  return text.length <= LONGEST_PLACEHOLDER && (isDashText(text) || PLACEHOLDERS.has(foldWords(text)));
}
