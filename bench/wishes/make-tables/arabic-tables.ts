import { createChance, dayAfter, inArabicDigits, withCommas } from './chance.ts';
import { makeTable, type TableFile, type WrittenCell } from './table-file.ts';

const MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];

function branchSales(): TableFile {
  const chance = createChance(127);
  const products = [
    ['تمر سكري', 'مواد غذائية', 45],
    ['قهوة عربية', 'مواد غذائية', 62.5],
    ['عسل سدر', 'مواد غذائية', 180],
    ['عطر عود', 'عطور', 320],
    ['بخور', 'عطور', 95.5],
    ['سجادة صلاة', 'منسوجات', 75],
    ['شماغ', 'منسوجات', 110],
    ['مبخرة', 'هدايا', 58],
  ] as const;
  const rows = Array.from({ length: 150 }, (_, index): WrittenCell[] => {
    const day = dayAfter('2023-01-01', Math.floor(index * 4.85));
    const [product, category, price] = chance.pick(products);
    const quantity = chance.whole(1, 60);
    return [
      10001 + index,
      `${day.d}/${day.m}/${day.y}`,
      chance.pick(['الرياض', 'جدة', 'الدمام', 'المدينة']),
      product,
      category,
      quantity,
      price,
      `${withCommas(quantity * price, 2)} ر.س`,
      chance.pick(['نقدا', 'بطاقة', 'تحويل']),
      chance.happens(0.06) ? null : chance.pick(['مكتمل', 'مكتمل', 'مكتمل', 'ملغي', 'معلق']),
    ];
  });
  return makeTable(
    [
      ['order_no', 'رقم الطلب', 'number'],
      ['date', 'التاريخ', 'dayMonthYear'],
      ['branch', 'الفرع', 'text'],
      ['product', 'المنتج', 'text'],
      ['category', 'الفئة', 'text'],
      ['quantity', 'الكمية', 'number'],
      ['price', 'السعر', 'number'],
      ['revenue', 'الإيراد', 'number'],
      ['payment', 'طريقة الدفع', 'text'],
      ['status', 'الحالة', 'text'],
    ],
    rows,
  );
}

function employees(): TableFile {
  const chance = createChance(131);
  const names = [
    'أحمد سالم',
    'فاطمة علي',
    'محمد حسن',
    'نورة خالد',
    'عمر يوسف',
    'ليلى محمود',
    'سعيد فهد',
    'مريم عبدالله',
    'خالد ناصر',
    'هند سامي',
    'يوسف إبراهيم',
    'سارة ماجد',
    'طارق زياد',
    'رنا عادل',
    'بدر صالح',
    'دانة راشد',
    'زياد كمال',
    'أمل حمد',
    'فيصل تركي',
    'جود منصور',
    'كريم عماد',
    'ريم سلطان',
    'وليد جمال',
    'هالة نبيل',
    'ماجد رامي',
    'شهد عمر',
  ];
  const rows = names.map((name, index): WrittenCell[] => {
    const hired = dayAfter('2012-03-01', chance.whole(0, 4400));
    return [
      name,
      chance.pick(['المبيعات', 'التسويق', 'المالية', 'تقنية المعلومات', 'الموارد البشرية']),
      chance.pick(['مدير', 'موظف', 'موظف', 'مشرف']),
      withCommas(chance.whole(45, 280) * 100 + index * 7, 0),
      chance.whole(1, 22),
      hired.iso,
      chance.pick(['دبي', 'أبوظبي', 'الشارقة']),
      index % 2 === 0 ? 'ذكر' : 'أنثى',
    ];
  });
  return makeTable(
    [
      ['name', 'الاسم', 'text'],
      ['department', 'القسم', 'text'],
      ['title', 'المسمى الوظيفي', 'text'],
      ['salary', 'الراتب (درهم)', 'number'],
      ['experience', 'سنوات الخبرة', 'number'],
      ['hired', 'تاريخ التعيين', 'isoDate'],
      ['city', 'المدينة', 'text'],
      ['gender', 'الجنس', 'text'],
    ],
    rows,
  );
}

function clinicVisits(): TableFile {
  const chance = createChance(137);
  const doctors = {
    الأسنان: ['د. سمير', 'د. غادة'],
    العيون: ['د. هشام'],
    الأطفال: ['د. رانيا', 'د. باسم'],
    الجلدية: ['د. منى'],
  } as const;
  const rows = Array.from({ length: 110 }, (_, index): WrittenCell[] => {
    const clinic = chance.pick(['الأسنان', 'العيون', 'الأطفال', 'الجلدية'] as const);
    return [
      `V${2001 + index}`,
      dayAfter('2024-01-02', Math.floor(index * 1.64)).iso,
      clinic,
      chance.pick<string>(doctors[clinic]),
      clinic === 'الأطفال' ? chance.whole(1, 14) : chance.whole(15, 82),
      chance.happens(0.05) ? '-' : chance.whole(3, 75),
      chance.whole(8, 90) * 5,
      chance.happens(0.1) ? null : chance.whole(1, 5),
    ];
  });
  return makeTable(
    [
      ['visit_id', 'رقم الزيارة', 'text'],
      ['visit_date', 'تاريخ الزيارة', 'isoDate'],
      ['clinic', 'العيادة', 'text'],
      ['doctor', 'الطبيب', 'text'],
      ['age', 'عمر المريض', 'number'],
      ['wait', 'مدة الانتظار (دقيقة)', 'number'],
      ['fee', 'الرسوم', 'number'],
      ['score', 'التقييم', 'number'],
    ],
    rows,
  );
}

