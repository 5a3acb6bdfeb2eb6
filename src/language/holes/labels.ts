import type { Locale } from '../../chart/locale.ts';
import type { AggregateOperation } from '../../plan/expression/expression.ts';
import type { WindowOperation } from '../../plan/transform/transform.ts';

type LabelTexts = Readonly<Record<AggregateOperation | 'rows', string>>;

const ENGLISH: LabelTexts = {
  sum: 'Total {}',
  mean: 'Average {}',
  median: 'Median {}',
  min: 'Lowest {}',
  max: 'Highest {}',
  count: 'Number of {}',
  countDistinct: 'Number of different {}',
  standardDeviation: 'Standard deviation of {}',
  variance: 'Variance of {}',
  first: 'First {}',
  last: 'Last {}',
  percentile: 'Percentile of {}',
  share: 'Share of {}',
  rows: 'Count',
};

const PORTUGUESE: LabelTexts = {
  sum: 'Total de {}',
  mean: 'Média de {}',
  median: 'Mediana de {}',
  min: 'Mínimo de {}',
  max: 'Máximo de {}',
  count: 'Número de {}',
  countDistinct: 'Número de {} diferentes',
  standardDeviation: 'Desvio-padrão de {}',
  variance: 'Variância de {}',
  first: 'Primeiro valor de {}',
  last: 'Último valor de {}',
  percentile: 'Percentil de {}',
  share: 'Quota de {}',
  rows: 'Contagem',
};

const ARABIC: LabelTexts = {
  sum: 'إجمالي {}',
  mean: 'متوسط {}',
  median: 'وسيط {}',
  min: 'أدنى قيمة في {}',
  max: 'أعلى قيمة في {}',
  count: 'عدد {}',
  countDistinct: 'عدد {} المختلفة',
  standardDeviation: 'الانحراف المعياري لـ {}',
  variance: 'تباين {}',
  first: 'أول قيمة في {}',
  last: 'آخر قيمة في {}',
  percentile: 'مئين {}',
  share: 'حصة {}',
  rows: 'العدد',
};

const TEXTS: Readonly<Record<Locale, LabelTexts>> = {
  EN_US: ENGLISH,
  EN_GB: ENGLISH,
  PT_PT: PORTUGUESE,
  AR: ARABIC,
};

/** Puts a label in its place; the Arabic "لـ" and an article become "لل". */
function fillIn(text: string, label: string): string {
  const hasArticle = label.startsWith('ال') && text.includes('لـ {}');
  return hasArticle ? text.replace('لـ {}', () => `لل${label.slice(2)}`) : text.replace('{}', () => label);
}

/** The label of a new column: what was done, and the label of what it was done to. */
export function measureLabel(locale: Locale, operation: AggregateOperation, label: string | undefined): string {
  return label === undefined ? TEXTS[locale].rows : fillIn(TEXTS[locale][operation], label);
}

const ENGLISH_WINDOWS: Readonly<Record<WindowOperation, string>> = {
  runningTotal: 'Running total of {}',
  movingAverage: 'Moving average of {}',
  rank: 'Rank by {}',
  difference: 'Change in {}',
  percentChange: 'Growth of {} (%)',
  shareOfTotal: 'Share of {} (%)',
  indexTo100: '{} (index)',
  differenceFromMean: '{} (from average)',
  lag: 'Previous {}',
};

const WINDOW_TEXTS: Readonly<Record<Locale, Readonly<Record<WindowOperation, string>>>> = {
  EN_US: ENGLISH_WINDOWS,
  EN_GB: ENGLISH_WINDOWS,
  PT_PT: {
    runningTotal: 'Total acumulado de {}',
    movingAverage: 'Média móvel de {}',
    rank: 'Posição por {}',
    difference: 'Variação de {}',
    percentChange: 'Crescimento de {} (%)',
    shareOfTotal: 'Quota de {} (%)',
    indexTo100: '{} (índice)',
    differenceFromMean: '{} (diferença para a média)',
    lag: '{} anterior',
  },
  AR: {
    runningTotal: 'المجموع التراكمي لـ {}',
    movingAverage: 'المتوسط المتحرك لـ {}',
    rank: 'الترتيب حسب {}',
    difference: 'التغير في {}',
    percentChange: 'نمو {} (%)',
    shareOfTotal: 'حصة {} (%)',
    indexTo100: 'مؤشر {}',
    differenceFromMean: '{} (الفرق عن المتوسط)',
    lag: '{} السابق',
  },
};

/** The label of a column computed along the rows. */
export function windowLabel(locale: Locale, operation: WindowOperation, label: string): string {
  return fillIn(WINDOW_TEXTS[locale][operation], label === '' ? TEXTS[locale].rows : label);
}
