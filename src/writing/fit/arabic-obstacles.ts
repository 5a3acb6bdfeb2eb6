import type { FactorTexts } from './factor-text.ts';

/**
 * Modern Standard Arabic: what keeps a type from being drawn, and what has to be done first. Counts and lists of names
 * stand as in `arabic-merits.ts`.
 */
export const ARABIC_OBSTACLES = {
  'no-data': { label: 'لا توجد بيانات', reason: 'لا توجد قيم لرسمها: أضف صفوفًا وعمودًا رقميًا واحدًا على الأقل.' },
  'needs-measure': {
    label: 'لا توجد أرقام',
    reason:
      'لا يوجد عمود رقمي لرسمه: أضف عمودًا رقميًا، أو عمود فئات تتكرر ويمكن عدّها.[ أما الرموز مثل {codes} فتعرّف الصفوف فحسب.]',
  },
  'needs-amounts': {
    label: 'تلزم مقادير',
    reason: 'لا يوجد عمود رقمي لرسمه: أضف عمودًا رقميًا واحدًا.[ أما الرموز مثل {codes} فتعرّف الصفوف فحسب.]',
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
    reason:
      'يتحدد موضع كل نقطة بمقياسين: أضف {missing:measuresToPlaceDots}.[ أما الرموز مثل {codes} فتعرّف الصفوف فحسب.]',
  },
  'needs-third-measure': {
    label: 'تلزم ثلاثة مقاييس',
    reason:
      'تعرض كل فقاعة ثلاثة مقاييس، اثنان لموضعها وواحد لحجمها: أضف {missing:measuresForBubbles}.[ أما الرموز مثل {codes} فتعرّف الصفوف فحسب.]',
  },
  'needs-series': {
    label: 'تلزم سلسلة ثانية',
    reason: 'لا توجد إلا سلسلة واحدة، فلا شيء يُعرض إلى جانبها: أضف عمودًا رقميًا ثانيًا، أو عمودًا يسمّي السلاسل.',
  },
  'needs-grid': {
    label: 'لا محور للخلايا',
    reason: 'لا يوجد ما تُوزَّع عليه الخلايا: أضف عمود فئات، أو أعمدة رقمية أخرى.',
  },
  'needs-points': {
    label: 'موضع واحد فقط',
    reason: 'لا يوجد على المحور إلا موضع واحد: أضف صفًا ثانيًا بفئة أخرى أو تاريخ آخر.',
  },
  'negative-parts': {
    label: 'قيم سالبة',
    reason:
      'لا يمكن أن تقل أجزاء الكل عن الصفر، وفي {measures} قيم سالبة: يصلح هذا النوع إذا كانت القيم كلها صفرًا أو أكبر.',
  },
  'negative-layers': {
    label: 'طبقات سالبة',
    reason:
      'لا يمكن أن تقل الطبقات المكدّسة عن الصفر، وفي {measures} قيم سالبة: يصلح هذا النوع إذا كانت القيم كلها صفرًا أو أكبر.',
  },
  'negative-sizes': {
    label: 'لا مقياس يصلح للحجم',
    reason: 'لا يمكن أن يكون حجم الفقاعة سالبًا، وفي كل مقياس قيم دون الصفر: أضف عمودًا رقميًا بلا قيم سالبة.',
  },
  'empty-whole': {
    label: 'لا شيء يُقسم',
    reason: 'قيم {measures} كلها أصفار، فلا مجموع يُقسَم: يصلح هذا النوع إذا كان بعض القيم أكبر من الصفر.',
  },
  'single-value': { label: 'لا شيء للمقارنة', reason: 'لا يوجد هنا ما يُقارن: أضف صفوفًا أخرى بقيم أخرى.' },
  'widen-first': {
    label: 'يلزم عمود لكل سلسلة',
    reason: 'البيانات بصيغة طولية: خصّص أولًا عمودًا لكل قيمة من قيم {series}، وصفًا واحدًا لكل قيمة من قيم {axis}.',
  },
  'gather-first': {
    label: 'يلزم التجميع',
    reason:
      'تتوزع البيانات في {rows:rows} على {points:categories} من {axis}: اجمع القيم أولًا أو احسب متوسطها ليبقى صف واحد لكل فئة.',
  },
  'count-first': {
    label: 'يلزم العدّ',
    reason: 'عُدّ أولًا الصفوف لكل قيمة من قيم {axis}: تتوزع البيانات في {rows:rows} على {points:categories}.',
  },
  'bin-first': { label: 'تلزم نطاقات', reason: 'قسّم أولًا قيم {measures} إلى نطاقات وعُدّ الصفوف في كل منها.' },
  'turn-first': {
    label: 'يلزم تبديل الصفوف والأعمدة',
    reason: 'المواضع في عناوين الأعمدة: حوّل أولًا كل عمود من {measures} إلى صف.',
  },
} as const satisfies Partial<FactorTexts>;
