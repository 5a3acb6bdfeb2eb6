import { foldWords } from './characters.ts';

/** Words that name a row or column which sums up others, folded (`foldWords`). */
const TOTALS: ReadonlySet<string> = new Set([
  'total',
  'totals',
  'grand total',
  'sub total',
  'subtotal',
  'sub-total',
  'overall',
  'overall total',
  'sum',
  'all',
  'altogether',
  'carried forward',
  'brought forward',
  'in total',
  'totais',
  'total geral',
  'subtotais',
  'soma',
  'somatorio',
  'global',
  'todos',
  'todas',
  'total global',
  'a transportar',
  'المجموع',
  'مجموع',
  'الاجمالي',
  'اجمالي',
  'المجموع الكلي',
  'الاجمالي العام',
  'المجموع العام',
  'الكل',
  'الجمله',
  'جمله',
  'المجموع الفرعي',
]);
/**
 * Words that name a row of averages or the like: no data row, though nothing adds up to it. "Min" and "Max" alone are not
 * among them: they are names of people, brands and settings as often.
 */
const SUMMARIES: ReadonlySet<string> = new Set([
  'average',
  'mean',
  'avg',
  'media',
  'المتوسط',
  'متوسط',
  'المعدل',
  'median',
  'mediana',
  'الوسيط',
  'minimum',
  'maximum',
]);
/** Totals words that also name data ("All" a group, "Global" a region): believed only where the arithmetic agrees. */
const DOUBTFUL: ReadonlySet<string> = new Set([
  'all',
  'global',
  'overall',
  'sum',
  'todos',
  'todas',
  'الكل',
  'الجمله',
  'جمله',
  'مجموع',
]);
const LONGEST = 40;
const BEGINNING = /^(?:grand total|sub-?total|total|totais|المجموع|اجمالي|الاجمالي)[\s:,(*-]/;

const ENDING = /\s(?:totals?|subtotals?|totais|المجموع|الاجمالي|اجمالي)$/;

/** How strongly a label says that its row sums up others: "East Total" may be a subtotal, or a thing of that name. */
export type TotalsClaim = 'total' | 'subtotal' | 'doubtful' | 'summary' | 'none';

/** Reads a label for words of totals, averages and extremes in three languages. */
export function totalsClaim(label: string): TotalsClaim {
  if (label.length > LONGEST || label.length < 3) return 'none';
  // Ledgers mark the level of a sum with stars before its name.
  const folded = foldWords(label).replace(/^[\s*]+|[\s:*.()[\]]+$/g, '');
  if (DOUBTFUL.has(folded)) return 'doubtful';
  if (TOTALS.has(folded)) return 'total';
  if (SUMMARIES.has(folded)) return 'summary';
  if (BEGINNING.test(folded)) return 'total';
  return ENDING.test(folded) ? 'subtotal' : 'none';
}

/** True for a label whose first word is one of averages: "Média da turma", "Average (all)". What it names must show in the numbers. */
export function opensWithSummary(label: string): boolean {
  const [first = ''] = foldWords(label.slice(0, LONGEST)).split(/[^\p{L}]+/u);
  return SUMMARIES.has(first);
}
