import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARABIC } from '../../../../test/fixtures/prose/ar.ts';
import { ARABIC_HELD_OUT } from '../../../../test/fixtures/prose/ar-held-out.ts';
import { ENGLISH } from '../../../../test/fixtures/prose/en.ts';
import { ENGLISH_HELD_OUT } from '../../../../test/fixtures/prose/en-held-out.ts';
import type { Passage } from '../../../../test/fixtures/prose/passage.ts';
import { PORTUGUESE } from '../../../../test/fixtures/prose/pt.ts';
import { PORTUGUESE_HELD_OUT } from '../../../../test/fixtures/prose/pt-held-out.ts';
import { CERTAIN, scorePassage } from '../../../../test/fixtures/prose/score.ts';
import { STRANGERS } from '../../../../test/fixtures/prose/strangers.ts';
import { UNSEEN } from '../../../../test/fixtures/prose/unseen.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import type { SourceCell, SourceTable, Span } from '../../source-table.ts';
import { LEXICONS } from './lexicon/lexicons.ts';
import { readProse } from './read-prose.ts';
import { readItems } from './tokens/items.ts';
import { languageOf } from './tokens/language.ts';
import { splitParagraphs } from './tokens/sentences.ts';
import { tokenize } from './tokens/tokens.ts';

const DEVELOPMENT = [...ENGLISH, ...PORTUGUESE, ...ARABIC];
const HELD_OUT = [...ENGLISH_HELD_OUT, ...PORTUGUESE_HELD_OUT, ...ARABIC_HELD_OUT];
const ALL = [...DEVELOPMENT, ...HELD_OUT, ...UNSEEN, ...STRANGERS];

const isExact = (passage: Passage): boolean => scorePassage(passage, readProse(passage.text)) === 'exact';
const shareExact = (passages: readonly Passage[]): number => passages.filter(isExact).length / passages.length;

describe('prose becomes the table a reader would draw', () => {
  test.each(DEVELOPMENT.map((passage) => [passage.id, passage] as const))('%s', (_, passage) => {
    expect(isExact(passage)).toBe(true);
  });

  test.each(STRANGERS.map((passage) => [passage.id, passage] as const))('as it came out before: %s', (_, passage) => {
    expect(isExact(passage)).toBe(true);
  });

  test.each([
    'In 2019 there were 210 pupils, of whom 120 came by bus.',
    'في 2019 كان هناك 210 طالبا، منهم 120 يأتون بالحافلة.',
  ])('takes no word that stands for others for a name: %s', (text) => {
    const names = readProse(text).flatMap(({ rows }) => rows.map(([name]) => name?.text));
    expect(names).not.toContain('whom');
    expect(names).not.toContain('منهم');
  });

  test('lends a currency along the whole of a course', () => {
    const text = 'As receitas subiram de 1,2 milhões de euros em 2021 para 1,5 milhões em 2022 e 1,9 milhões em 2023.';
    expect(readProse(text)[0]?.rows.map((row) => row.map((cell) => cell.text))).toEqual([
      ['2021', '1,2 milhões de euros'],
      ['2022', '1,5 milhões de euros'],
      ['2023', '1,9 milhões de euros'],
    ]);
  });

  test('passages kept aside come out nearly as well', () => {
    expect(shareExact(HELD_OUT)).toBeGreaterThanOrEqual(0.9);
    expect(shareExact(UNSEEN)).toBeGreaterThanOrEqual(0.9);
  });

  test('tables said to be certain are right', () => {
    const certain = ALL.filter(({ text }) => (readProse(text)[0]?.certainty ?? 0) >= CERTAIN);
    expect(shareExact(certain)).toBeGreaterThanOrEqual(0.95);
  });
});

const cellsOf = (table: SourceTable): readonly SourceCell[] => table.rows.flat();
const textAt = (text: string, spans: readonly Span[]): string =>
  spans.map(({ start, end }) => text.slice(start, end)).join(' ');
const overlap = (left: Span, right: Span): boolean => left.start < right.end && right.start < left.end;
/** The figures that the reader's own items hold within a span, times and numbered names aside. */
const figuresIn = (text: string, { start, end }: Span): readonly Span[] => {
  const lexicon = LEXICONS[languageOf(text)];
  const sentences = splitParagraphs(text).flatMap((paragraph) => paragraph.sentences);
  return sentences
    .filter((sentence) => sentence.start >= start && sentence.end <= end)
    .flatMap((sentence) => readItems(tokenize(text, sentence, lexicon), lexicon))
    .flatMap((item) => (item.kind === 'quantity' ? [item.span] : []));
};
const isDerived = (table: SourceTable): boolean => table.notices.some(({ kind }) => kind.startsWith('derived'));

