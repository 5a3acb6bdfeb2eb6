import type { AxisTexts, FieldTexts } from './field-text.ts';

/** `name` stands after a noun or a preposition: verbal nouns ("جرى ضبط …") spare the sentences any agreement. */
function axis(the: string): AxisTexts {
  return {
    label: { name: `عنوان ${the}` },
    min: { name: `بداية ${the}` },
    max: { name: `نهاية ${the}` },
    scaleType: {
      name: `تدريج ${the}`,
      is: { linear: `جرى جعل تدريج ${the} خطيًا.`, log: `جرى جعل تدريج ${the} لوغاريتميًا.` },
    },
    isReversed: {
      name: `اتجاه ${the}`,
      is: { true: `جرى عكس اتجاه ${the}.`, false: `جرت إعادة ${the} إلى اتجاهه المعتاد.` },
    },
    isHidden: { name: `ظهور ${the}`, is: { true: `جرى إخفاء ${the}.`, false: `جرى إظهار ${the}.` } },
    tickDisplayMode: {
      name: `تسميات ${the}`,
      is: {
        auto: `جرى عرض تسميات ${the} بقدر ما يتسع المكان.`,
        edges: `جرى الاكتفاء بتسمية طرفي ${the}.`,
      },
    },
  };
}

const X = axis('المحور السيني');
const Y = axis('المحور الصادي');
const Y2 = axis('المحور الصادي الثاني');

