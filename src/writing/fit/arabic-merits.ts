import type { FactorTexts } from './factor-text.ts';

/**
 * Modern Standard Arabic: what speaks for a type and against it. Counts, and lists of names, which may end in a count
 * ("وعمودين آخرين"), stand after a noun or a preposition: `nouns.ts` writes the case that shows there and no other. No
 * pronoun or verb refers to a count that may be two, since it would have to tell two from many.
 */
export const ARABIC_MERITS = {
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
  'mixed-scale-lines': {
    label: 'تدريجات مختلفة',
    reason: 'تتفاوت مقادير {measures} تفاوتًا لا يسعه محور واحد، فيبدو أصغرها خطًا مستويًا.',
  },
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
  'two-scales-over-time': {
    label: 'تدريجان عبر الزمن',
    reason: 'لا يجمع تدريج واحد بين {measures}، والأنسب عبر الزمن أعمدة وخط، لكل منهما محوره.',
  },
  'two-scales-by-category': {
    label: 'تدريجان حسب الفئة',
    reason: 'لا يجمع تدريج واحد بين {measures}، ويمكن عرض الأعمدة مع خط، لكل منهما محوره.',
  },
  pareto: {
    label: 'نسبة تراكمية',
    reason: 'في {measures} قيم متناقصة ونسبتها التراكمية، فتُظهر الأعمدة مع الخط العناصر القليلة الأكثر أثرًا.',
  },
  'one-scale': { label: 'تدريج واحد يكفي', reason: 'للسلاسل كلها تدريج واحد، فالخط بين الأعمدة يميز إحداها بلا داعٍ.' },
  'mixed-scales': {
    label: 'تدريجات مختلفة',
    reason: 'تتفاوت مقادير {measures} تفاوتًا لا يسعه محور واحد: أبقِ المقاييس ذات التدريج الواحد.',
  },
  'dot-positions': { label: 'مقياسان', reason: 'تُظهر النقاط العلاقة بين {measures}.' },
  'dot-cloud': {
    label: 'سحابة نقاط',
    reason: 'تُظهر النقاط المأخوذة من {rows:rows} العلاقة بين مقاييس مثل {measures}، وتكشف القيم الشاذة.',
  },
  'only-measures': {
    label: 'مقاييس فقط',
    reason: 'البيانات مقاييس فقط، بلا فئات ولا تواريخ، ويتحدد موضع كل صف بقيم {measures}.',
  },
  correlated: { label: 'ارتباط واضح', reason: 'الارتباط واضح بين {measures}، ومعامله {coefficient}.' },
  'unlike-measures': {
    label: 'مقاييس مختلفة النوع',
    reason: 'تربط النقاط بين {measures} مع اختلاف التدريج، دون حاجة إلى محور مشترك.',
  },
  'places-are-no-amounts': {
    label: 'مواقع لا كميات',
    reason: 'تحدد {measures} مواقع على الخريطة، أما الأطوال والخطوط فتعرضها كأنها كميات.',
  },
  'few-dots': { label: 'نقاط قليلة', reason: 'لا تكفي بيانات {rows:rows} لإظهار نمط بالنقاط: أضف صفوفًا أخرى.' },
  'dots-over-time': { label: 'نقطة لكل صف', reason: 'وضع نقطة لكل صف على امتداد {axis} يُظهر التشتت الذي يخفيه الخط.' },
  'dots-by-group': {
    label: 'التشتت داخل المجموعات',
    reason: 'تُظهر النقاط المأخوذة من {rows:rows} تشتت القيم داخل كل فئة من فئات {axis}.',
  },
  'third-measure': {
    label: 'الحجم مقياس ثالث',
    reason: 'يمثل حجم الفقاعات مقياسًا ثالثًا إلى جانب مقياسين يحددان موضعها: {measures}.',
  },
  'sized-dots': {
    label: 'المقاييس الثلاثة معًا',
    reason: 'تعرض الفقاعات {measures} معًا، ويسهل تمييز بعضها من بعض في {rows:rows}.',
  },
  'third-measure-unused': { label: 'يُسقط مقياسًا', reason: 'ليس للنقاط حجم يمثل {measures}.' },
  'crowded-bubbles': {
    label: 'فقاعات مزدحمة',
    reason: 'تتزاحم الفقاعات عند عرض {rows:rows} ويحجب بعضها بعضًا: أبقِ أهمها.',
  },
  'more-than-three': {
    label: 'مقاييس أكثر من المواضع',
    reason: 'يتعذر عرض {count:numberColumns} معًا: اختر ما يُعرض منها.',
  },
  grid: { label: 'بُعدان', reason: 'تملأ البيانات شبكة من تقاطع {points:values} في {axis} مع {series:series}.' },
  'against-itself': {
    label: 'الأسماء نفسها على الجانبين',
    reason: 'على جانبي الشبكة الأسماء نفسها، كما في مصفوفة الارتباطات، والخلايا المظللة تُظهر النمط.',
  },
  'crossed-cycles': {
    label: 'دورتان متقاطعتان',
    reason: 'تُظهر الخلايا عند تقاطع {axis} مع {series:series} متى ترتفع القيم.',
  },
  'large-grid': {
    label: 'شبكة كبيرة',
    reason: 'تظل الخلايا المظللة مقروءة عند تقاطع {points:values} مع {series:series}، بخلاف الأعمدة والخطوط.',
  },
  'cells-do-not-add-up': {
    label: 'قيمة لكل خلية',
    reason: 'لا يصح جمع قيم مثل {measures}، فالخلايا أنسب لها من التكديس.',
  },
  'sparse-grid': { label: 'خلايا قليلة', reason: 'مع قلة الخلايا تكون قراءة الأطوال أدق من قراءة درجات التظليل.' },
  'binned-grid': {
    label: 'تلزم نطاقات',
    reason: 'لملء الخلايا يلزم أولًا تقسيم قيم {measures} إلى نطاقات ثم عدّ الصفوف.',
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
  'distribution-bins': { label: 'توزيع', reason: 'تُظهر الأعمدة تكرار القيم في كل نطاق من نطاقات {measures}.' },
  'spread-of-one': { label: 'توزيع مقياس واحد', reason: 'إذا قُسمت قيم {measures} إلى نطاقات وعُدّت، أمكن عرضها وحدها.' },
  'exact-values': { label: 'قيم دقيقة', reason: 'يعرض الجدول كل قيمة بدقة أيًّا كانت البيانات.' },
  'mostly-text': { label: 'نص للقراءة', reason: 'البيانات نصوص بلا أرقام تُرسم، وأفضل وسيلة لقراءتها الجدول.' },
  'names-are-sentences': {
    label: 'جُمل للقراءة',
    reason: 'نصوص {axis} جُمل أطول من أن تكون أسماء للأعمدة.',
  },
  'few-figures': { label: 'أرقام قليلة', reason: 'الأرقام هنا قليلة، وقراءتها أسرع من رسمها.' },
  'long-list': {
    label: 'قائمة للبحث',
    reason: 'تشتمل قائمة {axis} على {points:categories}، فالقارئ سيبحث عن قيم بعينها.',
  },
  'unlike-columns': {
    label: 'مقاييس كثيرة مختلفة',
    reason: 'يجمع الجدول بين {count:numberColumns} بتدريجات مختلفة جنبًا إلى جنب.',
  },
  'stack-of-periods': {
    label: 'الفترات لا تُجمع',
    reason: 'عناوين الأعمدة {measures} فترات زمنية، فقيمها تُقارن ولا تُجمع.',
  },
  'named-positions': { label: 'إحداثيات بأسمائها', reason: 'تدل أسماء {measures} على أنها إحداثيات.' },
  'single-row-of-cells': {
    label: 'صف واحد من الخلايا',
    reason:
      'لا يوجد على امتداد {axis} إلا صف واحد من الخلايا، وقراءة الأطوال والمواضع أدق: أضف فئة ثانية أو أعمدة رقمية أخرى.',
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
  'equal-wholes': {
    label: 'مجاميع متساوية',
    reason: 'مجموع كل صف هو الكل نفسه، فيتساوى عرض الأعمدة كلها على امتداد {axis}.',
  },
  'too-many-steps': {
    label: 'خطوات أكثر من اللازم',
    reason: 'يتعذر تتبع مخطط شلالي من {points:steps}: اجمعها في خطوات أقل.',
  },
  'too-many-scales': {
    label: 'تدريجات أكثر من اللازم',
    reason: 'تتوزع البيانات على {count:numberColumns} بتدريجات مختلفة، وليس للمخطط إلا محوران: أبقِ عمودين أو ثلاثة.',
  },
  'axis-left-out': { label: 'يُسقط المحور', reason: 'تسير القيم على امتداد {axis}، ولا محور لها في مخطط الفقاعات.' },
  'few-for-two-scales': {
    label: 'مواضع قليلة لتدريجين',
    reason: 'مع قلة المواضع في {axis} تكون قراءة محورين أصعب من قراءة الأرقام نفسها.',
  },
  'family-asked-for': { label: 'العائلة المطلوبة', reason: 'ينتمي هذا النوع إلى عائلة المخططات التي طلبتها.' },
} as const satisfies Partial<FactorTexts>;
