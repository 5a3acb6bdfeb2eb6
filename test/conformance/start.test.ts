import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SETTING_PREFIX } from '../../src/settings.ts';
import { parseEvents } from '../http/start-service.ts';
import { proves } from '../proves.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chart-agents-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the program in an empty folder, with no setting of the surroundings. */
function start(settings: Readonly<Record<string, string>>): ChildProcess {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith(SETTING_PREFIX));
  const env = { ...Object.fromEntries(others), ...settings };
  return spawn(process.execPath, [MAIN], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** What a program says on its standard error, until a text appears or it ends. */
async function listen({ stderr }: ChildProcess, until: RegExp): Promise<string> {
  let said = '';
  if (stderr === null) return said;
  for await (const chunk of stderr) {
    said += chunk;
    if (until.test(said)) break;
  }
  return said;
}

describe('the program', () => {
  test(proves('settings.none-needed', 'serves on its defaults; a free port is all this test adds'), async () => {
    const program = start({ CHART_AGENTS_PORT: '0' });
    const ended = once(program, 'exit');
    try {
      const [base] = (await listen(program, /http:\S+/)).match(/http:\/\/127\.0\.0\.1:\d+/) ?? [];
      const response = await fetch(`${base}/api/v0/evaluate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ config: { data: { columns: [{ key: 'a' }], rows: [{ a: 1 }] } } }),
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('x-service-anonymous-token')).toMatch(/^cha_/);
      expect(parseEvents(await response.text()).at(-1)?.event).toBe('complete');
      expect((await fetch(`${base}/docs`)).status).toBe(200);
    } finally {
      program.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
  });

  test.each([
    ['CHART_AGENTS_PROT', '3000', 'CHART_AGENTS_PROT'],
    ['CHART_AGENTS_PORT', 'three thousand', 'CHART_AGENTS_PORT'],
    ['CHART_AGENTS_MAX_IMAGES', '-1', 'CHART_AGENTS_MAX_IMAGES'],
    ['CHART_AGENTS_HOST', 'nowhere.invalid', 'CHART_AGENTS_HOST'],
  ])('stops with one line that names the setting: %s=%s', async (name, value, words) => {
    const program = start({ [name]: value });
    const ended = once(program, 'exit');
    const said = await listen(program, /$^/);
    expect((await ended)[0]).toBe(1);
    expect(said.trimEnd().split('\n')).toHaveLength(1);
    expect(said).toContain(words);
  });
});
