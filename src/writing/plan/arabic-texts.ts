import type { AnnotationType, FieldValue, ReferenceLineName, WaterfallPart } from '../../plan/edit/edit.ts';
import type { StyledParts } from '../../plan/edit/edit-facts.ts';
import type { FieldValues } from '../../plan/edit/edit-fields.ts';
import type { AxisName } from '../../plan/follow/notice.ts';
import type { NeededKind } from '../../plan/plan-error.ts';
import type { PluralForms } from '../plural.ts';
import { ARABIC_FIELDS } from './arabic-fields.ts';
import { ARABIC_TRANSFORMS, MORE, MORE_AFTER_COLON } from './arabic-transforms.ts';
import type { PlanTexts, StepSay } from './plan-texts.ts';
import type { Say } from './say.ts';
import { showValue } from './sentence.ts';

/** Oblique, as after a verbal noun. */
const REMARKS_COUNTED: PluralForms = {
  one: 'تعليق توضيحي واحد',
  two: 'تعليقين توضيحيين',
  few: '# تعليقات توضيحية',
  many: '# تعليقًا توضيحيًا',
  other: '# تعليق توضيحي',
};
const SETTINGS_COUNTED: PluralForms = {
  one: 'إعداد واحد',
  two: 'إعدادين',
  few: '# إعدادات',
  many: '# إعدادًا',
  other: '# إعداد',
};
const CHARACTERS: PluralForms = { one: 'حرف واحد', two: 'حرفين', few: '# أحرف', many: '# حرفًا', other: '# حرف' };
const ROWS: PluralForms = { one: 'صف واحد', two: 'صفين', few: '# صفوف', many: '# صفًا', other: '# صف' };
const COLUMNS: PluralForms = { one: 'عمود واحد', two: 'عمودين', few: '# أعمدة', many: '# عمودًا', other: '# عمود' };

const GONE: PluralForms = {
  one: 'عمود لم يعد موجودًا',
  two: 'عمودان لم يعودا موجودين',
  other: 'أعمدة لم تعد موجودة',
};

const TYPES: PlanTexts['types'] = {
  line: 'مخطط خطي',
  areaStacked: 'مخطط مساحي مكدّس',
  bar: 'مخطط شريطي',
  groupedBar: 'مخطط شريطي مجمّع',
  stackedBar: 'مخطط شريطي مكدّس',
  '100StackedBar': 'مخطط شريطي مكدّس بنسبة ١٠٠٪',
  column: 'مخطط أعمدة',
  groupedColumn: 'مخطط أعمدة مجمّعة',
  stackedColumn: 'مخطط أعمدة مكدّسة',
  '100StackedColumn': 'مخطط أعمدة مكدّسة بنسبة ١٠٠٪',
  combo: 'مخطط مركّب',
  pie: 'مخطط دائري',
  donut: 'مخطط حلقي',
  funnel: 'مخطط قمعي',
  heatmap: 'خريطة حرارية',
  scatter: 'مخطط نقاط مبعثرة',
  bubble: 'مخطط فقاعي',
  waterfall: 'مخطط شلالي',
  table: 'جدول',
  mekko: 'مخطط ميكو',
};

const LINES: Readonly<Record<ReferenceLineName, string>> = {
  goalLine: 'خط الهدف',
  trendline: 'خط الاتجاه',
  averageLine: 'خط المتوسط',
};

const REMARKS: Readonly<Record<AnnotationType, string>> = {
  sticker: 'ملصق',
  tooltip: 'ملاحظة',
  highlight: 'إبراز',
  text: 'نص',
  arrow: 'سهم',
  shape: 'شكل',
  'difference-arrow': 'سهم للفرق',
};

const PARTS: Readonly<Record<WaterfallPart, string>> = {
  waterfallStart: 'قيمة البداية',
  waterfallPositive: 'الزيادات',
  waterfallNegative: 'الانخفاضات',
  waterfallTotal: 'المجاميع',
};

