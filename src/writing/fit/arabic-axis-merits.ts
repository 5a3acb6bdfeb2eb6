import type { FactorTexts } from './factor-text.ts';

/**
 * Modern Standard Arabic: what speaks for and against lines, areas, bars and their series. Counts, and lists of names, which may end in
 * a count ("وعمودين آخرين"), stand after a noun or a preposition: `nouns.ts` writes the case that shows there and no other. No
 * pronoun or verb refers to a count that may be two, since it would have to tell two from many.
 */
export const ARABIC_AXIS_MERITS = {
  'time-line': {
    label: 'مسار عبر الزمن',
    reason: 'الخط هو أفضل ما يُظهر الصعود والهبوط على مدى {points:periods} في {axis}.',
  },
  'short-time-line': {
    label: 'مسار زمني قصير',
    reason: 'يمكن للخط أن يتتبع {axis}، لكن المسار قصير لا يزيد على {points:periods}.',
  },
  'cycle-line': { label: 'مسار عبر دورة', reason: 'يُظهر الخط كيف تصعد القيم وتهبط خلال دورة {axis}.' },
  'number-line': {
    label: 'تدريج منتظم على المحور',
    reason: 'المسافات بين قيم {axis} متساوية، فيمكن للخط أن يصل بين ما يقابلها من قيم.',
  },
  'ordered-line': { label: 'فئات مرتبة', reason: 'لقيم {axis} ترتيب يمكن للخط أن يتتبعه.' },
  'long-line': {
    label: 'متسع لسلسلة طويلة',
    reason: 'يظل الخط مقروءًا على مدى {points:periods}، في حين تصبح الأعمدة رفيعة جدًا.',
  },
  'unordered-line': {
    label: 'لا ترتيب يُتبع',
    reason: 'ليس لقيم {axis} ترتيب، فالخط بينها يوحي باتجاه لا وجود له.',
  },
  'gaps-in-time': { label: 'فجوات في الزمن', reason: 'يُخفي الخط غياب {gaps:periods} من {axis}.' },
  'too-many-lines': { label: 'سلاسل أكثر من اللازم', reason: 'يصعب التمييز بين {series:series} في مخطط واحد.' },
  'time-area': { label: 'الحجم عبر الزمن', reason: 'تُظهر المساحة الملونة الحجم على مدى {points:periods} في {axis}.' },
  'layers-add-up': {
    label: 'طبقات تُجمع',
    reason: 'يمكن جمع {series:series} معًا، فتُظهر الطبقات المكدّسة المجموع وأجزاءه.',
  },
  'layers-do-not-add-up': {
    label: 'لا حجم يُملأ',
    reason: 'لا يصح جمع قيم مثل {measures}، فالمساحة الملونة توحي بحجم لا وجود له.',
  },
  'few-period-columns': {
    label: 'فترات قليلة',
    reason: 'تقتصر قيم {axis} على {points:periods}، فتبرز كل قيمة وحدها وتسهل مقارنتها بغيرها.',
  },
  'period-columns': {
    label: 'فترات متجاورة',
    reason: 'تتوزع قيم {axis} على {points:periods}، فتظل مقارنتها واحدة واحدة ممكنة.',
  },
  'many-period-columns': {
    label: 'فترات كثيرة',
    reason: 'على مدى {points:periods} في {axis} تظل الأعمدة تُظهر المسار، وإن صعبت مقارنة القيم المفردة.',
  },
  'crowded-columns': {
    label: 'أعمدة أرفع من أن تُقارن',
    reason: 'تصبح الأعمدة عند عرض {points:periods} أرفع من أن تُميَّز: اجمع الفترات في فترات أطول.',
  },
  'time-runs-across': {
    label: 'الزمن يسير أفقيًا',
    reason: 'يُقرأ الزمن في اتجاه الكتابة، أما الأشرطة الأفقية فتجعله يسير من أعلى إلى أسفل.',
  },
  'category-bars': {
    label: 'أطوال للمقارنة',
    reason: 'تتيح الأطوال على تدريج واحد مقارنة دقيقة بين قيم {points:categories} في {axis}.',
  },
  'few-short-names': {
    label: 'أسماء قليلة وقصيرة',
    reason: 'يتسع المكان تحت الأعمدة الرأسية لأسماء {points:categories}.',
  },
  'ordered-columns': {
    label: 'ترتيب في اتجاه الكتابة',
    reason: 'لقيم {axis} ترتيب تحافظ عليه الأعمدة في اتجاه الكتابة.',
  },
  'long-names': { label: 'أسماء طويلة', reason: 'تسهل قراءة الأسماء الطويلة في {axis} بجانب الأشرطة الأفقية.' },
  'long-names-crowd': {
    label: 'أسماء طويلة',
    reason: 'يضيق المكان تحت الأعمدة عن الأسماء الطويلة في {axis}، فتُكتب مائلة أو تُقتطع.',
  },
  'many-categories': { label: 'فئات كثيرة', reason: 'تسهل قراءة قائمة من {points:categories} من أعلى إلى أسفل.' },
  'many-categories-crowd': { label: 'فئات كثيرة', reason: 'يضيق المكان عن {points:categories} جنبًا إلى جنب.' },
  'too-many-categories': {
    label: 'فئات أكثر من اللازم',
    reason: 'لا تتسع شاشة واحدة لعرض {points:categories} في {axis}: أبقِ أكبرها أو اجمعها في مجموعات.',
  },
  'signed-bars': {
    label: 'فوق الصفر وتحته',
    reason: 'تميز الأعمدة المنطلقة من خط الصفر القيم الموجبة في {measures} من السالبة.',
  },
  'side-by-side': {
    label: 'جنبًا إلى جنب',
    reason: 'تتيح الأعمدة ذات القاعدة المشتركة مقارنة مباشرة بين {series:series}.',
  },
  'hides-series': {
    label: 'سلسلة واحدة فقط',
    reason: 'هذا النوع لسلسلة واحدة، والبيانات تشتمل على {series:series}: الأنسب نوع مجمّع أو مكدّس.',
  },
  'one-measure-at-a-time': {
    label: 'مقياس واحد في كل مرة',
    reason: 'لا يجمع تدريج واحد بين {measures}: اعرض بالأعمدة مقياسًا واحدًا، أو كل مقياس في مخطط مستقل.',
  },
  'leaves-series-out': {
    label: 'يُسقط سلاسل',
    reason: 'لا يعرض هذا النوع إلا السلسلة الأولى من {series:series}: يصلح لسلسلة واحدة.',
  },
  'many-series-crowd': {
    label: 'مجموعات مزدحمة',
    reason: 'المجموعة المكونة من {series:series} أعرض من أن تُرى وحدةً واحدة: أبقِ أربع سلاسل على الأكثر.',
  },
  'stack-adds-up': {
    label: 'المجموع وأجزاؤه',
    reason: 'يمكن جمع السلاسل، فيُظهر كل عمود المجموع لقيمة من قيم {axis} موزعًا على {series:parts}.',
  },
  'stack-does-not-add-up': {
    label: 'لا مجموع لها',
    reason: 'لا يصح جمع قيم مثل {measures} في مجموع واحد: استخدم في التكديس مبالغ أو أعدادًا.',
  },
  'stack-of-signs': {
    label: 'إشارات مختلطة',
    reason: 'مع وجود قيم سالبة في {measures} لا ينتهي التكديس عند مجموعه.',
  },
  'stack-of-periods': {
    label: 'الفترات لا تُجمع',
    reason: 'عناوين الأعمدة {measures} فترات زمنية، فقيمها تُقارن ولا تُجمع.',
  },
  'stack-of-plans': {
    label: 'تُقارن ولا تُجمع',
    reason: 'تُقارن قيم الأعمدة {measures} بعضها ببعض ولا تُجمع.',
  },
  'no-course-for-area': {
    label: 'أقصر من أن تُملأ',
    reason: 'تحتاج المساحة الملونة إلى مسار أطول من مسار {axis}.',
  },
  'area-below-zero': {
    label: 'مساحة تحت الصفر',
    reason: 'تمثل المساحة الملونة مقدارًا يبدأ من الصفر، وفي {measures} قيم سالبة.',
  },
  'no-even-scale': {
    label: 'تدريج غير منتظم',
    reason:
      'المسافات بين قيم {measures} غير متساوية، فيتردد الخط ذهابًا وإيابًا: أضف عمودًا للتواريخ أو عمودًا متساوي المسافات.',
  },
} as const satisfies Partial<FactorTexts>;
