import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parseModelChain } from './model-name.ts';
import { findPrice, parsePrices } from './prices/find-price.ts';
import { type ModelWishes, setUpDesk } from './set-up-desk.ts';

const MACHINE = {
  timers: { after: () => () => undefined },
  nowMs: () => 0,
  random: () => 0,
};

function setUp(wishes: Partial<ModelWishes>, environment: Record<string, string> = {}, compatibleUrl = '') {
  const none: ModelWishes = {
    model: [],
    modelLow: [],
    modelMedium: [],
    modelHigh: [],
    modelVision: [],
    modelPrices: new Map(),
    modelLowMs: 20_000,
    modelMediumMs: 35_000,
    modelHighMs: 50_000,
    answerMs: 60_000,
    modelMostMicros: 500_000,
  };
  return setUpDesk({ ...none, ...wishes }, { ...MACHINE, access: { environment, compatibleUrl, fetch } });
}

const chainOf = (text: string) => parseModelChain(text) ?? [];

describe('setting up models', () => {
  it('has no desk where no model is wished', async () => {
    expect(await setUp({})).toBeUndefined();
  });

  it('says which variable is missing', async () => {
    await expect(setUp({ model: chainOf('anthropic:claude-haiku-4-5') })).rejects.toThrow('ANTHROPIC_API_KEY');
    await expect(setUp({ model: chainOf('compatible:llama3') })).rejects.toThrow('CHART_AGENTS_MODEL_URL');
  });

  it('does not begin with a model whose price nobody knows', async () => {
    const model = chainOf('compatible:llama3');
    await expect(setUp({ model }, {}, 'http://127.0.0.1:11434/v1')).rejects.toThrow(
      'CHART_AGENTS_MODEL_PRICES="compatible:llama3=0.5/1.5"',
    );
    const modelPrices = parsePrices('compatible:llama3=0/0') ?? new Map();
    expect(await setUp({ model, modelPrices }, {}, 'http://127.0.0.1:11434/v1')).toBeDefined();
  });

  it('does not begin with a price of no model, which would be a slip of the name', async () => {
    const modelPrices = parsePrices('openai:gpt5=1/2') ?? new Map();
    await expect(setUp({ model: chainOf('openai:gpt-5'), modelPrices }, { OPENAI_API_KEY: 'k' })).rejects.toThrow(
      'a price of openai:gpt5, which is none of the models that are set up: openai:gpt-5',
    );
  });

  it('does not begin with a price where no model is set up', async () => {
    const modelPrices = parsePrices('openai:gpt-5=1/2') ?? new Map();
    await expect(setUp({ modelPrices })).rejects.toThrow('states a price of openai:gpt-5');
  });

  it('does not begin with a model that nobody could pay, but with one that is free', async () => {
    const paid = setUp({ model: chainOf('openai:gpt-5'), modelMostMicros: 0 }, { OPENAI_API_KEY: 'k' });
    await expect(paid).rejects.toThrow('CHART_AGENTS_MODEL_MOST_USD=0');
    const modelPrices = parsePrices('openai:own=0/0') ?? new Map();
    const free = { model: chainOf('openai:own'), modelPrices, modelMostMicros: 0 };
    expect(await setUp(free, { OPENAI_API_KEY: 'k' })).toBeDefined();
  });

  it('does not begin with an address that is none', async () => {
    const environment = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'my-proxy' };
    await expect(setUp({ model: chainOf('openai:gpt-5') }, environment)).rejects.toThrow(
      "OPENAI_BASE_URL=my-proxy can't be used",
    );
  });

  it('wants both halves of a key of Amazon', async () => {
    const model = chainOf('bedrock:anthropic.claude-haiku-4-5-20251001-v1:0');
    const half = { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'k' };
    await expect(setUp({ model }, half)).rejects.toThrow('AWS_SECRET_ACCESS_KEY');
  });

  it('takes the chain of a level before the common one, and pictures only to a model that sees', async () => {
    const model = chainOf('openai:gpt-5');
    const desk = await setUp({ model, modelLow: chainOf('openai:gpt-5-nano') }, { OPENAI_API_KEY: 'k' });
    const costOf = (level: 'low' | 'high') => desk?.worstCaseMicros({ level, hasImages: false }) ?? 0;
    expect(costOf('low')).toBeLessThan(costOf('high') / 10);
    expect(desk?.open({ level: 'high', hasImages: true })).toBeUndefined();
  });

  it('holds at most 0.50 dollars for a request, whatever a model costs', async () => {
    const desk = await setUp({ model: chainOf('openai:gpt-4') }, { OPENAI_API_KEY: 'k' });
    expect(desk?.worstCaseMicros({ level: 'high', hasImages: false })).toBeLessThanOrEqual(500_000);
  });
});

describe('names and prices of models', () => {
  it.each(['claude', 'anthropic:', 'nobody:gpt', 'openai:a b', 'openai:a,,openai:b'])('refuses %s', (text) => {
    expect(parseModelChain(text)).toBeUndefined();
  });

  it('reads a chain and keeps its order', () => {
    expect(parseModelChain('anthropic:claude-haiku-4-5, compatible:llama3:8b')).toEqual([
      { provider: 'anthropic', model: 'claude-haiku-4-5' },
      { provider: 'compatible', model: 'llama3:8b' },
    ]);
  });

  it('knows the prices of common models, and lets an operator state others', async () => {
    expect(await findPrice({ provider: 'openai', model: 'gpt-5-mini' }, new Map())).toEqual({
      inputMicros: 250_000,
      outputMicros: 2_000_000,
    });
    const stated = parsePrices('openai:gpt-5-mini=1/2.5') ?? new Map();
    expect(await findPrice({ provider: 'openai', model: 'gpt-5-mini' }, stated)).toEqual({
      inputMicros: 1_000_000,
      outputMicros: 2_500_000,
    });
    expect(parsePrices('openai:gpt-5-mini=free')).toBeUndefined();
  });
});

/** The packages for models that are loaded by whoever loads a module of ours. */
function modelPackagesOf(...modules: readonly string[]): readonly string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({ load(url, context, next) { loaded.add(url); return next(url, context); } });
    for (const url of ${JSON.stringify(modules.map((module) => new URL(module, import.meta.url).href))}) await import(url);
    process.stdout.write([...loaded].join('\\n'));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return [...new Set(printed.match(/@(?:ai-sdk|pydantic)\/[a-z-]+/g))].sort();
}

describe('a service without models', () => {
  it('loads neither an adapter nor the table of prices', { timeout: 20_000 }, () => {
    expect(modelPackagesOf('set-up-desk.ts', '../settings.ts', '../http/v0/endpoints.ts')).toEqual([
      '@ai-sdk/provider',
    ]);
  });
});
