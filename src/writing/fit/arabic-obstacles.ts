import type { FactorTexts } from './factor-text.ts';

/** Modern Standard Arabic. Counts stand where their noun takes the oblique case, the only one `nouns.ts` writes: what keeps a type from being drawn, and what has to be done first. */
export const ARABIC_OBSTACLES = {
  'no-data': { label: 'لا توجد بيانات', reason: 'لا توجد قيم لرسمها: أضف صفوفًا فيها عمود رقمي واحد على الأقل.' },
  'needs-measure': {
    label: 'لا توجد أرقام',
    reason:
      'لا يوجد عمود رقمي لرسمه: أضف عمودًا رقميًا، أو فئة تتكرر ويمكن عدّها.[ والرموز مثل {codes} تعرّف الصفوف فحسب.]',
  },
  'needs-amounts': {
    label: 'تلزم مقادير',
    reason: 'لا يوجد عمود رقمي لرسمه: أضف عمودًا رقميًا واحدًا.[ والرموز مثل {codes} تعرّف الصفوف فحسب.]',
  },
  'needs-axis': {
    label: 'لا توجد فئات',
    reason: 'لا يوجد ما تُوزَّع عليه قيم {measures}: أضف عمودًا للفئات أو التواريخ.',
  },
  'needs-order': {
    label: 'لا يوجد ترتيب',
    reason: 'لا بد للخط من ترتيب يسير عليه: أضف إلى جانب {measures} عمودًا للتواريخ أو عمودًا مرتبًا آخر.',
  },
  'needs-second-measure': {
    label: 'يلزم مقياسان',
    reason: 'يتحدد موضع كل نقطة بمقياسين: أضف {missing:measuresToPlaceDots}.[ والرموز مثل {codes} تعرّف الصفوف فحسب.]',
  },
  'needs-third-measure': {
    label: 'تلزم ثلاثة مقاييس',
    reason:
      'تعرض كل فقاعة ثلاثة مقاييس، اثنان لموضعها وواحد لحجمها: أضف {missing:measuresForBubbles}.[ والرموز مثل {codes} تعرّف الصفوف فحسب.]',
  },
  'needs-series': {
    label: 'تلزم سلسلة ثانية',
    reason: 'لا توجد إلا سلسلة واحدة وليس معها ما يُضم إليها: أضف عمودًا رقميًا ثانيًا، أو عمودًا يسمّي السلاسل.',
  },
  'needs-grid': {
    label: 'لا محور للخلايا',
    reason: 'لا يوجد ما تُوزَّع عليه الخلايا: أضف عمود فئات، أو أعمدة رقمية أخرى.',
  },
  'needs-points': {
    label: 'يلزم أكثر من موضع',
    reason: 'لا يوجد على المحور إلا موضع واحد: أضف صفًا ثانيًا بفئة أخرى أو تاريخ آخر.',
  },
  'negative-parts': {
    label: 'قيم سالبة',
    reason:
      'لا يمكن أن تقل أجزاء الكل عن الصفر، وفي {measures} قيم سالبة: يصلح هذا الشكل لو كانت القيم كلها صفرًا أو أكثر.',
  },
  'negative-layers': {
    label: 'طبقات سالبة',
    reason:
      'لا يمكن أن تقل الطبقات المكدسة عن الصفر، وفي {measures} قيم سالبة: يصلح هذا الشكل لو كانت القيم كلها صفرًا أو أكثر.',
  },
  'negative-sizes': {
    label: 'لا مقياس يصلح للحجم',
    reason: 'لا يمكن أن يكون حجم الفقاعة سالبًا، وفي كل مقياس قيم دون الصفر: أضف عمودًا رقميًا بلا قيم سالبة.',
  },
  'empty-whole': {
    label: 'لا شيء يُقسم',
    reason: 'كل قيم {measures} أصفار، فلا يوجد كلٌّ يُقسم: يصلح هذا الشكل لو زاد بعض القيم على الصفر.',
  },
  'single-value': { label: 'لا شيء للمقارنة', reason: 'لا يوجد هنا ما يُقارن: أضف صفوفًا أخرى بقيم أخرى.' },
  'widen-first': {
    label: 'يلزم عمود لكل سلسلة',
    reason: 'البيانات في شكل طولي: خصّص أولًا عمودًا لكل قيمة من {series}، وصفًا واحدًا لكل قيمة من {axis}.',
  },
  'gather-first': {
    label: 'يلزم التجميع',
    reason:
      'تتوزع البيانات في {rows:rows} على {points:categories} من {axis}: اجمعها أولًا أو احسب متوسطها ليبقى صف واحد لكل فئة.',
  },
  'count-first': {
    label: 'يلزم العدّ',
    reason: 'عُدّ أولًا الصفوف لكل قيمة من {axis}: تتوزع البيانات في {rows:rows} على {points:categories}.',
  },
  'bin-first': { label: 'تلزم نطاقات', reason: 'قسّم أولًا قيم {measures} إلى نطاقات وعُدّ الصفوف في كل منها.' },
  'turn-first': {
    label: 'يلزم القلب',
    reason: 'المواضع في عناوين الأعمدة: حوّل أولًا {measures} إلى صفوف، صفًا لكل عمود.',
  },
} as const satisfies Partial<FactorTexts>;
