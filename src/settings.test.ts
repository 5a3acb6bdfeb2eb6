import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CONTRACT_LIMITS } from './http/v0/limits.ts';
import { readEnvironment, readSettings, SETTINGS, SettingsError } from './settings.ts';

describe('settings', () => {
  test('every limit of the contract is a setting with the value of the contract as its default', () => {
    expect(readSettings({})).toMatchObject(CONTRACT_LIMITS);
    expect(readSettings({ CHART_AGENTS_MAX_IMAGE_MB: '0.5' }).imageBytes).toBe(524_288);
  });

  test('none of them set serves on the defaults of the contract', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: './data',
      requestsPerMinute: 100,
      tokensPerHour: 10,
      anonymousBudgetMicros: 5_000_000,
      keyBudgetMicros: 15_000_000,
      heartbeatMs: 15_000,
      corsOrigins: '*',
    });
  });

  test('variables of other programs are left alone', () => {
    expect(() => readSettings({ PATH: '/bin', CHART: 'x' })).not.toThrow();
  });

  test('an empty variable counts as not set', () => {
    expect(readSettings({ CHART_AGENTS_PORT: ' ' }).port).toBe(3000);
  });

  test('an unknown name stops the start and the nearest one is named', () => {
    expect(() => readSettings({ CHART_AGENTS_PROT: '1' })).toThrow(
      'CHART_AGENTS_PROT is not a setting. Did you mean CHART_AGENTS_PORT?',
    );
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['ANONYMOUS_BUDGET_USD', '-1'],
    ['ANONYMOUS_BUDGET_USD', '0.0000001'],
    ['HEARTBEAT_SECONDS', 'soon'],
    ['CORS_ORIGINS', 'example.com'],
    ['CORS_ORIGINS', 'https://example.com/path'],
    ['KEY_PREFIX', 'a_b'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://x'],
    ['MODEL', 'claude'],
  ])('%s=%s stops the start with a line that names it', (name, value) => {
    const read = (): unknown => readSettings({ [`CHART_AGENTS_${name}`]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(`CHART_AGENTS_${name}=${value} can't be used: it must be`);
  });

  test('amounts in dollars become exact micro-dollars', () => {
    expect(readSettings({ CHART_AGENTS_KEY_BUDGET_USD: '0.29' }).keyBudgetMicros).toBe(290_000);
    expect(readSettings({ CHART_AGENTS_KEY_BUDGET_USD: '999999999.999999' }).keyBudgetMicros).toBe(999_999_999_999_999);
  });

  test('origins come as a list', () => {
    expect(readSettings({ CHART_AGENTS_CORS_ORIGINS: 'https://a.example, http://localhost:5173' }).corsOrigins).toEqual(
      ['https://a.example', 'http://localhost:5173'],
    );
  });

  test('every default is a value that can be, and no name stands twice', () => {
    const names = Object.values(SETTINGS).map((setting) => setting.name);
    expect(new Set(names).size).toBe(names.length);
    expect(() => readSettings({})).not.toThrow();
  });
});

describe('the file of variables', () => {
  const directory = mkdtempSync(join(tmpdir(), 'settings-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  const write = (text: string): string => {
    const file = join(directory, '.env');
    writeFileSync(file, text);
    return file;
  };

  test('gives what the process does not have, and changes nothing of the process', () => {
    const file = write(
      'CHART_AGENTS_PORT=4000\n# CHART_AGENTS_HOST=::1\nOPENAI_API_KEY="k k"\nCHART_AGENTS_KEY_BUDGET_USD=1\n',
    );
    const environment = { CHART_AGENTS_KEY_BUDGET_USD: '2' };
    const read = readEnvironment(environment, file);
    expect(read).toEqual({ CHART_AGENTS_PORT: '4000', OPENAI_API_KEY: 'k k', CHART_AGENTS_KEY_BUDGET_USD: '2' });
    expect(environment).toEqual({ CHART_AGENTS_KEY_BUDGET_USD: '2' });
    expect(readSettings(read)).toMatchObject({ port: 4000, keyBudgetMicros: 2_000_000 });
  });

  test('need not be there', () => {
    expect(readEnvironment({ A: 'b' }, join(tmpdir(), 'no-such-folder', '.env'))).toEqual({ A: 'b' });
  });

  test('that the project ships as an example holds settings that can be, with their defaults or a model', () => {
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
    const lines = example.match(/^# [A-Z_]+=.*$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines) expect(() => readSettings(readEnvironment({}, write(line.slice(2))))).not.toThrow();
    const known = new Set(Object.values(SETTINGS).map(({ name, fallback }) => `# CHART_AGENTS_${name}=${fallback}`));
    const others = lines.filter((line) => !known.has(line) && !/MODEL|_API_KEY=$/.test(line));
    expect(others).toEqual([]);
  });
});
