/**
 * Who can be asked. `compatible` is anything that speaks the protocol of OpenAI at an address of its own: Ollama, vLLM, LM Studio,
 * llama.cpp.
 */
export const PROVIDERS = ['openai', 'anthropic', 'google', 'azure', 'bedrock', 'compatible'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** A model as an operator names it. */
export type ModelName = { readonly provider: ProviderName; readonly model: string };

/** As the operator writes it: `anthropic:claude-sonnet-4-5`. */
export function writeModelName({ provider, model }: ModelName): string {
  return `${provider}:${model}`;
}

/** The name of a text such as `anthropic:claude-sonnet-4-5`; undefined where it is none. */
export function parseModelName(text: string): ModelName | undefined {
  const at = text.indexOf(':');
  const provider = PROVIDERS.find((known) => known === text.slice(0, at));
  const model = text.slice(at + 1).trim();
  return provider === undefined || !/^[\w./:@-]{1,200}$/.test(model) ? undefined : { provider, model };
}

/** The longest chain of fallbacks that makes sense: each takes its own time. */
export const MOST_MODELS = 4;

/**
 * A chain of models with commas between, the first the one to ask; undefined where the text is none. An empty text is a chain of
 * none: the built-in engine alone.
 */
export function parseModelChain(text: string): readonly ModelName[] | undefined {
  if (text.trim() === '') return [];
  const names = text.split(',').map((part) => parseModelName(part.trim()));
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length && names.length <= MOST_MODELS ? known : undefined;
}
