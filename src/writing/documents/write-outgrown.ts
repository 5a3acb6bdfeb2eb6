import type { Locale } from '../../chart/locale.ts';

const TEXTS_OF = {
  EN_GB: 'The request needs more memory than one request may take. Send only the part of the data that matters.',
  EN_US: 'The request needs more memory than one request may take. Send only the part of the data that matters.',
  PT_PT:
    'O pedido precisa de mais memória do que um só pedido pode ocupar. Envie apenas a parte dos dados que interessa.',
  AR: 'يحتاج الطلب ذاكرة أكثر مما يُسمح به لطلب واحد. أرسل الجزء المهم من البيانات فقط.',
} as const satisfies Record<Locale, string>;

/** What is said where the work on a request outgrew the memory that one may take, in the caller's language. */
export function writeOutgrown(locale: Locale): string {
  return TEXTS_OF[locale];
}
