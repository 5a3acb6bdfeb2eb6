import { describe, expect, test } from 'vitest';
import { createSituation } from '../../test/fixtures/language/sample-situation.ts';
import { tableOf } from '../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import { understand } from './understand.ts';

const stepsOf = (table: GraphConfig, wish: string, locale: Locale) =>
  understand(wish, createSituation(table, { locale })).readings[0]?.plan.steps ?? [];

const VISITS = tableOf(
  ['Utente', 'Especialidade', 'Tempo de espera (min)', 'Estado'],
  Array.from({ length: 24 }, (_, at) => [
    `U${at}`,
    ['Cardiologia', 'Pediatria'][at % 2] ?? '',
    10 + ((at * 17) % 90),
    ['Realizada', 'Realizada', 'Faltou', 'Cancelada'][at % 4] ?? '',
  ]),
);
const PUPILS = tableOf(
  ['اسم الطالب', 'الصف', 'الحالة'],
  Array.from({ length: 24 }, (_, at) => [
    ['سارة', 'يوسف', 'هدى'][at % 3] ?? '',
    ['الأول', 'الثاني'][at % 2] ?? '',
    ['حاضر', 'حاضر', 'غائب', 'متأخر'][at % 4] ?? '',
  ]),
);
const GROCERIES = tableOf(
  ['الصنف', 'السعر'],
  [
    ['قهوة عربية', 45],
    ['جبنة بيضاء', 18],
    ['تمر', 35],
  ],
);

describe('a word of the root of one value', () => {
  test.each([
    ['PT_PT', VISITS, 'taxa de faltas por especialidade', 'Faltou'],
    ['PT_PT', VISITS, 'quantos utentes faltaram por especialidade', 'Faltou'],
    ['AR', PUPILS, 'نسبة الحضور لكل صف', 'حاضر'],
    ['AR', PUPILS, 'كم مرة غاب كل طالب؟', 'غائب'],
  ] as const)('means that value, %s, and no row of another is counted: %s', (locale, table, wish, value) =>
    expect(JSON.stringify(stepsOf(table, wish, locale))).toContain(`"value":"${value}"`),
  );

  test('means nothing where several values share it', () => {
    const doubtful = tableOf(
      ['Aluno', 'Estado'],
      ['Faltou', 'Faltante', 'Veio', 'Faltou', 'Faltante', 'Veio'].map((state, at) => [`A${at}`, state]),
    );
    expect(JSON.stringify(stepsOf(doubtful, 'número de faltas', 'PT_PT'))).not.toContain('"value":"Falt');
  });
});

test('names of two words are named with an article before each', () => {
  const [step] = stepsOf(GROCERIES, 'احذف القهوة العربية', 'AR');
  expect(JSON.stringify(step)).toContain('"value":"قهوة عربية"');
});

test('who waited is told by the time of waiting', () => {
  const [step] = stepsOf(VISITS, 'quem esperou mais de uma hora?', 'PT_PT');
  expect(step).toMatchObject({ verb: 'filter', where: { operator: '>', left: { key: 'c2' }, right: { value: 60 } } });
});

test.each([
  ['EN_US', ['Mode', '2019', '2020'], ['Metro', 'Bus'], 'how many metro riders in 2020'],
  ['AR', ['وسيلة النقل', '٢٠١٩', '٢٠٢٠'], ['مترو', 'حافلات'], 'كم عدد ركاب المترو في ٢٠٢٠؟'],
] as const)(
  'a number of things in a year that has a column is what stands in it, %s',
  (locale, labels, [one, other], wish) => {
    const table = tableOf(labels, [
      [one, 7_799_000, 1_329_000],
      [other, 4_404_000, 2_058_000],
    ]);
    const [filter, group] = stepsOf(table, wish, locale);
    expect(filter).toMatchObject({ verb: 'filter' });
    expect(group).toMatchObject({ verb: 'group', measures: [{ operation: 'sum', column: 'c2' }] });
  },
);