describe('what every table of prose keeps', () => {
  test('each filled cell points at the words it came from', () => {
    for (const { text } of ALL) {
      for (const cell of readProse(text).flatMap(cellsOf)) {
        if (cell.text === '') continue;
        expect(cell.spans.length).toBeGreaterThan(0);
        expect(textAt(text, cell.spans).trim()).not.toBe('');
      }
    }
  });

  test('digits in a cell stand in its spans, or are those of a number in words', () => {
    for (const { text } of ALL) {
      for (const table of readProse(text).filter((found) => !isDerived(found))) {
        for (const cell of cellsOf(table)) {
          const source = foldWords(textAt(text, cell.spans));
          if (!/\d/.test(source)) continue;
          for (const [digits] of foldWords(cell.text).matchAll(/\d+/g)) expect(source).toContain(digits);
        }
      }
    }
  });

  test('every figure of a passage is in the table, or named among those left out', () => {
    for (const { text } of ALL) {
      const [table] = readProse(text);
      if (table === undefined) continue;
      const said = cellsOf(table).flatMap(({ spans }) => spans);
      const named = table.notices.flatMap(({ kind, values }) =>
        kind === 'figures-left-out' ? [Number(values.count)] : [],
      );
      const missing = figuresIn(text, table.span).filter((span) => !said.some((own) => overlap(own, span)));
      expect(missing.length, text).toBeLessThanOrEqual(named[0] ?? 0);
    }
  });

  const fragment = fc.oneof(
    fc.constantFrom(...ALL.flatMap(({ text }) => text.split(/(?<=[ ,،;.])/))),
    fc.string({ maxLength: 6 }),
    fc.constantFrom('12', '3.5', '(', ')', '%', '$', 'and', 'e', 'و', '\n\n', 'million', '2023', '-', '"'),
  );

  test('any text gives tables with a cell for each column, or none, the same each time', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 60 }), (parts) => {
        const text = parts.join(' ');
        const tables = readProse(text);
        for (const { rows, columns, certainty } of tables) {
          for (const row of rows) expect(row.length).toBe(columns.length);
          expect(certainty).toBeGreaterThan(0);
          expect(certainty).toBeLessThanOrEqual(1);
        }
        for (const { spans } of tables.flatMap(cellsOf)) {
          for (const { start, end } of spans) expect(start >= 0 && end > start && end <= text.length).toBe(true);
        }
        expect(readProse(text)).toEqual(tables);
      }),
      { numRuns: 150 },
    );
  });

  test('a text of half a million characters is read to its end', () => {
    const sentence = 'Sales rose from 12 in 2021 to 15 in 2022 and 18 in 2023. ';
    const tables = readProse(sentence.repeat(Math.ceil(500_000 / sentence.length)));
    expect(tables.at(-1)?.span.end).toBeGreaterThan(499_000);
  });
});