const AXES: Readonly<Record<AxisName, string>> = {
  x: 'المحور السيني',
  y: 'المحور الصادي',
  y2: 'المحور الصادي الثاني',
};

const PARTS_OF_CONTENT = { title: 'العنوان', subtitle: 'العنوان الفرعي', caption: 'التعليق' } as const;

const NEEDS: Readonly<Record<NeededKind, string>> = {
  number: 'أرقام',
  date: 'تواريخ',
  text: 'نصوص',
  truth: 'شرط يصح أو لا يصح',
};

const LINE_STYLES = { solid: 'متصل', dashed: 'متقطع', dotted: 'منقّط' } as const;

const notices: PlanTexts['notices'] = {
  annotationsDropped: ({ count }, say) =>
    `جرى حذف ${say.count(count, REMARKS_COUNTED)} لزوال الموضع المقصود من البيانات.`,
  stylesDropped: ({ names }, say) => `جرت إزالة التنسيق الخاص بـ${say.names(names, MORE)}.`,
  referenceLineDropped: ({ line, column }, say) => `جرى حذف ${LINES[line]} لأن ${say.name(column)} لم يعد في البيانات.`,
  axisLabelCleared: ({ axis, label }, say) => `جرى حذف عنوان ${AXES[axis]} لأنه كان يشير إلى ${say.name(label)}.`,
  axisLabelRenamed: ({ axis, to }, say) => `أصبح عنوان ${AXES[axis]} ${say.name(to)} تبعًا لذلك.`,
  boundDropped: ({ axis, bound, value }, say) =>
    `جرى إلغاء ${bound === 'min' ? 'بداية' : 'نهاية'} ${AXES[axis]} عند ${say.number(value)} لتعارضها مع الحد الجديد.`,
  typeCannotShow: ({ type, nearest }) =>
    nearest === undefined
      ? `لم يعد عرض هذه البيانات ممكنًا بالنوع «${TYPES[type]}». بقي النوع كما هو.`
      : `لم يعد عرض هذه البيانات ممكنًا بالنوع «${TYPES[type]}». بقي النوع كما هو، ويمكن عرضها بالنوع «${TYPES[nearest]}».`,
  notOnLogScale: ({ axis, count }, say) =>
    `لا مكان للقيم التي لا تزيد على الصفر على التدريج اللوغاريتمي في ${AXES[axis]}، فلم تُرسم (العدد: ${say.number(count)}).`,
  rowsWithoutFigure: ({ count }, say) => `لم تُرسم الصفوف الخالية من القيمة (العدد: ${say.number(count)}).`,
  seriesNotDrawn: ({ drawn, columns }, say) =>
    `لا يُرسم إلا ${say.name(drawn)}، فلا مكان في هذا النوع لما يلي: ${say.list(columns.map(say.name))}.`,
  noWhole: ({ type, columns }, say) =>
    `قيم ${say.list(columns.map(say.name))} لا تُجمع في كلٍّ واحد، والنوع «${TYPES[type]}» يعرض أجزاء من كل: الأعمدة المتجاورة أصلح لمقارنتها.`,
  sameColour: ({ columns }, say) => `لون ${say.list(columns.map(say.name))} واحد الآن، فلم يعد اللون يميّز بينها.`,
  scalesApart: ({ small, large }, say) =>
    `تكاد قيم ${say.list(small.map(say.name))} لا تُقرأ بجانب ${say.name(large)} لأن قيمه أكبر منها بكثير: بعبارة «اجعله مخططا مركبا مع محور ثان» يصبح للسلسلة الأخيرة محور خاص بها.`,
  nothingLeft: () => 'لم يبقَ أي صف للعرض.',
};

