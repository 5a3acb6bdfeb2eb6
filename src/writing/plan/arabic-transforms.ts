import type { FoundOrder, SortedBy } from '../../plan/transform/facts.ts';
import type { DatePart, FillMethod, WindowOperation } from '../../plan/transform/transform.ts';
import type { TimeGrain } from '../../table/column.ts';
import type { PluralForms } from '../plural.ts';
import { ARABIC_CONDITIONS } from './arabic-conditions.ts';
import type { PlanTexts, StepSay } from './plan-texts.ts';

/** Counted nouns are oblique, as after a preposition or a verbal noun; those in brackets are nominative. */
const ROWS: PluralForms = { one: 'صف واحد', two: 'صفين', few: '# صفوف', many: '# صفًا', other: '# صف' };
/** After a superlative: "أعلى صف", "أول صفين". */
const TOP_ROWS: PluralForms = { ...ROWS, one: 'صف' };
const REPEATED_ROWS: PluralForms = {
  one: 'صف مكرر واحد',
  two: 'صفين مكررين',
  few: '# صفوف مكررة',
  many: '# صفًا مكررًا',
  other: '# صف مكرر',
};
const EMPTY_ROWS: PluralForms = {
  one: 'صف فارغ واحد',
  two: 'صفين فارغين',
  few: '# صفوف فارغة',
  many: '# صفًا فارغًا',
  other: '# صف فارغ',
};
const OTHER_ROWS: PluralForms = { one: 'الصف الآخر', two: 'الصفين الآخرين', other: 'الصفوف الأخرى (#)' };
const CELLS: PluralForms = { one: 'خلية واحدة', two: 'خليتان', few: '# خلايا', many: '# خلية', other: '# خلية' };
const TEXT_CELLS: PluralForms = {
  one: 'خلية نصية واحدة',
  two: 'خليتين نصيتين',
  few: '# خلايا نصية',
  many: '# خلية نصية',
  other: '# خلية نصية',
};
const EMPTY_CELLS: PluralForms = {
  one: 'خلية فارغة واحدة',
  two: 'خليتين فارغتين',
  few: '# خلايا فارغة',
  many: '# خلية فارغة',
  other: '# خلية فارغة',
};
const COLUMNS: PluralForms = { one: 'عمود واحد', two: 'عمودان', few: '# أعمدة', many: '# عمودًا', other: '# عمود' };
export const MORE: PluralForms = {
  one: 'عمود آخر',
  two: 'عمودين آخرين',
  few: '# أعمدة أخرى',
  many: '# عمودًا آخر',
  other: '# عمود آخر',
};
/** The same in the nominative, behind a colon. */
export const MORE_AFTER_COLON: PluralForms = { ...MORE, two: 'عمودان آخران' };
const GROUPS: PluralForms = {
  one: 'مجموعة واحدة',
  two: 'مجموعتان',
  few: '# مجموعات',
  many: '# مجموعة',
  other: '# مجموعة',
};
const OF_GROUPS: PluralForms = { ...GROUPS, two: 'مجموعتين' };
const RANGES: PluralForms = {
  one: 'نطاق واحد',
  two: 'نطاقين',
  few: '# نطاقات',
  many: '# نطاقًا',
  other: '# نطاق',
};
const TOTALS: PluralForms = {
  one: 'صف مجاميع واحد',
  two: 'صفي مجاميع',
  few: '# صفوف مجاميع',
  many: '# صف مجاميع',
  other: '# صف مجاميع',
};
const OUTLIERS: PluralForms = {
  one: 'صف واحد فيه قيمة شاذة',
  two: 'صفين فيهما قيم شاذة',
  few: '# صفوف فيها قيم شاذة',
  many: '# صفًا فيها قيم شاذة',
  other: '# صف فيها قيم شاذة',
};
const WITHOUT_VALUE: PluralForms = {
  one: 'صف واحد بلا قيمة',
  two: 'صفين بلا قيمة',
  few: '# صفوف بلا قيمة',
  many: '# صفًا بلا قيمة',
  other: '# صف بلا قيمة',
};
const DECIMALS: PluralForms = {
  one: 'منزلة عشرية واحدة',
  two: 'منزلتين عشريتين',
  few: '# منازل عشرية',
  many: '# منزلة عشرية',
  other: '# منزلة عشرية',
};

