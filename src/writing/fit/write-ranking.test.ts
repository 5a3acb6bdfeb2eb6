import { describe, expect, it } from 'vitest';
import { FIT_CASES } from '../../../test/fixtures/fit-cases/all-cases.ts';
import { category, measure, profileOf } from '../../../test/fixtures/table-profiles.ts';
import { LOCALES, type Locale } from '../../chart/locale.ts';
import type { FitFactor } from '../../fit/factor.ts';
import { rankCharts } from '../../fit/rank.ts';
import { profileTable } from '../../table/profile-table.ts';
import { TEXTS } from './language.ts';
import { parseTemplate } from './template.ts';
import { writeFactor, writeRanking } from './write-ranking.ts';

const breaker = (rule: FitFactor['rule'], facts: FitFactor['facts']): FitFactor => ({
  rule,
  kind: 'deal-breaker',
  weight: -200,
  facts,
});
const reasonsOf = (factor: FitFactor) => LOCALES.map((locale) => writeFactor(factor, locale).reason);

describe('the words of a ranking', () => {
  it('names what is missing for bubbles, in the right number', () => {
    expect(reasonsOf(breaker('needs-third-measure', { missing: 1, codes: [] }))).toEqual([
      'Each bubble shows three measures, two for its place and one for its size: add one more number column for the size of the bubbles.',
      'Each bubble shows three measures, two for its place and one for its size: add one more number column for the size of the bubbles.',
      'تعرض كل فقاعة ثلاثة مقاييس، اثنان لموضعها وواحد لحجمها: أضف عمودًا رقميًا آخر لحجم الفقاعات.',
      'Cada bolha mostra três medidas, duas para a posição e uma para o tamanho: falta mais uma coluna numérica para o tamanho das bolhas.',
    ]);
    expect(writeFactor(breaker('needs-third-measure', { missing: 2, codes: [] }), 'AR').reason).toContain(
      'عمودين رقميين آخرين',
    );
  });

  it('quotes names as each locale does, and joins them with its own “and”', () => {
    const facts = { measures: ['Profit', 'Loss'] };
    expect(reasonsOf(breaker('negative-parts', facts)).map((reason) => reason.match(/[‘“«].*[’”»]/)?.[0])).toEqual([
      expect.stringContaining('‘Profit’ and ‘Loss’'),
      expect.stringContaining('“Profit” and “Loss”'),
      '«\u2068Profit\u2069» و«\u2068Loss\u2069»',
      '«Profit» e «Loss»',
    ]);
  });

  it('counts in the forms of each language', () => {
    const factor: FitFactor = { rule: 'many-categories', kind: 'pro', weight: 6, facts: { points: 11 } };
    expect(reasonsOf(factor)).toEqual([
      'A list of 11 categories reads well from top to bottom.',
      'A list of 11 categories reads well from top to bottom.',
      'تسهل قراءة قائمة من ١١ فئة من أعلى إلى أسفل.',
      'Uma lista de 11 categorias lê-se bem de cima para baixo.',
    ]);
  });

  it('keeps Arabic grammar for one, two and more of a thing', () => {
    const inArabic = (rule: FitFactor['rule'], facts: FitFactor['facts']) =>
      writeFactor({ rule, kind: 'pro', weight: 1, facts }, 'AR').reason;
    expect([1, 2, 3].map((totals) => inArabic('totals-to-bridge', { totals }))).toEqual([
      'تبدأ الخطوات من مجموع أو تنتهي عنده، إذ تشتمل البيانات على مجموع.',
      'تبدأ الخطوات من مجموع أو تنتهي عنده، إذ تشتمل البيانات على مجموعين.',
      'تبدأ الخطوات من مجموع أو تنتهي عنده، إذ تشتمل البيانات على ٣ مجاميع.',
    ]);
    expect(inArabic('turn-first', { measures: ['2019', '2020', '2021', '2022'] })).toContain('وعمود آخر إلى صف');
    expect(inArabic('stack-of-periods', { measures: ['2019', '2020', '2021', '2022', '2023'] })).toContain(
      'وعمودين آخرين فترات',
    );
  });

  it('agrees with a count of one as with a count of many', () => {
    const few = (rows: number, locale: Locale) =>
      writeFactor({ rule: 'few-dots', kind: 'con', weight: -8, facts: { rows } }, locale).reason;
    expect([1, 4].map((rows) => few(rows, 'EN_GB'))).toEqual([
      'A pattern takes more dots than one row can give: add more rows.',
      'A pattern takes more dots than 4 rows can give: add more rows.',
    ]);
    const missing = (count: number) =>
      writeFactor(breaker('needs-second-measure', { missing: count, codes: [] }), 'PT_PT').reason;
    expect([1, 2].map(missing)).toEqual([
      'Cada ponto é colocado por duas medidas: falta mais uma coluna numérica.',
      'Cada ponto é colocado por duas medidas: faltam 2 colunas numéricas.',
    ]);
  });

  it('leaves a bracketed sentence out where it has nothing to say', () => {
    const codes = (names: readonly string[]) => writeFactor(breaker('needs-measure', { codes: names }), 'EN_US').reason;
    expect(codes(['Postcode'])).toContain('Codes such as “Postcode” only identify the rows.');
    expect(codes([])).not.toContain('identify');
  });

  it('has a word for a column whose name is blank', () => {
    const factor: FitFactor = { rule: 'ordered-line', kind: 'continuity', weight: 14, facts: { axis: ' ' } };
    expect(writeFactor(factor, 'EN_GB').reason).toBe('The values of (no name) have an order that a line can follow.');
  });

  it('names at most three columns', () => {
    const entries = rankCharts(
      profileOf([category('Region', 5), ...['A', 'B', 'C', 'D', 'E'].map((name) => measure(name, { negatives: 1 }))]),
    );
    const pie = writeRanking(entries, 'EN_GB').find(({ type }) => type === 'pie');
    expect(pie?.factors[0]?.reason).toContain('‘A’, ‘B’, ‘C’ and 2 more');
  });

  it('has no empty or unfilled slot for any table in any locale', () => {
    for (const { name, data } of FIT_CASES) {
      const entries = rankCharts(profileTable(data), { chartFamily: 'comparison' });
      for (const locale of LOCALES) {
        for (const { type, factors } of writeRanking(entries, locale)) {
          for (const { label, reason } of factors) {
            const where = `${name}, ${type}, ${locale}: ${label}: ${reason}`;
            expect(reason, where).not.toMatch(/[{}[\]]|undefined|NaN| {2}| [.,:]|[‘“«][’”»]/);
            expect(reason.endsWith('.'), where).toBe(true);
          }
        }
      }
    }
  });

  it.each([
    ['sales of five regions', 'EN_US'],
    ['nothing at all', 'EN_GB'],
    ['مبيعات الأشهر', 'AR'],
    ['variação do resultado', 'PT_PT'],
  ] as const)('reads as reviewed for %s in %s', async (name, locale) => {
    const data = FIT_CASES.find((each) => each.name === name)?.data ?? { columns: [], rows: [] };
    const lines = writeRanking(rankCharts(profileTable(data)), locale).flatMap(
      ({ rank, type, score, verdict, factors }) => [
        `${rank} ${type} ${score} ${verdict}`,
        ...factors.map(({ kind, label, weight, reason }) => `    ${weight} ${kind} | ${label} | ${reason}`),
      ],
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/ranking-${locale}.txt`);
  });

  it('says the same things in every language: the same slots for each rule', () => {
    const slotsOf = (text: string) =>
      parseTemplate(text)
        .flatMap(({ pieces }) => pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.fact])))
        .toSorted();
    for (const [rule, { reason }] of Object.entries(TEXTS.english)) {
      for (const texts of [TEXTS.portuguese, TEXTS.arabic]) {
        const other = Object.entries(texts).find(([id]) => id === rule)?.[1].reason ?? '';
        expect(slotsOf(other), rule).toEqual(slotsOf(reason));
      }
    }
  });

  it('refuses a noun that is not there', () => {
    expect(() => parseTemplate('{points:unicorns}')).toThrow('unicorns');
  });
});