const notes: PlanTexts['notes'] = {
  unreadableCells: ({ column, needs, count, examples }, say) =>
    `عدد الخلايا المستبعدة في ${say.name(column)} لأنها ليست ${needs === 'number' ? 'أرقامًا' : 'تواريخ'}: ${say.number(count)}${
      examples[0] === undefined ? '' : ` (مثل ${say.name(examples[0].text)})`
    }.`,
  totalsLeftOut: ({ count, labels }, say) =>
    `عدد صفوف المجاميع المستبعدة: ${say.number(count)}${labels.length === 0 ? '' : ` (${say.names(labels, MORE)})`}.`,
  emptyCells: ({ column, count }, say) => `عدد الصفوف التي لا قيمة فيها لـ${say.name(column)}: ${say.number(count)}.`,
  mixedCurrencies: ({ column, currencies }, say) =>
    `جُمعت في ${say.name(column)} مبالغ بعملات مختلفة (${say.list(currencies)}).`,
  columnsDropped: ({ columns }, say) =>
    `${say.count(columns.length, GONE)} بعد جمع الصفوف: ${say.names(columns, MORE_AFTER_COLON)}.`,
  hiddenDropped: ({ columns }, say) => `عدد الأعمدة المخفية التي لم تعد موجودة: ${say.number(columns.length)}.`,
  tiesCut: ({ count }, say) => `عدد الصفوف المستبعدة مع أنها تساوي آخر صف باقٍ: ${say.number(count)}.`,
};

const TARGETS = { series: 'سلاسل', slice: 'شرائح', waterfall: 'خطوات', every: 'أجزاء' } as const;

const faults: PlanTexts['faults'] = {
  unknownColumn: ({ name, nearest }, say) =>
    `لا يوجد عمود باسم ${say.name(name)}.${suggest(nearest.map(say.name), say)}`,
  unknownFunction: ({ name, nearest }, say) =>
    `لا توجد دالة باسم ${say.name(name)}.${suggest(nearest.map(say.name), say)}`,
  wrongKind: ({ column, text, needs }, say) =>
    `المطلوب هنا ${NEEDS[needs]}، وليس هذا حال ${say.name(column ?? text ?? '')}.`,
  badArgument: ({ argument, value }, say) => `لا تصلح القيمة ${say.name(showValue(value))} لـ${say.name(argument)}.`,
  syntax: ({ text, at }, say) =>
    at >= text.length
      ? `الشرط ${say.name(text)} غير مكتمل.`
      : `تتعذر قراءة الشرط ${say.name(text)} ابتداءً من ${say.name(text.slice(at, at + 20))}.`,
  tooLarge: ({ cells, mostCells }, say) =>
    `سيبلغ عدد خلايا النتيجة ${say.number(cells)}، والحد الأقصى ${say.number(mostCells)}.`,
  unknownField: ({ field, nearest }, say) =>
    `ليس في المخطط إعداد باسم ${say.name(field)}.${suggest(nearest.map(say.setting), say)}`,
  badValue: ({ setting, value, takes }, say) =>
    `لا تصلح القيمة ${say.name(showValue(value))} لضبط ${say.setting(setting)}. المقبول: ${say.takes(takes)}.`,
  unknownRow: ({ rowIndex, rowCount }, say) =>
    `لا يوجد صف رقمه ${say.number(rowIndex + 1)}، فعدد الصفوف ${say.number(rowCount)}.`,
  notStyled: ({ type, target }) => `النوع «${TYPES[type]}» ليست فيه ${TARGETS[target]} يمكن تنسيقها على حدة.`,
  placeNotStyled: ({ type, place, series }, say) =>
    `${say.name(place)} موضع على المحور: في النوع «${TYPES[type]}» لا يمكن أن يكون تنسيق خاص إلا للسلاسل (${say.names(series, MORE)}). ولإبراز هذا الموضع يمكن طلب تمييزه.`,
  noSeries: ({ column, series }, say) =>
    `${say.name(column)} ليس من سلاسل المخطط.${series.length === 0 ? '' : ` السلاسل هي: ${say.names(series, MORE_AFTER_COLON)}.`}`,
  cannotSwap: ({ type }) => `لا يمكن قلب اتجاه النوع «${TYPES[type]}».`,
  emptyRange: ({ axis, least, most }, say) =>
    `لا يمكن أن يمتد ${AXES[axis]} من ${say.number(least)} إلى ${say.number(most)}.`,
};

