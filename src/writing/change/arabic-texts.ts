import type { ChangeTexts } from './change-texts.ts';

/** Modern standard Arabic. */
export const ARABIC_TEXTS: ChangeTexts = {
  progress: {
    reading: 'جارٍ فهم الطلب',
    changing: 'جارٍ تنفيذ الطلب',
    checking: 'جارٍ التحقق من النتيجة',
  },
  unchanged: 'لم يتغير شيء.',
  alreadySo: 'المخطط على هذه الحال من قبل، فلم يتغير شيء.',
  nothingUnderstood: 'لم يُفهم الطلب.',
  unknown: (word, say) => `لا يوجد في هذا المخطط عمود أو قيمة أو إعداد باسم ${say.name(word)}.`,
  nearColumns: (labels, say) => `هل تقصد ${say.any(labels)}؟`,
  allColumns: (labels, say) => `${labels.length === 1 ? 'العمود الوحيد هو' : 'الأعمدة المتاحة هي'} ${say.all(labels)}.`,
  nearValues: (values, column, say) => `هل تقصد ${say.any(values)} في العمود ${say.name(column)}؟`,
  tidy: { done: 'نُظِّمت البيانات.', nothing: 'البيانات منظَّمة من قبل، فلم يتغير شيء.' },
  readAs: (steps) => `فُهم الطلب على هذا النحو: ${steps}`,
  otherReading: (steps) => `ويمكن فهم الطلب على هذا النحو أيضًا: ${steps}`,
  undo: {
    nothing: 'لا يوجد تغيير في البيانات يمكن التراجع عنه، فالمخطط لا يحمل حالة سابقة.',
    look: 'كان التغيير الأخير في المظهر، ولا يُحفظ المظهر السابق: اذكر الإعداد المطلوب إرجاعه، مثل «أظهر وسيلة الإيضاح».',
  },
  assumptions: {
    operation: {
      'amounts-add-up': (column, say) => `جُمعت قيم ${say.name(column)} لأنها مبالغ تُجمع.`,
      'levels-average': (column, say) => `حُسب متوسط ${say.name(column)} لأن قيمه لا تُجمع.`,
      'groups-compared': (column, say) => `حُسب متوسط ${say.name(column)} كي لا تتقدم مجموعة لكثرة صفوفها وحدها.`,
    },
    dateColumn: (column, others, say) => `استُخدم العمود ${say.name(column)} للتاريخ، لا ${say.any(others)}.`,
    grain: (column, part, say) => `جُمّعت تواريخ ${say.name(column)} بحسب ${GRAINS[part]} ليسهل فهم المخطط.`,
    column: (word, column, say) => `فُهمت عبارة ${say.name(word)} على أنها العمود ${say.name(column)}.`,
    value: (word, value, column, say) =>
      `فُهمت عبارة ${say.name(word)} على أنها القيمة ${say.name(value)} في العمود ${say.name(column)}.`,
    lowIsGood: (column, say) => `في ${say.name(column)} عُدّت القيمة الأدنى هي الأفضل.`,
    lastPeriod: (column, say) => `لا تُجمع قيم ${say.name(column)} عبر الزمن، فأُخذت آخر فترة.`,
    spannedRows: (column, say) =>
      `تنقص العمود ${say.name(column)} بعض الفترات، فقد تمتد صفوف المتوسط على فترات أكثر من عددها.`,
    cutPeriods: (periods, column, say) =>
      `لا يشمل العمود ${say.name(column)} إلا جزءًا من ${say.all(periods)}، وقد يكون التغير منها أو إليها بسبب ذلك.`,
    measure: (column, say) => `لم يُذكر ما يُقاس، فاستُخدم العمود ${say.name(column)}.`,
    category: (column, say) => `يحتاج المخطط إلى تصنيف آخر غير المذكور، فاستُخدم العمود ${say.name(column)}.`,
    rows: (word, say) => `لا شيء هنا باسم ${say.name(word)}، ففُهم أنه الصفوف.`,
    skipped: (word, say) => `لم تُفهم عبارة ${say.name(word)} فلم يُعمل بها.`,
  },
  unsuited: (type, reason, nearest) =>
    `لا يمكن عرض هذه البيانات في ${type}: ${reason}${nearest === undefined ? '' : ` ويمكن عرضها في ${nearest}.`}`,
  foreignType: (name, nearest, say) =>
    `${say.name(name)} ليس من أنواع المخططات العشرين.${nearest === undefined ? '' : ` أقرب ما يعرض هذه البيانات: ${nearest}.`}`,
  chosen: (type, reason) => `وقع الاختيار على ${type}. ${reason}`,
  insist: 'لتنفيذ الطلب رغم ذلك، اكتب «على أي حال».',
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
