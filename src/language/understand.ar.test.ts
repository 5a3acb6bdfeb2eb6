import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import type { PlanStep } from '../plan/plan.ts';
import { understand } from './understand.ts';

const column = (key: string) => ({ kind: 'column', key });
const literal = (value: string | number) => ({ kind: 'literal', value });
const compare = (key: string, operator: string, value: number | string) => ({
  verb: 'filter',
  where: { kind: 'binary', operator, left: column(key), right: literal(value) },
});
const descending = (key: string) => ({ column: key, direction: 'descending' });

type Labelled = Readonly<Record<string, string>>;

function situationOf(labels: Labelled, lines: readonly (readonly (string | number | null)[])[]) {
  const columns = Object.entries(labels).map(([key, label]) => ({ key, label }));
  const rows = lines.map((line) => Object.fromEntries(columns.map(({ key }, at) => [key, line[at] ?? null])));
  return createSituation({ type: 'table', data: { columns, rows } }, { locale: 'AR' });
}

const CITIES = ['مسقط', 'صلالة', 'نزوى'];
const KINDS = ['غرفة مفردة', 'غرفة مزدوجة', 'جناح'];
const STATES = ['مؤكد', 'ملغى', 'قيد الانتظار'];

/** Bookings of hotels: labels in Arabic, 120 rows over two years. */
const bookings = situationOf(
  {
    no: 'رقم الحجز',
    day: 'تاريخ الوصول',
    hotel: 'الفندق',
    city: 'المدينة',
    kind: 'نوع الغرفة',
    state: 'حالة الحجز',
    nights: 'عدد الليالي',
    income: 'الدخل (ريال)',
    stars: 'تقييم النزيل',
  },
  Array.from({ length: 120 }, (_, at) => [
    7000 + at,
    `${2023 + Math.floor(at / 60)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + ((at * 5) % 28)).padStart(2, '0')}`,
    `فندق ${['النخيل', 'الواحة', 'المرسى', 'القصر', 'الياسمين'][at % 5]}`,
    CITIES[at % 3] ?? '',
    KINDS[(at * 2) % 3] ?? '',
    STATES[(at * 7) % 3] ?? '',
    1 + (at % 9),
    40 + ((at * 53) % 400),
    1 + ((at * 3) % 5),
  ]),
);

function stepsOf(wish: string, situation = bookings): readonly PlanStep[] {
  return understand(wish, situation).readings[0]?.plan.steps ?? [];
}

/** True where a plan has the steps in their order; further steps are free. */
function holds(found: readonly PlanStep[], wanted: readonly object[]): boolean {
  let at = 0;
  for (const step of found) if (at < wanted.length && isLike(step, wanted[at])) at++;
  return at === wanted.length;
}

/** True where everything that is wanted is there; lists are whole, fields beside are free. */
function isLike(found: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return Object.is(found, wanted);
  if (typeof found !== 'object' || found === null) return false;
  if (Array.isArray(wanted) && (!Array.isArray(found) || found.length !== wanted.length)) return false;
  return Object.entries(wanted).every(([key, value]) => isLike(Reflect.get(found, key), value));
}

type Construct = {
  readonly name: string;
  readonly steps: readonly object[];
  /** Plain, paraphrased, and with a slip of the keys. */
  readonly wishes: readonly string[];
  /** Looks alike and must not give these steps. */
  readonly not: string;
};

