import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHART_FAMILIES, servesFamily } from '../../src/chart/chart-family.ts';
import { proves } from '../proves.ts';
import { CHANGES, type EvaluateClient, SALES, SHARES, startEvaluateClient } from './evaluate-client.ts';

let client: EvaluateClient;
beforeAll(async () => {
  client = await startEvaluateClient();
});
afterAll(() => client.service.stop());

const rank = (data: object, further?: object) => client.rank(data, further);
const evaluate = (body: object) => client.evaluate(body);

describe('what is scored', () => {
  test(proves('evaluate.only-data', 'is the data alone, not type, styling or annotations'), async () => {
    const dressed = {
      type: 'pie',
      data: SALES,
      options: { isSmoothLine: true },
      annotations: [{ id: '1', type: 'text' }],
      content: { title: 'A pie' },
    };
    expect(await evaluate({ config: dressed })).toEqual(await rank(SALES));
  });

  test.each([undefined, 'Pie', 5, null, {}])(proves('evaluate.type-ignored', 'has no type to it: %j'), async (type) => {
    expect(await evaluate({ config: { type, data: SHARES } })).toEqual(await rank(SHARES));
  });

  test(proves('evaluate.no-prompt', 'is no prompt'), async () => {
    expect(await rank(SALES, { userPrompt: 'only pies, please' })).toEqual(await rank(SALES));
  });

  test(proves('evaluate.deterministic', 'gives the same answer, byte for byte'), async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await client.service.post('evaluate', { config: { data: SALES } })).text()),
    );
    expect(new Set(answers).size).toBe(1);
  });

  test(proves('evaluate.row-order', 'is the same in any order of rows that no rule reads'), async () => {
    const reversed = { ...CHANGES, rows: CHANGES.rows.toReversed() };
    expect(await rank(reversed)).toEqual(await rank(CHANGES));
  });

  test(proves('evaluate.column-keys', 'is the same under any keys'), async () => {
    const keys = { a: '__proto__', b: 'constructor', c: '' };
    const renamed = {
      columns: SALES.columns.map(({ key, label }) => ({ key: keys[key as keyof typeof keys], label })),
      rows: SALES.rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([key, value]) => [keys[key as keyof typeof keys], value])),
      ),
    };
    expect(await rank(renamed)).toEqual(await rank(SALES));
  });

  test(proves('config.rows-by-key', 'is read from the properties that the columns name'), async () => {
    const crowded = { ...SALES, rows: SALES.rows.map((row) => ({ z: -1, ...row, extra: { deep: [] } })) };
    expect(await rank(crowded)).toEqual(await rank(SALES));
  });

  test(proves('config.hidden-columns', 'leaves hidden columns out'), async () => {
    const hidden = {
      columns: [...CHANGES.columns, { key: 'x', label: 'Extra', _metadata: { isHidden: true } }],
      rows: CHANGES.rows.map((row, index) => ({ ...row, x: index * 10 })),
    };
    expect(await rank(hidden)).toEqual(await rank(CHANGES));
  });
});

describe('chartFamily', () => {
  test.each(CHART_FAMILIES)(proves('evaluate.family-values', 'may be %s, and nothing near it'), async (chartFamily) => {
    expect(await rank(SALES, { chartFamily })).toHaveLength(20);
    const response = await client.service.post('evaluate', {
      config: { data: SALES },
      chartFamily: chartFamily.toUpperCase(),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issues: [{ path: 'chartFamily' }] });
  });

  test.each(CHART_FAMILIES)(
    proves('evaluate.family-bonus', '%s lifts its own types and no others'),
    async (chartFamily) => {
      const plain = new Map((await rank(SALES)).map((entry) => [entry.type, entry]));
      for (const entry of await rank(SALES, { chartFamily })) {
        const before = plain.get(entry.type);
        if (entry.verdict === 'disqualified') continue;
        const isOfFamily = servesFamily(entry.type, chartFamily);
        expect(entry.score > (before?.score ?? 0), entry.type).toBe(isOfFamily);
        expect(entry.factors.some((factor) => factor.kind === 'family')).toBe(isOfFamily);
      }
    },
  );

  test(proves('evaluate.family-never-lifts', 'lifts no disqualified type'), async () => {
    const verdicts = (ranking: Awaited<ReturnType<typeof rank>>) =>
      new Map(ranking.map((one) => [one.type, one.verdict]));
    const plain = verdicts(await rank(CHANGES));
    for (const chartFamily of CHART_FAMILIES) expect(verdicts(await rank(CHANGES, { chartFamily }))).toEqual(plain);
  });
});

