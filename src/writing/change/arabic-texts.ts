import type { ChangeTexts } from './change-texts.ts';

/** Modern standard Arabic. */
export const ARABIC_TEXTS: ChangeTexts = {
  progress: {
    reading: 'جارٍ فهم الطلب',
    changing: 'جارٍ تنفيذ الطلب',
    checking: 'جارٍ التحقق من النتيجة',
  },
  unchanged: 'لم يتغير شيء.',
  alreadySo: 'الرسم على هذه الحال من قبل؛ لم يتغير شيء.',
  nothingUnderstood: 'لم يُفهم الطلب.',
  unknown: (word, say) => `لا يوجد في هذا الرسم عمود أو قيمة أو إعداد باسم ${say.name(word)}.`,
  nearColumns: (labels, say) => `هل تقصد ${say.any(labels)}؟`,
  allColumns: (labels, say) => `الأعمدة المتاحة هي ${say.all(labels)}.`,
  nearValues: (values, column, say) => `هل تقصد ${say.any(values)} في العمود ${say.name(column)}؟`,
  tidy: { done: 'رُتِّبت البيانات.', nothing: 'البيانات مرتبة من قبل؛ لم يتغير شيء.' },
  otherReading: (steps) => `ويمكن فهم الطلب على هذا النحو أيضًا: ${steps}`,
  assumptions: {
    operation: {
      sum: (column, say) => `جُمعت قيم ${say.name(column)} لأنها مبالغ تُجمع.`,
      mean: (column, say) => `حُسب متوسط ${say.name(column)} لأن قيمه لا تُجمع.`,
    },
    dateColumn: (column, others, say) => `استُخدم ${say.name(column)} تاريخًا، لا ${say.any(others)}.`,
    grain: (column, part, say) => `جُمّعت تواريخ ${say.name(column)} بحسب ${GRAINS[part]} ليسهل فهم الرسم.`,
    column: (word, column, say) => `فُهمت ${say.name(word)} على أنها ${say.name(column)}.`,
    value: (word, value, column, say) =>
      `فُهمت ${say.name(word)} على أنها ${say.name(value)} في العمود ${say.name(column)}.`,
    lowIsGood: (column, say) => `في ${say.name(column)} عُدّت القيمة الأدنى هي الأفضل.`,
    measure: (column, say) => `لم يُذكر مقياس، فاستُخدم ${say.name(column)}.`,
    category: (column, say) => `لم يُذكر تصنيف، فاستُخدم ${say.name(column)}.`,
    skipped: (word, say) => `لم تُفهم ${say.name(word)} فتُركت.`,
  },
  unsuited: (type, reason, nearest) =>
    `لا يمكن عرض هذه البيانات في ${type}: ${reason}${nearest === undefined ? '' : ` ويمكن عرضها في ${nearest}.`}`,
  chosen: (type, reason) => `اختير ${type}. ${reason}`,
  insist: 'للحصول عليه رغم ذلك، قل «على أي حال».',
};

const GRAINS = {
  year: 'السنة',
  half: 'نصف السنة',
  quarter: 'الربع',
  month: 'الشهر',
  week: 'الأسبوع',
  day: 'اليوم',
  hour: 'الساعة',
  quarterOfYear: 'ربع السنة',
  monthOfYear: 'شهر السنة',
  weekday: 'يوم الأسبوع',
  dayOfMonth: 'يوم الشهر',
  hourOfDay: 'ساعة اليوم',
  fiscalYear: 'السنة المالية',
  fiscalQuarter: 'الربع المالي',
} as const;