function suggest(names: readonly string[], say: StepSay): string {
  return names.length === 0 ? '' : ` هل تقصد ${say.alternatives(names)}؟`;
}

function takes(values: FieldValues, say: Say): string {
  switch (values.kind) {
    case 'choice':
      return say.alternatives(values.choices.map(say.name));
    case 'boolean':
      return 'نعم أو لا';
    case 'colour':
      return `قيمة لون ست عشرية مثل ${say.name('#d62728')}`;
    case 'url':
      return `عنوان يبدأ بـ${say.name('https://')}`;
    case 'text':
      return `نص لا يزيد على ${say.count(values.longest, CHARACTERS)}`;
    case 'number': {
      const kind = values.isWhole === true ? 'عدد صحيح' : 'عدد';
      const { least, most } = values;
      if (least === undefined || most === undefined) return kind;
      return `${kind} من ${say.number(least)} إلى ${say.number(most)}`;
    }
  }
}

function target(parts: StyledParts, say: StepSay): string {
  if (parts.kind === 'series') return say.name(parts.column);
  if (parts.kind === 'slice') return say.name(parts.name);
  return parts.kind === 'waterfall' ? PARTS[parts.part] : 'الأجزاء كلها';
}

function sayValue(value: FieldValue, say: StepSay): string {
  if (typeof value === 'number') return say.number(value);
  if (typeof value === 'boolean') return value ? 'نعم' : 'لا';
  return value.startsWith('#') ? say.colour(value) : say.name(value);
}

const edits: PlanTexts['edits'] = {
  setType: ({ to }) => `جرى تغيير نوع العرض إلى ${TYPES[to]}.`,
  setField: ({ field, value }, say) =>
    value === null
      ? `جرت إعادة ${say.setting(field)} إلى الإعداد الأصلي.`
      : `جرى ضبط ${say.setting(field)} على ${sayValue(value, say)}.`,
  setContent: ({ part, text, isHidden }, say) => {
    if (text === null) return `جرى حذف ${PARTS_OF_CONTENT[part]}.`;
    return `أصبح ${PARTS_OF_CONTENT[part]} ${say.name(text)}.${isHidden ? ' وهو مخفي حاليًا.' : ''}`;
  },
  setSource: ({ label, url }, say) => {
    const named = label ?? url;
    if (named === null || named === undefined) return 'جرى حذف المصدر.';
    return `جرى ذكر ${say.name(named)} مصدرًا للبيانات.`;
  },
  styleSeries: ({ parts, look }, say) => {
    const { customColor, paletteColorId, lineStyle, fillStyle } = look;
    const styled = target(parts, say);
    const said = [
      ...(typeof customColor === 'string' ? [`جرى تلوين ${styled} باللون ${say.colour(customColor)}`] : []),
      ...(customColor === null || paletteColorId === null ? [`جرت إعادة ${styled} إلى لون اللوحة`] : []),
      ...(typeof paletteColorId === 'string'
        ? [`جرى تلوين ${styled} باللون ${say.name(paletteColorId)} من اللوحة`]
        : []),
      ...(lineStyle === null ? [`جرت إعادة ${styled} إلى الخط المعتاد`] : []),
      ...(lineStyle === undefined || lineStyle === null ? [] : [`جرى رسم ${styled} بخط ${LINE_STYLES[lineStyle]}`]),
      ...(fillStyle === null ? [`جرت إعادة ${styled} إلى التعبئة المعتادة`] : []),
      ...(typeof fillStyle === 'string' ? [`جرى ضبط تعبئة ${styled} على ${say.name(fillStyle)}`] : []),
    ];
    return `${said.join('. ')}.`;
  },
  addAnnotation: ({ type, anchors }, say) => {
    const places = anchors.map(({ row, column }) => `${say.name(column)} في ${say.name(row)}`);
    return `جرت إضافة ${REMARKS[type]}${places.length === 0 ? '' : ` عند ${say.list(places)}`}.`;
  },
  removeAnnotations: ({ count }, say) =>
    count === 0 ? 'لا توجد تعليقات توضيحية لحذفها.' : `جرى حذف ${say.count(count, REMARKS_COUNTED)}.`,
  setReferenceLine: ({ referenceLine, column }, say) => {
    const at = referenceLine.line === 'goalLine' ? ` عند ${say.number(referenceLine.value)}` : '';
    const of = column === undefined ? '' : ` لـ${say.name(column)}`;
    const label =
      'label' in referenceLine && referenceLine.label !== undefined ? ` باسم ${say.name(referenceLine.label)}` : '';
    return `جرت إضافة ${LINES[referenceLine.line]}${of}${at}${label}.`;
  },
  removeReferenceLines: ({ lines }, say) => `جرى حذف ${say.list(lines.map((line) => LINES[line]))}.`,
  swapAxes: ({ from, to, columns }, say) =>
    columns === undefined || from !== to
      ? `جرى قلب اتجاه المخطط وتحويله إلى ${TYPES[to]}.`
      : `جرى تبادل المحورين بين ${say.names(columns, MORE)}.`,
  resetLook: ({ fields }, say) => `جرت إعادة ${say.count(fields.length, SETTINGS_COUNTED)} للمظهر إلى الأصل.`,
};