describe('empty or unusable data', () => {
  test.each([
    {},
    { columns: [], rows: [] },
    { columns: SALES.columns, rows: [] },
    { columns: [], rows: SALES.rows },
    { columns: [{ key: 'a' }], rows: [{ a: null }, { a: '' }, {}] },
    { columns: [{ key: 'a' }], rows: [{ a: { nested: 1 } }, { a: [1, 2] }] },
  ])(proves('evaluate.unusable', 'is no error: table first, and reasons for the rest: %j'), async (data) => {
    const [first, ...rest] = await rank(data);
    expect(first).toMatchObject({ type: 'table', verdict: 'ok' });
    for (const { factors } of rest) expect(factors.some((factor) => factor.reason !== '')).toBe(true);
  });
});

describe('the language of the reasons', () => {
  const reasons = async (metadata?: object) =>
    (await rank(SHARES, { metadata })).flatMap((one) => one.factors.map((factor) => factor.reason));

  test(proves('values.answer-language', 'is that of the locale'), async () => {
    for (const reason of await reasons({ callId: 'c', locale: 'AR' })) expect(reason).toMatch(/\p{Script=Arabic}/u);
    const portuguese = await reasons({ callId: 'c', locale: 'PT_PT' });
    const english = await reasons();
    expect(portuguese.filter((reason) => english.includes(reason))).toEqual([]);
  });

  test(proves('values.default-locale', 'is American English where none is named'), async () => {
    expect(await reasons()).toEqual(await reasons({ callId: 'c', locale: 'EN_US' }));
  });
});

describe('ambiguous notations', () => {
  /** Two measures on one scale where the point parts thousands, a thousandfold apart where it parts decimals. */
  const sales = (texts: readonly string[], _metadata: object = {}) => ({
    columns: [
      { key: 'k', label: 'Shop' },
      { key: 'a', label: 'Sales' },
      { key: 'b', label: 'Target' },
    ],
    rows: texts.map((a, index) => ({ k: `Shop ${'ABCD'[index]}`, a, b: 1300 + 100 * index })),
    _metadata,
  });
  const scores = async (data: object, locale?: string) => {
    const ranking = await rank(data, locale === undefined ? {} : { metadata: { callId: 'c', locale } });
    return ranking.map((entry) => [entry.type, entry.score]);
  };
  const OPEN = ['1.250', '1.475', '1.520', '1.610'];

  test(
    proves('values.ambiguity-decided', 'stand as the values themselves decide, whatever the locale says'),
    async () => {
      const decided = sales(['1.250,50', '1.475', '1.520', '1.610']);
      expect(await scores(decided, 'EN_US')).toEqual(await scores(decided, 'PT_PT'));
      expect(await scores(decided, 'EN_US')).not.toEqual(await scores(sales(OPEN), 'EN_US'));
    },
  );

  test(proves('values.ambiguity-locale', 'are read by an explicit locale, or by that of the data'), async () => {
    const [american, portuguese] = [await scores(sales(OPEN), 'EN_US'), await scores(sales(OPEN), 'PT_PT')];
    expect(american).not.toEqual(portuguese);
    expect(await scores(sales(OPEN, { parsingLocale: 'en-US' }))).toEqual(american);
    expect(await scores(sales(OPEN, { parsingLocale: 'pt-PT' }))).toEqual(portuguese);
    expect(await scores(sales(OPEN, { parsingLocale: 'pt-PT' }), 'EN_US')).toEqual(american);
  });
});
