import { describe, expect, test } from 'vitest';
import { catchIssues } from '../../../test/http/catch-issues.ts';
import { proves } from '../../../test/proves.ts';
import { CHART_TYPES } from '../../chart/chart-type.ts';
import {
  createChartParser,
  createEvaluateParser,
  createNarrateParser,
  createSuggestionsParser,
} from './chart-requests.ts';
import { parseJsonBody } from './json-body.ts';
import { CONTRACT_LIMITS } from './limits.ts';

const toBody = (body: unknown) =>
  parseJsonBody(new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)));
const readChart = (body: unknown) => createChartParser(CONTRACT_LIMITS)(toBody(body));
const readNarrate = (body: unknown) => createNarrateParser(CONTRACT_LIMITS)(toBody(body));
const readSuggestions = (body: unknown) => createSuggestionsParser(CONTRACT_LIMITS)(toBody(body));
const readEvaluate = (body: unknown) => createEvaluateParser()(toBody(body));

const DATA = { columns: [{ key: 'a', label: 'A' }, { key: 'b' }], rows: [{ a: 'x', b: 1 }] };
const CONFIG = { type: 'bar', data: DATA };
const chartIssues = (change: object) => catchIssues(() => readChart({ config: { ...CONFIG, ...change } }));
const dataIssues = (change: object) => chartIssues({ data: { ...DATA, ...change } });

describe('config', () => {
  test(proves('config.type-required', 'a config without type is refused'), () => {
    expect(chartIssues({ type: undefined })).toEqual([
      { path: 'config.type', message: expect.stringMatching(/^This is required: one of line, /) },
    ]);
  });

  test.each(['Pie', 'area', 'barStacked', 'columnStackedFill'])(
    proves('config.near-miss', 'the message names the right word for %s'),
    (type) => {
      const right = {
        Pie: 'pie',
        area: 'areaStacked',
        barStacked: 'stackedBar',
        columnStackedFill: '100StackedColumn',
      };
      expect(chartIssues({ type })).toEqual([
        {
          path: 'config.type',
          message: expect.stringContaining(
            `Did you mean ${Object.entries(right).find(([wrong]) => wrong === type)?.[1]}?`,
          ),
        },
      ]);
    },
  );

  test(proves('config.type-values', 'every one of the 20 types is accepted, by its exact name alone'), () => {
    expect(CHART_TYPES).toHaveLength(20);
    for (const type of CHART_TYPES) {
      expect(chartIssues({ type })).toEqual([]);
      expect(chartIssues({ type: ` ${type}` })).toHaveLength(1);
    }
  });

  test.each([null, 5, ['bar'], { name: 'bar' }, 'radar', ''])('type %j is refused with the list of types', (type) => {
    expect(chartIssues({ type })[0]?.message).toContain('areaStacked, bar, groupedBar');
  });

  test(proves('config.data-required', 'a config without data, or with another thing in its place, is refused'), () => {
    expect(chartIssues({ data: undefined })).toEqual([
      { path: 'config.data', message: 'This is required: an object.' },
    ]);
    expect(chartIssues({ data: [] })).toEqual([
      { path: 'config.data', message: 'This must be an object; an array was sent.' },
    ]);
    expect(catchIssues(() => readChart({}))[0]?.path).toBe('config');
  });

  test('content, where there is any, is an object', () => {
    expect(chartIssues({ content: 'A title' })[0]?.path).toBe('config.content');
    expect(chartIssues({ content: { title: 'A title' } })).toEqual([]);
    expect(chartIssues({ content: null })).toEqual([]);
  });
});

