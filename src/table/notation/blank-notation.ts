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

/** True for a text that holds nothing: blanks alone, or dashes of any length alone. */
export function isEmptyText(text: string): boolean {
  const { length } = text;
  if (length === 0) return true;
  const first = text.charCodeAt(0);
  if (!isBlankCode(first) && !isDashCode(first)) return false;
  for (let index = 1; index < length; index++) {
    const code = text.charCodeAt(index);
    if (!isBlankCode(code) && !isDashCode(code)) return false;
  }
  return true;
}

/** True for a text that says there is no value: n/a, "..", #N/A, "sem dados", "غير متاح". */
export function isPlaceholder(text: string): boolean {
  return text.length <= LONGEST_PLACEHOLDER && PLACEHOLDERS.has(foldWords(text));
}
