import { afterAll, describe, expect, test } from 'vitest';
import { createEndpoints, type Script } from '../../../test/http/scripted-endpoints.ts';
import { type Payload, toSlices } from '../frames.ts';
import { createManualTimers, systemTimers } from '../timers.ts';
import { ValidationError } from '../v0/endpoint.ts';
import { CONTRACT_LIMITS } from '../v0/limits.ts';
import { createInlineRunner } from './inline-runner.ts';
import type { Body, RunnableCall, Runner } from './runner.ts';
import { createSizedRunner } from './sized-runner.ts';
import { createWorkerRunner } from './worker-runner.ts';

const setup = {
  endpointsUrl: new URL('../../../test/http/scripted-endpoints.ts', import.meta.url).href,
  settings: CONTRACT_LIMITS,
};
const poolOptions = { workers: 1, queueLength: 1, idleMs: 30_000, memoryMb: 64, setup, timers: systemTimers };

/** A text as a body that arrived in pieces. */
function toBody(text: string, pieceBytes = 7): Body {
  const bytes = new TextEncoder().encode(text);
  return { chunks: [...toSlices(bytes, pieceBytes)], sizeBytes: bytes.length };
}

const bodyOf = (script: Script): Body => toBody(JSON.stringify(script));

const never = (): AbortSignal => new AbortController().signal;

const prepare = (runner: Runner, script: Script, signal = never()): Promise<RunnableCall> =>
  runner.prepare('generate', bodyOf(script), signal);

const textOf = (payload: Payload): string =>
  typeof payload === 'string' ? payload : Buffer.concat(payload).toString();

/** Runs a call to its end: the progress and the result, parsed. */
async function finish(call: RunnableCall, signal = never()): Promise<{ progress: unknown[]; result: unknown }> {
  const progress: unknown[] = [];
  const steps = call.run(signal);
  for (;;) {
    const step = await steps.next();
    if (step.done === true) return { progress, result: JSON.parse(textOf(step.value)) };
    progress.push(JSON.parse(textOf(step.value)));
  }
}

const RUNNERS = {
  inline: () => createInlineRunner(createEndpoints()),
  worker: () => createWorkerRunner(poolOptions),
};

