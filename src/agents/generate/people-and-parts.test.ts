import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { mutate } from '../mutate/agent.ts';
import { generate } from './agent.ts';

const draw = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(generate, wish, config, { locale });
const change = (wish: string, config: GraphConfig, locale: Locale = 'EN_US') =>
  askAgent(mutate, wish, config, { locale });

const CHURN = tableOf(
  ['Region', 'Plan', 'Customer churned', 'Fee'],
  [
    ['North', 'A', 'yes', 10],
    ['North', 'B', 'no', 12],
    ['South', 'A', 'no', 11],
    ['South', 'B', 'yes', 9],
    ['South', 'B', 'no', 9],
  ],
);

const VISITS = tableOf(
  ['العيادة', 'الطبيب', 'الرسوم', 'مدة الانتظار (دقيقة)', 'حضر المريض'],
  [
    ['الأسنان', 'سارة', 300, 62, 'نعم'],
    ['الأسنان', 'خالد', 100, 8, 'لا'],
    ['العيون', 'سارة', 200, 12, 'نعم'],
    ['العيون', 'هند', 150, 5, 'لا'],
    ['العيون', 'هند', 250, 31, 'نعم'],
  ],
);

describe('people whom a column of yes and no is about', () => {
  it('are the rows, and not those who answer yes', async () => {
    const { config } = await draw('how many customers by region', CHURN);
    expect(cellsOf(config)).toEqual([
      ['North', 2],
      ['South', 3],
    ]);
    const { config: own } = await draw('churned customers by region', CHURN);
    expect(cellsOf(own)).toEqual([
      ['North', 1],
      ['South', 1],
    ]);
  });

  it('are counted where they did not, in Arabic', async () => {
    const { config } = await draw('كم مريض ما حضر في كل عيادة؟', VISITS, 'AR');
    expect(cellsOf(config)).toEqual([
      ['الأسنان', 1],
      ['العيون', 1],
    ]);
  });
});

describe('roots of two strong letters', () => {
  it('keeps the place of the weak letter: «المواعيد» is no «العيادة»', async () => {
    const { config } = await change('شيل المواعيد اللي انتظارها أقل من عشر دقايق', VISITS, 'AR');
    expect(config.data.columns).toHaveLength(5);
    expect(cellsOf(config).map((row) => row[3])).toEqual([62, 12, 31]);
  });
});

describe('what stands before a name in Arabic', () => {
  it('is told of it, and may not be left out', async () => {
    const { config, response } = await draw('ايرادات كل طبيب من الاعلى للاقل', VISITS, 'AR');
    expect(config).toEqual(VISITS);
    expect(response.message).toContain('«ايرادات»');
  });
});

const LIBRARIES = tableOf(
  ['Biblioteca', 'Concelho', 'Sócios'],
  [
    ['Camões', 'Lisboa', 1500],
    ['Galveias', 'Lisboa', 3100],
    ['Garrett', 'Porto', 6500],
  ],
);

describe('things that are kept on a condition', () => {
  it.each([
    ['mantém apenas as bibliotecas de Lisboa', ['Camões', 'Galveias']],
    ['deixa só as bibliotecas com mais de 2000 sócios', ['Galveias', 'Garrett']],
  ])('are whole rows: %s', async (wish, names) => {
    const { config } = await change(wish, LIBRARIES, 'PT_PT');
    expect(labelsOf(config)).toEqual(['Biblioteca', 'Concelho', 'Sócios']);
    expect(cellsOf(config).map(([name]) => name)).toEqual(names);
  });

  it('stay a column where the column is asked for', async () => {
    const { config } = await change('deixa só a coluna Biblioteca', LIBRARIES, 'PT_PT');
    expect(labelsOf(config)).toEqual(['Biblioteca']);
  });
});

const ORDERS = tableOf(
  ['رقم الطلب', 'الحي', 'قيمة الطلب', 'الحالة'],
  [
    [7001, 'حولي', 10, 'مكتمل'],
    [7002, 'حولي', 30, 'ملغي'],
    [7003, 'السالمية', 12, 'مكتمل'],
    [7004, 'السالمية', 8, 'مكتمل'],
    [7005, 'السالمية', 9, 'مكتمل'],
    [7006, 'السالمية', 5, 'ملغي'],
  ],
);

describe('rates', () => {
  it('are of the rows where these are numbered under the word, and of no figure of theirs', async () => {
    const { config } = await draw('نسبه الطلبات الملغيه لكل حي', ORDERS, 'AR');
    expect(cellsOf(config)).toEqual([
      ['حولي', 50],
      ['السالمية', 25],
    ]);
  });

  it('of the value are of the value', async () => {
    const { config } = await draw('نسبة قيمة الطلبات الملغاة لكل حي', ORDERS, 'AR');
    expect(cellsOf(config)[0]).toEqual(['حولي', 75]);
  });

  it('of what nothing is called draw no figures of something else', async () => {
    const { config } = await draw('نسبة الالغاء لكل منطقة', CHURN, 'AR');
    expect(config).toEqual(CHURN);
  });

  it('are labels where a drawing is all that is changed', async () => {
    const pie = {
      ...tableOf(
        ['Status', 'Total'],
        [
          ['Entregue', 27],
          ['Atrasado', 18],
        ],
      ),
      type: 'pie',
    } as const;
    const { config } = await draw('coloca a porcentagem em cada fatia', pie, 'PT_PT');
    expect(config.dataLabels).toMatchObject({ dataLabelFormat: 'percentage' });
  });
});

const YEARS = tableOf(
  ['Biblioteca', 'Ano', 'Sócios'],
  [
    ['Camões', 2022, 1500],
    ['Camões', 2023, 1400],
    ['Camões', 2024, 1300],
    ['Galveias', 2022, 2023],
    ['Galveias', 2023, 3100],
    ['Galveias', 2024, 3300],
  ],
);

describe('years that dates run over', () => {
  it('are no amounts of a figure that happens to be as great', async () => {
    const { config } = await draw('sócios entre 2022 e 2023 por biblioteca', YEARS, 'PT_PT');
    expect(cellsOf(config)).toEqual([
      ['Camões', 2900],
      ['Galveias', 5123],
    ]);
  });
});