describe('what is said about a table', () => {
  test('hedged figures are a doubt', () => {
    const [table] = readProse('About 40% chose wind, nearly 25% solar and 20% gas.');
    expect(table?.doubts).toEqual([{ kind: 'hedged-figures', values: { count: 2, example: '40%' } }]);
  });

  test('a sign is lent to no other figure', () => {
    const [table] = readProse('It was -5 in Oslo, 2 in London, -12 in Moscow and 9 in Rome.');
    expect(table?.rows.map((row) => row[1]?.text)).toEqual(['-5', '2', '-12', '9']);
  });

  test('plain figures are none', () => {
    const [table] = readProse('Lisbon had 545,000 inhabitants, Porto 232,000 and Braga 193,000.');
    expect(table?.doubts).toEqual([]);
  });

  test('what remains of a whole is worked out and said to be', () => {
    const [table] = readProse('Of the 1,000 people asked, 45% preferred tea, 30% coffee and the rest nothing.');
    expect(table?.notices).toEqual([{ kind: 'derived-rest', values: { value: '25%' } }]);
  });

  test('a multiple is worked out and said to be', () => {
    const [table] = readProse('The north opened 60 accounts, the south 45 and the airport twice as many as the south.');
    expect(table?.notices).toEqual([{ kind: 'derived-multiple', values: { value: '90' } }]);
  });

  test('figures that fit no column are left out and said to be', () => {
    const [table] = readProse('Email brought in $1.9M, paid search $0.4M and events $1.1M, up from $0.9M last year.');
    expect(table?.notices).toEqual([{ kind: 'figures-left-out', values: { count: 1, examples: '$0.9M' } }]);
  });

  test('figures that are left out are told as they are written', () => {
    const [table] = readProse(
      'Turnover grew from £2.1m in 2021 to £2.6m in 2022 and £3.4m in 2023, while staff numbers went from 12 to 15 to 21.',
    );
    expect(table?.notices).toEqual([{ kind: 'figures-left-out', values: { count: 3, examples: '12; 15; 21' } }]);
  });

  test.each([
    ['Acme lost $20 million in 2021, lost $5 million in 2022 and earned $12 million in 2023.', 'lost $20 million'],
    [
      'A loja teve um prejuízo de 20 mil euros em 2021, um prejuízo de 5 mil em 2022 e um lucro de 12 mil em 2023.',
      'prejuízo 20 mil euros',
    ],
    [
      'بلغت الخسائر 20 مليون ريال في 2021 و5 ملايين ريال في 2022، وبلغ الربح 12 مليون ريال في 2023.',
      'الخسائر 20 مليون ريال',
    ],
  ])('losses beside gains are negative and point at the word: %s', (text, words) => {
    const [table] = readProse(text);
    const cells = table?.rows.map((row) => row[1]) ?? [];
    expect(cells.map((cell) => cell?.text.startsWith('-'))).toEqual([true, true, false]);
    expect(textAt(text, cells[0]?.spans ?? [])).toBe(words);
  });

  test.each([
    'Exports reached 5 million tonnes and imports 3.',
    'Bolo de chocolate\n200 g de farinha\n150 g de açúcar\n4 ovos\n100 g de manteiga\n50 g de cacau',
    'Apple sold 231 million iPhones in 2022, Samsung 260 million phones and Xiaomi 153 million.',
    'Prices fell by a third in Lisbon, and rents dropped 10% in Porto and 4% in Faro.',
    'Under Article 13(1) and Section 5(2), fines up to 20 000 000 EUR may be imposed.',
  ])('what may be read another way is not said to be certain: %s', (text) => {
    expect(readProse(text)[0]?.certainty ?? 0).toBeLessThan(CERTAIN);
  });

  test('losses by themselves are as written', () => {
    const [table] = readProse('The loss was $20 million in 2021, $5 million in 2022 and $2 million in 2023.');
    expect(table?.rows.map((row) => row[1]?.text)).toEqual(['$20 million', '$5 million', '$2 million']);
  });

  test('no rise at all is a change beside others', () => {
    const [table] = readProse('Europe grew 5%, Asia declined 3% and America was flat at 0%.');
    expect(table?.rows.map((row) => row[1]?.text)).toEqual(['5%', '-3%', '0%']);
  });

  test.each([
    ['Gastei 45 euros em gasolina, 120 euros no supermercado e 30 euros em livros.', 'Valor'],
    [
      'أعلنت شركة النور عن أرباح صافية قدرها 121 مليار دولار في عام 2023 مقارنة بـ161 مليار دولار في عام 2022.',
      'أرباح صافية',
    ],
  ])('a verb names no column: %s', (text, label) => {
    expect(readProse(text)[0]?.columns[1]?.label).toBe(label);
  });

  test('a fall is negative where nothing rises too', () => {
    const [table] = readProse('Sales fell 5% in 2021, 3% in 2022 and 1% in 2023.');
    expect(table?.rows.map((row) => row[1]?.text)).toEqual(['-5%', '-3%', '-1%']);
  });

  test.each([
    [
      'The population of Lagos is 15 million and the number of hospitals 200; the population of Accra is 4 million and the number of hospitals 60.',
      '200',
    ],
    ['يبلغ عدد سكان القاهرة 9.9 مليون وعدد مستشفياتها 120، ويبلغ عدد سكان الجيزة 4.4 مليون وعدد مستشفياتها 45.', '120'],
  ])('a scale is not lent to another measure: %s', (text, figure) => {
    expect(readProse(text)[0]?.rows[0]?.[2]?.text).toBe(figure);
  });

  test('a time behind the list of a clause is that of the whole list', () => {
    const text = '120 apples, 80 pears and 45 plums in May; in June it was 150 apples, 90 pears and 30 plums';
    const [table] = readProse(text);
    expect(table?.rows.map((row) => row.map((cell) => cell.text))).toEqual([
      ['May', '120', '80', '45'],
      ['June', '150', '90', '30'],
    ]);
  });

  test('what somebody did is no part of a name', () => {
    const [table] = readProse('قرأت سارة 14 كتابا وقرأ أحمد 9 كتب وقرأت ليلى 21 كتابا.');
    expect(table?.rows.map(([name]) => name?.text)).toEqual(['سارة', 'أحمد', 'ليلى']);
  });

  test('a scale said once points at both places', () => {
    const text = 'Alder, Birch and Cedar made 1, 2 and 3 million respectively.';
    const cell = readProse(text)[0]?.rows[0]?.[1];
    expect(cell?.text).toBe('1 million');
    expect(textAt(text, cell?.spans ?? [])).toBe('1 3 million');
  });

  test('a headline is the title', () => {
    const [table] = readProse('Where our money went\n\nRent cost £800, food £400 and travel £150.');
    expect(table?.title).toBe('Where our money went');
  });

  test('Portuguese figures have a decimal comma', () => {
    const [table] = readProse('A água subiu para 1,25 €, o gás para 2,5 € e a luz para 3,75 €.');
    expect(table?.columns.at(-1)?.decimalMark).toBe(',');
  });
});
