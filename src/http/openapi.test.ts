import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { proves } from '../../test/proves.ts';
import { createApiDocument } from './openapi.ts';
import { withPictures } from './pictures/describe-pictures.ts';
import { ENDPOINT_DESCRIPTIONS } from './v0/descriptions.ts';
import { CONTRACT_LIMITS } from './v0/limits.ts';

const ALL = ['extract', 'suggestions', 'generate', 'mutate', 'narrate', 'evaluate'] as const;
const describeApi = (names: readonly (typeof ALL)[number][] = ALL, limits = CONTRACT_LIMITS) =>
  createApiDocument({ endpoints: names.map((name) => ({ name })), limits, anonymousTokenHeader: 'x-token' });

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    for (const described of [describeApi(), withPictures(describeApi())]) {
      const document = JSON.parse(JSON.stringify(described));
      expect(await new Validator().validate(document)).toMatchObject({ valid: true });
    }
  });

  test(proves('versioning.description', 'has version 0.1.0'), () => {
    expect(describeApi().info.version).toBe('0.1.0');
  });

  test('holds the mounted endpoints and no others', () => {
    expect(Object.keys(describeApi(['evaluate']).paths)).toEqual(['/api/v0/evaluate']);
    expect(JSON.stringify(describeApi(['evaluate']))).not.toContain('sourceText');
  });

  test('refers only to what it holds', () => {
    const document = describeApi();
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)];
    const held = new Set(
      Object.entries(document.components).flatMap(([kind, parts]) =>
        Object.keys(parts).map((name) => `${kind}/${name}`),
      ),
    );
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter(([, kind, name]) => !held.has(`${kind}/${name}`))).toEqual([]);
  });

  test('says which endpoints work without a key', () => {
    const { paths } = describeApi();
    expect(paths['/api/v0/extract']?.post.security).toEqual([{ bearer: [] }, {}]);
    expect(paths['/api/v0/suggestions']?.post.security).toEqual([{ bearer: [] }]);
  });

  test('has the limits that are set', () => {
    const { schemas } = describeApi(['extract'], {
      ...CONTRACT_LIMITS,
      sourceTextLength: 77,
      attachments: 3,
    }).components;
    expect(schemas.ExtractRequest?.properties?.sourceText?.maxLength).toBe(77);
    expect(schemas.ExtractRequest?.properties?.attachments?.maxItems).toBe(3);
  });

  test('promises no progress events from evaluate', () => {
    const response = describeApi().paths['/api/v0/evaluate']?.post.responses[200];
    const events = response && 'content' in response ? response.content['text/event-stream']?.schema.anyOf : undefined;
    expect(events?.map((event) => event.properties?.event?.const)).toEqual(['complete', 'error']);
  });

  test('marks what is deprecated', () => {
    const { schemas } = describeApi().components;
    expect(schemas.ExtractRequest?.properties?.images?.deprecated).toBe(true);
    expect(schemas.Metadata?.properties?.storytellingEffort?.deprecated).toBe(true);
  });

  test.each(ALL)('has an example of %s that its own schema accepts', (name) => {
    const { createRequestSchema, example } = ENDPOINT_DESCRIPTIONS[name] ?? {};
    expect(createRequestSchema?.(CONTRACT_LIMITS).safeParse(example).success).toBe(true);
  });
});
