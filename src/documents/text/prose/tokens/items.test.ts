import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../lexicon/lexicons.ts';
import { readItems } from './items.ts';
import { languageOf } from './language.ts';
import { tokenize } from './tokens.ts';

/** Figures in brackets, times in angles. */
function found(text: string): readonly string[] {
  const lexicon = LEXICONS[languageOf(text)];
  return readItems(tokenize(text, { start: 0, end: text.length }, lexicon), lexicon).flatMap((item) => {
    if (item.kind === 'quantity') return [`[${item.quantity.text}]`];
    return item.kind === 'time' ? [`<${item.time.text}>`] : [];
  });
}

describe('figures of a sentence', () => {
  test.each([
    ['It made $1.9M and €2 billion.', ['[$1.9M]', '[€2 billion]']],
    ['It was 45 per cent, or -4%.', ['[45 per cent]', '[-4%]']],
    ['The cost was 1.2 million US dollars.', ['[1.2 million dollars]']],
    ['A receita foi de R$ 4,2 milhões e 120 mil euros.', ['[R$ 4,2 milhões]', '[120 mil euros]']],
    ['بلغت المبيعات 120 ألف جنيه و45 في المئة', ['[120 ألف جنيه]', '[45 في المئة]']],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  test.each([
    'See page 12, Section 4 and figure 3.',
    'It is open 24/7 in room 305 of building 12.',
    'Ring +44 20 7946 0958 or 0501234567 at 14:30.',
    'The G7 met on COVID-19 for the 3rd time, 555-0142.',
    'Ver a página 4 do capítulo 3, n.º 7.',
    'الصفحة 25 من الفصل 3 في القاعة رقم 12',
  ])('no data: %s', (text) => expect(found(text)).toEqual([]));

  test('codes of currencies in small letters are words', () => {
    expect(found('There were 30 all told and 12 mad ones.')).toEqual(['[30]', '[12]']);
  });
});

describe('times of a sentence', () => {
  test.each([
    ['It rose in 2021, in March 2022 and on 12 May 2023.', ['<2021>', '<March 2022>', '<12 May 2023>']],
    [
      'In the first quarter of 2024 and in the second, then in Q3.',
      ['<first quarter of 2024>', '<second quarter>', '<Q3>'],
    ],
    ['Em janeiro, no primeiro trimestre e no segundo.', ['<janeiro>', '<primeiro trimestre>', '<segundo trimestre>']],
    ['في الربع الأول من عام 2024 وفي يناير', ['<الربع الأول من عام 2024>', '<يناير>']],
    ['It was lower last year than in the 1990s.', ['<last year>', '<1990s>']],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  test('four figures that count are no year', () => {
    expect(found('They sold 2021 units.')).toEqual(['[2021]']);
    expect(found('ارتفع إلى 1950 دولارا')).toEqual(['[1950 دولارا]']);
  });

  test('months that are parts of names are no times', () => {
    expect(found('O Rio de Janeiro tem 6 milhões de pessoas.')).toEqual(['[6 milhões]']);
  });
});
