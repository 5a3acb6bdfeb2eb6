import type { FactorTexts } from './factor-text.ts';

/** Modern Standard Arabic. Counts stand where their noun takes the oblique case, the only one `nouns.ts` writes: what speaks for a type and against it. */
export const ARABIC_MERITS = {
  'time-line': {
    label: 'مسار عبر الزمن',
    reason: 'الخط هو أفضل ما يُظهر الصعود والهبوط على مدى {points:periods} في {axis}.',
  },
  'short-time-line': {
    label: 'مسار زمني قصير',
    reason: 'يمكن للخط أن يتبع {axis}، لكن المسار لا يزيد على {points:periods}.',
  },
  'cycle-line': { label: 'مسار عبر دورة', reason: 'يُظهر الخط كيف تصعد القيم وتهبط خلال دورة {axis}.' },
  'number-line': {
    label: 'تدرّج منتظم على المحور',
    reason: 'المسافات بين قيم {axis} متساوية، فيمكن للخط أن يصل ما يتبعها.',
  },
  'ordered-line': { label: 'فئات مرتبة', reason: 'لقيم {axis} ترتيب يمكن للخط أن يتبعه.' },
  'long-line': {
    label: 'متسع لسلسلة طويلة',
    reason: 'على مدى {points:periods} يظل الخط مقروءًا حيث تصبح الأعمدة رفيعة جدًا.',
  },
  'unordered-line': {
    label: 'لا ترتيب يُتبع',
    reason: 'ليس لقيم {axis} ترتيب، فالخط بينها يوحي باتجاه لا وجود له.',
  },
  'gaps-in-time': { label: 'فجوات في الزمن', reason: 'يُخفي الخط غياب {gaps:periods} من {axis}.' },
  'too-many-lines': { label: 'سلاسل أكثر من اللازم', reason: 'يصعب التمييز بين {series:series} في رسم واحد.' },
  'mixed-scale-lines': {
    label: 'وحدات مختلفة',
    reason: 'تتباعد مقادير {measures} بما لا يسعه محور واحد، فيبدو أصغرها مستويًا.',
  },
  'time-area': { label: 'الحجم عبر الزمن', reason: 'تُظهر المساحة الملونة الحجم على مدى {points:periods} في {axis}.' },
  'layers-add-up': {
    label: 'طبقات تُجمع',
    reason: 'يمكن جمع {series:series} معًا، فتُظهر الطبقات المكدسة المجموع وأجزاءه.',
  },
  'layers-do-not-add-up': {
    label: 'لا حجم يُملأ',
    reason: 'لا تُجمع قيم مثل {measures}، فالمساحة الملونة توحي بحجم لا وجود له.',
  },
  'few-period-columns': {
    label: 'فترات قليلة',
    reason: 'لا تزيد قيم {axis} على {points:periods}، فتقف كل قيمة بنفسها وتسهل مقارنتها.',
  },
  'period-columns': {
    label: 'فترات متجاورة',
    reason: 'لا تزيد قيم {axis} على {points:periods}، فما زالت مقارنة القيم واحدة واحدة ممكنة.',
  },
  'many-period-columns': {
    label: 'فترات كثيرة',
    reason: 'على مدى {points:periods} في {axis} تصعب مقارنة القيم المفردة.',
  },
  'crowded-columns': {
    label: 'أرفع من أن تُقارن',
    reason: 'لا تكفي المساحة لأعمدة من {points:periods}، فيتعذر تمييزها: اجمعها في فترات أطول.',
  },
  'time-runs-across': {
    label: 'الزمن يسير أفقيًا',
    reason: 'يُقرأ الزمن في اتجاه الكتابة، والأشرطة الأفقية تجعله يسير من أعلى إلى أسفل.',
  },
  'category-bars': {
    label: 'أطوال للمقارنة',
    reason: 'الأطوال على تدريج واحد تقارن بدقة بين {points:categories} في {axis}.',
  },
  'few-short-names': { label: 'أسماء قليلة وقصيرة', reason: 'تتسع الأعمدة الرأسية تحتها لأسماء {points:categories}.' },
  'ordered-columns': {
    label: 'ترتيب في اتجاه الكتابة',
    reason: 'لقيم {axis} ترتيب تحافظ عليه الأعمدة في اتجاه الكتابة.',
  },
  'long-names': { label: 'أسماء طويلة', reason: 'تسهل قراءة الأسماء الطويلة في {axis} بجانب الأشرطة الأفقية.' },
  'long-names-crowd': { label: 'أسماء طويلة', reason: 'تميل الأسماء الطويلة في {axis} تحت الأعمدة أو تُقتطع.' },
  'many-categories': { label: 'فئات كثيرة', reason: 'تسهل قراءة قائمة من {points:categories} من أعلى إلى أسفل.' },
  'many-categories-crowd': { label: 'فئات كثيرة', reason: 'يضيق المكان عن {points:categories} جنبًا إلى جنب.' },
  'too-many-categories': {
    label: 'فئات أكثر من اللازم',
    reason: 'لا تتسع شاشة واحدة لعدد من الفئات في {axis} يبلغ {points}: أبقِ الأكبر منها أو اجمعها في مجموعات.',
  },
  'signed-bars': {
    label: 'فوق الصفر وتحته',
    reason: 'تُظهر الأعمدة المنطلقة من خط الصفر أيّ قيم {measures} موجب وأيّها سالب.',
  },
  'side-by-side': { label: 'جنبًا إلى جنب', reason: 'الأعمدة ذات القاعدة المشتركة تقارن مباشرة بين {series:series}.' },
  'hides-series': {
    label: 'سلسلة واحدة فقط',
    reason: 'هذا الشكل لسلسلة واحدة، وتحتوي البيانات على {series:series}: الشكل المجمّع أو المكدس يميز بينها.',
  },
  'one-measure-at-a-time': {
    label: 'مقياس واحد في كل مرة',
    reason: 'تختلف وحدات {measures}: يمكن للأعمدة أن تعرض واحدًا منها، أو كلًّا منها في رسم مستقل.',
  },
  'leaves-series-out': {
    label: 'يُسقط سلاسل',
    reason: 'لا يعرض هذا الشكل إلا الأولى من {series:series}: يصلح لسلسلة واحدة.',
  },
  'many-series-crowd': {
    label: 'مجموعات مزدحمة',
    reason: 'المجموعة المكونة من {series:series} أعرض من أن تُرى كوحدة: أبقِ أربعًا على الأكثر.',
  },
  'stack-adds-up': {
    label: 'المجموع وأجزاؤه',
    reason: 'يمكن جمع السلاسل، فيُظهر كل عمود مجموع قيمة من {axis} موزعًا على {series:parts}.',
  },
  'stack-does-not-add-up': {
    label: 'لا مجموع لها',
    reason: 'لا تُجمع قيم مثل {measures} في مجموع واحد: كدّس مبالغ أو أعدادًا بدلًا منها.',
  },
  'stack-of-signs': {
    label: 'إشارات مختلطة',
    reason: 'مع وجود قيم سالبة في {measures} لا ينتهي التكديس عند مجموعه.',
  },
  'shares-across': {
    label: 'حصص من كل',
    reason: 'مجموع {measures} في كل صف هو الكل: والأعمدة المتساوية الطول تقارن الحصص.',
  },
  'hides-totals': { label: 'يُخفي المجاميع', reason: 'تُخفي الأعمدة المتساوية الطول مقدار المجموع لكل قيمة من {axis}.' },
  'parts-of-whole': {
    label: 'أجزاء كل واحد',
    reason: 'تشكل قيم {measures} كلًّا من {points:parts}، وهو عدد تسهل قراءته شرائح.',
  },
  'few-parts': {
    label: 'أجزاء قليلة',
    reason: 'يمكن جمع القيم، وهي لا تزيد على {points:parts}، فتصلح شرائح؛ والأعمدة أدق.',
  },
  'several-parts': {
    label: 'عدة أجزاء',
    reason: 'يمكن جمع القيم، لكن تقسيم الكل إلى {points:parts} يجعل الشرائح رفيعة: حتى ست شرائح تسهل قراءتها.',
  },
  'too-many-parts': {
    label: 'أجزاء أكثر من اللازم',
    reason: 'لا أحد يستطيع المقارنة بين {points:parts}: أبقِ أكبر ستة منها واجمع الباقي.',
  },
  'parts-do-not-add-up': {
    label: 'ليست أجزاء كل',
    reason: 'لا تشكل قيم مثل {measures} كلًّا واحدًا: استخدم مبالغ أو أعدادًا أو حصصًا.',
  },
  'parts-over-time': {
    label: 'الترتيب يحتاج إلى محور',
    reason: 'تسير قيم {axis} على ترتيب لا تُظهره الشرائح ولا الكتل.',
  },
  'single-part': { label: 'جزء واحد فقط', reason: 'كلٌّ من جزء واحد لا يُظهر شيئًا: أضف الأجزاء الأخرى.' },
  stages: {
    label: 'مراحل عملية',
    reason: 'تمر القيم في {axis} عبر {points:stages} وتتناقص مرحلة بعد أخرى، كما يُظهر القمع.',
  },
  'no-stages': {
    label: 'ليست عملية',
    reason: 'قيم {axis} ليست مراحل تحتفظ كل منها بجزء مما قبلها: يصلح هذا الشكل لعملية تتناقص قيمها.',
  },
  'signed-steps': { label: 'صعود وهبوط', reason: 'تقود الزيادات والنواقص في {measures} خطوة خطوة من بداية إلى نهاية.' },
  'gains-and-losses': {
    label: 'زيادات ونواقص',
    reason: 'تتراكم الزيادات والنواقص في {measures} على امتداد {axis}.',
  },
  'totals-to-bridge': {
    label: 'مجاميع تصل بينها الخطوات',
    reason: 'تشتمل البيانات على {totals:totals} تبدأ منه الخطوات أو تنتهي عنده.',
  },
  'no-falls': {
    label: 'لا صعود ولا هبوط',
    reason: 'لا توجد قيمة سالبة، فالخطوات تصعد فقط: يصلح هذا الشكل للزيادات والنواقص.',
  },
  'steps-do-not-add-up': {
    label: 'خطوات لا تُجمع',
    reason: 'لا تُجمع قيم مثل {measures} من خطوة إلى أخرى: يصلح هذا الشكل للمبالغ.',
  },
  'two-scales-over-time': {
    label: 'وحدتان عبر الزمن',
    reason: 'تختلف وحدات {measures}: أعمدة وخط، لكل منهما محوره، تُظهرها معًا عبر الزمن.',
  },
  'two-scales-by-category': {
    label: 'وحدتان حسب الفئة',
    reason: 'تختلف وحدات {measures}، فيمكن أن يكون لكل منها محوره.',
  },
  pareto: {
    label: 'حصة تراكمية',
    reason: 'أعمدة لقيم متناقصة وخط لحصتها التراكمية تُظهر القلة الأكثر أثرًا: {measures}.',
  },
  'one-scale': {
    label: 'وحدة واحدة تكفي',
    reason: 'للسلاسل كلها وحدة واحدة، فالخط بين الأعمدة يميز إحداها بلا داعٍ.',
  },
  'mixed-scales': {
    label: 'وحدات مختلفة',
    reason: 'تتباعد مقادير {measures} بما لا يسعه محور واحد: أبقِ مقاييس من وحدة واحدة.',
  },
  'dot-positions': { label: 'مقياسان', reason: 'تضع النقاط {measures} في مقابلة بعضهما.' },
  'dot-cloud': {
    label: 'سحابة نقاط',
    reason: 'تُظهر نقاط من {rows:rows} كيف تتلازم مقاييس مثل {measures}، وما يشذ عنها.',
  },
  'only-measures': {
    label: 'مقاييس فقط',
    reason: 'لا توجد فئات ولا تواريخ، بل مقاييس فقط: وبها، أي {measures}، يتحدد موضع كل صف.',
  },
  correlated: { label: 'ارتباط واضح', reason: 'يوجد ارتباط واضح بين {measures}، معامله {coefficient}.' },
  'unlike-measures': {
    label: 'مقاييس مختلفة النوع',
    reason: 'تربط النقاط بين {measures} مع اختلاف وحداتها، دون محور واحد يجمعها.',
  },
  'few-dots': { label: 'نقاط قليلة', reason: 'لا تكفي نقاط من {rows:rows} لإظهار نمط: أضف صفوفًا.' },
  'dots-over-time': {
    label: 'نقطة لكل صف',
    reason: 'تُظهر نقطة لكل صف على امتداد {axis} التشتت الذي يخفيه الخط.',
  },
  'dots-by-group': {
    label: 'التشتت داخل المجموعات',
    reason: 'تُظهر نقاط من {rows:rows} التشتت داخل كل قيمة من {axis}.',
  },
  'third-measure': {
    label: 'مقياس ثالث بالحجم',
    reason: 'يحمل حجم الفقاعات مقياسًا ثالثًا إلى جانب مقياسين لموضعها: {measures}.',
  },
  'sized-dots': {
    label: 'المقاييس الثلاثة معًا',
    reason: 'تعرض الفقاعات {measures} معًا، ويسهل التمييز بين فقاعات من {rows:rows}.',
  },
  'third-measure-unused': { label: 'يُسقط مقياسًا', reason: 'ليس للنقاط حجم يُظهر {measures}.' },
  'crowded-bubbles': {
    label: 'فقاعات مزدحمة',
    reason: 'تحجب الفقاعات المأخوذة من {rows:rows} بعضها بعضًا: أبقِ أهمها.',
  },
  'more-than-three': {
    label: 'مقاييس أكثر من المواضع',
    reason: 'لا يُعرض معًا إلا بعض من {count:numberColumns}: اختر منها.',
  },
  grid: { label: 'بُعدان', reason: 'تملأ القيم شبكة من {points:values} في {axis} تتقاطع مع {series:series}.' },
  'against-itself': {
    label: 'الشيء مقابل نفسه',
    reason: 'لجانبي الشبكة الأسماء نفسها، كما في جدول الارتباطات: والخلايا المظللة تُظهر النمط.',
  },
  'crossed-cycles': {
    label: 'دورتان متقاطعتان',
    reason: 'تُظهر خلايا {axis} المتقاطعة مع {series:series} متى ترتفع القيم.',
  },
  'large-grid': {
    label: 'شبكة كبيرة',
    reason: 'عند تقاطع {points:values} مع {series:series} تظل الخلايا المظللة مقروءة، بخلاف الأعمدة والخطوط.',
  },
  'cells-do-not-add-up': {
    label: 'قيمة لكل خلية',
    reason: 'لا تُجمع قيم مثل {measures}، فالخلايا أنسب لها من التكديس.',
  },
  'sparse-grid': { label: 'خلايا قليلة', reason: 'مع قلة الخلايا تُقرأ الأطوال بدقة أكبر من درجات التظليل.' },
  'binned-grid': {
    label: 'تلزم فئات عددية',
    reason: 'لملء الخلايا يلزم أولًا تقسيم {measures} إلى فئات عددية ثم عدّ الصفوف.',
  },
  mosaic: {
    label: 'الحجم والحصة معًا',
    reason: 'يُظهر العرض مجموع كل قيمة من {axis}، والارتفاع نصيب كل سلسلة من {series:series}.',
  },
  'uneven-wholes': {
    label: 'مجاميع متفاوتة',
    reason: 'تتفاوت أحجام قيم {axis} كثيرًا، وهو ما يُظهره العرض وتخفيه الأعمدة المتساوية العرض.',
  },
  'crowded-mosaic': {
    label: 'كتل أكثر من اللازم',
    reason: 'تصغر الكتل كثيرًا عند تقاطع {points:values} مع {series:series}: أبقِ ثماني فئات وست سلاسل على الأكثر.',
  },
  'distribution-bins': { label: 'توزيع', reason: 'تُظهر الأعمدة فوق نطاقات {measures} عدد مرات ورود القيم.' },
  'spread-of-one': {
    label: 'توزيع مقياس واحد',
    reason: 'إذا قُسمت قيم {measures} إلى نطاقات وعُدّت أمكن عرضها وحدها.',
  },
  'exact-values': { label: 'قيم دقيقة', reason: 'يعرض الجدول كل قيمة بدقة أيًّا كانت البيانات.' },
  'mostly-text': { label: 'نص للقراءة', reason: 'البيانات نصوص بلا أرقام تُرسم، وأفضل وسيلة لقراءتها الجدول.' },
  'names-are-sentences': {
    label: 'جُمل للقراءة',
    reason: 'نصوص {axis} جُمل أطول من أن تكون أسماء للأعمدة.',
  },
  'few-figures': { label: 'أرقام قليلة', reason: 'قراءة أرقام بهذه القلة أسرع من رسمها.' },
  'long-list': {
    label: 'قائمة للبحث',
    reason: 'تشتمل قائمة {axis} على {points:categories}، فالقارئ سيبحث عن قيم بعينها.',
  },
  'unlike-columns': {
    label: 'مقاييس كثيرة مختلفة',
    reason: 'يجمع الجدول جنبًا إلى جنب بين {count:numberColumns} بوحدات مختلفة.',
  },
  'stack-of-periods': {
    label: 'الفترات لا تُجمع',
    reason: 'العناوين {measures} فترات زمنية تُقارن قيمها ولا تُجمع.',
  },
  'named-positions': {
    label: 'مواضع بأسمائها',
    reason: 'تدل أسماء {measures} على أنها مواضع.',
  },
  'single-row-of-cells': {
    label: 'صف واحد من الخلايا',
    reason:
      'لا يوجد على امتداد {axis} إلا صف واحد من الخلايا، والأطوال والمواضع أدق منه قراءةً: أضف فئة ثانية أو أعمدة رقمية أخرى.',
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
    label: 'لا تدرّج منتظم',
    reason:
      'المسافات بين قيم {measures} غير متساوية، فيتردد الخط ذهابًا وإيابًا: أضف عمودًا للتواريخ أو عمودًا متساوي المسافات.',
  },
  'equal-wholes': {
    label: 'مجاميع متساوية',
    reason: 'مجموع كل صف هو الكل نفسه، فتتساوى العروض كلها على امتداد {axis}.',
  },
  'too-many-steps': {
    label: 'خطوات أكثر من اللازم',
    reason: 'لا يمكن تتبع شلال من {points:steps}: اجمعها في خطوات أقل.',
  },
  'too-many-scales': {
    label: 'وحدات أكثر من اللازم',
    reason: 'توجد بيانات في {count:numberColumns} بوحدات مختلفة، وليس للرسم إلا محوران: أبقِ عمودين أو ثلاثة.',
  },
  'axis-left-out': {
    label: 'يُسقط المحور',
    reason: 'لا تُظهر الفقاعات {axis} مع أن القيم تسير على امتداده.',
  },
  'few-for-two-scales': {
    label: 'مواضع قليلة لوحدتين',
    reason: 'مع قلة المواضع في {axis} تصعب قراءة محورين أكثر من قراءة الأرقام.',
  },
  'family-asked-for': { label: 'العائلة المطلوبة', reason: 'ينتمي إلى عائلة الرسوم التي طلبتها.' },
} as const satisfies Partial<FactorTexts>;