const ORDERS: Readonly<Record<FoundOrder, Readonly<Record<SortedBy['direction'], string>>>> = {
  number: { ascending: 'من الأدنى إلى الأعلى', descending: 'من الأعلى إلى الأدنى' },
  time: { ascending: 'من الأقدم إلى الأحدث', descending: 'من الأحدث إلى الأقدم' },
  letters: { ascending: 'ترتيبًا أبجديًا', descending: 'ترتيبًا أبجديًا عكسيًا' },
  ordinal: { ascending: 'بالترتيب الطبيعي', descending: 'بعكس الترتيب الطبيعي' },
  stages: { ascending: 'بترتيب المراحل', descending: 'من آخر مرحلة إلى أولها' },
  ranges: { ascending: 'من أدنى نطاق إلى أعلاه', descending: 'من أعلى نطاق إلى أدناه' },
  own: { ascending: 'بالترتيب المطلوب', descending: 'بعكس الترتيب المطلوب' },
};

const TOPS: Readonly<Partial<Record<FoundOrder, Readonly<Record<SortedBy['direction'], string>>>>> = {
  number: { ascending: 'أدنى', descending: 'أعلى' },
  time: { ascending: 'أقدم', descending: 'أحدث' },
};

const MEASURES = ARABIC_CONDITIONS.aggregates;

const PARTS: Readonly<Record<DatePart, string>> = {
  year: 'السنة',
  half: 'نصف السنة',
  quarter: 'ربع السنة',
  month: 'الشهر',
  week: 'الأسبوع',
  day: 'اليوم',
  hour: 'الساعة',
  quarterOfYear: 'رقم الربع',
  monthOfYear: 'شهر السنة',
  weekday: 'يوم الأسبوع',
  dayOfMonth: 'يوم الشهر',
  hourOfDay: 'ساعة اليوم',
  fiscalYear: 'السنة المالية',
  fiscalQuarter: 'الربع المالي',
};

