import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askText } from './language-model.ts';
import { LEVEL_LIMITS, type LevelLimits, type ModelChains, ModelDesk, type PricedModel } from './model-desk.ts';
import { ModelFailure } from './model-failure.ts';
import { type ModelName, writeModelName } from './model-name.ts';
import type { CallReport } from './model-report.ts';
import { gather } from './model-session.ts';
import { costOf, mostInputTokens, worstCaseOf } from './prices/price.ts';
import { loadProvider } from './providers/load-provider.ts';
import { createProviderModel } from './providers/provider-model.ts';
import { type ScriptedProvider, startScriptedProvider } from './scripted/scripted-provider.ts';
import { FAULTS, type Fault, type Script, type ScriptedReply } from './scripted/scripted-reply.ts';

const PRICE = { inputMicros: 3_000_000, outputMicros: 15_000_000 };
const QUICK: LevelLimits = {
  ...LEVEL_LIMITS.low,
  connectMs: 800,
  firstTokenMs: 800,
  silenceMs: 800,
  totalMs: 5_000,
};
const NEVER = new AbortController().signal;
const ANSWER = '{"steps": [{"verb": "sort", "by": "sales"}]}';
const QUESTION = askText('Answer with JSON.', 'Sort by sales, السعر, preço.', 500);
const timers = {
  after(delayMs: number, run: () => void) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

let provider: ScriptedProvider;
let script: Script = () => ({ text: ANSWER });
beforeAll(async () => {
  provider = await startScriptedProvider((request) => script(request));
  // The first request of an adapter takes its time.
  for (const name of NAMES) await gather((await modelOf(name)).model, QUESTION, NEVER);
}, 60_000);
afterAll(() => provider.close());

const NAMES = [
  { provider: 'openai', model: 'gpt-scripted' },
  { provider: 'anthropic', model: 'claude-scripted' },
  { provider: 'compatible', model: 'llama-scripted' },
] as const satisfies readonly ModelName[];

async function modelOf(name: ModelName): Promise<PricedModel> {
  const access = {
    environment: {
      OPENAI_API_KEY: 'secret-key',
      OPENAI_BASE_URL: `${provider.url}/v1`,
      ANTHROPIC_API_KEY: 'secret-key',
      ANTHROPIC_BASE_URL: `${provider.url}/v1`,
    },
    compatibleUrl: `${provider.url}/v1`,
    fetch,
  };
  return { model: createProviderModel(writeModelName(name), await loadProvider(name, access)), price: PRICE };
}

let reports: CallReport[] = [];

async function deskOf(...names: readonly ModelName[]): Promise<ModelDesk> {
  const chain = await Promise.all(names.map(modelOf));
  const chains: ModelChains = { low: chain, medium: chain, high: chain, vision: [] };
  const limits = { low: QUICK, medium: QUICK, high: QUICK };
  reports = [];
  return new ModelDesk({
    report: (call) => reports.push(call),
    chains,
    timers,
    nowMs: () => performance.now(),
    random: () => 0,
    mostMicros: 500_000,
    limits,
  });
}

function openLow(desk: ModelDesk) {
  const open = desk.open({ level: 'low', hasImages: false });
  if (open === undefined) throw new Error('No session was opened.');
  return open;
}

/** Answers with the faults in turn, then well. */
function failing(...faults: readonly Fault[]): Script {
  const left = [...faults];
  return (): ScriptedReply => {
    const fault = left.shift();
    return { text: ANSWER, ...(fault === undefined ? {} : { fault }) };
  };
}

describe.each(NAMES)('the real adapter of $provider', (name) => {
  it('sends instructions, question, limit and key, and gives the whole answer', async () => {
    script = () => ({ text: ANSWER });
    const { session, usedMicros } = openLow(await deskOf(name));
    expect(await session.ask(QUESTION, NEVER)).toEqual({ text: ANSWER, finish: 'stop' });
    const request = provider.requests.at(-1);
    expect(request).toMatchObject({ model: name.model, mostOutputTokens: 500 });
    expect(request?.instructions).toContain('Answer with JSON.');
    expect(request?.texts.join(' ')).toContain('السعر, preço');
    if (name.provider !== 'compatible') expect(request?.key).toContain('secret-key');
    expect(usedMicros()).toBeGreaterThan(0);
    expect(usedMicros()).toBeLessThan(worstCaseOf(QUESTION, PRICE));
  });

  it('tells an answer that was cut at its limit', async () => {
    script = () => ({ text: '{"steps": [', finish: 'length' });
    expect((await openLow(await deskOf(name)).session.ask(QUESTION, NEVER)).finish).toBe('length');
  });
});

describe('money', () => {
  it('settles at the count of the provider, to the micro-dollar', async () => {
    script = () => ({ text: ANSWER });
    const before = provider.invoice();
    const { session, usedMicros } = openLow(await deskOf(NAMES[1]));
    await session.ask(QUESTION, NEVER);
    const after = provider.invoice();
    const usage = {
      inputTokens: after.inputTokens - before.inputTokens,
      outputTokens: after.outputTokens - before.outputTokens,
    };
    expect(Math.abs(usedMicros() - costOf(usage, PRICE))).toBeLessThanOrEqual(
      costOf({ inputTokens: 0, outputTokens: 5 }, PRICE),
    );
  });

  it.each(['usage-missing', 'usage-absurd', 'usage-too-low'] as const)(
    'settles at the worst case where the count is wrong: %s',
    async (fault) => {
      script = failing(fault);
      const { session, usedMicros } = openLow(await deskOf(NAMES[0]));
      await session.ask(QUESTION, NEVER);
      expect(usedMicros()).toBe(worstCaseOf(QUESTION, PRICE));
    },
  );

  it('begins no question that does not fit any more', async () => {
    script = () => ({ text: ANSWER });
    const desk = await deskOf(NAMES[0]);
    const { session } = openLow(desk);
    const large = askText('JSON', 'x'.repeat(QUICK.mostInputTokens * 40), 500);
    await expect(session.ask(large, NEVER)).rejects.toMatchObject({ kind: 'budget' });
    expect(desk.worstCaseMicros({ level: 'low', hasImages: false })).toBeLessThanOrEqual(500_000);
  });

  it('bounds the tokens of every script by bytes', () => {
    const text = 'السعر 価格 🙂';
    expect(mostInputTokens(askText('', text, 1))).toBeGreaterThanOrEqual(Buffer.byteLength(text));
  });
});

/** What each fault comes to for a model that never recovers. */
const KINDS: Readonly<
  Record<
    Exclude<Fault, 'usage-missing' | 'usage-absurd' | 'usage-too-low' | 'duplicate-finish' | 'drip' | 'truncated-json'>,
    readonly string[]
  >
> = {
  'hang-before-headers': ['connect'],
  'hang-after-headers': ['first-token', 'connect'],
  'hang-in-the-middle': ['silence'],
  reset: ['connect', 'garbled'],
  'reset-in-the-middle': ['broken-off', 'garbled', 'connect'],
  'rate-limited': ['rate-limited'],
  'rate-limited-with-wait': ['rate-limited', 'total'],
  'rate-limited-until-date': ['rate-limited', 'total'],
  'rate-limited-for-long': ['rate-limited'],
  'internal-error': ['overloaded'],
  'error-that-tells-all': ['refused'],
  overloaded: ['overloaded'],
  'error-body-with-200': ['garbled', 'broken-off', 'overloaded', 'first-token'],
  'error-in-the-stream': ['garbled', 'overloaded', 'broken-off'],
  truncated: ['broken-off', 'garbled'],
  garbage: ['garbled', 'broken-off'],
  'wrong-content-type': ['garbled', 'broken-off'],
  endless: ['too-large', 'total', 'connect', 'silence'],
  huge: ['too-large', 'first-token', 'total', 'garbled'],
  empty: ['garbled'],
  'tool-calls': ['garbled'],
  redirect: ['connect', 'garbled', 'refused', 'provider'],
};

describe.each(NAMES.slice(0, 2))('a model of $provider that fails', { timeout: 20_000 }, (name) => {
  it.each(Object.entries(KINDS))('ends in time with one failure: %s', async (fault, kinds) => {
    script = () => ({ text: ANSWER, fault: FAULTS.find((known) => known === fault) ?? 'empty' });
    const { session, usedMicros } = openLow(await deskOf(name));
    const failure: unknown = await session.ask(QUESTION, NEVER).catch((error: unknown) => error);
    if (!(failure instanceof ModelFailure)) throw new Error(`not a failure of a model: ${String(failure)}`);
    expect([...kinds, 'budget']).toContain(failure.kind);
    expect(`${failure.message} ${String(failure.cause)}`).not.toMatch(/secret-key|Sort by sales/);
    expect(usedMicros()).toBeLessThanOrEqual(500_000);
  });

  it.each(['duplicate-finish', 'usage-absurd'] as const)('answers all the same: %s', async (fault) => {
    script = () => ({ text: ANSWER, fault });
    expect((await openLow(await deskOf(name)).session.ask(QUESTION, NEVER)).text).toBe(ANSWER);
  });

  it('is asked again where the failure passes, and not once its answer was begun', async () => {
    script = failing('overloaded', 'rate-limited');
    expect((await openLow(await deskOf(name)).session.ask(QUESTION, NEVER)).text).toBe(ANSWER);
    const asked = provider.requests.length;
    script = failing('hang-in-the-middle');
    await expect(openLow(await deskOf(name)).session.ask(QUESTION, NEVER)).rejects.toMatchObject({ kind: 'silence' });
    expect(provider.requests.length - asked).toBe(1);
  });
});

describe('a desk', () => {
  it('asks the next model of the chain where the first gives nothing', async () => {
    script = ({ protocol }) => ({
      text: ANSWER,
      ...(protocol === 'openai' ? { fault: 'internal-error' as const } : {}),
    });
    expect((await openLow(await deskOf(NAMES[0], NAMES[1])).session.ask(QUESTION, NEVER)).text).toBe(ANSWER);
  });

  it('keeps away from a model after five failures in a row', async () => {
    script = failing(...Array.from({ length: 9 }, () => 'internal-error' as const));
    const desk = await deskOf(NAMES[0]);
    const ask = () =>
      openLow(desk)
        .session.ask(QUESTION, NEVER)
        .catch((error: ModelFailure) => error.kind);
    await ask();
    const asked = provider.requests.length;
    expect(await ask()).toBe('circuit-open');
    expect(await ask()).toBe('circuit-open');
    expect(provider.requests.length - asked).toBeLessThan(3);
    expect(reports.filter(({ outcome }) => outcome === 'circuit-open')).toHaveLength(2);
  });

  it('lets go of the provider at once when the caller leaves', async () => {
    script = failing('hang-in-the-middle');
    const leave = new AbortController();
    const asking = openLow(await deskOf(NAMES[1])).session.ask(QUESTION, leave.signal);
    setTimeout(() => leave.abort(new Error('left')), 100);
    await expect(asking).rejects.toThrow('left');
  });

  it('has no session and no cost without models', async () => {
    const desk = await deskOf();
    expect(desk.open({ level: 'high', hasImages: false })).toBeUndefined();
    expect(desk.worstCaseMicros({ level: 'high', hasImages: true })).toBe(0);
  });
});