describe('columns', () => {
  test.each([
    ['text', 'config.data.columns', 'This must be an array; "text" was sent.'],
    [null, 'config.data.columns', 'This must be an array; null was sent.'],
    [[null], 'config.data.columns[0]', 'This must be an object; null was sent.'],
    [['a'], 'config.data.columns[0]', 'This must be an object; "a" was sent.'],
    [[{ label: 'A' }], 'config.data.columns[0].key', 'This is required: a string.'],
    [[{ key: 5 }], 'config.data.columns[0].key', 'This must be a string; 5 was sent.'],
    [[{ key: 'a', label: null }], 'config.data.columns[0].label', 'This must be a string; null was sent.'],
  ])(proves('config.columns', 'have a text as key and label: %j'), (columns, path, message) => {
    expect(dataIssues({ columns })).toEqual([{ path, message }]);
  });

  test(proves('config.label-absent', 'may do without a label'), () => {
    expect(dataIssues({ columns: [{ key: 'a' }] })).toEqual([]);
  });

  test(proves('config.key-unique', 'with the same key twice are refused'), () => {
    expect(dataIssues({ columns: [{ key: 'a' }, { key: 'b' }, { key: 'a' }] })).toEqual([
      { path: 'config.data.columns[2].key', message: 'Column keys are unique; "a" is also the key of column 0.' },
    ]);
  });

  test.each(['', ' ', '__proto__', 'constructor', 'بلد', 'a.b[0]'])('may have any text as their key: %j', (key) => {
    expect(dataIssues({ columns: [{ key }] })).toEqual([]);
  });
});

describe('rows', () => {
  test.each([
    [{}, 'config.data.rows', 'This must be an array; an object was sent.'],
    [[{}, 5], 'config.data.rows[1]', 'This must be an object; 5 was sent.'],
    [[null], 'config.data.rows[0]', 'This must be an object; null was sent.'],
    [[['x', 1]], 'config.data.rows[0]', 'This must be an object; an array was sent.'],
  ])(proves('config.rows', 'are objects: %j'), (rows, path, message) => {
    expect(dataIssues({ rows })).toEqual([{ path, message }]);
  });

  test(
    proves('config.cells', 'hold numbers, strings, booleans, nulls or nothing, and whatever else they came with'),
    () => {
      const rows = [{ a: 1 }, { a: '1' }, { a: true }, { a: null }, {}, { a: { deep: [1] }, other: [] }];
      expect(dataIssues({ rows })).toEqual([]);
    },
  );

  test('a hundred thousand wrong ones are reported by the first twenty', () => {
    const issues = dataIssues({ rows: Array.from({ length: 100_000 }, () => 0) });
    expect(issues.map((issue) => issue.path)).toEqual(Array.from({ length: 20 }, (_, i) => `config.data.rows[${i}]`));
  });

  test('and columns that are absent are none', () => {
    expect(readEvaluate({ config: { data: {} } }).data).toEqual({ columns: [], rows: [] });
    expect(readEvaluate({ config: { data: { rows: [{ a: 1 }], extra: 1 } } }).data).toEqual({
      columns: [],
      rows: [{ a: 1 }],
      extra: 1,
    });
  });
});

describe('what a config carries beside', () => {
  const text = `{"config":{"type":"bar","__proto__":{"x":1},"constructor":{"prototype":1},"options":{"__proto__":[1],"deep":[{"unknown":"\\ud800"}]},
    "_metadata":{"editor":1},"data":{"_metadata":{"parsingLocale":"ar"},"columns":[{"key":"__proto__","label":"P","_metadata":{"isHidden":true},"width":3}],
    "rows":[{"__proto__":"own","constructor":1,"hasOwnProperty":null,"toString":"t","a":{"b":[]}}]}}}`;

  test(proves('values.unknown-config-fields', 'is the very object that was sent, at every depth'), () => {
    const { config } = readChart(text);
    expect(JSON.stringify({ config })).toBe(JSON.stringify(JSON.parse(text)));
    expect(Object.getPrototypeOf(config)).toBe(Object.prototype);
  });

  test(proves('config.editor-metadata', '_metadata at any level stays as it came'), () => {
    const { config } = readChart(text);
    expect(config._metadata).toEqual({ editor: 1 });
    expect(readEvaluate(text).data).toMatchObject({ _metadata: { parsingLocale: 'ar' } });
  });

  test('pollutes no prototype', () => {
    readChart(text);
    expect('x' in {}).toBe(false);
    expect(Object.hasOwn(Object.prototype, 'own')).toBe(false);
  });

  test('number that would not survive is refused beside all other issues', () => {
    const issues = catchIssues(() =>
      readChart('{"config":{"type":"Bar","data":{"rows":[{"a":12345678901234567890}]}},"userPrompt":5}'),
    );
    expect(issues.map((issue) => issue.path)).toEqual(['config.type', 'userPrompt', 'config.data.rows[0].a']);
  });
});

