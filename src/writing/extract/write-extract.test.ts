import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../chart/locale.ts';
import { ARABIC_TEXTS } from './arabic-texts.ts';
import { ENGLISH_TEXTS } from './english-texts.ts';
import { NOTICE_KINDS } from './extract-texts.ts';
import { PORTUGUESE_TEXTS } from './portuguese-texts.ts';
import { writeAccuracy, writeMessage, writeProgress, writeWarnings } from './write-extract.ts';

const VALUES = {
  column: 'Sales',
  text: '1.200',
  first: 1.2,
  second: 1200,
  name: 'Costs',
  count: 2,
  example: 'about 5',
  examples: '5; 6',
  value: '12',
  unit: 'in thousands',
  headerRows: 1,
  stated: 10,
  sum: 12.5,
  lacks: 'legend',
  row: 'North',
  rows: 2,
  columns: 1,
  taken: '5',
  left: '6',
  winner: '“a.xlsx”',
  loser: '“b.xlsx”',
};
const DOUBTS = [
  'unread-picture',
  'which-table',
  'delimiter',
  'header-row',
  'date-order',
  'decimal-separator',
  'clock-or-length',
  'hedged-figures',
  'unit',
  'ragged-rows',
] as const;

describe('the words of extract', () => {
  it.each(LOCALES)('say every warning, question and issue in %s without a hole', (locale) => {
    const warnings = [
      ...writeWarnings({ notices: [], doubts: DOUBTS.map((kind) => ({ kind, values: VALUES })) }, locale),
      ...NOTICE_KINDS.flatMap((kind) =>
        writeWarnings({ notices: [{ kind, values: { ...VALUES, count: 3 } }], doubts: [] }, locale),
      ),
    ];
    const questions = DOUBTS.map((kind) =>
      writeMessage({ rows: 3, labels: ['a'], question: { kind, values: VALUES } }, locale),
    );
    const { issues, summary } = writeAccuracy(
      {
        issues: (['untraced', 'read-otherwise', 'total-off', 'shares-off', 'unread-lines'] as const).map((kind) => ({
          kind,
          values: VALUES,
        })),
        trace: { numbers: 3, found: 2 },
        rows: 3,
        recomputed: 2,
      },
      locale,
    );
    expect(warnings).toHaveLength(NOTICE_KINDS.length + DOUBTS.length);
    for (const text of [...warnings, ...questions, ...issues, summary]) {
      expect(text).toMatch(/[.?؟]$/);
      expect(text).not.toMatch(/undefined|NaN|#|\{|\}|[‘“«][’”»]/);
    }
    for (const question of questions) expect(question).toMatch(/[?؟]$/);
  });

  it('count in the plural forms of each language', () => {
    expect(writeProgress('found', 1, 'EN_GB')).toBe('Found 1 table');
    expect(writeProgress('found', 2, 'PT_PT')).toBe('2 tabelas encontradas');
    expect(writeProgress('found', 2, 'AR')).toBe('عُثر على جدولين');
    expect(writeProgress('found', 0, 'EN_US')).toBe('Found no table');
  });

  it('count the columns that are not named', () => {
    const labels = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const messageIn = (locale: Locale) => writeMessage({ rows: 2, labels, question: undefined }, locale);
    expect(messageIn('EN_GB')).toContain('‘f’ and 2 more.');
    expect(messageIn('PT_PT')).toContain('«f» e mais 2.');
    expect(messageIn('AR')).toMatch(/^تمت قراءة صفين في ٨ أعمدة: .* وعمودين آخرين\.$/);
  });

  it('make verbs and nouns agree with one and with two', () => {
    const warn = (kind: string, count: number, locale: Locale) =>
      writeWarnings({ notices: [{ kind, values: { ...VALUES, count } }], doubts: [] }, locale)[0];
    expect([1, 2].map((count) => warn('ragged-rows', count, 'EN_GB'))).toEqual([
      '1 row has more or fewer cells than the header.',
      '2 rows have more or fewer cells than the header.',
    ]);
    expect([1, 2].map((count) => warn('placeholders', count, 'PT_PT'))).toEqual([
      'Em «Sales», 1 célula foi lida como vazia («1.200»).',
      'Em «Sales», 2 células foram lidas como vazias («1.200»).',
    ]);
    expect([1, 2].map((count) => warn('texts-among-numbers', count, 'EN_US'))).toEqual([
      '1 cell in “Sales” was kept as text (“1.200”).',
      '2 cells in “Sales” were kept as text (such as “1.200”).',
    ]);
  });

  it('tell once what a doubt and a notice both know', () => {
    const warn = (long: number, count: number) =>
      writeWarnings(
        {
          doubts: [
            { kind: 'ragged-rows', values: { count: long } },
            { kind: 'which-table', values: { first: 'Sales', second: 'Costs' } },
          ],
          notices: [
            { kind: 'ragged-rows', values: { count } },
            { kind: 'other-table', values: { name: 'Costs' } },
          ],
        },
        'EN_GB',
      );
    const doubts = [
      '2 rows have more cells than there are column names.',
      'Another table, ‘Costs’, could be charted just as well.',
    ];
    expect(warn(2, 2)).toEqual(doubts);
    expect(warn(2, 3)).toEqual([...doubts, '3 rows have more or fewer cells than the header.']);
  });

  it('say how many header rows were read as names', () => {
    const ask = (headerRows: number) =>
      writeMessage({ rows: 3, labels: ['a'], question: { kind: 'header-row', values: { headerRows } } }, 'PT_PT');
    expect(ask(1)).toContain('A primeira linha foi lida como nomes das colunas.');
    expect(ask(2)).toContain('As primeiras 2 linhas foram lidas como nomes das colunas.');
  });

  it('write days and numbers of a question in the locale', () => {
    const question = {
      kind: 'date-order' as const,
      values: { column: 'Dia', text: '3/4/2025', first: '2025-04-03', second: '2025-03-04' },
    };
    expect(writeMessage({ rows: 2, labels: ['Dia'], question }, 'PT_PT')).toContain(
      '3 de abril de 2025 ou 4 de março de 2025',
    );
  });

  it('leave out a notice of an unknown kind', () => {
    expect(writeWarnings({ notices: [{ kind: 'something-new', values: {} }], doubts: [] }, 'EN_GB')).toEqual([]);
  });

  it('name the same kinds in every language', () => {
    for (const texts of [PORTUGUESE_TEXTS, ARABIC_TEXTS]) {
      expect(Object.keys(texts.notices)).toEqual(Object.keys(ENGLISH_TEXTS.notices));
      expect(Object.keys(texts.questions)).toEqual(Object.keys(ENGLISH_TEXTS.questions));
    }
  });
});
