import { createRandom } from '../../src/plan/transform/verbs/create-random.ts';

/** A table that is drawn to be read again: what a right reading says. */
export type TableTruth = {
  readonly language: 'en' | 'pt' | 'ar';
  readonly title: string;
  readonly header: readonly string[];
  /** Groups of columns above the header: label and how many columns it spans; the first column has none. */
  readonly groups?: readonly { readonly label: string; readonly span: number }[];
  readonly rows: readonly (readonly string[])[];
};

type Draw = { readonly below: (limit: number) => number; readonly pick: <T>(from: readonly [T, ...T[]]) => T };

const WORDS = {
  en: {
    titles: ['Quarterly sales by region', 'Visitors per museum', 'Production of cereals, 2023', 'Staff and budget'],
    stubs: ['Region', 'Product', 'Museum', 'Department', 'Country'],
    names: [
      'North',
      'South East',
      'Olive oil',
      'Fresh fruit',
      'Wheat',
      'Barley',
      'City Museum',
      'Maritime Hall',
      'Marketing',
      'Human Resources',
      'Norway',
      'New Zealand',
      'Poland',
      'Chile',
      'Kenya',
      'Research & Development',
      'Logistics',
      'Yorkshire',
      'Customer support',
      'Milk (whole)',
    ],
    measures: [
      'Sales',
      'Visitors',
      'Budget',
      'Share',
      'Growth',
      'Units sold',
      'Price',
      '2021',
      '2022',
      '2023',
      'Staff',
    ],
    groups: ['First half', 'Second half', 'Adults', 'Children'],
    number: (whole: string, part: string) =>
      [whole.replace(/\B(?=(\d{3})+$)/g, ','), part].filter((it) => it !== '').join('.'),
  },
  pt: {
    titles: ['Vendas por região', 'População e área', 'Produção agrícola em 2023', 'Despesas do município'],
    stubs: ['Região', 'Produto', 'Município', 'Rubrica', 'Mês'],
    names: [
      'Norte',
      'Alentejo',
      'Área Metropolitana',
      'Açores',
      'Maçã',
      'Pêra rocha',
      'Educação',
      'Saúde',
      'Habitação',
      'Março',
      'Junho',
      'Évora',
      'Santarém',
      'Bragança',
      'Ação social',
      'Água e saneamento',
      'Vinho verde',
      'Pão',
      'São Brás',
      'Óbidos',
    ],
    measures: ['Vendas', 'População', 'Área (km²)', 'Variação', 'Preço', 'Quota', '2021', '2022', '2023', 'Exportação'],
    groups: ['1.º semestre', '2.º semestre', 'Homens', 'Mulheres'],
    number: (whole: string, part: string) =>
      [whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0'), part].filter((it) => it !== '').join(','),
  },
  ar: {
    titles: ['المبيعات حسب المنطقة', 'عدد الزوار في كل متحف', 'إنتاج الحبوب', 'ميزانية الأقسام'],
    stubs: ['المنطقة', 'المنتج', 'القسم', 'البلد', 'الشهر'],
    names: [
      'القاهرة',
      'الرياض',
      'المغرب',
      'تونس',
      'القمح',
      'الشعير',
      'التسويق',
      'الموارد البشرية',
      'يناير',
      'فبراير',
      'مارس',
      'زيت الزيتون',
      'الإسكندرية',
      'عمان',
      'بيروت',
      'التعليم',
      'الصحة',
      'النقل',
      'جدة',
      'الدوحة',
    ],
    measures: ['المبيعات', 'عدد الزوار', 'الميزانية', 'النسبة', 'النمو', 'السعر', '2021', '2022', '2023'],
    groups: ['النصف الأول', 'النصف الثاني', 'رجال', 'نساء'],
    number: (whole: string, part: string) =>
      [whole.replace(/\B(?=(\d{3})+$)/g, ','), part].filter((it) => it !== '').join('.'),
  },
} as const;

/** A draw of numbers that gives the same for the same seed. */
export function drawFrom(seed: number): Draw {
  const random = createRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  return { below, pick: (from) => from[below(from.length)] ?? from[0] };
}

/** A table with names in the first column and numbers of one notation in each other one. */
export function drawTruth(language: TableTruth['language'], seed: number, hasGroups: boolean): TableTruth {
  const draw = drawFrom(seed);
  const words = WORDS[language];
  const measureCount = hasGroups ? 4 : 2 + draw.below(5);
  const measures = shuffle([...words.measures], draw).slice(0, measureCount);
  const names = shuffle([...words.names], draw).slice(0, 4 + draw.below(12));
  const kinds = measures.map(() => draw.pick(['whole', 'small', 'decimal', 'percent', 'signed']));
  const groupLabels = shuffle([...words.groups], draw).slice(0, 2);
  return {
    language,
    title: words.titles[draw.below(words.titles.length)] ?? '',
    header: [words.stubs[draw.below(words.stubs.length)] ?? '', ...measures],
    ...(hasGroups ? { groups: groupLabels.map((label) => ({ label, span: 2 })) } : {}),
    rows: names.map((name) => [name, ...kinds.map((kind) => drawNumber(kind, draw, words.number))]),
  };
}

const TOTALS = { en: 'Total', pt: 'Total', ar: 'المجموع' } as const;

/** A table as accountants write it: losses in brackets, money with its sign, thousands and millions by a letter, a dash for nothing, a total that adds up. */
export function drawStatement(language: TableTruth['language'], seed: number): TableTruth {
  const draw = drawFrom(seed);
  const words = WORDS[language];
  const names = shuffle([...words.names], draw).slice(0, 4 + draw.below(8));
  const measures = shuffle([...words.measures], draw).slice(0, 3 + draw.below(3));
  const [currency, scale] = [draw.pick(['$', '€', '£']), draw.pick(['K', 'M'])];
  const write = (value: number): string => words.number(String(Math.abs(value)), '');
  const columns = measures.map(() => {
    const kind = draw.pick(['bracketed', 'money', 'scaled', 'dashed', 'plain']);
    const largest = 10 ** (2 + draw.below(4));
    const values = names.map(() => {
      if (kind === 'dashed' && draw.below(3) === 0) return 0;
      const value = 1 + draw.below(largest);
      return kind === 'bracketed' && draw.below(3) === 0 ? -value : value;
    });
    const total = values.reduce((sum, value) => sum + value, 0);
    return [...values, total].map((value) => {
      if (kind === 'scaled') return `${words.number(String(Math.floor(value / 10)), String(value % 10))}${scale}`;
      if (value === 0) return kind === 'dashed' ? '-' : '0';
      if (value < 0) return `(${write(value)})`;
      return kind === 'money' && language !== 'ar' ? `${currency}${write(value)}` : write(value);
    });
  });
  return {
    language,
    title: words.titles[draw.below(words.titles.length)] ?? '',
    header: [words.stubs[draw.below(words.stubs.length)] ?? '', ...measures],
    rows: [...names, TOTALS[language]].map((name, at) => [name, ...columns.map((column) => column[at] ?? '')]),
  };
}

/** The same table with ٠ to ٩ for its digits, and the marks that go with them. */
export function withEasternDigits(truth: TableTruth): TableTruth {
  const turn = (text: string): string =>
    text
      .replace(/(?<=\d),(?=\d)/g, '٬')
      .replace(/(?<=\d)\.(?=\d)/g, '٫')
      .replace('%', '٪')
      .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  return { ...truth, header: truth.header.map(turn), rows: truth.rows.map((row) => row.map(turn)) };
}

function drawNumber(kind: string, draw: Draw, write: (whole: string, part: string) => string): string {
  const digits = (count: number): string => String(draw.below(9 * 10 ** (count - 1)) + 10 ** (count - 1));
  if (kind === 'small') return digits(1 + draw.below(2));
  if (kind === 'decimal') return write(digits(1 + draw.below(4)), digits(2));
  if (kind === 'percent') return `${write(digits(1 + draw.below(2)), digits(1))}%`;
  if (kind === 'signed') return `${draw.below(3) === 0 ? '-' : ''}${write(digits(2 + draw.below(2)), digits(1))}`;
  return write(digits(3 + draw.below(4)), '');
}

function shuffle<T>(items: T[], draw: Draw): T[] {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = draw.below(at + 1);
    const [one, two] = [items[at], items[other]];
    if (one === undefined || two === undefined) continue;
    items[at] = two;
    items[other] = one;
  }
  return items;
}