function grades(): TableFile {
  const chance = createChance(139);
  const names = [
    'ياسمين',
    'آدم',
    'لمى',
    'حمزة',
    'تالا',
    'يزن',
    'جنى',
    'كنان',
    'ميار',
    'سيف',
    'لارا',
    'غيث',
    'رهف',
    'نزار',
    'سلمى',
    'إياد',
    'دينا',
    'مازن',
    'هبة',
    'قيس',
  ];
  const mark = (): WrittenCell => (chance.happens(0.06) ? null : chance.whole(38, 100));
  const rows = names.map((name, index): WrittenCell[] => [
    name,
    index % 2 === 0 ? 'التاسع' : 'العاشر',
    mark(),
    mark(),
    mark(),
    inArabicDigits(String(chance.whole(0, 11))),
  ]);
  return makeTable(
    [
      ['student', 'الطالب', 'text'],
      ['grade', 'الصف', 'text'],
      ['math', 'الرياضيات', 'number'],
      ['science', 'العلوم', 'number'],
      ['arabic', 'اللغة العربية', 'number'],
      ['absence', 'أيام الغياب', 'number'],
    ],
    rows,
  );
}

function cities(): TableFile {
  const rows = [
    ['القاهرة', 'مصر', 10203, 3085, 22.1, '9.1٪'],
    ['الإسكندرية', 'مصر', 5441, 2679, 20.4, '10.3٪'],
    ['الجيزة', 'مصر', 4458, 1580, 22.6, '8.7٪'],
    ['الرياض', 'السعودية', 7010, 1973, 26.4, '5.6٪'],
    ['جدة', 'السعودية', 4697, 1600, 28.3, '6.2٪'],
    ['مكة', 'السعودية', 2385, 760, 30.8, '6.9٪'],
    ['دبي', 'الإمارات', 3331, 1610, 28.2, '2.9٪'],
    ['أبوظبي', 'الإمارات', 1483, 972, 27.9, '3.3٪'],
    ['الدار البيضاء', 'المغرب', 3752, 386, 18.3, '13.8٪'],
    ['الرباط', 'المغرب', 1885, 118, 17.9, '12.4٪'],
    ['فاس', 'المغرب', 1256, 320, 17.5, '14.6٪'],
    ['عمّان', 'الأردن', 4302, 1680, 17.8, '19.2٪'],
    ['إربد', 'الأردن', 1951, 410, 17.2, '20.1٪'],
    ['تونس', 'تونس', 2439, 212, 18.7, '15.5٪'],
    ['الكويت', 'الكويت', 3239, 200, 27.1, '2.1٪'],
  ] as const;
  return makeTable(
    [
      ['city', 'المدينة', 'text'],
      ['country', 'الدولة', 'text'],
      ['population', 'عدد السكان (بالآلاف)', 'number'],
      ['area', 'المساحة (كم²)', 'number'],
      ['temperature', 'متوسط الحرارة', 'number'],
      ['unemployment', 'معدل البطالة', 'number'],
    ],
    rows,
  );
}

function spending(): TableFile {
  const lines = [
    ['الرواتب', 'تشغيلي', 540000, 552300],
    ['الإيجار', 'تشغيلي', 120000, 120000],
    ['الكهرباء', 'تشغيلي', 36000, 44150],
    ['الصيانة', 'تشغيلي', 28000, 19700],
    ['الأجهزة', 'رأسمالي', 75000, 81200],
    ['السيارات', 'رأسمالي', 160000, 149000],
    ['الأثاث', 'رأسمالي', 42000, 38500],
    ['التدريب', 'تشغيلي', 18000, 9300],
    ['الإعلانات', 'تشغيلي', 64000, 70800],
  ] as const;
  const sum = (at: 2 | 3): number => lines.reduce((total, line) => total + line[at], 0);
  return makeTable(
    [
      ['item', 'البند', 'text'],
      ['kind', 'النوع', 'text'],
      ['planned', 'المخطط', 'number'],
      ['actual', 'الفعلي', 'number'],
    ],
    [...lines, ['المجموع', null, sum(2), sum(3)]],
  );
}

function electricity(): TableFile {
  const chance = createChance(149);
  const rows = MONTHS.map((month, index): WrittenCell[] => {
    const season = Math.cos((index - 6.5) * (Math.PI / 6));
    return [
      month,
      Math.round(820 + 410 * season + chance.whole(0, 60)),
      chance.whole(600, 690),
      index === 4 ? null : Math.round(430 + 120 * season + chance.whole(0, 40)),
      chance.whole(90, 150),
    ];
  });
  return makeTable(
    [
      ['month', 'الشهر', 'text'],
      ['homes', 'السكني', 'number'],
      ['industry', 'الصناعي', 'number'],
      ['shops', 'التجاري', 'number'],
      ['state', 'الحكومي', 'number'],
    ],
    rows,
  );
}

function cashFlow(): TableFile {
  const results = [31200, -14800, 22750, 48100, -9300, 17640, -26500, 39900, 12080, -4150, 28470, 51300];
  const rows = results.map((result, index): WrittenCell[] => [MONTHS[index] ?? null, result]);
  return makeTable(
    [
      ['month', 'الشهر', 'text'],
      ['net', 'صافي التدفق', 'number'],
    ],
    rows,
  );
}

/** The Arabic tables by name. */
export const ARABIC_TABLES = {
  branch_sales: branchSales(),
  employees: employees(),
  clinic_visits: clinicVisits(),
  grades: grades(),
  cities: cities(),
  spending: spending(),
  electricity: electricity(),
  cash_flow: cashFlow(),
} as const satisfies Record<string, TableFile>;
