import { describe, expect, it } from 'vitest';
import { createSituation, tableConfig } from '../../test/fixtures/language/sample-situation.ts';
import {
  ARABIC_DIMENSIONS,
  DIMENSIONS,
  type Dimension,
  ENGLISH_DIMENSIONS,
  PORTUGUESE_DIMENSIONS,
} from './lexicon/dimension-words.ts';
import { understand } from './understand.ts';
import type { Situation } from './understanding.ts';

/** A label that holds each dimension, in each language. */
const LABELS: Readonly<Record<Dimension, readonly [en: string, pt: string, ar: string]>> = {
  age: ['Age', 'Idade', 'العمر'],
  price: ['Price', 'Preço', 'السعر'],
  pay: ['Salary', 'Salário', 'الراتب'],
  wealth: ['Wealth', 'Riqueza', 'الثروة'],
  speed: ['Speed', 'Velocidade', 'السرعة'],
  weight: ['Weight', 'Peso', 'الوزن'],
  length: ['Length', 'Comprimento', 'المسافة'],
  height: ['Height', 'Altura', 'القامة'],
  elevation: ['Elevation', 'Altitude', 'الارتفاع'],
  width: ['Width', 'Largura', 'العرض'],
  depth: ['Depth', 'Profundidade', 'العمق'],
  thickness: ['Thickness', 'Espessura', 'السماكة'],
  size: ['Area', 'Tamanho', 'المساحة'],
  temperature: ['Temperature', 'Temperatura', 'درجة الحرارة'],
  rain: ['Rain', 'Chuva', 'المطر'],
  population: ['Population', 'População', 'السكان'],
  power: ['Power', 'Potência', 'القوة'],
  rating: ['Rating', 'Avaliação', 'التقييم'],
  popularity: ['Popularity', 'Popularidade', 'الشعبية'],
  frequency: ['Frequency', 'Frequência', 'التكرار'],
  satisfaction: ['Satisfaction', 'Satisfação', 'الرضا'],
};

const LANGUAGES = [
  {
    at: 0,
    words: ENGLISH_DIMENSIONS,
    thing: 'Gadget',
    amount: 'Stock',
    ask: (word: string) => `the 3 ${word} gadgets`,
  },
  {
    at: 1,
    words: PORTUGUESE_DIMENSIONS,
    thing: 'Peça',
    amount: 'Existências',
    ask: (word: string) => `as 3 peças ${word}`,
  },
  {
    at: 2,
    words: ARABIC_DIMENSIONS,
    thing: 'القطعة',
    amount: 'المخزون',
    ask: (word: string) => `${word} 3 قطع`,
  },
] as const;

const NAMES = ['Amber', 'Birch', 'Cedar', 'Dahlia', 'Elder', 'Fern', 'Gorse', 'Hazel', 'Iris'];

/** Things with an amount before the figure in question, which an adjective of dimension must pass over. */
function things(labels: readonly [thing: string, amount: string, figure: string], own: Partial<Situation> = {}) {
  const keys = ['thing', 'amount', 'figure'];
  const columns = keys.map((key, at) => ({ key, label: labels[at] ?? key }));
  const rows = NAMES.map((name, at) => ({ thing: name, amount: 7000 + at * 311, figure: 12 + ((at * 5) % 9) * 3.5 }));
  return createSituation({ type: 'table', data: { columns, rows } }, own);
}

const limitOf = (wish: string, situation: ReturnType<typeof things>) =>
  understand(wish, situation).readings[0]?.plan.steps.find(({ verb }) => verb === 'limit');

describe('an adjective of dimension', () => {
  for (const { at, words, thing, amount, ask } of LANGUAGES)
    for (const dimension of DIMENSIONS)
      for (const [degree, direction] of [
        ['Most', 'descending'],
        ['Least', 'ascending'],
      ] as const)
        it(`goes by its own column: ${dimension} in language ${at}, ${direction}`, () => {
          const situation = things([thing, amount, LABELS[dimension][at]]);
          const [word = ''] = (words[`${dimension}${degree}`] ?? '').split('|');
          expect(limitOf(ask(word), situation)).toMatchObject({ count: 3, by: { column: 'figure', direction } });
        });
});

