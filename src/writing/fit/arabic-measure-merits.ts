import type { FactorTexts } from './factor-text.ts';

/** Modern Standard Arabic: what speaks for and against dots, grids, two scales and plain numbers; counts stand as in `arabic-axis-merits.ts`. */
export const ARABIC_MEASURE_MERITS = {
  'mixed-scale-lines': {
    label: 'تدريجات مختلفة',
    reason: 'تتفاوت مقادير {measures} تفاوتًا لا يسعه محور واحد، فيبدو أصغرها خطًا مستويًا.',
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
  'named-positions': { label: 'إحداثيات بأسمائها', reason: 'تدل أسماء {measures} على أنها إحداثيات.' },
  'single-row-of-cells': {
    label: 'صف واحد من الخلايا',
    reason:
      'لا يوجد على امتداد {axis} إلا صف واحد من الخلايا، وقراءة الأطوال والمواضع أدق: أضف فئة ثانية أو أعمدة رقمية أخرى.',
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
