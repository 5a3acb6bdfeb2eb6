import type { Locale } from '../../../chart/locale.ts';

/**
 * Words that state what no single fact of a chart bears out: causes, judgement, movements that the checker's lexicon does not know,
 * amounts without a figure, denials and conditions that turn a claim round. Stems, in small letters; a word that begins with one is meant.
 */
const ENGLISH = [
  ...[
    'because',
    'due',
    'thank',
    'caus',
    'driv',
    'result',
    'therefore',
    'hence',
    'owing',
    'reason',
    'predict',
    'forecast',
  ],
  ...[
    'will',
    'expect',
    'promis',
    'should',
    'must',
    'record',
    'success',
    'fail',
    'disast',
    'crisis',
    'collaps',
    'crash',
  ],
  ...[
    'skyrocket',
    'boom',
    'rocket',
    'explod',
    'rebound',
    'spik',
    'sank',
    'sink',
    'gain',
    'loss',
    'lost',
    'lose',
    'won',
  ],
  ...['win', 'doubl', 'tripl', 'halv', 'half', 'quarter', 'third', 'twice', 'more', 'less', 'fewer', 'most', 'all'],
  ...['every', 'none', 'nobody', 'never', 'always', 'many', 'few', 'major', 'minor', 'only', 'dozen', 'hundred'],
  ...[
    'thousand',
    'million',
    'billion',
    'percent',
    'better',
    'worse',
    'good',
    'bad',
    'great',
    'terribl',
    'expand',
    'contract',
  ],
  ...['advanc', 'retreat', 'swell', 'dwindl', 'tripp', 'beat', 'outperform', 'overtak', 'surpass', 'bigger', 'smaller'],
  ...[
    'not',
    'no',
    'nor',
    'without',
    'didn',
    'wasn',
    'isn',
    'hardly',
    'barely',
    'if',
    'would',
    'could',
    'might',
    'each',
  ],
  ...['over', 'under', 'than', 'almost', 'nearly', 'exceed', 'beyond', 'average', 'median', 'total'],
];
const PORTUGUESE = [
  ...[
    'porque',
    'devido',
    'graças',
    'caus',
    'result',
    'portanto',
    'motiv',
    'razão',
    'previs',
    'prevê',
    'vai',
    'irá',
    'deve',
  ],
  ...[
    'recorde',
    'sucess',
    'fracass',
    'desastr',
    'crise',
    'colaps',
    'explod',
    'dispar',
    'afund',
    'ganh',
    'perd',
    'venc',
  ],
  ...[
    'dobr',
    'duplic',
    'triplic',
    'metade',
    'quarto',
    'terço',
    'mais',
    'menos',
    'maior',
    'menor',
    'tod',
    'cada',
    'nenhum',
  ],
  ...[
    'nunca',
    'sempre',
    'muit',
    'pouc',
    'apenas',
    'dúzia',
    'centen',
    'milhar',
    'mil',
    'bili',
    'melhor',
    'pior',
    'bom',
    'boa',
  ],
  ...['mau', 'má', 'ótim', 'péssim', 'supera', 'ultrapass', 'expan', 'contra', 'encolh', 'avanç', 'recu', 'dispara'],
  ...['não', 'nem', 'sem', 'se', 'quase', 'além', 'acima', 'abaixo', 'média', 'mediana', 'total', 'poderia', 'seria'],
];
const ARABIC = [
  ...[
    'بسبب',
    'لأن',
    'نتيجة',
    'بفضل',
    'سبب',
    'لذلك',
    'متوقع',
    'سوف',
    'يجب',
    'قياسي',
    'نجاح',
    'فشل',
    'كارث',
    'أزمة',
    'انهار',
  ],
  ...[
    'ربح',
    'خسر',
    'فاز',
    'ضعف',
    'نصف',
    'ربع',
    'ثلث',
    'أكثر',
    'أقل',
    'كل',
    'جميع',
    'لا أحد',
    'أبد',
    'دائم',
    'كثير',
    'قليل',
  ],
  ...[
    'فقط',
    'مئات',
    'آلاف',
    'مليون',
    'مليار',
    'أفضل',
    'أسوأ',
    'جيد',
    'سيئ',
    'تجاوز',
    'تفوق',
    'تقلص',
    'توسع',
    'تقدم',
    'تراجع',
  ],
  ...[
    'لم',
    'لن',
    'لا',
    'ليس',
    'غير',
    'دون',
    'بدون',
    'لو',
    'إذا',
    'قد',
    'فوق',
    'تحت',
    'يزيد',
    'متوسط',
    'مجموع',
    'إجمالي',
  ],
];

const STEMS = { EN_US: ENGLISH, EN_GB: ENGLISH, PT_PT: PORTUGUESE, AR: ARABIC } as const satisfies Record<
  Locale,
  readonly string[]
>;

/** Letters that Arabic writes at the beginning of the next word. */
const ATTACHED = /^(?:[وفبكل]|ال|وال|بال|لل)/u;
/** Stems as short as these are whole words. */
const WHOLE_WORD = 4;

/**
 * The first word of a text, slots left out, that states what nobody can prove; undefined where there is none. A name that is written
 * with a capital within a sentence, and so comes from nowhere in the data, is one too.
 */
export function findUnproved(own: string, locale: Locale): string | undefined {
  const words = own.match(/[\p{L}\p{M}]+/gu) ?? [];
  const stems: readonly string[] = STEMS[locale];
  const isMeant = (word: string): boolean =>
    stems.some((stem) => word === stem || (stem.length >= WHOLE_WORD && word.startsWith(stem)));
  const found = words.find((word) => {
    const small = word.toLowerCase();
    return isMeant(small) || (locale === 'AR' && isMeant(small.replace(ATTACHED, '')));
  });
  return found ?? /(?<=[\p{Ll},;:]\s+)\p{Lu}[\p{L}\p{M}]+/u.exec(own)?.[0];
}