describe('adjectives of dimension', () => {
  const weights = things(['Gadget', 'Stock', 'Weight']);

  it.each([
    ['heaviest gadget', { count: 1, by: { column: 'figure', direction: 'descending' } }],
    ['which gadget is the lightest?', { count: 1, by: { column: 'figure', direction: 'ascending' } }],
    ['the gadget with the lowest stock', { count: 1, by: { column: 'amount', direction: 'ascending' } }],
    ['the 2 gadgets with the highest stock', { count: 2, by: { column: 'amount', direction: 'descending' } }],
  ])('%s', (wish, limit) => {
    expect(limitOf(wish, weights)).toMatchObject(limit);
  });

  it('compare with the column that they speak of', () => {
    expect(understand('gadgets heavier than 20', weights).readings[0]?.plan.steps[0]).toMatchObject({
      verb: 'filter',
      where: { operator: '>', left: { kind: 'column', key: 'figure' }, right: { value: 20 } },
    });
  });

  it('compare with one column each', () => {
    const lines = NAMES.map((name, at) => [name, 3 + at * 4, 15 + ((at * 5) % 9)]);
    const situation = createSituation(tableConfig(['Gadget', 'Age', 'Weight'], lines));
    expect(understand('gadgets older than 10 and lighter than 20', situation).readings[0]?.plan.steps[0]).toMatchObject(
      {
        where: {
          operator: 'and',
          left: { operator: '>', left: { key: 'age' } },
          right: { operator: '<', left: { key: 'weight' } },
        },
      },
    );
  });

  it('compare with a column that is named before them', () => {
    expect(understand('gadgets with stock heavier than 8000', weights).readings[0]?.plan.steps[0]).toMatchObject({
      where: { operator: '>', left: { key: 'amount' } },
    });
  });

  it('pick the few before a figure of them is worked out', () => {
    expect(understand('average stock of the 3 heaviest gadgets', weights).readings[0]?.plan.steps).toMatchObject([
      { verb: 'limit', count: 3, by: { column: 'figure', direction: 'descending' } },
      { verb: 'group', by: [], measures: [{ operation: 'mean', column: 'amount' }] },
    ]);
  });

  it('order by the column that they speak of', () => {
    expect(understand('sort from lightest to heaviest', weights).readings[0]?.plan.steps).toEqual([
      { verb: 'sort', by: [{ column: 'figure', direction: 'ascending' }] },
    ]);
  });

  it('say which end an order has, whatever it is of', () => {
    expect(understand('sort by stock, cheapest first', weights).readings[0]?.plan.steps).toEqual([
      { verb: 'sort', by: [{ column: 'amount', direction: 'ascending' }] },
    ]);
  });

  it('take the oldest by the earliest date where no age is there', () => {
    const lines = NAMES.map((name, at) => [name, 500 + at, `20${10 + ((at * 4) % 9)}-03-0${1 + (at % 7)}`]);
    const situation = createSituation(tableConfig(['Gadget', 'Stock', 'Built'], lines));
    expect(limitOf('the 2 oldest gadgets', situation)).toMatchObject({
      by: { column: 'built', direction: 'ascending' },
    });
  });

  it('take the quickest by the least time where no speed is there', () => {
    expect(limitOf('the 3 fastest gadgets', things(['Gadget', 'Stock', 'Duration']))).toMatchObject({
      by: { column: 'figure', direction: 'ascending' },
    });
  });

  it('rank all the rows of a picture, since one bar tells nothing', () => {
    const { plan } =
      understand('heaviest gadget', things(['Gadget', 'Stock', 'Weight'], { purpose: 'chart' })).readings[0] ?? {};
    expect(plan?.steps.map(({ verb }) => verb)).toEqual(['select', 'sort']);
    expect(plan?.steps[1]).toMatchObject({ by: [{ column: 'figure', direction: 'descending' }] });
  });

  it('have one column for each group asked for', () => {
    const lines = NAMES.map((name, at) => [
      name,
      ['Oslo', 'Bern'][at % 2] ?? '',
      ['Tin', 'Oak'][at % 3] ?? 'Oak',
      at * 2.5,
    ]);
    const situation = createSituation(tableConfig(['Gadget', 'City', 'Stuff', 'Weight'], lines));
    expect(understand('heaviest tin gadget per city', situation).readings[0]?.plan.steps.slice(0, 2)).toMatchObject([
      { verb: 'filter', where: { left: { key: 'stuff' }, right: { value: 'Tin' } } },
      { verb: 'limit', count: 1, by: { column: 'weight' }, per: ['city'] },
    ]);
  });
});
