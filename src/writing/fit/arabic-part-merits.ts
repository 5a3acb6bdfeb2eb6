import type { FactorTexts } from './factor-text.ts';

/** Modern Standard Arabic: what speaks for and against parts of a whole, stages and steps; counts stand as in `arabic-axis-merits.ts`. */
export const ARABIC_PART_MERITS = {
  'shares-across': {
    label: 'حصص من المجموع',
    reason: 'مجموع {measures} في كل صف هو الكل، فتتيح الأعمدة المتساوية الطول مقارنة الحصص.',
  },
  'hides-totals': {
    label: 'يُخفي المجاميع',
    reason: 'تُخفي الأعمدة المتساوية الطول مقدار المجموع لكل قيمة من قيم {axis}.',
  },
  'parts-of-whole': {
    label: 'أجزاء من كلٍّ واحد',
    reason: 'مجموع قيم {measures} هو الكل، وتقسيمه إلى {points:parts} تسهل قراءته في شرائح.',
  },
  'few-parts': {
    label: 'أجزاء قليلة',
    reason: 'يمكن جمع القيم، وتقسيم المجموع إلى {points:parts} يناسب الشرائح، وإن كانت الأعمدة أدق.',
  },
  'several-parts': {
    label: 'عدة أجزاء',
    reason:
      'يمكن جمع القيم، لكن تقسيم المجموع إلى {points:parts} يجعل الشرائح ضيقة: تسهل القراءة ما لم يتجاوز عددها ستًّا.',
  },
  'too-many-parts': {
    label: 'أجزاء أكثر من اللازم',
    reason: 'تتعذر المقارنة بين {points:parts}: أبقِ أكبر ستة منها واجمع الباقي في جزء واحد.',
  },
  'parts-do-not-add-up': {
    label: 'ليست أجزاءً من كلٍّ واحد',
    reason: 'لا يصح جمع قيم مثل {measures} في كلٍّ واحد: استخدم مبالغ أو أعدادًا أو حصصًا.',
  },
  'parts-over-time': { label: 'الترتيب يحتاج إلى محور', reason: 'لقيم {axis} ترتيب لا تُظهره الشرائح ولا الكتل.' },
  'single-part': { label: 'جزء واحد فقط', reason: 'لا يُظهر تقسيم المجموع شيئًا ما دام جزءًا واحدًا: أضف الأجزاء الأخرى.' },
  stages: {
    label: 'مراحل متتابعة',
    reason: 'تمر القيم في {axis} عبر {points:stages} وتتناقص مرحلة بعد أخرى، كما يُظهر القمع.',
  },
  'no-stages': {
    label: 'ليست مراحل متتابعة',
    reason: 'قيم {axis} ليست مراحل تحتفظ كل منها بجزء مما قبلها: يصلح هذا النوع لعملية تتناقص قيمها.',
  },
  'signed-steps': {
    label: 'صعود وهبوط',
    reason: 'تُفضي الزيادات والانخفاضات في {measures}، خطوة بعد خطوة، من قيمة البداية إلى قيمة النهاية.',
  },
  'gains-and-losses': {
    label: 'زيادات وانخفاضات',
    reason: 'تتراكم الزيادات والانخفاضات في {measures} على امتداد {axis}.',
  },
  'totals-to-bridge': {
    label: 'مجاميع تصل بينها الخطوات',
    reason: 'تبدأ الخطوات من مجموع أو تنتهي عنده، إذ تشتمل البيانات على {totals:totals}.',
  },
  'no-falls': {
    label: 'صعود بلا هبوط',
    reason: 'لا توجد قيمة سالبة، فالخطوات تصعد فقط: يصلح هذا النوع للزيادات والانخفاضات.',
  },
  'steps-do-not-add-up': {
    label: 'خطوات لا تُجمع',
    reason: 'لا يصح جمع قيم مثل {measures} من خطوة إلى أخرى: يصلح هذا النوع للمبالغ.',
  },
  mosaic: {
    label: 'الحجم والحصة معًا',
    reason: 'يُظهر عرض كل عمود مجموع فئة من فئات {axis}، ويُظهر ارتفاع أجزائه حصص {series:series}.',
  },
  'uneven-wholes': {
    label: 'مجاميع متفاوتة',
    reason: 'تتفاوت مجاميع فئات {axis} كثيرًا، وهو ما يُظهره اختلاف عرض الأعمدة ويُخفيه تساويه.',
  },
  'crowded-mosaic': {
    label: 'كتل أكثر من اللازم',
    reason: 'تصغر الكتل كثيرًا عند تقاطع {points:values} مع {series:series}: أبقِ ثماني فئات وست سلاسل على الأكثر.',
  },
  'equal-wholes': {
    label: 'مجاميع متساوية',
    reason: 'مجموع كل صف هو الكل نفسه، فيتساوى عرض الأعمدة كلها على امتداد {axis}.',
  },
  'too-many-steps': {
    label: 'خطوات أكثر من اللازم',
    reason: 'يتعذر تتبع مخطط شلالي من {points:steps}: اجمعها في خطوات أقل.',
  },
} as const satisfies Partial<FactorTexts>;