describe('metadata', () => {
  const metadataIssues = (metadata: unknown) => catchIssues(() => readChart({ config: CONFIG, metadata }));

  test(proves('metadata.optional', 'may be absent'), () => {
    expect(readChart({ config: CONFIG }).metadata).toBeUndefined();
  });

  test.each([{}, { callId: null }, { callId: 7 }, { callId: ' ' }, { locale: 'AR' }])(
    proves('metadata.call-id', 'has a callId that is a text: %j'),
    (metadata) => {
      expect(metadataIssues(metadata).map((issue) => issue.path)).toEqual(['metadata.callId']);
    },
  );

  test.each([null, 'c', []])('is an object: %j', (metadata) => {
    expect(metadataIssues(metadata)[0]?.path).toBe('metadata');
  });

  test(proves('metadata.locale', 'has one of four locales, and near misses are told'), () => {
    for (const locale of ['EN_GB', 'EN_US', 'AR', 'PT_PT']) expect(metadataIssues({ callId: 'c', locale })).toEqual([]);
    expect(metadataIssues({ callId: 'c', locale: 'en-US' })).toEqual([
      {
        path: 'metadata.locale',
        message: 'This must be one of EN_GB, EN_US, AR, PT_PT; "en-US" was sent. Did you mean EN_US?',
      },
    ]);
  });

  test(proves('metadata.effort', 'has one of three efforts'), () => {
    for (const effort of ['low', 'medium', 'high']) expect(metadataIssues({ callId: 'c', effort })).toEqual([]);
    expect(metadataIssues({ callId: 'c', effort: 'none' })[0]).toEqual({
      path: 'metadata.effort',
      message: 'This must be one of low, medium, high; "none" was sent.',
    });
  });

  test(proves('metadata.storytelling', 'has one of four storytelling efforts'), () => {
    for (const storytellingEffort of ['none', 'low', 'medium', 'high']) {
      expect(metadataIssues({ callId: 'c', storytellingEffort })).toEqual([]);
    }
    expect(metadataIssues({ callId: 'c', storytellingEffort: 'max' })[0]?.path).toBe('metadata.storytellingEffort');
  });
});