const GRAINS: Readonly<Record<TimeGrain, PluralForms>> = {
  year: { one: 'سنة واحدة', two: 'سنتين', few: '# سنوات', many: '# سنة', other: '# سنة' },
  half: { one: 'نصف سنة', two: 'نصفي سنة', few: '# أنصاف سنة', many: '# نصف سنة', other: '# نصف سنة' },
  quarter: { one: 'ربع واحد', two: 'ربعين', few: '# أرباع', many: '# ربعًا', other: '# ربع' },
  month: { one: 'شهر واحد', two: 'شهرين', few: '# أشهر', many: '# شهرًا', other: '# شهر' },
  week: { one: 'أسبوع واحد', two: 'أسبوعين', few: '# أسابيع', many: '# أسبوعًا', other: '# أسبوع' },
  day: { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' },
  hour: { one: 'ساعة واحدة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' },
  minute: { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
  second: { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' },
};

const WINDOWS: Readonly<Record<WindowOperation, (column: string) => string>> = {
  runningTotal: (column) => `المجموع التراكمي لـ${column}`,
  movingAverage: (column) => `المتوسط المتحرك لـ${column}`,
  rank: (column) => `الرتبة حسب ${column}`,
  difference: (column) => `الفرق بين كل صف وسابقه في ${column}`,
  percentChange: (column) => `نسبة التغير بين كل صف وسابقه في ${column}`,
  shareOfTotal: (column) => `نسبة كل قيمة في ${column} إلى المجموع`,
  indexTo100: (column) => `مؤشر ${column} بأساس ١٠٠`,
  differenceFromMean: (column) => `الفرق بين كل قيمة في ${column} والمتوسط`,
  lag: (column) => `قيمة ${column} في صف سابق`,
};

const FILLS: Readonly<Record<FillMethod, string>> = {
  zero: 'بالصفر',
  previous: 'بالقيمة السابقة',
  next: 'بالقيمة التالية',
  linear: 'على خط مستقيم بين القيمتين المجاورتين',
  mean: 'بالمتوسط',
  median: 'بالوسيط',
  value: 'بالقيمة المطلوبة',
};

const KINDS = { number: 'أرقام', text: 'نصوص', date: 'تواريخ', percentage: 'نسب مئوية' } as const;

function order(by: readonly SortedBy[], say: StepSay): string {
  return by
    .map(({ column, direction, order: found }) => `${say.name(column)} ${ORDERS[found][direction]}`)
    .join('، ثم حسب ');
}

function per(columns: readonly string[] | undefined, groups: number, say: StepSay): string {
  return columns === undefined || columns.length === 0 ? '' : ` في كل مجموعة من ${say.count(groups, OF_GROUPS)}`;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** What was done to the data, in Modern Standard Arabic: verbal nouns after "جرى" and "جرت" spare any agreement with names. */
export const ARABIC_TRANSFORMS: PlanTexts['transforms'] = {
  filter: ({ rowsBefore, rowsAfter, undecided }, { where }, say) => {
    const condition = say.condition(where);
    if (rowsAfter === rowsBefore)
      return `جرى الإبقاء على كل الصفوف (${say.number(rowsBefore)})، ففيها جميعًا ${condition}.`;
    const unsure =
      undecided === 0 ? '' : ` عدد الصفوف المستبعدة لخلوها من القيمة المطلوبة للمقارنة: ${say.number(undecided)}.`;
    if (rowsAfter === 0) return `لم يبقَ أي صف من أصل ${say.number(rowsBefore)} حيث ${condition}.${unsure}`;
    return `جرى الإبقاء على ${say.count(rowsAfter, ROWS)} من أصل ${say.number(rowsBefore)} حيث ${condition}.${unsure}`;
  },
  derive: ({ column, isReplaced, empty }, { expression }, say) => {
    const verb = isReplaced ? 'جرت إعادة حساب' : 'جرت إضافة';
    const left = empty === 0 ? '' : ` عدد الصفوف التي بقيت بلا قيمة: ${say.number(empty)}.`;
    return `${verb} ${say.name(column)}: ${say.condition(expression)}.${left}`;
  },
  group: ({ by, measures, rowsAfter }, { measures: asked }, say) => {
    const figures = measures.map(({ operation, column }, index) => {
      const { percentile, where } = asked[index] ?? {};
      const of = where === undefined ? '' : ` حيث ${say.condition(where)}`;
      if (column === undefined) return `عدد الصفوف${of}`;
      if (percentile !== undefined) return `المئين ${say.number(percentile)} في ${say.name(column)}`;
      return `${MEASURES[operation](say.name(column))}${of}`;
    });
    const groups =
      by.length === 0 ? ' لكل الصفوف معًا' : ` حسب ${say.names(by, MORE)} (${say.count(rowsAfter, GROUPS)})`;
    if (figures.length === 0) return `جرى جمع الصفوف${groups}.`;
    return `جرى حساب ${say.list(figures)}${groups}.`;
  },
  sort: ({ by }, _transform, say) => `جرى ترتيب الصفوف حسب ${order(by, say)}.`,
  limit: ({ rowsBefore, cut, groups, by, rest }, { from, count, per: columns, offset = 0 }, say) => {
    if (cut === 0) return `جرى الإبقاء على كل الصفوف (${say.number(rowsBefore)})، إذ لا يوجد أكثر منها.`;
    const ofEach = columns === undefined ? undefined : count;
    const kept = say.count(ofEach ?? rowsBefore - cut, TOP_ROWS);
    const turned = by?.direction === 'ascending' ? 'descending' : 'ascending';
    const top = by === undefined ? undefined : TOPS[by.order]?.[from === 'start' ? by.direction : turned];
    const place = top ?? (from === 'start' ? 'أول' : 'آخر');
    const which = `${place} ${kept}${by === undefined ? '' : ` حسب ${say.name(by.column)}`}`;
    const skipped = offset === 0 ? '' : `، بعد تجاوز أول ${say.count(offset, TOP_ROWS)}`;
    const others =
      rest === undefined || rest.rows === 0
        ? ''
        : ` وجرى جمع ${say.count(rest.rows, OTHER_ROWS)} تحت الاسم ${say.name(rest.label)}.`;
    return `جرى الإبقاء على ${which}${per(columns, groups, say)}${skipped}.${others}`;
  },
  pivotWider: ({ names, values, made, met }, _transform, say) => {
    const combined = met === 0 ? '' : ` عدد الخلايا التي دُمجت مع غيرها: ${say.number(met)}.`;
    return `جرى توزيع ${say.name(values)} على عمود لكل قيمة في ${say.name(names)} (${say.count(made.length, COLUMNS)}).${combined}`;
  },
  pivotLonger: ({ columns, nameAs, valueAs }, _transform, say) =>
    `جرى جمع ${say.names(columns, MORE)} في ${say.name(nameAs)} و${say.name(valueAs)}.`,
  bin: ({ column, edges, outside }, _transform, say) => {
    const left = outside === 0 ? '' : ` عدد القيم الواقعة خارجها: ${say.number(outside)}.`;
    return `جرى تقسيم قيم ${say.name(column)} إلى ${say.count(Math.max(0, edges.length - 1), RANGES)}.${left}`;
  },
  truncateTime: ({ column, part, periods }, _transform, say) =>
    `جرى أخذ ${PARTS[part]} من كل تاريخ في ${say.name(column)} (عدد القيم المختلفة: ${say.number(periods)}).`,
  window: ({ operation, column, groups, empty }, { size, per: columns }, say) => {
    const width = operation === 'movingAverage' && size !== undefined ? ` على ${say.count(size, ROWS)}` : '';
    const left = empty === 0 ? '' : ` عدد الصفوف التي بقيت بلا قيمة: ${say.number(empty)}.`;
    return `جرت إضافة ${WINDOWS[operation](say.name(column))}${width}${per(columns, groups, say)}.${left}`;
  },
  fillEmpty: ({ method, columns }, _transform, say) => {
    const filled = sumOf(columns.map((each) => each.filled));
    const names = say.names(
      columns.map(({ column }) => column),
      MORE,
    );
    if (filled === 0) return `لا توجد خلايا فارغة في ${names}.`;
    return `جرى ملء ${say.count(filled, EMPTY_CELLS)} في ${names} ${FILLS[method]}.`;
  },
  completeDates: ({ column, grain, added, first, last }, _transform, say) => {
    const range = `من ${say.moment(first)} إلى ${say.moment(last)}`;
    if (added === 0) return `لا ينقص شيء في ${say.name(column)} ${range}.`;
    return `جرى إكمال ${say.name(column)} ${range} بإضافة ${say.count(added, GRAINS[grain])}.`;
  },
  rename: ({ from, to }, _transform, say) => `جرى تغيير اسم ${say.name(from)} إلى ${say.name(to)}.`,
  select: ({ kept, dropped }, _transform, say) =>
    dropped.length === 0
      ? `جرى ترتيب الأعمدة على هذا النحو: ${say.names(kept, MORE_AFTER_COLON)}.`
      : `جرى الإبقاء على ${say.names(kept, MORE)} فقط (عدد الأعمدة المحذوفة: ${say.number(dropped.length)}).`,
  drop: ({ dropped }, _transform, say) => `جرى حذف ${say.names(dropped, MORE)}.`,
  distinct: ({ removed }, _transform, say) =>
    removed === 0 ? 'لا توجد صفوف مكررة.' : `جرى حذف ${say.count(removed, REPEATED_ROWS)}.`,
  splitText: ({ column, into, split }, _transform, say) =>
    `جرى تقسيم ${say.name(column)} إلى ${say.names(into, MORE)} (${say.count(split, CELLS)}).`,
  mergeText: ({ columns, as }, _transform, say) => `جرى دمج ${say.names(columns, MORE)} في ${say.name(as)}.`,
  replace: ({ column, replaced }, { from, to }, say) => {
    const value = (cell: string | number | null) =>
      cell === null ? 'الفراغ' : typeof cell === 'number' ? say.number(cell) : say.name(cell);
    if (replaced === 0) return `لا يوجد ${value(from)} في ${say.name(column)} ليُستبدل.`;
    return `جرى وضع ${value(to)} بدلًا من ${value(from)} في ${say.name(column)} (${say.count(replaced, CELLS)}).`;
  },
  round: ({ columns, decimals }, _transform, say) =>
    `جرى تقريب قيم ${say.names(columns, MORE)} إلى ${
      decimals < 0
        ? `أقرب ${say.number(10 ** -decimals)}`
        : decimals === 0
          ? 'أعداد صحيحة'
          : say.count(decimals, DECIMALS)
    }.`,
  convert: ({ columns }, { to }, say) => {
    const failed = sumOf(columns.map((each) => each.failed));
    const left = failed === 0 ? '' : ` عدد الخلايا التي تعذر تحويلها فأصبحت فارغة: ${say.number(failed)}.`;
    return `جرى تحويل قيم ${say.names(
      columns.map(({ column }) => column),
      MORE,
    )} إلى ${KINDS[to]}.${left}`;
  },
  transpose: ({ made }, _transform, say) => `جرى تبديل الصفوف بالأعمدة (${say.count(made.length, COLUMNS)} الآن).`,
  removeOutliers: ({ column, removed, bounds }, _transform, say) => {
    const [bound] = bounds;
    const range =
      bounds.length === 1 && bound !== undefined
        ? `، خارج المدى من ${say.number(tidy(bound.low))} إلى ${say.number(tidy(bound.high))}`
        : '';
    if (removed === 0) return `لا توجد قيم شاذة في ${say.name(column)}.`;
    return `جرى حذف ${say.count(removed, OUTLIERS)} في ${say.name(column)}${range}.`;
  },
  sample: ({ rowsBefore, rowsAfter }, _transform, say) =>
    `جرى اختيار ${say.count(rowsAfter, ROWS)} عشوائيًا من أصل ${say.number(rowsBefore)}.`,
  dropEmpty: ({ columns, removed }, { columns: asked }, say) => {
    if (asked === undefined)
      return removed === 0 ? 'لا توجد صفوف فارغة.' : `جرى حذف ${say.count(removed, EMPTY_ROWS)}.`;
    const where = `في ${say.names(columns, MORE)}`;
    return removed === 0 ? `لا توجد قيم ناقصة ${where}.` : `جرى حذف ${say.count(removed, WITHOUT_VALUE)} ${where}.`;
  },
  dropTotals: ({ removed, labels }, _transform, say) => {
    if (removed === 0) return 'لا توجد صفوف مجاميع.';
    const names = labels.length === 0 ? '' : ` (${say.names(labels, MORE)})`;
    return `جرى حذف ${say.count(removed, TOTALS)}${names}.`;
  },
  addTotals: ({ label, operation, columns }, _transform, say) =>
    operation === 'sum'
      ? `جرت إضافة صف للمجاميع باسم ${say.name(label)}.`
      : `جرت إضافة صف باسم ${say.name(label)} فيه ${MEASURES[operation](say.names(columns, MORE))}.`,
  parseValues: ({ columns }, _transform, say) => {
    const parsed = sumOf(columns.map((each) => each.parsed));
    if (parsed === 0) return 'لا توجد أرقام ولا تواريخ مكتوبة بصيغة نص.';
    return `جرت قراءة ${say.count(parsed, TEXT_CELLS)} في ${say.names(
      columns.map(({ column }) => column),
      MORE,
    )} على أنها أرقام وتواريخ.`;
  },
};

/** A bound that was computed, to four digits that matter. */
function tidy(value: number): number {
  return Number(value.toPrecision(4));
}
