import { CHART_TYPES, type ChartType } from '../../src/chart/chart-type.ts';
import type { Cell, GraphConfig, Row } from '../../src/chart/graph-config.ts';

/** Data that pictures go wrong over: a name, the labels of its columns, its rows. */
type UglyData = { readonly labels: readonly string[]; readonly rows: readonly (readonly Cell[])[] };

const PLAIN = ['Name', 'First', 'Second', 'Third'] as const;

/** Each kind of ugly data. Four columns each: a name and three numbers, which every type can draw. */
export const UGLY_DATA = {
  'one point': { labels: PLAIN, rows: [['Alone', 5, 3, 2]] },
  'two points': {
    labels: PLAIN,
    rows: [
      ['A', 5, 3, 2],
      ['B', 6, 1, 4],
    ],
  },
  'two hundred categories': {
    labels: PLAIN,
    rows: Array.from({ length: 200 }, (_, row) => [
      `Category ${row + 1}`,
      ((row * 37) % 101) + 1,
      300 - row,
      (row % 7) + 1,
    ]),
  },
  'two hundred days': {
    labels: ['Day', 'First', 'Second', 'Third'],
    rows: Array.from({ length: 200 }, (_, day) => [
      new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
      100 + ((day * 17) % 43),
      80 + ((day * 29) % 31),
      20 + (day % 11),
    ]),
  },
  negatives: {
    labels: PLAIN,
    rows: [
      ['North', -12, 4, -3],
      ['South', 7, -8, 5],
      ['East', -3, -2, -9],
      ['West', 15, 6, 1],
    ],
  },
  'empty cells': {
    labels: PLAIN,
    rows: [
      ['A', 5, null, 1],
      ['B', null, 4, 2],
      ['', 3, 2, null],
      ['D', null, null, null],
      ['E', 4, 0, 6],
    ],
  },
  'huge and tiny numbers': {
    labels: PLAIN,
    rows: [
      ['Huge', 9.1e15, 2e9, 1],
      ['Tiny', 0.000012, 3e-7, 2],
      ['Zero', 0, 0, 0],
      ['Usual', 1234.5, 67, 8],
    ],
  },
  'only tiny numbers': {
    labels: PLAIN,
    rows: [
      ['A', 0.00012, 0.00031, 0.0002],
      ['B', 0.00045, 0.00009, 0.0007],
    ],
  },
  'long names': {
    labels: [
      'Department',
      'Full-time equivalents at the end of the reporting period',
      'Contractors and agency workers, converted to full-time equivalents',
      'Vacancies',
    ],
    rows: [
      ['The quite extraordinarily long name of a department that nobody ever abbreviates', 12, 4, 1],
      ['Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung', 7, 8, 2],
      ['IT', 9, 2, 3],
      ['Research, development, and everything that has to do with neither of them', 5, 6, 4],
    ],
  },
  'many series': {
    labels: ['Year', ...Array.from({ length: 14 }, (_, index) => `Series number ${index + 1}`)],
    rows: Array.from({ length: 6 }, (_, row) => [
      `${2018 + row}`,
      ...Array.from({ length: 14 }, (_, index) => 10 + ((row * 7 + index * 5) % 23)),
    ]),
  },
  Arabic: {
    labels: ['الإدارة', 'المبيعات', 'التكاليف', 'الأرباح'],
    rows: [
      ['إدارة التسويق والعلاقات العامة', 12000, 4000, 1000],
      ['المبيعات', 7000, 8000, 2000],
      ['الموارد البشرية', 9000, 2500, 3100],
    ],
  },
} as const satisfies Record<string, UglyData>;

/** The name of a kind of ugly data. */
export type UglyName = keyof typeof UGLY_DATA;

/** A chart of a type over one kind of ugly data, with words around it. */
export function createUglyChart(type: ChartType, name: UglyName): GraphConfig {
  const { labels, rows }: UglyData = UGLY_DATA[name];
  const isArabic = name === 'Arabic';
  const toRow = (cells: readonly Cell[]): Row => Object.fromEntries(cells.map((cell, index) => [`c${index}`, cell]));
  return {
    type,
    data: { columns: labels.map((label, index) => ({ key: `c${index}`, label })), rows: rows.map(toRow) },
    dataLabels: { showDataLabels: true, showStackTotals: true },
    content: {
      title: isArabic ? 'نتائج الإدارات' : `A ${type} chart`,
      subtitle: isArabic ? 'بالدرهم' : `Over ${name}`,
      source: { label: isArabic ? 'بيانات داخلية' : 'Own data' },
    },
  };
}

/** Every type with every kind of ugly data. */
export function listUglyCases(): readonly (readonly [ChartType, UglyName])[] {
  // The keys of a constant of this module are its names.
  const names = Object.keys(UGLY_DATA) as readonly UglyName[];
  return CHART_TYPES.flatMap((type) => names.map((name) => [type, name] as const));
}
