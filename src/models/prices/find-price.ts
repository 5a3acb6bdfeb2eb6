import { type ModelName, type ProviderName, writeModelName } from '../model-name.ts';
import type { Price } from './price.ts';

/** Prices that an operator states, by the name of the model as the operator writes it. */
export type PriceOverrides = ReadonlyMap<string, Price>;

/** What the price table calls our providers. A model behind an address of one's own is nobody's: its price must be stated. */
const TABLE_NAMES: Readonly<Record<ProviderName, string | undefined>> = {
  openai: 'openai',
  anthropic: 'anthropic',
  google: 'google',
  azure: 'azure',
  bedrock: 'aws',
  compatible: undefined,
};

/** So many tokens that the dearest step of a price by steps is reached. */
const MANY_TOKENS = 1_000_000;
const MICROS = 1_000_000;

/**
 * What a model costs: as the operator states it, else by the table of genai-prices that ships with the project; undefined where
 * neither knows it. Where a price has steps, the dearest counts, so that a bound is never too low. The table is loaded when it is
 * first asked: a service without models has no use for its megabytes.
 */
export async function findPrice(name: ModelName, overrides: PriceOverrides): Promise<Price | undefined> {
  const stated = overrides.get(writeModelName(name));
  const providerId = TABLE_NAMES[name.provider];
  if (stated !== undefined || providerId === undefined) return stated;
  const { calcPrice } = await import('@pydantic/genai-prices');
  const input = calcPrice({ input_tokens: MANY_TOKENS, output_tokens: 0 }, name.model, { providerId });
  const output = calcPrice({ input_tokens: MANY_TOKENS, output_tokens: MANY_TOKENS }, name.model, { providerId });
  if (input === null || output === null) return undefined;
  return { inputMicros: toMicros(input.input_price), outputMicros: toMicros(output.output_price) };
}

function toMicros(dollars: number): number {
  return Math.ceil(dollars * MICROS - 1e-6);
}

const OVERRIDE = /^([^=]+)=(\d{1,6}(?:\.\d{1,6})?)\/(\d{1,6}(?:\.\d{1,6})?)$/;

/**
 * Prices as an operator writes them, in dollars for a million tokens of input and of output: `compatible:llama3=0/0,openai:gpt-x=1.25/10`.
 * Undefined where the text is no such list.
 */
export function parsePrices(text: string): PriceOverrides | undefined {
  const prices = new Map<string, Price>();
  if (text.trim() === '') return prices;
  for (const part of text.split(',')) {
    const match = OVERRIDE.exec(part.trim());
    if (match === null) return undefined;
    const [, name = '', input = '', output = ''] = match;
    prices.set(name.trim(), { inputMicros: toMicros(Number(input)), outputMicros: toMicros(Number(output)) });
  }
  return prices;
}