const settings: PlanTexts['settings'] = {
  'seriesStyle.customColor': 'لون السلسلة',
  'seriesStyle.paletteColorId': 'لون السلسلة من اللوحة',
  'seriesStyle.lineStyle': 'خط السلسلة',
  'seriesStyle.fillStyle': 'تعبئة السلسلة',
  'content.text': 'النص',
  'source.label': 'اسم المصدر',
  'source.url': 'عنوان المصدر على الشبكة',
  'annotation.type': 'نوع التعليق التوضيحي',
  'annotation.sticker': 'الملصق',
  'annotation.highlight': 'الإبراز',
  'annotation.text': 'نص التعليق التوضيحي',
  'annotation.position': 'موضع التعليق التوضيحي',
  'annotation.color': 'لون التعليق التوضيحي',
  'annotation.style': 'نمط التعليق التوضيحي',
  'annotation.strokeWidth': 'حدود التعليق التوضيحي',
  'referenceLine.line': 'نوع الخط المرجعي',
  'referenceLine.value': 'قيمة الخط المرجعي',
  'referenceLine.label': 'اسم الخط المرجعي',
  'referenceLine.axis': 'محور الخط المرجعي',
  'referenceLine.method': 'نوع الاتجاه',
  chartType: 'نوع المخطط',
};

/** What a plan did, in Modern Standard Arabic. */
export const ARABIC_TEXTS: PlanTexts = {
  types: TYPES,
  transforms: ARABIC_TRANSFORMS,
  edits,
  notes,
  notices,
  faults,
  settings,
  takes,
  fields: ARABIC_FIELDS,
  already: (name) => `لا حاجة إلى تغيير ${name}، فالمطلوب قائم من قبل.`,
  alreadyDone: 'المطلوب قائم من قبل.',
  notShown: (type) => `ولا يظهر أثر ذلك في النوع الحالي «${type}».`,
  done: {
    nothing: 'لم يتغير شيء.',
    unchanged: 'المخطط على هذه الحال من قبل، فلم يتغير شيء.',
    more: (steps, say) => `وتلت ذلك خطوات أخرى عددها ${say.number(steps)}.`,
    remade: (rows, say) => `أُعيد بناء المخطط من بياناته الأصلية، وفيها ${say.count(rows, ROWS)}.`,
    undone: (rows, say) => `أُلغي آخر تغيير في البيانات، وعاد المخطط إلى ${say.count(rows, ROWS)}.`,
    leftBehind: (rows, say) =>
      `البيانات الأصلية (${say.count(rows, ROWS)}) أكبر من أن تُحفظ مع المخطط، فلن ترى الخطوات التالية إلا المعروض الآن.`,
    left: (rows, columns, say) => `يتكون المخطط الآن من ${say.count(rows, ROWS)} و${say.count(columns, COLUMNS)}.`,
  },
};
