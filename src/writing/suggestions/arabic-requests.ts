import type { GatheredWords, MeasureWords, RequestTexts } from './request-texts.ts';

const PARTS = { year: 'سنة', quarter: 'ربع سنة', month: 'شهر', week: 'أسبوع', day: 'يوم' } as const;

/** Requests in modern standard Arabic. */
export const ARABIC_REQUESTS: RequestTexts = {
  asIs: ['أبقِ البيانات كما هي.', 'اترك البيانات كما هي.'],
  columns: (names, count) => {
    const columns = count === 1 ? 'العمود' : count === 2 ? 'العمودين' : 'الأعمدة';
    return [`أبقِ ${columns} ${names} فقط.`, `احتفظ بالأعمدة ${names} فقط.`, `اختر ${names}.`];
  },
  gathered: (words) => {
    const across = words.across === undefined ? '' : `، مع عمود لكل قيمة في ${words.across}`;
    const tail = `${groupOf(words)}${across}${words.isHighestFirst ? '، من الأعلى إلى الأدنى' : ''}.`;
    const nouns = words.measures.map(nounOf).join(' و');
    return [`احسب ${nouns} ${tail}`, `اعرض ${nouns} ${tail}`, `${nouns} ${tail}`];
  },
  growth: (words) => {
    const [measure] = words.measures;
    const noun = measure === undefined ? '' : nounOf(measure);
    return [`احسب نسبة التغير في ${noun} ${groupOf(words)}.`, `نسبة التغير في ${noun} ${groupOf(words)}.`];
  },
  topGroups: (by, measure, count) => [
    `اعرض أعلى ${count} ${by} حسب ${nounOf(measure)}.`,
    `اعرض أعلى ${count} من ${by} بحسب ${nounOf(measure)}.`,
    `اعرض أكثر ${count} ${by} حسب ${nounOf(measure)}.`,
    `احسب ${nounOf(measure)} حسب ${by} وأبقِ أعلى ${count}.`,
  ],
  topRows: (column, count) => [`اعرض أعلى ${count} حسب ${column}.`, `اعرض أعلى ${count} صفوف حسب ${column}.`],
  bins: (column, count) => [
    `قسّم ${column} إلى ${count} فئات واحسب عدد الصفوف في كل فئة.`,
    `قسّم ${column} إلى ${count} فئات وعُدّ الصفوف في كل منها.`,
  ],
  transposed: ['بدّل الصفوف والأعمدة.', 'بدّل بين الصفوف والأعمدة.'],
  where: (condition, request) => [
    `حيث ${condition}، ${request}`,
    `${request.slice(0, -1)} حيث ${condition}.`,
    `أبقِ فقط الصفوف حيث ${condition}، ثم ${request}`,
  ],
};

function nounOf(measure: MeasureWords): string {
  if (measure.operation === 'count') return 'عدد الصفوف';
  return `${measure.operation === 'sum' ? 'مجموع' : 'متوسط'} ${measure.column}`;
}

const groupOf = ({ by, part }: GatheredWords): string =>
  part === undefined ? `حسب ${by}` : `لكل ${PARTS[part]} من ${by}`;
