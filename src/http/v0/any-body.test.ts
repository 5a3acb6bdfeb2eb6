import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHART_TYPES } from '../../chart/chart-type.ts';
import {
  createChartParser,
  createEvaluateParser,
  createNarrateParser,
  createSuggestionsParser,
} from './chart-requests.ts';
import { ValidationError } from './endpoint.ts';
import { createExtractParser } from './extract-request.ts';
import { type JsonBody, parseJsonBody } from './json-body.ts';
import { scanJson } from './json-scan.ts';
import { CONTRACT_LIMITS } from './limits.ts';

const PARSERS: Readonly<Record<string, (body: JsonBody) => unknown>> = {
  extract: createExtractParser(CONTRACT_LIMITS),
  suggestions: createSuggestionsParser(CONTRACT_LIMITS),
  generate: createChartParser(CONTRACT_LIMITS),
  narrate: createNarrateParser(CONTRACT_LIMITS),
  evaluate: createEvaluateParser(),
};

const encode = (text: string) => new TextEncoder().encode(text);

/** Accepts a body or refuses it in the one way there is; anything else it throws fails the test. */
function answer(parse: (body: JsonBody) => unknown, bytes: Uint8Array): 'accepted' | 'refused' {
  try {
    parse(parseJsonBody(bytes));
    return 'accepted';
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    expect(error.issues.length).toBeGreaterThan(0);
    expect(error.issues.length).toBeLessThanOrEqual(20);
    for (const { message } of error.issues) expect(message).toMatch(/[.?]$/);
    return 'refused';
  }
}

const json = fc.jsonValue({ maxDepth: 4 });
const file = fc.record(
  { kind: json, mimeType: fc.oneof(json, fc.constant('image/png')), dataBase64: fc.oneof(json, fc.base64String()) },
  { requiredKeys: [] },
);
/** Bodies that look like requests, with anything at all where a value should be. */
const nearRequest = fc.record(
  {
    config: fc.oneof(
      json,
      fc.record({
        type: fc.oneof(json, fc.constantFrom(...CHART_TYPES)),
        data: fc.oneof(
          json,
          fc.record({
            columns: fc.oneof(json, fc.array(fc.oneof(json, fc.record({ key: fc.string(), label: fc.string() })))),
            rows: fc.oneof(json, fc.array(fc.oneof(json, fc.dictionary(fc.string(), json)))),
          }),
        ),
      }),
    ),
    userPrompt: fc.oneof(json, fc.string()),
    sourceText: fc.oneof(json, fc.string()),
    attachments: fc.oneof(json, fc.array(file)),
    images: fc.oneof(json, fc.array(file)),
    maxSuggestionCount: json,
    chartFamily: json,
    metadata: fc.oneof(json, fc.record({ callId: fc.string(), locale: json, effort: json }, { requiredKeys: [] })),
  },
  { requiredKeys: [] },
);

describe.each(Object.entries(PARSERS))('%s', (_, parse) => {
  test('accepts any JSON or refuses it with issues', () => {
    fc.assert(
      fc.property(fc.oneof(json, nearRequest), (body) => {
        answer(parse, encode(JSON.stringify(body)));
      }),
      { numRuns: 500 },
    );
  });

  test('refuses bytes that are no JSON with issues', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), fc.string().map(encode)), (bytes) => {
        answer(parse, bytes);
      }),
      { numRuns: 300 },
    );
  });
});

test('a config that is accepted goes on as it came, whatever it holds', () => {
  const data = fc.record({
    columns: fc.uniqueArray(fc.record({ key: fc.string(), label: fc.string() }), { selector: ({ key }) => key }),
    rows: fc.array(fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor')), json)),
  });
  const config = fc
    .tuple(fc.dictionary(fc.string(), json), fc.constantFrom(...CHART_TYPES), data)
    .map(([others, type, own]) => ({ ...others, content: {}, type, data: own }));
  const parse = createChartParser(CONTRACT_LIMITS);
  fc.assert(
    fc.property(config, (one) => {
      const text = JSON.stringify({ config: one });
      fc.pre(!scanJson(text).hasUnsafeNumber);
      expect(JSON.stringify({ config: parse(parseJsonBody(encode(text))).config })).toBe(text);
    }),
  );
});
