import { createChance, dayAfter } from './chance.ts';
import { makeTable, type TableFile, type WrittenCell } from './table-file.ts';

function talabat(): TableFile {
  const chance = createChance(401);
  const rows = Array.from({ length: 48 }, (_, index): WrittenCell[] => {
    const start = index * 7 + chance.whole(0, 5);
    return [
      `ط-${501 + index}`,
      chance.pick(['شركة النور', 'مؤسسة الأمل', 'متجر الواحة', 'شركة البحر']),
      chance.pick(['الرياض', 'جدة', 'الدمام', 'مكة']),
      dayAfter('2023-06-01', start).iso,
      chance.happens(0.1) ? null : dayAfter('2023-06-01', start + chance.whole(1, 12)).iso,
      chance.whole(90, 5200),
      chance.pick(['مكتمل', 'مكتمل', 'ملغى', 'قيد التنفيذ']),
    ];
  });
  return makeTable(
    [
      ['number', 'رقم الطلب', 'text'],
      ['client', 'العميل', 'text'],
      ['city', 'المدينة', 'text'],
      ['ordered', 'تاريخ الطلب', 'isoDate'],
      ['delivered', 'تاريخ التسليم', 'isoDate'],
      ['amount', 'المبلغ', 'number'],
      ['status', 'الحالة', 'text'],
    ],
    rows,
  );
}

function mabiatSanawia(): TableFile {
  const chance = createChance(409);
  const rows = ['الشمال', 'الجنوب', 'الوسط'].flatMap((region) =>
    ['تمور', 'عسل', 'قهوة'].flatMap((product) =>
      [2021, 2022, 2023, 2024].map((year): WrittenCell[] => {
        const sales = chance.whole(700, 8000);
        return [region, product, year, sales, Math.round(sales * chance.decimal(0.5, 1.1, 2))];
      }),
    ),
  );
  return makeTable(
    [
      ['region', 'المنطقة', 'text'],
      ['product', 'المنتج', 'text'],
      ['year', 'السنة', 'number'],
      ['sales', 'المبيعات', 'number'],
      ['costs', 'التكاليف', 'number'],
    ],
    rows,
  );
}

function mustashfa(): TableFile {
  const chance = createChance(419);
  const rows = Array.from({ length: 16 }, (_, month) => month).flatMap((month) =>
    ['مستشفى الملك', 'مستشفى السلام'].flatMap((hospital) =>
      ['الطوارئ', 'الجراحة', 'الأطفال'].map((ward): WrittenCell[] => [
        `${2023 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`,
        hospital,
        ward,
        chance.whole(60, 420),
        chance.happens(0.04) ? null : chance.whole(6, 70),
      ]),
    ),
  );
  return makeTable(
    [
      ['month', 'الشهر', 'isoDate'],
      ['hospital', 'المستشفى', 'text'],
      ['ward', 'القسم', 'text'],
      ['patients', 'عدد المرضى', 'number'],
      ['wait', 'مدة الانتظار', 'number'],
    ],
    rows,
  );
}

function tullab(): TableFile {
  const chance = createChance(421);
  const names = ['أحمد سالم', 'سارة علي', 'خالد حسن', 'ليلى عمر', 'يوسف ناصر', 'مريم فهد', 'عمر زيد', 'نورة سعد'];
  const rows = names.flatMap((name, index) =>
    ['الرياضيات', 'العلوم', 'اللغة العربية'].map((subject): WrittenCell[] => [
      name,
      ['الأول', 'الثاني'][index % 2] ?? '',
      subject,
      chance.whole(38, 100),
      chance.whole(0, 9),
    ]),
  );
  return makeTable(
    [
      ['student', 'الطالب', 'text'],
      ['class', 'الصف', 'text'],
      ['subject', 'المادة', 'text'],
      ['grade', 'الدرجة', 'number'],
      ['absences', 'أيام الغياب', 'number'],
    ],
    rows,
  );
}

/** Orders, sales with a column of years, hospitals, and pupils. */
export const ARABIC_FIELD_TABLES: Readonly<Record<string, TableFile>> = {
  talabat: talabat(),
  mabiat_sanawia: mabiatSanawia(),
  mustashfa: mustashfa(),
  tullab: tullab(),
};