const CONSTRUCTS: readonly Construct[] = [
  {
    name: 'a measure of each group',
    steps: [{ verb: 'group', by: ['city'], measures: [{ operation: 'mean', column: 'stars' }] }],
    wishes: ['متوسط التقييم حسب المدينة', 'أريد معدل تقييم النزلاء في كل مدينة لو سمحت', 'متوسط التقيم لكل مدينه'],
    not: 'متوسط التقييم حسب الفندق',
  },
  {
    name: 'a sum of each group',
    steps: [{ verb: 'group', by: ['hotel'], measures: [{ operation: 'sum', column: 'income' }] }],
    wishes: ['إجمالي الدخل لكل فندق', 'مجموع الدخل بحسب الفنادق', 'اجمالى الدخل حسب الفنذق'],
    not: 'إجمالي الدخل لكل مدينة',
  },
  {
    name: 'two groups joined by a letter',
    steps: [{ verb: 'group', by: ['city', 'kind'], measures: [{ operation: 'sum', column: 'income' }] }],
    wishes: ['إجمالي الدخل حسب المدينة ونوع الغرفة', 'مجموع الدخل لكل مدينة ولكل نوع غرفة'],
    not: 'إجمالي الدخل حسب المدينة',
  },
  {
    name: 'a count of rows',
    steps: [{ verb: 'group', by: ['city'], measures: [{ operation: 'count' }] }],
    wishes: ['عدد الحجوزات في كل مدينة', 'كم حجزا لكل مدينة؟', 'عدد الحجوزات حسب المدبنة'],
    not: 'عدد الليالي في كل مدينة',
  },
  {
    name: 'a count of different values',
    steps: [{ verb: 'group', by: ['city'], measures: [{ operation: 'countDistinct', column: 'hotel' }] }],
    wishes: ['عدد الفنادق المختلفة في كل مدينة', 'كم فندقا مختلفا لكل مدينة'],
    not: 'عدد الحجوزات في كل مدينة',
  },
  {
    name: 'a period as an attribute',
    steps: [
      { verb: 'truncateTime', column: 'day', part: 'month' },
      { verb: 'group', measures: [{ operation: 'sum', column: 'income' }] },
    ],
    wishes: ['الدخل الشهري', 'إجمالي الدخل شهريا', 'الدخل في كل شهر', 'الدخل شهرا بعد شهر'],
    not: 'الدخل السنوي',
  },
  {
    name: 'the highest few with their number in a word',
    steps: [
      { verb: 'group', by: ['hotel'], measures: [{ operation: 'sum', column: 'income' }] },
      { verb: 'limit', count: 3, from: 'start' },
    ],
    wishes: ['أعلى ثلاثة فنادق من حيث الدخل', 'أكبر 3 فنادق دخلا', 'أعلى ٣ فنادق بالدخل'],
    not: 'أدنى فندقين من حيث الدخل',
  },
  {
    name: 'the dual as a number',
    steps: [
      { verb: 'group', by: ['hotel'] },
      { verb: 'limit', count: 2, from: 'start' },
    ],
    wishes: ['أعلى فندقين دخلا', 'أفضل فندقين من حيث الدخل'],
    not: 'أعلى أربعة فنادق دخلا',
  },
  {
    name: 'a comparative with its article behind the noun',
    steps: [
      { verb: 'group', by: ['hotel'], measures: [{ operation: 'sum', column: 'income' }] },
      { verb: 'limit', count: 1, from: 'start' },
    ],
    wishes: ['الفندق الأكثر دخلا', 'الفندق الأعلى من حيث الدخل'],
    not: 'الدخل حسب الفندق',
  },
  {
    name: 'one value to keep, with "only" at the end',
    steps: [compare('city', '=', 'صلالة')],
    wishes: ['صلالة فقط', 'أبق على صلالة فقط', 'اعرض حجوزات صلالة بس'],
    not: 'مسقط فقط',
  },
  {
    name: 'two values to keep',
    steps: [{ verb: 'filter', where: { kind: 'in', of: column('city'), values: [literal('مسقط'), literal('نزوى')] } }],
    wishes: ['مسقط ونزوى فقط', 'حجوزات مسقط أو نزوى فقط'],
    not: 'مسقط فقط',
  },
  {
    name: 'a value to leave out',
    steps: [{ verb: 'filter', where: { kind: 'not', of: { left: column('state'), right: literal('ملغى') } } }],
    wishes: ['بدون الحجوزات الملغاة', 'استبعد الحجوزات الملغية', 'ما عدا الملغى'],
    not: 'الحجوزات الملغاة فقط',
  },
  {
    name: 'a lower bound',
    steps: [compare('income', '>', 300)],
    wishes: [
      'الدخل أكثر من 300',
      'الحجوزات التي يزيد دخلها عن ٣٠٠ ريال',
      'الدخل فوق ثلاثمائة',
      'الحجوزات التي تجاوز دخلها 300',
    ],
    not: 'الدخل أقل من 300',
  },
  {
    name: 'a bound that is within',
    steps: [compare('nights', '>=', 5)],
    wishes: ['عدد الليالي 5 أو أكثر', 'عدد الليالي لا يقل عن خمس', 'الليالي 5 فما فوق'],
    not: 'عدد الليالي أكثر من 5',
  },
  {
    name: 'a range of numbers',
    steps: [
      { verb: 'filter', where: { kind: 'between', of: column('income'), low: literal(100), high: literal(200) } },
    ],
    wishes: ['الدخل بين 100 و200', 'الدخل من ١٠٠ إلى ٢٠٠', 'الدخل يتراوح بين مئة ومئتين'],
    not: 'الدخل أكثر من 100',
  },
  {
    name: 'one year',
    steps: [{ verb: 'filter', where: { operator: '=', left: column('day'), right: { kind: 'moment', iso: '2024' } } }],
    wishes: ['في 2024 فقط', 'عام ٢٠٢٤ فقط', 'حجوزات سنة 2024'],
    not: 'بعد 2024',
  },
  {
    name: 'a month by either of its names',
    steps: [{ verb: 'filter', where: { right: { kind: 'moment', iso: '2024-01' } } }],
    wishes: ['يناير 2024 فقط', 'حجوزات كانون الثاني 2024', 'في كانون الثاني ٢٠٢٤ فقط'],
    not: 'فبراير 2024 فقط',
  },
  {
    name: 'months up to a month',
    steps: [
      {
        verb: 'filter',
        where: { kind: 'between', low: { kind: 'moment', iso: '2023-04' }, high: { kind: 'moment', iso: '2023-06' } },
      },
    ],
    wishes: ['الحجوزات من أبريل إلى يونيو 2023', 'بين نيسان وحزيران 2023', 'من أبريل حتى يونيو 2023'],
    not: 'الحجوزات من أبريل إلى يوليو 2023',
  },
  {
    name: 'an order with its direction in words',
    steps: [{ verb: 'sort', by: [descending('income')] }],
    wishes: ['رتب الحجوزات حسب الدخل من الأعلى إلى الأدنى', 'رتبها تنازليا حسب الدخل', 'ترتيب تنازلي بالدخل'],
    not: 'رتب الحجوزات حسب الدخل تصاعديا',
  },
  {
    name: 'columns to leave out',
    steps: [{ verb: 'drop', columns: ['stars'] }],
    wishes: ['احذف عمود تقييم النزيل', 'شيل عمود التقييم', 'أزل تقييم النزيل'],
    not: 'احذف عمود حالة الحجز',
  },
  {
    name: 'columns to keep',
    steps: [{ verb: 'select', columns: ['hotel', 'income'] }],
    wishes: ['أبق على عمودي الفندق والدخل فقط', 'الفندق والدخل فقط', 'احتفظ بأعمدة الفندق والدخل'],
    not: 'الدخل حسب الفندق',
  },
  {
    name: 'a new label',
    steps: [{ verb: 'rename', column: 'kind', label: 'فئة الغرفة' }],
    wishes: ['غيّر اسم عمود نوع الغرفة إلى "فئة الغرفة"', 'سمّ عمود نوع الغرفة "فئة الغرفة"'],
    not: 'غيّر اسم عمود نوع الغرفة إلى "الصنف"',
  },
  {
    name: 'a running total',
    steps: [{ verb: 'window', operation: 'runningTotal' }],
    wishes: ['الدخل التراكمي شهريا', 'المجموع التراكمي للدخل حسب الشهر'],
    not: 'الدخل شهريا',
  },
  {
    name: 'the share that each has',
    steps: [
      { verb: 'group', by: ['city'] },
      { verb: 'window', operation: 'shareOfTotal' },
    ],
    wishes: ['نسبة كل مدينة من إجمالي الدخل', 'ما حصة كل مدينة من الدخل؟'],
    not: 'إجمالي الدخل لكل مدينة',
  },
  {
    name: 'doubles to leave out',
    steps: [{ verb: 'distinct' }],
    wishes: ['احذف الصفوف المكررة', 'أزل التكرار', 'إزالة المكررات'],
    not: 'احذف الصفوف الفارغة',
  },
  {
    name: 'the period before this one, its noun first',
    steps: [
      {
        verb: 'filter',
        where: {
          kind: 'between',
          low: { kind: 'moment', iso: '2023-01-01' },
          high: { kind: 'moment', iso: '2023-12-31' },
        },
      },
    ],
    wishes: ['السنة الماضية', 'حجوزات العام الماضي فقط', 'في السنه السابقة'],
    not: 'السنة الحالية',
  },
  {
    name: 'the last periods, their number a word or a dual',
    steps: [{ verb: 'filter', where: { kind: 'between', low: { kind: 'moment', iso: '2024-11-01' } } }],
    wishes: ['آخر شهرين', 'الشهران الأخيران', 'آخر 2 أشهر'],
    not: 'آخر ثلاثة أشهر',
  },
  {
    name: 'the best of each group, before what it goes by',
    steps: [{ verb: 'group' }, { verb: 'limit', count: 1, per: ['city'] }],
    wishes: ['أفضل فندق في كل مدينة حسب الدخل', 'الفندق الأعلى دخلا في كل مدينة'],
    not: 'أفضل فندق حسب الدخل',
  },
  {
    name: 'an order by what comes first',
    steps: [{ verb: 'sort', by: [{ column: 'income', direction: 'ascending' }] }],
    wishes: ['الأقل دخلا أولا', 'رتب حسب الدخل والأقل أولا'],
    not: 'الأكثر دخلا أولا',
  },
  {
    name: 'rows without a cell to leave out',
    steps: [{ verb: 'dropEmpty', columns: ['stars'] }],
    wishes: ['احذف الصفوف التي ليس لها تقييم', 'احذف الحجوزات التي ليس فيها تقييم'],
    not: 'احذف عمود التقييم',
  },
  {
    name: 'what a text begins with',
    steps: [{ verb: 'filter', where: { operator: 'contains', left: column('hotel'), right: literal('نخيل') } }],
    wishes: ['الفنادق التي تحتوي على "نخيل"', 'الفندق يتضمن كلمة "نخيل"'],
    not: 'الفنادق التي تبدأ بـ "نخيل"',
  },
  {
    name: 'a few at random',
    steps: [{ verb: 'sample', count: 10 }],
    wishes: ['عينة عشوائية من 10 حجوزات', 'اختر 10 حجوزات عشوائيا'],
    not: 'أول 10 حجوزات',
  },
];

describe.each(CONSTRUCTS)('in Arabic $name', ({ steps, wishes, not }) => {
  test.each(wishes)('is what "%s" means', (wish) => {
    expect(stepsOf(wish)).toSatisfy((found: readonly PlanStep[]) => holds(found, steps), JSON.stringify(stepsOf(wish)));
  });

  test(`is not what "${not}" means`, () => {
    expect(stepsOf(not)).not.toSatisfy((found: readonly PlanStep[]) => holds(found, steps));
  });
});