describe('userPrompt', () => {
  test(proves('generate.request', 'comes with a config'), () => {
    expect(readChart({ config: CONFIG, userPrompt: 'make it blue' })).toEqual({
      config: CONFIG,
      userPrompt: 'make it blue',
      metadata: undefined,
    });
  });

  test(
    proves('mutate.request', 'and metadata have the same shape for mutate, which shares the reader of generate'),
    () => {
      const metadata = { callId: 'c', effort: 'low' };
      expect(readChart({ config: CONFIG, userPrompt: 'sort', metadata }).metadata).toEqual(metadata);
    },
  );

  test(proves('prompt.optional', 'absent or blank is no prompt, for generate, mutate and suggestions'), () => {
    for (const userPrompt of [undefined, '', ' \n\u00a0']) {
      expect(readChart({ config: CONFIG, userPrompt }).userPrompt).toBeUndefined();
      expect(readSuggestions({ config: CONFIG, userPrompt }).userPrompt).toBeUndefined();
    }
  });

  test(proves('prompt.narrate-required', 'absent or blank is refused for narrate'), () => {
    for (const userPrompt of [undefined, '', ' \n\u00a0']) {
      const issues = catchIssues(() => readNarrate({ config: CONFIG, userPrompt }));
      expect(issues.map((issue) => issue.path)).toEqual(['userPrompt']);
    }
  });

  test(proves('narrate.request', 'that says something is accepted for narrate'), () => {
    expect(readNarrate({ config: CONFIG, userPrompt: ' why? ' }).userPrompt).toBe(' why? ');
  });

  test(proves('limits.prompt', 'has at most 10000 characters'), () => {
    expect(readChart({ config: CONFIG, userPrompt: 'a'.repeat(10_000) }).userPrompt).toHaveLength(10_000);
    for (const read of [readChart, readNarrate, readSuggestions]) {
      expect(catchIssues(() => read({ config: CONFIG, userPrompt: 'a'.repeat(10_001) }))).toEqual([
        { path: 'userPrompt', message: 'This has 10001 characters; the limit is 10000.' },
      ]);
    }
  });

  test(proves('values.text-length', 'is counted in UTF-16 code units'), () => {
    expect(catchIssues(() => readChart({ config: CONFIG, userPrompt: '📊'.repeat(5000) }))).toEqual([]);
    expect(catchIssues(() => readChart({ config: CONFIG, userPrompt: '📊'.repeat(5001) }))).toHaveLength(1);
  });

  test('is a string', () => {
    expect(catchIssues(() => readChart({ config: CONFIG, userPrompt: null }))).toEqual([
      { path: 'userPrompt', message: 'This must be a string; null was sent.' },
    ]);
  });
});

describe('suggestions', () => {
  test(proves('suggestions.request', 'are asked for with a config, a prompt and a number'), () => {
    expect(readSuggestions({ config: CONFIG, userPrompt: 'sales', maxSuggestionCount: 2 })).toEqual({
      config: CONFIG,
      userPrompt: 'sales',
      maxSuggestionCount: 2,
      metadata: undefined,
    });
  });

  test.each([0, 5, 2.5, '2', null, -1, 1e300])(
    proves('suggestions.count-range', 'are 1 to 4, an integer: %j is refused'),
    (maxSuggestionCount) => {
      const issues = catchIssues(() => readSuggestions({ config: CONFIG, maxSuggestionCount }));
      expect(issues).toMatchObject([{ path: 'maxSuggestionCount' }]);
      expect(issues[0]?.message).toMatch(/^This must be an integer from 1 to 4; .* was sent\.$/);
    },
  );

  test(
    proves('suggestions.count-default', 'are four where no number is named, or as many as the setting allows'),
    () => {
      expect(readSuggestions({ config: CONFIG }).maxSuggestionCount).toBe(4);
      const read = createSuggestionsParser({ ...CONTRACT_LIMITS, suggestionCount: 3 });
      expect(read(toBody({ config: CONFIG })).maxSuggestionCount).toBe(3);
    },
  );
});

describe('evaluate', () => {
  test.each([undefined, 'Pie', 5, null, []])('does not care for the type: %j', (type) => {
    expect(readEvaluate({ config: { type, data: DATA } }).data).toEqual(DATA);
  });

  test('needs a config', () => {
    expect(catchIssues(() => readEvaluate({})).map((issue) => issue.path)).toEqual(['config']);
  });

  test('takes one of four families, and tells near misses', () => {
    expect(readEvaluate({ config: CONFIG, chartFamily: 'composition' }).chartFamily).toBe('composition');
    expect(catchIssues(() => readEvaluate({ config: CONFIG, chartFamily: 'Comparision' }))).toEqual([
      { path: 'chartFamily', message: expect.stringContaining('Did you mean comparison?') },
    ]);
  });

  test('ignores a prompt, whatever it is, and other unknown fields', () => {
    expect(catchIssues(() => readEvaluate({ config: CONFIG, userPrompt: 5, page: 2 }))).toEqual([]);
  });
});