describe('a word that begins as one that denies', () => {
  const kinds = ['Voice', 'Count', 'Porto', 'Ports'];
  const calls = tableOf(
    ['Invoice', 'Kind', 'Discount', 'Paid'],
    Array.from({ length: 24 }, (_, at) => [`I-${at}`, kinds[at % 4] ?? '', at % 7, at % 3 === 0 ? '' : '2024-01-05']),
  );

  test.each([
    ['EN_GB', 'invoices by kind'],
    ['EN_GB', 'discount per invoice'],
    ['EN_GB', 'imports by kind'],
    ['PT_PT', 'desporto por Kind'],
  ] as const)('denies no value, %s: %s', (locale, wish) =>
    expect(stepsOf(calls, wish, locale)).not.toContainEqual(expect.objectContaining({ verb: 'filter' })),
  );

  test('denies what was done', () =>
    expect(stepsOf(calls, 'unpaid invoices by kind', 'EN_GB')).toContainEqual(
      expect.objectContaining({ verb: 'filter' }),
    ));
});

test.each([
  ['EN_GB', 'latest month by shop'],
  ['EN_GB', 'earliest month per shop'],
  ['PT_PT', 'mês mais recente por shop'],
] as const)('the %s words for the latest and the earliest ask for no most: %s', (locale, wish) => {
  const sales = tableOf(
    ['Month', 'Shop', 'Revenue'],
    Array.from({ length: 24 }, (_, at) => [
      `2024-${String(1 + (at >> 1)).padStart(2, '0')}`,
      ['A', 'B'][at % 2] ?? '',
      20 + ((at * 37) % 90),
    ]),
  );
  const steps = JSON.stringify(stepsOf(sales, wish, locale));
  expect(steps).toContain('"c0"');
  expect(steps).not.toContain('sum');
});

test.each([
  ['EN_GB', 'Temperature', 'highest temperature', 'max'],
  ['PT_PT', 'Idade', 'idade mais alta', 'max'],
] as const)('levels that run on from row to row number none of them, %s: %s', (locale, label, wish, operation) => {
  const levels = tableOf(
    [label, 'Solubility'],
    Array.from({ length: 12 }, (_, at) => [18 + at, 30 + ((at * 7) % 11)]),
  );
  expect(JSON.stringify(stepsOf(levels, wish, locale))).toContain(`"${operation}"`);
});

test.each([
  ['EN_GB', 'Birth date', 'length of service by team'],
  ['PT_PT', 'Data de nascimento', 'tempo de serviço por team'],
  ['AR', 'تاريخ الميلاد', 'مدة الخدمة حسب team'],
] as const)('nothing lasts from the day of a birth, %s: %s, %s', (locale, born, wish) => {
  const staff = tableOf(
    ['Name', born, 'Hired', 'Team'],
    Array.from({ length: 12 }, (_, at) => [
      `N${at}`,
      `19${70 + at}-03-04`,
      `20${10 + at}-05-06`,
      ['A', 'B'][at % 2] ?? '',
    ]),
  );
  expect(JSON.stringify(stepsOf(staff, wish, locale))).not.toContain('daysBetween');
});

describe('a cell that is called like an article', () => {
  const graded = tableOf(
    ['Place', 'Borough', 'Grade', 'Renda'],
    Array.from({ length: 24 }, (_, at) => [
      `Place ${at}`,
      ['Queens', 'Bronx'][at % 2] ?? '',
      ['A', 'B', 'C'][at % 3] ?? '',
      100 + at * 3,
    ]),
  );
  const filters = (wish: string, locale: Locale) =>
    JSON.stringify(stepsOf(graded, wish, locale).filter(({ verb }) => verb === 'filter'));

  test.each([
    ['EN_US', 'places with grade A by borough'],
    ['EN_US', 'which borough has the most A grades?'],
    ['EN_US', 'places by borough, grade: A'],
  ] as const)('is meant by a capital within the wish, %s: %s', (locale, wish) =>
    expect(filters(wish, locale)).toContain('"value":"A"'),
  );

  test.each([
    ['EN_US', 'A bar chart of places by grade'],
    ['EN_US', 'Hello. A bar chart of places by grade'],
    ['PT_PT', 'A média da renda por borough'],
  ] as const)('is not meant where a sentence begins, %s: %s', (locale, wish) =>
    expect(filters(wish, locale)).toBe('[]'),
  );
});
