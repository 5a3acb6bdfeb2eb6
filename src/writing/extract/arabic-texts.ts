import type { ExtractTexts } from './extract-texts.ts';
import { writePictureLack } from './picture-texts.ts';

const TABLES = { one: 'جدول واحد', two: 'جدولين', few: '# جداول', many: '# جدولًا', other: '# جدول' };
const ROWS = { one: 'صف واحد', two: 'صفين', few: '# صفوف', many: '# صفًا', other: '# صف' };
const COLUMNS = { one: 'عمود واحد', two: 'عمودين', few: '# أعمدة', many: '# عمودًا', other: '# عمود' };
const NUMBERS = { one: 'رقم واحد', two: 'رقمين', few: '# أرقام', many: '# رقمًا', other: '# رقم' };
const SUMS = { one: 'مجموع واحد', two: 'مجموعين', few: '# مجاميع', many: '# مجموعًا', other: '# مجموع' };

/**
 * Modern Standard Arabic. Counted nouns are oblique, and so stand after a noun or a preposition; where a verb would have to
 * agree with a count, the count is given as a bare number after a colon.
 */
export const ARABIC_TEXTS: ExtractTexts = {
  progress: {
    reading: () => 'تجري قراءة النص',
    found: ({ count }, say) => (count === 0 ? 'لم يُعثر على أي جدول' : `عُثر على ${say.count(count, TABLES)}`),
    checking: () => 'تجري مطابقة كل رقم مع مصدره',
  },
  read: ({ rows, columns, names }, say) =>
    `تمت قراءة ${say.count(rows, ROWS)} في ${say.count(columns, COLUMNS)}: ${names}.`,
  more: { one: 'عمود آخر', two: 'عمودين آخرين', few: '# أعمدة أخرى', many: '# عمودًا آخر', other: '# عمود آخر' },
  nothingFound:
    'لم يُعثر في هذا النص على بيانات تصلح لرسم بياني. هل يمكنك لصق البيانات، إما جدولًا من برنامج جداول حسابية أو بصيغة CSV أو Markdown أو HTML أو JSON، وإما جملًا تذكر الأرقام؟',
  nothingFoundInFiles:
    'لم يُعثر فيما أُرسل على بيانات تصلح لرسم بياني. هل يمكنك إرسال ملف فيه جدول، أو لصق البيانات نصًا؟',
  questions: {
    'unread-picture': ({ lacks }) => writePictureLack(lacks, 'AR').question,
    'which-table': ({ first, second }, say) =>
      `يصلح كل من ${say.name(first)} و${say.name(second)} للرسم بالقدر نفسه، وقد استُخدم الأول. أيهما تريد؟`,
    delimiter: ({ joined }, say) =>
      joined === undefined ? 'ما العلامة التي تفصل بين الخلايا؟' : `هل ${say.name(joined)} عدد واحد أم خليتان؟`,
    'header-row': ({ headerRows }) =>
      headerRows === 0
        ? 'لا يبدو أن في الجدول صفًا لأسماء الأعمدة، فقُرئت الصفوف كلها على أنها بيانات. هل الصف الأول عناوين؟'
        : 'قُرئ الصف الأول على أنه أسماء الأعمدة. أهو عناوين أم بيانات؟',
    'date-order': ({ column, text, first, second }, say) =>
      `ما المقصود بـ${say.name(text)} في ${say.name(column)}: ${say.day(first)} أم ${say.day(second)}؟`,
    'decimal-separator': ({ column, text, first, second }, say) =>
      `ما المقصود بـ${say.name(text)} في ${say.name(column)}: ${say.number(first)} أم ${say.number(second)}؟`,
    'clock-or-length': ({ column, text }, say) =>
      `في ${say.name(column)}، هل ${say.name(text)} وقت من اليوم أم مدة زمنية؟`,
    'hedged-figures': () => 'بعض الأرقام مذكورة على وجه التقريب. هل تُستخدم كما هي؟',
    unit: ({ column }, say) => `ما وحدة قياس ${say.name(column)}؟`,
    'ragged-rows': ({ count }, say) =>
      `عدد الصفوف التي تزيد خلاياها على أسماء الأعمدة: ${say.number(count)}. هل قيمها في الأعمدة الصحيحة؟`,
  },
  doubts: {
    'unread-picture': ({ lacks }) => writePictureLack(lacks, 'AR').doubt,
    'which-table': ({ second }, say) => `يصلح جدول آخر للرسم أيضًا: ${say.name(second)}.`,
    delimiter: () => 'يمكن تقسيم النص إلى خلايا بعلامة أخرى أيضًا.',
    'header-row': () => 'ليس مؤكدًا أن الصف الأول يسمي الأعمدة.',
    'date-order': ({ column }, say) =>
      `يمكن قراءة التواريخ في ${say.name(column)} باليوم أولًا أو بالشهر أولًا، وقد قُرئت بالطريقة الأكثر شيوعًا.`,
    'decimal-separator': ({ column }, say) =>
      `ليس واضحًا في ${say.name(column)} أتفصل النقطة والفاصلة الآلاف أم الكسور العشرية، وقد قُرئت بالطريقة الأكثر شيوعًا.`,
    'clock-or-length': ({ column }, say) =>
      `يمكن أن تكون القيم في ${say.name(column)} أوقاتًا من اليوم أو مددًا زمنية، وقد قُرئت أوقاتًا من اليوم. عنوان مثل «المدة» يحسم الأمر.`,
    'hedged-figures': ({ count, example }, say) =>
      `عدد الأرقام المذكورة على وجه التقريب: ${say.number(count)} (مثل ${say.name(example)}).`,
    unit: () => 'وحدة بعض الأرقام غير مذكورة.',
    'ragged-rows': ({ count }, say) => `عدد الصفوف التي تزيد خلاياها على أسماء الأعمدة: ${say.number(count)}.`,
  },
  notices: {
    'other-table': ({ name }, say) => (name === '' ? 'جدول آخر لم يُستخدم.' : `جدول آخر لم يُستخدم: ${say.name(name)}.`),
    'lines-above': ({ count }, say) => `عدد الأسطر غير المدرجة فوق الجدول: ${say.number(count)}.`,
    'notes-below': ({ count }, say) => `عدد أسطر الملاحظات غير المدرجة تحت الجدول: ${say.number(count)}.`,
    'notes-beside': ({ count }, say) => `عدد الملاحظات غير المدرجة بجانب الجدول: ${say.number(count)}.`,
    'repeated-header': ({ count }, say) => `عدد صفوف العناوين المكررة غير المدرجة: ${say.number(count)}.`,
    'carried-sums': ({ count }, say) =>
      `عدد الصفوف غير المدرجة التي لا تنقل سوى مجاميع من صفحة إلى أخرى: ${say.number(count)}.`,
    'list-unfolded': ({ count }, say) =>
      `كانت القائمة مطوية في أجزاء متجاورة تحت الأسماء نفسها، عددها ${say.number(count)}، فوُضعت بعضها تحت بعض.`,
    'letters-unread': ({ count }, say) =>
      `لا يذكر الملف حروف بعض رموزه، فتنقص حروف حيث تظهر العلامة “\ufffd”، وعدد الخلايا ${say.number(count)}.`,
    'text-unused': ({ count, text }, say) =>
      `لم يُستخدم النص المرسل مع الملف، وفيه أرقام ليست في البيانات، عددها ${say.number(count)} (مثل ${say.name(text)}).`,
    'names-in-steps': ({ count }, say) =>
      `جُمعت في عمود واحد أسماء كانت موزعة بحسب مستواها على أعمدة عددها ${say.number(count)}.`,
    'column-numbers': () => 'لم يُدرج صف لا يحوي سوى أرقام ترتيب الأعمدة.',
    turned: () => 'كان الجدول معكوس الاتجاه، فبُدّلت الصفوف بالأعمدة.',
    'ragged-rows': ({ count }, say) => `عدد الصفوف التي تختلف خلاياها عددًا عن صف العناوين: ${say.number(count)}.`,
    'section-rows': ({ count }, say) =>
      `عدد العناوين والملاحظات غير المدرجة الممتدة بعرض الجدول: ${say.number(count)}.`,
    'empty-columns': ({ count }, say) => `عدد الأعمدة غير المدرجة لخلوها من النص: ${say.number(count)}.`,
    'unnamed-columns': ({ count }, say) => `عدد الأعمدة التي لا اسم لها: ${say.number(count)}.`,
    'totals-rows': ({ count }, say) => `عدد صفوف المجاميع أو المتوسطات في البيانات: ${say.number(count)}.`,
    'source-joined': ({ name, rows, columns }, say) =>
      `ضُمّت بيانات مصدر آخر: ${name === '' ? 'النص' : name} (الصفوف المضافة: ${say.number(rows)}، والأعمدة المضافة: ${say.number(columns)}).`,
    'sources-disagree': ({ count, column, row, taken, left, winner, loser }, say) =>
      `عدد القيم المختلفة بين مصدرين: ${say.number(count)} (مثل ${say.name(column)} عند ${say.name(row)}: ${taken} و${left}). المصدران: ${winner === '' ? 'النص' : winner}، ${loser === '' ? 'النص' : loser}؛ وقد اعتُمد الأول.`,
    'measured-values': () => 'قيست القيم على محور رسم بياني، فهي تقريبية لا دقيقة.',
    'gaps-in-lines': ({ count }, say) =>
      `في خطوط الرسم البياني فجوات، وعدد القيم التي تُركت فارغة: ${say.number(count)}.`,
    'level-lines': ({ count }, say) =>
      `عدد الخطوط الأفقية التي تعبر الرسم البياني لتعليم قيمة، ولم تُدرج: ${say.number(count)}.`,
    'bars-left-out': ({ count }, say) =>
      `عدد الأعمدة التي لم تُدرج لأن ما تقف عليه تعذّرت قراءته، فطولها ليس قيمتها: ${say.number(count)}.`,
    'series-left-out': ({ count }, say) =>
      `عدد السلاسل في وسيلة الإيضاح التي لم تُدرج لأن علاماتها لم تتميز: ${say.number(count)}.`,
    'places-left-out': () => 'تنعطف خطوط الرسم البياني بين المواضع المسماة أيضًا، ولم تُدرج القيم التي هناك.',
    'two-value-axes': () => 'للرسم البياني محوران للقيم، وقُرئت كل سلسلة على المحور الذي يدل عليه لونها أو اسمها.',
    'pages-left': ({ count }, say) => `عدد الصفحات التي لم تُقرأ: ${say.number(count)}.`,
    'hidden-columns': ({ count }, say) => `عدد الأعمدة المخفية في الورقة، وفي الرسم تبعًا لذلك: ${say.number(count)}.`,
    'hidden-rows': ({ count }, say) => `عدد الصفوف المخفية في الورقة والمدرجة في البيانات: ${say.number(count)}.`,
    'hidden-sheet': ({ name }, say) => `البيانات من الورقة ${say.name(name)}، وهي مخفية في المصنف.`,
    'filtered-rows': ({ count }, say) => `عدد الصفوف غير المدرجة لأن تصفيةً تخفيها: ${say.number(count)}.`,
    'error-values': ({ count, text }, say) =>
      `عدد الخلايا التي فيها خطأ بدل القيمة: ${say.number(count)} (مثل ${say.name(text)}).`,
    'unsaved-formulas': ({ count }, say) =>
      `عدد الخلايا التي فيها صيغ لم تُحفظ نتائجها في الملف فبقيت فارغة: ${say.number(count)}. افتح المصنف في برنامج جداول بيانات واحفظه ثم أرسله من جديد.`,
    'sheets-joined': ({ count, name }, say) =>
      `جُمعت أوراق لها البنية نفسها، وعددها ${say.number(count)}؛ ويبيّن العمود ${say.name(name)} الورقة التي جاء منها كل صف.`,
    'lists-left-out': ({ count, text }, say) =>
      `عدد القوائم التي داخل السجلات ولم تُدرج: ${say.number(count)} (${say.name(text)}).`,
    'texts-among-numbers': ({ column, count, text }, say) =>
      `عدد الخلايا التي بقيت نصًا في ${say.name(column)}: ${say.number(count)} (مثل ${say.name(text)}).`,
    placeholders: ({ column, count, text }, say) =>
      `عدد الخلايا التي اعتُبرت فارغة في ${say.name(column)}: ${say.number(count)} (${say.name(text)}).`,
    'marks-left-out': ({ column, count, text }, say) =>
      `عدد الخلايا التي قُرئت من دون علامة «نحو» أو «فأكثر» أو الملاحظة في ${say.name(column)}: ${say.number(count)} (مثل ${say.name(text)}).`,
    'amounts-as-text': ({ column, text }, say) =>
      `بقي ${say.name(column)} نصًا لأن خلاياه ليست كلها أرقامًا مجردة (مثل ${say.name(text)}).`,
    'may-be-codes': ({ column, text }, say) =>
      `قد يحوي ${say.name(column)} أرقام هواتف أو رموزًا لا مقادير (مثل ${say.name(text)}).`,
    'may-be-two-columns': ({ column, text }, say) =>
      `قد يكون ${say.name(column)} عمودين لا يفصل بينهما إلا مسافة واحدة (مثل ${say.name(text)}).`,
    'may-be-of-name': ({ text }, say) => `قُرئ ${say.name(text)} رقمًا واحدًا، وقد تكون أرقامه الأولى من الاسم الذي قبله.`,
    'mixed-currencies': ({ column }, say) => `في ${say.name(column)} مبالغ بأكثر من عملة.`,
    'mixed-percentages': ({ column, text }, say) =>
      `في ${say.name(column)} نسب مئوية (مثل ${say.name(text)}) بين أرقام أخرى، والأفضل عرضها على حدة.`,
    'open-shares': ({ column, text }, say) =>
      `لا يوجد في ${say.name(column)} رقم أكبر من 1 (مثل ${say.name(text)})، فعُدّت أرقامه أجزاءً من واحد، حيث 1 يعني 100%.`,
    'names-carried-down': ({ column, count }, say) =>
      `يُذكر اسم كل مجموعة في ${say.name(column)} مرة واحدة، وقد كُرر في الصفوف التي تليه (عددها: ${say.number(count)}).`,
    'titles-in-column': ({ count }, say) =>
      `كان الجدول مقسمًا إلى أجزاء (عددها: ${say.number(count)})، وعنوان كل جزء في العمود الأول.`,
    'mixed-names': ({ column }, say) => `بعض الأسماء فقط في ${say.name(column)} تدل على زمن.`,
    'compared-figures': ({ text }, say) => `${say.name(text)} فرق عن رقم آخر وليس قيمة بذاته.`,
    'scale-elsewhere': ({ text }, say) =>
      `يذكر النص رقمًا آخر بالآلاف أو الملايين أو أكثر؛ وقد يكون ${say.name(text)} بالمقياس نفسه.`,
    'may-be-time': ({ text }, say) => `قد يكون ${say.name(text)} ساعة من اليوم.`,
    'words-unread': ({ text }, say) => `تقول الجمل أكثر مما يظهر في الجدول (مثل ${say.name(text)}).`,
    'title-unit': ({ unit }, say) => `يذكر العنوان ${say.name(unit)}؛ وبقيت الأرقام كما كُتبت.`,
    'footnote-marks': ({ count }, say) => `عدد إشارات الحواشي التي حُذفت: ${say.number(count)}.`,
    'wrapped-rows': ({ count }, say) => `عدد الأسطر التي ضُمّت إلى الصف الذي قبلها: ${say.number(count)}.`,
    'row-numbers': () => 'حُذف عمود أول بلا اسم لا يفعل سوى ترقيم الصفوف.',
    'rows-not-shown': () => 'النص نفسه لا يعرض كل صفوف هذا الجدول.',
    'may-be-two-tables': () => 'يفصل عمود فارغ بين أسماء صفوف على جانبيه: قد يكونان جدولين، وقد قُرئا جدولًا واحدًا.',
    'figures-elsewhere': ({ count }, say) => `عدد الأرقام التي لا ترد في أي جدول: ${say.number(count)}.`,
    'figures-left-out': ({ count, examples }, say) =>
      `عدد الأرقام التي لا تناسب أي عمود: ${say.number(count)} (${say.name(examples)}).`,
    'derived-rest': ({ value }, say) => `قيمة محسوبة غير مذكورة في النص: ${say.name(value)} (ما تبقى من الكل).`,
    'derived-multiple': ({ value }, say) =>
      `قيمة محسوبة غير مذكورة في النص: ${say.name(value)} (من مضاعفات قيمة أخرى).`,
    'laid-out-by-model': () => 'حدّد نموذج لغوي هذا الجدول، وعُثر على كل خلية في المصدر وقُرئت منه.',
    'cells-not-found': ({ count }, say) =>
      `عدد الخلايا التي ذكرها النموذج اللغوي ولم يُعثر عليها في المصدر فتُركت فارغة: ${say.number(count)}.`,
    'cells-read-again': ({ count }, say) =>
      `عدد الخلايا التي قُرئت على وجهين فاعتُمد منهما ما رآه النموذج اللغوي في الصورة: ${say.number(count)}. يُرجى التحقق منها.`,
    'names-by-model': ({ text }, say) => `أسماء أعمدة وضعها النموذج اللغوي: ${say.name(text)}.`,
  },
  issues: {
    untraced: ({ count, text }, say) =>
      `تعذّر العثور في المصدر على ${say.count(count, NUMBERS)} (مثل ${say.name(text)}).`,
    'read-otherwise': ({ count, text }, say) =>
      `عدد الأرقام التي قرأتها طريقة ثانية قراءة مختلفة: ${say.number(count)} (مثل ${say.name(text)}).`,
    'total-off': ({ column, stated, sum }, say) =>
      `${say.name(column)}: المجموع المذكور ${say.number(stated)}، لكن مجموع الصفوف ${say.number(sum)}.`,
    'shares-off': ({ column, sum }, say) => `${say.name(column)}: مجموع النسب ${say.number(sum)}.`,
    'unread-lines': ({ count }, say) => `عدد الأسطر غير المقروءة داخل الجدول: ${say.number(count)}.`,
  },
  checked: ({ numbers, found, rows, recomputed }, say) =>
    `طوبقت الأرقام مع مصدرها فثبت ${say.number(found)} من ${say.number(numbers)}، وجرت مقارنة ${say.count(rows, ROWS)}${
      recomputed === 0 ? '' : `، وأُعيد حساب ${say.count(recomputed, SUMS)}`
    }.`,
  readTwice: ({ numbers, found, rows, recomputed }, say) =>
    `قُرئت الأرقام بطريقة ثانية فتطابق ${say.number(found)} من ${say.number(numbers)}، وجرت مقارنة ${say.count(rows, ROWS)}${
      recomputed === 0 ? '' : `، وأُعيد حساب ${say.count(recomputed, SUMS)}`
    }.`,
  columnName: ({ position }, say) => `العمود ${say.number(position)}`,
  listNames: ['العنصر', 'القيمة'],
  groupName: 'المجموعة',
  sheetName: 'الورقة',
  periodNames: { year: 'السنة', quarter: 'الربع', month: 'الشهر', date: 'التاريخ', time: 'الوقت' },
};