describe.each(Object.entries(RUNNERS))('the %s runner', (_name, create) => {
  const runner = create();
  afterAll(() => runner.close());

  test('yields progress and returns the result, serialised', async () => {
    const call = await prepare(runner, { do: 'complete', progress: 2, text: 'Olá\u2028\ud800' });
    expect(call).toMatchObject({ locale: 'EN_US', callId: undefined, worstCaseMicros: 0 });
    expect(await finish(call)).toEqual({
      progress: [{ message: 'step 1' }, { message: 'step 2' }],
      result: { text: 'Olá\u2028\ud800' },
    });
  });

  test('throws the issues of a body that cannot be accepted', async () => {
    const issues = [{ path: '', message: 'The body is not JSON.' }];
    const refused = runner.prepare('generate', toBody('{'), never());
    await expect(refused).rejects.toThrow(ValidationError);
    await expect(runner.prepare('generate', toBody('{'), never())).rejects.toMatchObject({ issues });
  });

  test('throws for an endpoint that is not mounted', async () => {
    await expect(runner.prepare('judge', bodyOf({ do: 'complete' }), never())).rejects.toThrow('not mounted');
  });

  test.each(['fail', 'circular', 'bigint', 'nothing'] as const)('throws where the agent does: %s', async (action) => {
    const call = await prepare(runner, { do: action, progress: 1 });
    await expect(finish(call)).rejects.toThrow();
  });

  test('throws the reason of the signal when it aborts, though the agent hangs', async () => {
    const stop = new AbortController();
    const call = await prepare(runner, { do: 'hang', progress: 1 });
    const steps = call.run(stop.signal);
    await steps.next();
    const pending = steps.next();
    stop.abort(new Error('enough'));
    await expect(pending).rejects.toThrow('enough');
  });

  test('does not begin for a signal that has aborted', async () => {
    await expect(prepare(runner, { do: 'complete' }, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });

  test('counts nothing before a run, what was used after it, and the worst case of what was stopped', async () => {
    const script: Script = { do: 'complete', worstCaseMicros: 900, usedMicros: 70 };
    const call = await prepare(runner, script);
    expect(call.usedMicros()).toBe(0);
    await finish(call);
    expect(call.usedMicros()).toBe(70);
  });

  test('serves the next call after one was discarded', async () => {
    (await prepare(runner, { do: 'hang' })).discard();
    expect((await finish(await prepare(runner, { do: 'complete' }))).result).toEqual({ text: 'done' });
  });

  test('returns a result of many megabytes', async () => {
    const { result } = await finish(await prepare(runner, { do: 'huge', length: 5_000_000 }));
    expect(result).toEqual({ text: 'é'.repeat(5_000_000) });
  });
});

describe('the worker runner', () => {
  test('ends work that never gives way, and serves the next call', async () => {
    const runner = createWorkerRunner(poolOptions);
    const stop = new AbortController();
    const call = await prepare(runner, { do: 'spin', worstCaseMicros: 900, usedMicros: 70 });
    const pending = call.run(stop.signal).next();
    stop.abort(new Error('enough'));
    await expect(pending).rejects.toThrow('enough');
    expect(call.usedMicros()).toBe(900);
    expect((await finish(await prepare(runner, { do: 'complete' }))).result).toEqual({ text: 'done' });
    await runner.close();
  });

  test.each([
    ['exit', 'A worker'],
    ['eat-memory', 'needs more memory than one request may take. Send only the part'],
  ] as const)('outlives a worker that dies, and says so: %s', async (action, said) => {
    const runner = createWorkerRunner(poolOptions);
    await expect(finish(await prepare(runner, { do: action }))).rejects.toThrow(said);
    expect((await finish(await prepare(runner, { do: 'complete' }))).result).toEqual({ text: 'done' });
    await runner.close();
  });

  test('holds nothing of a call that is over', async () => {
    const runner = createWorkerRunner(poolOptions);
    await finish(await prepare(runner, { do: 'leave' }));
    expect((await finish(await prepare(runner, { do: 'look-back' }))).result).toEqual({ isLeft: false });
    await runner.close();
  });

  test('refuses a body that outgrows its memory before the call begins', async () => {
    const runner = createWorkerRunner(poolOptions);
    const body = toBody(`{"do":"complete","hoard":[${'{},'.repeat(2_000_000)}{}]}`, 65_536);
    await expect(runner.prepare('generate', body, never())).rejects.toMatchObject({
      issues: [{ path: '', message: expect.stringContaining('more than 64 MB of memory') }],
    });
    expect((await finish(await prepare(runner, { do: 'complete' }))).result).toEqual({ text: 'done' });
    await runner.close();
  });

  test('lets as many callers wait as its queue holds, first come first served, and refuses the next', async () => {
    const runner = createWorkerRunner(poolOptions);
    const first = await prepare(runner, { do: 'complete', text: 'first' });
    const second = prepare(runner, { do: 'complete', text: 'second' });
    await expect(prepare(runner, { do: 'complete' })).rejects.toMatchObject({
      code: 'RATE_LIMIT_ERROR',
      headers: { 'retry-after': '1' },
    });
    expect((await finish(first)).result).toEqual({ text: 'first' });
    expect((await finish(await second)).result).toEqual({ text: 'second' });
    await runner.close();
  });

  test('takes a caller who leaves out of the queue', async () => {
    const runner = createWorkerRunner(poolOptions);
    const first = await prepare(runner, { do: 'complete' });
    const stop = new AbortController();
    const second = prepare(runner, { do: 'complete' }, stop.signal);
    stop.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    const third = prepare(runner, { do: 'complete', text: 'third' });
    await finish(first);
    expect((await finish(await third)).result).toEqual({ text: 'third' });
    await runner.close();
  });

  test('ends an idle worker after a while, and starts another when it is needed', async () => {
    const timers = createManualTimers();
    const runner = createWorkerRunner({ ...poolOptions, timers });
    await finish(await prepare(runner, { do: 'complete' }));
    expect(timers.waiting).toBe(1);
    timers.advance(poolOptions.idleMs);
    expect((await finish(await prepare(runner, { do: 'complete' }))).result).toEqual({ text: 'done' });
    await runner.close();
  });

  test('fails those who wait when it is closed', async () => {
    const runner = createWorkerRunner(poolOptions);
    await prepare(runner, { do: 'hang' });
    const waiting = prepare(runner, { do: 'complete' });
    const refused = expect(waiting).rejects.toMatchObject({ code: 'PROCESSING_ERROR' });
    await runner.close();
    await refused;
  });
});

describe('the sized runner', () => {
  test('sends bodies of much work to the runner for large ones', async () => {
    const seen: string[] = [];
    const noting = (name: string): Runner => ({
      prepare: async () => {
        seen.push(name);
        throw new Error(name);
      },
      close: async () => void seen.push(`${name} closed`),
    });
    const runner = createSizedRunner({ small: noting('small'), large: noting('large'), largeBodyBytes: 8 });
    await expect(runner.prepare('evaluate', toBody('12345678'), never())).rejects.toThrow('small');
    await expect(runner.prepare('extract', toBody('1'), never())).rejects.toThrow('small');
    await expect(runner.prepare('evaluate', toBody('123456789'), never())).rejects.toThrow('large');
    await expect(runner.prepare('extract', toBody('12'), never())).rejects.toThrow('large');
    await runner.close();
    expect(seen).toEqual(['small', 'small', 'large', 'large', 'small closed', 'large closed']);
  });
});
