import type { ChartType } from '../chart/chart-type.ts';
import type { FieldValue } from '../plan/edit/edit.ts';
import type { EditFieldPath } from '../plan/edit/edit-fields.ts';

/** A wish that sets one field, in each language, on a chart of a type, and the value it sets. */
export type EditExample = {
  readonly type: ChartType;
  readonly value: FieldValue;
  readonly en: string;
  readonly pt: string;
  readonly ar: string;
};

const example = (
  type: ChartType,
  value: FieldValue,
  { en, pt, ar }: Pick<EditExample, 'en' | 'pt' | 'ar'>,
): EditExample => ({ type, value, en, pt, ar });

/** One wish for each field that a person may set. The docs print them and a test proves that each does what it says. */
export const EDIT_EXAMPLES: Readonly<Record<EditFieldPath, EditExample>> = {
  'options.lineThickness': example('line', 5, {
    en: 'set the line thickness to 5',
    pt: 'espessura das linhas 5',
    ar: 'سماكة الخطوط 5',
  }),
  'options.isSmoothLine': example('line', true, {
    en: 'smooth the lines',
    pt: 'suaviza as linhas',
    ar: 'اجعل الخطوط ناعمة',
  }),
  'options.showPoints': example('line', false, { en: 'hide the points', pt: 'oculta os pontos', ar: 'أخف النقاط' }),
  'options.showFill': example('line', true, {
    en: 'add area fill',
    pt: 'adiciona preenchimento',
    ar: 'أضف التعبئة',
  }),
  'options.missingValues': example('line', 'connect', {
    en: 'connect the line across missing values',
    pt: 'liga a linha por cima das falhas',
    ar: 'صل الخط عبر القيم المفقودة',
  }),
  'options.sortBars': example('column', true, {
    en: 'sort the bars without touching the data',
    pt: 'ordena as barras sem mexer nos dados',
    ar: 'رتب الأعمدة دون تغيير البيانات',
  }),
  'options.pointSize': example('scatter', 12, {
    en: 'point size 12',
    pt: 'tamanho dos pontos 12',
    ar: 'حجم النقاط 12',
  }),
  'options.comboType': example('combo', 'stacked-bars', {
    en: 'stack the columns',
    pt: 'empilha as colunas',
    ar: 'كدس الأعمدة',
  }),
  'options.pieTotalPosition': example('donut', 'center', {
    en: 'total in the centre',
    pt: 'total no centro',
    ar: 'المجموع في الوسط',
  }),
  'axes.x.label': example('column', 'Area', {
    en: 'call the x axis Area',
    pt: 'título do eixo x: Area',
    ar: 'عنوان المحور السيني: Area',
  }),
  'axes.x.min': example('scatter', 50, {
    en: 'start the x axis at 50',
    pt: 'começa o eixo x em 50',
    ar: 'ابدأ المحور السيني من 50',
  }),
  'axes.x.max': example('scatter', 900, {
    en: 'end the x axis at 900',
    pt: 'termina o eixo x em 900',
    ar: 'أنه المحور السيني عند 900',
  }),
  'axes.x.scaleType': example('scatter', 'log', {
    en: 'log scale on the x axis',
    pt: 'escala logarítmica no eixo x',
    ar: 'مقياس لوغاريتمي للمحور السيني',
  }),
  'axes.x.isReversed': example('column', true, {
    en: 'reverse the x axis',
    pt: 'inverte o eixo x',
    ar: 'اعكس المحور السيني',
  }),
  'axes.x.isHidden': example('column', true, { en: 'hide the x axis', pt: 'oculta o eixo x', ar: 'أخف المحور السيني' }),
  'axes.x.tickDisplayMode': example('line', 'edges', {
    en: 'only the first and last label on the x axis',
    pt: 'só o primeiro e último rótulo no eixo x',
    ar: 'أظهر الأول والأخير فقط على المحور السيني',
  }),
  'axes.y.label': example('column', 'Amount', {
    en: 'label the y axis Amount',
    pt: 'título do eixo y: Amount',
    ar: 'عنوان المحور الصادي: Amount',
  }),
  'axes.y.min': example('line', 50, {
    en: 'start the axis at 50',
    pt: 'começa o eixo em 50',
    ar: 'ابدأ المحور من 50',
  }),
  'axes.y.max': example('column', 5_000_000, {
    en: 'end the y axis at 5M',
    pt: 'termina o eixo y em 5 milhões',
    ar: 'أنه المحور الصادي عند 5 ملايين',
  }),
  'axes.y.scaleType': example('line', 'log', {
    en: 'use a log scale',
    pt: 'usa uma escala logarítmica',
    ar: 'استخدم مقياسا لوغاريتميا',
  }),
  'axes.y.isReversed': example('line', true, {
    en: 'turn the value axis upside down',
    pt: 'inverte o eixo dos valores',
    ar: 'اعكس محور القيم',
  }),
  'axes.y.isHidden': example('line', true, { en: 'no y axis', pt: 'sem eixo y', ar: 'بدون المحور الصادي' }),
  'axes.y.tickDisplayMode': example('line', 'edges', {
    en: 'label only the ends of the y axis',
    pt: 'só os extremos do eixo y',
    ar: 'أظهر طرفي المحور الصادي فقط',
  }),
  'axes.y2.label': example('combo', 'Rate', {
    en: 'call the second axis Rate',
    pt: 'título do segundo eixo: Rate',
    ar: 'عنوان المحور الثاني: Rate',
  }),
  'axes.y2.min': example('combo', 10, {
    en: 'start the second axis at 10',
    pt: 'começa o segundo eixo em 10',
    ar: 'ابدأ المحور الثاني من 10',
  }),
  'axes.y2.max': example('combo', 90, {
    en: 'end the secondary axis at 90',
    pt: 'termina o eixo secundário em 90',
    ar: 'أنه المحور الثاني عند 90',
  }),
  'axes.y2.scaleType': example('combo', 'log', {
    en: 'log scale on the second axis',
    pt: 'escala logarítmica no segundo eixo',
    ar: 'مقياس لوغاريتمي للمحور الثاني',
  }),
  'axes.y2.isReversed': example('combo', true, {
    en: 'reverse the second axis',
    pt: 'inverte o segundo eixo',
    ar: 'اعكس المحور الثاني',
  }),
  'axes.y2.isHidden': example('combo', true, {
    en: 'make the second axis invisible',
    pt: 'segundo eixo invisível',
    ar: 'اجعل المحور الثاني مخفيا',
  }),
  'axes.y2.tickDisplayMode': example('combo', 'edges', {
    en: 'only the ends on the second axis',
    pt: 'só os extremos no segundo eixo',
    ar: 'أظهر الطرفين فقط على المحور الثاني',
  }),
  'axes.hasDualYAxis': example('line', true, {
    en: 'add a second y axis',
    pt: 'adiciona um segundo eixo y',
    ar: 'أضف محورا ثانيا',
  }),
  'axes.showGridLines': example('line', false, {
    en: 'remove the gridlines',
    pt: 'remove as linhas de grelha',
    ar: 'أخف خطوط الشبكة',
  }),
  'legend.position': example('line', 'top', {
    en: 'put the legend on top',
    pt: 'põe a legenda em cima',
    ar: 'ضع وسيلة الإيضاح في الأعلى',
  }),
  'appearance.paletteId': example('line', 'preset:pastel', {
    en: 'use pastel colours',
    pt: 'usa cores pastel',
    ar: 'استخدم ألوان الباستيل',
  }),
  'appearance.highlightStyle': example('line', 'grey', {
    en: 'grey out the rest',
    pt: 'o resto a cinzento',
    ar: 'اجعل الباقي رماديا',
  }),
  'appearance.border.style': example('line', 'gradient', {
    en: 'add a gradient border',
    pt: 'adiciona um contorno em gradiente',
    ar: 'أضف إطارا متدرجا',
  }),
  'appearance.border.width': example('line', 4, {
    en: 'border width 4',
    pt: 'espessura do contorno 4',
    ar: 'سماكة الإطار 4',
  }),
  'appearance.border.color': example('line', '#d62728', {
    en: 'red border',
    pt: 'contorno vermelho',
    ar: 'إطار أحمر',
  }),
  'appearance.hasRoundedCorners': example('column', true, {
    en: 'round the corners',
    pt: 'cantos arredondados',
    ar: 'زوايا مستديرة',
  }),
  'appearance.numberFormat.abbreviation': example('line', 'm', {
    en: 'show the numbers in millions',
    pt: 'mostra os números em milhões',
    ar: 'اعرض الأرقام بالملايين',
  }),
  'appearance.numberFormat.decimalPlaces': example('line', 2, {
    en: 'two decimals',
    pt: 'duas casas decimais',
    ar: 'منزلتان عشريتان',
  }),
  'appearance.textScale': example('line', 1.5, {
    en: 'make the text bigger',
    pt: 'texto maior',
    ar: 'كبر النص',
  }),
  'appearance.textStyle.heading.fontId': example('line', 'Georgia', {
    en: 'title font Georgia',
    pt: 'tipo de letra do título Georgia',
    ar: 'نوع خط العنوان Georgia',
  }),
  'appearance.textStyle.heading.color': example('line', '#1f77b4', {
    en: 'make the title blue',
    pt: 'título a azul',
    ar: 'اجعل العنوان أزرق',
  }),
  'appearance.textStyle.body.fontId': example('line', 'Verdana', {
    en: 'change the font to Verdana',
    pt: 'muda o tipo de letra para Verdana',
    ar: 'غير نوع الخط إلى Verdana',
  }),
  'appearance.textStyle.body.color': example('line', '#000080', {
    en: 'navy text',
    pt: 'texto azul marinho',
    ar: 'نص كحلي',
  }),
  'appearance.background.type': example('line', 'tinted', {
    en: 'tinted background',
    pt: 'fundo matizado',
    ar: 'خلفية ملونة',
  }),
  'appearance.background.color': example('line', '#ffffff', {
    en: 'white background',
    pt: 'fundo branco',
    ar: 'خلفية بيضاء',
  }),
  'content.isTitleHidden': example('line', true, { en: 'hide the title', pt: 'oculta o título', ar: 'أخف العنوان' }),
  'content.isSubtitleHidden': example('line', true, {
    en: 'hide the subtitle',
    pt: 'oculta o subtítulo',
    ar: 'أخف العنوان الفرعي',
  }),
  'content.isCaptionHidden': example('line', true, {
    en: 'no caption',
    pt: 'sem nota de rodapé',
    ar: 'بدون تعليق',
  }),
  'content.isSourceHidden': example('line', true, { en: 'hide the source', pt: 'oculta a fonte', ar: 'أخف المصدر' }),
  'headlineNumbers.show': example('line', 'total', {
    en: 'show the total as a headline number',
    pt: 'mostra o total como número em destaque',
    ar: 'اعرض المجموع كرقم بارز',
  }),
  'headlineNumbers.compareWith': example('line', 'previous', {
    en: 'compare the headline number with the previous value',
    pt: 'compara o número em destaque com o anterior',
    ar: 'قارن الرقم البارز مع السابق',
  }),
  'headlineNumbers.size': example('line', 'large', {
    en: 'large headline numbers',
    pt: 'números em destaque grandes',
    ar: 'أرقام بارزة كبيرة',
  }),
  'dataLabels.showDataLabels': example('line', true, {
    en: 'show data labels',
    pt: 'mostra os rótulos',
    ar: 'أظهر تسميات البيانات',
  }),
  'dataLabels.showStackTotals': example('stackedColumn', true, {
    en: 'show stack totals',
    pt: 'mostra os totais das pilhas',
    ar: 'أظهر مجاميع الأعمدة',
  }),
  'dataLabels.showCategoryLabels': example('pie', false, {
    en: 'hide the category names',
    pt: 'oculta os nomes das categorias',
    ar: 'أخف أسماء الفئات',
  }),
  'dataLabels.dataLabelFormat': example('pie', 'percentage', {
    en: 'labels as percentages',
    pt: 'rótulos em percentagem',
    ar: 'التسميات كنسب مئوية',
  }),
};
