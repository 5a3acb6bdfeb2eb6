import type { ExtractTexts } from './extract-texts.ts';

const ROWS = { zero: 'لا صفوف', one: 'صف واحد', two: 'صفان', few: '# صفوف', many: '# صفًا', other: '# صف' };
const COLUMNS_AFTER = {
  zero: 'لا أعمدة',
  one: 'عمود واحد',
  two: 'عمودين',
  few: '# أعمدة',
  many: '# عمودًا',
  other: '# عمود',
};
const CELLS = { zero: 'لا خلايا', one: 'خلية واحدة', two: 'خليتان', few: '# خلايا', many: '# خلية', other: '# خلية' };
const NUMBERS_AFTER = {
  zero: 'لا أرقام',
  one: 'رقم واحد',
  two: 'رقمين',
  few: '# أرقام',
  many: '# رقمًا',
  other: '# رقم',
};

/** Modern Standard Arabic. */
export const ARABIC_TEXTS: ExtractTexts = {
  progress: {
    reading: () => 'جارٍ قراءة النص',
    found: ({ count }, say) =>
      count === 0
        ? 'لم يُعثر على أي جدول'
        : `عُثر على ${say.count(count, { one: 'جدول واحد', two: 'جدولين', few: '# جداول', many: '# جدولًا', other: '# جدول' })}`,
    checking: () => 'جارٍ مطابقة كل رقم مع النص',
  },
  read: ({ rows, columns, names }, say) =>
    `قُرئ ${say.count(rows, ROWS)} في ${say.count(columns, COLUMNS_AFTER)}: ${names}.`,
  nothingFound:
    'لا يوجد في هذا النص جدول ولا أرقام. هل يمكنك لصق البيانات، جدولًا من ورقة حسابية أو CSV أو Markdown أو HTML أو JSON، أو جملًا تذكر الأرقام؟',
  questions: {
    'which-table': ({ first, second }, say) =>
      `يصلح كل من ${say.name(first)} و${say.name(second)} للرسم بالقدر نفسه، وقد استُخدم الأول. أيهما تريد؟`,
    delimiter: () => 'ما العلامة التي تفصل بين الخلايا؟',
    'header-row': ({ headerRows }) =>
      headerRows === 0
        ? 'لا يبدو أن صفًا يسمي الأعمدة، فقُرئت الصفوف كلها بيانات. هل الصف الأول عناوين؟'
        : 'قُرئ الصف الأول أسماءً للأعمدة. هل هو عناوين أم بيانات؟',
    'date-order': ({ column, text, first, second }, say) =>
      `في ${say.name(column)}، هل ${say.name(text)} تعني ${say.day(first)} أم ${say.day(second)}؟`,
    'decimal-separator': ({ column, text, first, second }, say) =>
      `في ${say.name(column)}، هل ${say.name(text)} تعني ${say.number(first)} أم ${say.number(second)}؟`,
    'hedged-figures': () => 'بعض الأرقام مذكورة على وجه التقريب. هل تُستخدم كما هي؟',
    unit: ({ column }, say) => `ما وحدة قياس ${say.name(column)}؟`,
    'ragged-rows': ({ count }, say) =>
      `عدد الصفوف التي تزيد خلاياها على أسماء الأعمدة: ${say.number(count)}. هل قيمها في الأعمدة الصحيحة؟`,
  },
  doubts: {
    'which-table': ({ second }, say) => `يصلح جدول آخر للرسم أيضًا: ${say.name(second)}.`,
    delimiter: () => 'يمكن تقسيم النص إلى خلايا بعلامة أخرى أيضًا.',
    'header-row': () => 'ليس مؤكدًا أن الصف الأول يسمي الأعمدة.',
    'date-order': ({ column }, say) =>
      `يمكن قراءة التواريخ في ${say.name(column)} باليوم أولًا أو بالشهر أولًا، وقد قُرئت بالطريقة الأكثر شيوعًا.`,
    'decimal-separator': ({ column }, say) =>
      `ليس واضحًا في ${say.name(column)} هل تفصل النقطة والفاصلة الآلاف أم الكسور، وقد قُرئت بالطريقة الأكثر شيوعًا.`,
    'hedged-figures': () => 'بعض الأرقام مذكورة على وجه التقريب.',
    unit: () => 'وحدة بعض الأرقام غير مذكورة.',
    'ragged-rows': ({ count }, say) => `عدد الصفوف التي تزيد خلاياها على أسماء الأعمدة: ${say.number(count)}.`,
  },
  notices: {
    'other-table': ({ name }, say) =>
      name === '' ? 'في النص جدول آخر لم يُستخدم.' : `جدول آخر لم يُستخدم: ${say.name(name)}.`,
    'lines-above': ({ count }, say) => `أسطر فوق الجدول لم تُدرج: ${say.number(count)}.`,
    'notes-below': ({ count }, say) => `أسطر ملاحظات تحت الجدول لم تُدرج: ${say.number(count)}.`,
    'repeated-header': ({ count }, say) => `صفوف عناوين مكررة لم تُدرج: ${say.number(count)}.`,
    turned: () => 'كان الجدول معكوس الاتجاه، فبُدّلت الصفوف بالأعمدة.',
    'ragged-rows': ({ count }, say) => `صفوف تزيد خلاياها أو تنقص عن صف العناوين: ${say.number(count)}.`,
    'section-rows': ({ count }, say) => `عناوين وملاحظات بعرض الجدول كله لم تُدرج: ${say.number(count)}.`,
    'empty-columns': ({ count }, say) => `أعمدة بلا نص لم تُدرج: ${say.number(count)}.`,
    'unnamed-columns': ({ count }, say) => `أعمدة بلا اسم في النص: ${say.number(count)}.`,
    'totals-rows': ({ count }, say) => `صفوف المجاميع في البيانات: ${say.number(count)}.`,
    'texts-among-numbers': ({ column, count, text }, say) =>
      `بقيت نصًا في ${say.name(column)}: ${say.count(count, CELLS)}، مثل ${say.name(text)}.`,
    placeholders: ({ column, count, text }, say) =>
      `عُدّت فارغة في ${say.name(column)}: ${say.count(count, CELLS)} (${say.name(text)}).`,
    'figures-left-out': ({ count, examples }, say) =>
      `أرقام في النص لا تناسب أي عمود: ${say.number(count)} (${say.name(examples)}).`,
    'hedged-figures': ({ count, example }, say) =>
      `أرقام مذكورة على وجه التقريب: ${say.number(count)}، مثل ${say.name(example)}.`,
  },
  issues: {
    untraced: ({ count, text }, say) =>
      `تعذّر العثور من جديد في النص على ${say.count(count, NUMBERS_AFTER)}، مثل ${say.name(text)}.`,
    'total-off': ({ column, stated, sum }, say) =>
      `${say.name(column)}: المجموع المذكور ${say.number(stated)}، لكن مجموع الصفوف ${say.number(sum)}.`,
    'shares-off': ({ column, sum }, say) => `${say.name(column)}: مجموع النسب ${say.number(sum)}.`,
    'unread-lines': ({ count }, say) => `أسطر داخل الجدول لم تُقرأ: ${say.number(count)}.`,
  },
  checked: ({ numbers, found, rows, recomputed }, say) =>
    `عُثر من جديد في النص على ${say.number(found)} من ${say.count(numbers, NUMBERS_AFTER)}، وقورن ${say.count(rows, ROWS)}${
      recomputed === 0 ? '' : `، وأُعيد حساب المجاميع (${say.number(recomputed)})`
    }.`,
  columnName: ({ position }, say) => `العمود ${say.number(position)}`,
  listNames: ['العنصر', 'القيمة'],
};