/** What each field is called in Modern Standard Arabic. */
export const ARABIC_FIELDS: FieldTexts = {
  'options.lineThickness': { name: 'سُمك الخطوط' },
  'options.isSmoothLine': {
    name: 'انسيابية الخطوط',
    is: { true: 'جرى جعل الخطوط انسيابية.', false: 'جرى جعل الخطوط مستقيمة.' },
  },
  'options.showPoints': {
    name: 'علامات النقاط',
    is: { true: 'جرى إظهار علامة عند كل نقطة.', false: 'جرى إخفاء علامات النقاط.' },
  },
  'options.showFill': {
    name: 'تلوين المساحة تحت الخطوط',
    is: { true: 'جرى تلوين المساحة تحت الخطوط.', false: 'جرت إزالة اللون من تحت الخطوط.' },
  },
  'options.missingValues': {
    name: 'طريقة عرض القيم الناقصة',
    is: {
      gap: 'جرى ترك فجوة في موضع كل قيمة ناقصة.',
      connect: 'جرى وصل الخط عبر مواضع القيم الناقصة.',
      zero: 'جرى عرض القيم الناقصة أصفارًا.',
    },
  },
  'options.sortBars': {
    name: 'ترتيب الأعمدة',
    is: { true: 'جرى ترتيب الأعمدة حسب طولها.', false: 'جرت إعادة الأعمدة إلى ترتيب البيانات.' },
  },
  'options.pointSize': { name: 'حجم النقاط' },
  'options.comboType': {
    name: 'طريقة عرض الأعمدة',
    is: { 'grouped-bars': 'جرى عرض الأعمدة جنبًا إلى جنب.', 'stacked-bars': 'جرى تكديس الأعمدة.' },
  },
  'options.pieTotalPosition': { name: 'موضع المجموع', is: { center: 'جرت كتابة المجموع في الوسط.' } },
  'axes.x.label': X.label,
  'axes.x.min': X.min,
  'axes.x.max': X.max,
  'axes.x.scaleType': X.scaleType,
  'axes.x.isReversed': X.isReversed,
  'axes.x.isHidden': X.isHidden,
  'axes.x.tickDisplayMode': X.tickDisplayMode,
  'axes.y.label': Y.label,
  'axes.y.min': Y.min,
  'axes.y.max': Y.max,
  'axes.y.scaleType': Y.scaleType,
  'axes.y.isReversed': Y.isReversed,
  'axes.y.isHidden': Y.isHidden,
  'axes.y.tickDisplayMode': Y.tickDisplayMode,
  'axes.y2.label': Y2.label,
  'axes.y2.min': Y2.min,
  'axes.y2.max': Y2.max,
  'axes.y2.scaleType': Y2.scaleType,
  'axes.y2.isReversed': Y2.isReversed,
  'axes.y2.isHidden': Y2.isHidden,
  'axes.y2.tickDisplayMode': Y2.tickDisplayMode,
  'axes.hasDualYAxis': {
    name: 'المحور الصادي الثاني',
    is: {
      true: 'جرى تخصيص محور صادي مستقل للسلسلة الأخيرة.',
      false: 'جرى جمع السلاسل كلها على محور صادي واحد.',
    },
  },
  'axes.showGridLines': {
    name: 'ظهور خطوط الشبكة',
    is: { true: 'جرى إظهار خطوط الشبكة.', false: 'جرى إخفاء خطوط الشبكة.' },
  },
  'legend.position': {
    name: 'موضع وسيلة الإيضاح',
    is: {
      auto: 'جرى ترك موضع وسيلة الإيضاح ليتحدد تلقائيًا.',
      top: 'جرى وضع وسيلة الإيضاح في الأعلى.',
      right: 'جرى وضع وسيلة الإيضاح على اليمين.',
      none: 'جرى إخفاء وسيلة الإيضاح.',
    },
  },
  'appearance.paletteId': { name: 'لوحة الألوان' },
  'appearance.highlightStyle': {
    name: 'نمط الإبراز',
    is: {
      'fade-color': 'جرى تخفيف ألوان ما ليس مُبرَزًا.',
      grey: 'جرى تلوين ما ليس مُبرَزًا بالرمادي.',
    },
  },
  'appearance.border.style': {
    name: 'نمط الإطار',
    is: {
      none: 'جرت إزالة الإطار.',
      grey: 'جرت إضافة إطار رمادي.',
      custom: 'جرت إضافة إطار بلون مخصص.',
      tinted: 'جرت إضافة إطار من لون اللوحة.',
      gradient: 'جرت إضافة إطار متدرج الألوان.',
      preset: 'جرت إضافة الإطار المُعد مسبقًا.',
    },
  },
  'appearance.border.width': { name: 'عرض الإطار' },
  'appearance.border.color': { name: 'لون الإطار' },
  'appearance.hasRoundedCorners': {
    name: 'شكل الزوايا',
    is: { true: 'جرى جعل الزوايا مستديرة.', false: 'جرى جعل الزوايا قائمة.' },
  },
  'appearance.numberFormat.abbreviation': {
    name: 'اختصار الأرقام',
    is: {
      auto: 'جرى اختصار الأرقام بما يناسبها.',
      k: 'جرى عرض الأرقام بالآلاف.',
      m: 'جرى عرض الأرقام بالملايين.',
      b: 'جرى عرض الأرقام بالمليارات.',
      none: 'جرى عرض الأرقام كاملة دون اختصار.',
    },
  },
  'appearance.numberFormat.decimalPlaces': {
    name: 'عدد المنازل العشرية',
    is: { auto: 'جرى ترك عدد المنازل العشرية ليتحدد بما يناسب القيم.' },
  },
  'appearance.textScale': { name: 'حجم النص' },
  'appearance.textStyle.heading.fontId': { name: 'خط العنوان' },
  'appearance.textStyle.heading.color': { name: 'لون العنوان' },
  'appearance.textStyle.body.fontId': { name: 'خط النص' },
  'appearance.textStyle.body.color': { name: 'لون النص' },
  'appearance.background.type': {
    name: 'نوع الخلفية',
    is: {
      theme: 'جرى استخدام خلفية السمة.',
      solid: 'جرى استخدام خلفية بلون واحد.',
      tinted: 'جرى استخدام خلفية من لون اللوحة.',
    },
  },
  'appearance.background.color': { name: 'لون الخلفية' },
  'content.isTitleHidden': {
    name: 'ظهور العنوان',
    is: { true: 'جرى إخفاء العنوان.', false: 'جرى إظهار العنوان.' },
  },
  'content.isSubtitleHidden': {
    name: 'ظهور العنوان الفرعي',
    is: { true: 'جرى إخفاء العنوان الفرعي.', false: 'جرى إظهار العنوان الفرعي.' },
  },
  'content.isCaptionHidden': {
    name: 'ظهور التعليق',
    is: { true: 'جرى إخفاء التعليق.', false: 'جرى إظهار التعليق.' },
  },
  'content.isSourceHidden': {
    name: 'ظهور المصدر',
    is: { true: 'جرى إخفاء المصدر.', false: 'جرى إظهار المصدر.' },
  },
  'headlineNumbers.show': {
    name: 'الرقم البارز',
    is: {
      current: 'جرى عرض أحدث قيمة رقمًا بارزًا.',
      average: 'جرى عرض المتوسط رقمًا بارزًا.',
      total: 'جرى عرض المجموع رقمًا بارزًا.',
      conversion: 'جرى عرض معدل التحويل رقمًا بارزًا.',
      none: 'جرى إخفاء الأرقام البارزة.',
    },
  },
  'headlineNumbers.compareWith': {
    name: 'مقارنة الرقم البارز',
    is: {
      previous: 'جرت مقارنة الرقم البارز بالقيمة السابقة.',
      first: 'جرت مقارنة الرقم البارز بالقيمة الأولى.',
      none: 'جرى عرض الرقم البارز دون مقارنة.',
    },
  },
  'headlineNumbers.size': {
    name: 'حجم الأرقام البارزة',
    is: {
      auto: 'جرى ترك حجم الأرقام البارزة ليتحدد تلقائيًا.',
      small: 'جرى عرض الأرقام البارزة بحجم صغير.',
      medium: 'جرى عرض الأرقام البارزة بحجم متوسط.',
      large: 'جرى عرض الأرقام البارزة بحجم كبير.',
    },
  },
  'dataLabels.showDataLabels': {
    name: 'ظهور القيم على المخطط',
    is: { true: 'جرى إظهار القيم على المخطط.', false: 'جرى إخفاء القيم من المخطط.' },
  },
  'dataLabels.showStackTotals': {
    name: 'ظهور مجاميع الأعمدة المكدّسة',
    is: { true: 'جرى إظهار مجموع كل عمود مكدّس.', false: 'جرى إخفاء مجاميع الأعمدة المكدّسة.' },
  },
  'dataLabels.showCategoryLabels': {
    name: 'ظهور أسماء الفئات',
    is: { true: 'جرى إظهار أسماء الفئات.', false: 'جرى إخفاء أسماء الفئات.' },
  },
  'dataLabels.dataLabelFormat': {
    name: 'صيغة القيم المعروضة',
    is: {
      absolute: 'جرى عرض القيم على المخطط كما هي.',
      percentage: 'جرى عرض القيم على المخطط نسبًا مئوية.',
    },
  },
};
