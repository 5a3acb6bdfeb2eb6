import type { Locale } from '../../chart/locale.ts';
import type { AggregateOperation } from '../../plan/expression/expression.ts';
import type { DatePart, WindowOperation } from '../../plan/transform/transform.ts';
import type { TimeGrain } from '../../table/column.ts';
import { readLabel } from '../../table/reading/column-label.ts';
import { LABEL_UNITS } from '../../table/reading/label-units.ts';
import { unitIn, unitWords } from './units.ts';

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

type Said = { readonly pattern: RegExp; readonly text: string };
/** What is done to a figure that says by itself that it was done: a total stays one, and medians have an average of theirs. */
type SaidTexts = Readonly<Record<'sum' | 'mean', Said>>;

const ENGLISH_SAID: SaidTexts = {
  sum: { pattern: /^totals?(?![\p{L}\p{N}])/iu, text: '{}' },
  mean: { pattern: /(?<!\p{L})(?:average|avg|mean|median)(?!\p{L})/iu, text: 'Average of {}' },
};

const SAID: Readonly<Record<Locale, SaidTexts>> = {
  EN_US: ENGLISH_SAID,
  EN_GB: ENGLISH_SAID,
  PT_PT: {
    sum: { pattern: /(?:^|^\p{L}+ )tota(?:l|is)(?!\p{L})/iu, text: '{}' },
    mean: { pattern: /(?<!\p{L})(?:médi[ao]s?|mediana)(?!\p{L})/iu, text: 'Média dos valores de {}' },
  },
  AR: {
    sum: { pattern: /(?:^|^\p{L}+ )(?:ال)?(?:إجمالي|اجمالي|مجموع)(?!\p{L})/u, text: '{}' },
    mean: { pattern: /(?<!\p{L})(?:ال)?(?:متوسط|وسيط)(?!\p{L})/u, text: 'متوسط قيم {}' },
  },
};

/** The label of a new column: what was done, and the label of what it was done to; "Total" and "average" are not said twice. */
export function measureLabel(locale: Locale, operation: AggregateOperation, label: string | undefined): string {
  if (label === undefined) return TEXTS[locale].rows;
  const said = operation === 'sum' || operation === 'mean' ? SAID[locale][operation] : undefined;
  return fillIn(said?.pattern.test(label) === true ? said.text : TEXTS[locale][operation], label);
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

const BRACKETED = /(?<=\S)\s*[([](?<text>[^()[\]]*)[)\]]$/u;

/** A label without the unit in brackets at its end; other remarks, as in "Visits (web)", tell it from its neighbours. */
function withoutUnit(label: string): string {
  const { index = 0, groups } = BRACKETED.exec(label) ?? {};
  const text = groups?.text?.trim();
  if (text === undefined) return label;
  const { currency, scale, isPercentage } = readLabel(label);
  const isUnit = LABEL_UNITS.has(text) || unitIn(unitWords(text)) !== undefined;
  return isUnit || isPercentage || (currency ?? scale) !== undefined ? label.slice(0, index) : label;
}

/** The label of a column computed along the rows. */
export function windowLabel(locale: Locale, operation: WindowOperation, label: string): string {
  const text = WINDOW_TEXTS[locale][operation];
  // A share of kilometres has no kilometres.
  const named = /\(%\)$/.test(text) ? withoutUnit(label) : label;
  return fillIn(text, label === '' ? TEXTS[locale].rows : named);
}

type PartLabels = Readonly<Record<DatePart, string>>;

const ENGLISH_PARTS: PartLabels = {
  year: 'Year',
  half: 'Half-year',
  quarter: 'Quarter',
  month: 'Month',
  week: 'Week',
  day: 'Day',
  hour: 'Hour',
  quarterOfYear: 'Quarter',
  monthOfYear: 'Month',
  weekday: 'Weekday',
  dayOfMonth: 'Day of the month',
  hourOfDay: 'Hour of the day',
  fiscalYear: 'Financial year',
  fiscalQuarter: 'Financial quarter',
};

const PARTS: Readonly<Record<Locale, PartLabels>> = {
  EN_US: { ...ENGLISH_PARTS, fiscalYear: 'Fiscal year', fiscalQuarter: 'Fiscal quarter' },
  EN_GB: ENGLISH_PARTS,
  PT_PT: {
    year: 'Ano',
    half: 'Semestre',
    quarter: 'Trimestre',
    month: 'Mês',
    week: 'Semana',
    day: 'Dia',
    hour: 'Hora',
    quarterOfYear: 'Trimestre',
    monthOfYear: 'Mês',
    weekday: 'Dia da semana',
    dayOfMonth: 'Dia do mês',
    hourOfDay: 'Hora do dia',
    fiscalYear: 'Ano fiscal',
    fiscalQuarter: 'Trimestre fiscal',
  },
  AR: {
    year: 'السنة',
    half: 'نصف السنة',
    quarter: 'الربع',
    month: 'الشهر',
    week: 'الأسبوع',
    day: 'اليوم',
    hour: 'الساعة',
    quarterOfYear: 'الربع',
    monthOfYear: 'الشهر',
    weekday: 'يوم الأسبوع',
    dayOfMonth: 'يوم الشهر',
    hourOfDay: 'ساعة اليوم',
    fiscalYear: 'السنة المالية',
    fiscalQuarter: 'الربع المالي',
  },
};

/** What a part of a date is called where another part of it stands beside. */
export function partLabel(locale: Locale, part: DatePart): string {
  return PARTS[locale][part];
}

const TURNED: Readonly<Record<Locale, string>> = { EN_US: 'Measure', EN_GB: 'Measure', PT_PT: 'Medida', AR: 'المقياس' };

/** The label of the column that headings become where rows and columns change places: what periods they are, or that they are measures. */
export function turnedLabel(locale: Locale, grain: TimeGrain | undefined): string {
  const part = grain === 'minute' || grain === 'second' ? 'hour' : grain;
  return part === undefined ? TURNED[locale] : partLabel(locale, part);
}
