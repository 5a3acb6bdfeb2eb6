import { describe, expect, test } from 'vitest';
import { createExtractParser } from '../../src/http/v0/extract-request.ts';
import { parseJsonBody } from '../../src/http/v0/json-body.ts';
import { CONTRACT_LIMITS } from '../../src/http/v0/limits.ts';
import { readSettings, SETTING_PREFIX, SETTINGS, SettingsError } from '../../src/settings.ts';
import { proves } from '../proves.ts';

describe('settings', () => {
  test(proves('settings.environment', 'are read from variables with the prefix, and rule what is accepted'), () => {
    const limits = readSettings({ CHART_AGENTS_MAX_SOURCE_TEXT_LENGTH: '3', MAX_SOURCE_TEXT_LENGTH: '1' });
    const read = (sourceText: string) =>
      createExtractParser(limits)(parseJsonBody(new TextEncoder().encode(JSON.stringify({ sourceText }))));
    expect(read('abc').sourceText).toBe('abc');
    expect(() => read('abcd')).toThrow('4 characters; the limit is 3');
  });

  test(proves('settings.defaults', 'have the values of the contract where nothing is set'), () => {
    const defaults = readSettings({});
    expect(defaults).toMatchObject(CONTRACT_LIMITS);
    expect(defaults).toMatchObject({
      requestsPerMinute: 100,
      tokensPerHour: 10,
      anonymousBudgetMicros: 5_000_000,
      keyBudgetMicros: 15_000_000,
      host: '127.0.0.1',
      port: 3000,
      trustedProxyHops: 0,
      heartbeatMs: 15_000,
      corsOrigins: '*',
      anonymousTokenHeader: 'x-service-anonymous-token',
    });
    expect(CONTRACT_LIMITS).toEqual({
      sourceTextLength: 500_000,
      userPromptLength: 10_000,
      suggestionCount: 4,
      attachments: 12,
      attachmentsBytes: 12_582_912,
      images: 8,
      imageBytes: 2_097_152,
      pdfs: 2,
      pdfBytes: 6_291_456,
      spreadsheets: 2,
      spreadsheetBytes: 6_291_456,
    });
  });

  test(proves('settings.documented', 'each have a name, a default that can be read, and a sentence'), () => {
    for (const { name, fallback, description, parse } of Object.values(SETTINGS)) {
      expect(name).toMatch(/^[A-Z][A-Z_]+$/);
      expect(parse(fallback), name).toBeDefined();
      expect(description, name).toMatch(/^.+\.$/);
    }
  });

  test(proves('settings.unknown-name', 'an unknown name is told in one line'), () => {
    const read = () => readSettings({ CHART_AGENTS_HEART_BEAT_SECONDS: '5' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/^[^\n]*CHART_AGENTS_HEART_BEAT_SECONDS[^\n]*$/);
  });

  test(proves('settings.bad-value', 'a value that cannot be is told in one line'), () => {
    for (const [name, value] of [
      ['PORT', 'eighty'],
      ['REQUESTS_PER_MINUTE', '0'],
      ['KEY_BUDGET_USD', 'fifteen'],
    ]) {
      const read = () => readSettings({ [`${SETTING_PREFIX}${name}`]: value });
      expect(read).toThrow(SettingsError);
      expect(read).toThrow(new RegExp(`^[^\\n]*${SETTING_PREFIX}${name}[^\\n]*$`));
    }
  });
});
