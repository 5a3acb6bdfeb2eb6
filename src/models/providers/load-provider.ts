import type { LanguageModelV4 } from '@ai-sdk/provider';
import { type ModelName, type ProviderName, writeModelName } from '../model-name.ts';
import { createBoundedFetch } from './bounded-fetch.ts';
import { ModelSetupError } from './model-setup-error.ts';

/** What providers are reached with. */
export type ProviderAccess = {
  /** The variables of the process, for the keys: `ANTHROPIC_API_KEY` and the like, as each provider's own tools call them. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where `compatible` models are, such as `http://127.0.0.1:11434/v1`. */
  readonly compatibleUrl: string;
  readonly fetch: typeof fetch;
};

/** Variables without which a provider can't be asked. Each entry is a choice: one of its names is enough. */
const NEEDED: Readonly<Record<ProviderName, readonly (readonly string[])[]>> = {
  openai: [['OPENAI_API_KEY']],
  anthropic: [['ANTHROPIC_API_KEY']],
  google: [['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY']],
  azure: [['AZURE_API_KEY'], ['AZURE_RESOURCE_NAME', 'AZURE_BASE_URL']],
  bedrock: [['AWS_REGION'], ['AWS_BEARER_TOKEN_BEDROCK', 'AWS_ACCESS_KEY_ID']],
  compatible: [],
};

/** Variables that give a provider another address than its own. */
const ADDRESSES: Readonly<Record<ProviderName, string | undefined>> = {
  openai: 'OPENAI_BASE_URL',
  anthropic: 'ANTHROPIC_BASE_URL',
  google: 'GOOGLE_BASE_URL',
  azure: 'AZURE_BASE_URL',
  bedrock: undefined,
  compatible: undefined,
};

/** Throws a `ModelSetupError` that names the variable where a provider's key or address is missing, or is none. */
export function requireAccess(name: ModelName, { environment, compatibleUrl }: ProviderAccess): void {
  for (const choice of NEEDED[name.provider]) {
    if (choice.some((variable) => isGiven(environment[variable]))) continue;
    throw new ModelSetupError(`${writeModelName(name)} needs ${choice.join(' or ')} in the environment.`);
  }
  const address = ADDRESSES[name.provider];
  const stated = address === undefined ? undefined : environment[address];
  if (isGiven(stated) && !/^https?:\/\//.test(stated))
    throw new ModelSetupError(`${address}=${stated} can't be used: it must be an address such as https://host/v1.`);
  const { AWS_BEARER_TOKEN_BEDROCK, AWS_SECRET_ACCESS_KEY } = environment;
  if (name.provider === 'bedrock' && !isGiven(AWS_BEARER_TOKEN_BEDROCK) && !isGiven(AWS_SECRET_ACCESS_KEY)) {
    throw new ModelSetupError(
      `${writeModelName(name)} needs AWS_SECRET_ACCESS_KEY beside AWS_ACCESS_KEY_ID in the environment.`,
    );
  }
  if (name.provider === 'compatible' && !URL.canParse(compatibleUrl)) {
    throw new ModelSetupError(
      `${writeModelName(name)} needs CHART_AGENTS_MODEL_URL, such as http://127.0.0.1:11434/v1 for Ollama.`,
    );
  }
}

function isGiven(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== '';
}

type Settings = { readonly fetch: typeof fetch } & Readonly<Record<string, string | typeof fetch>>;

/** The settings that are given: a provider takes an `undefined` for a wish. */
function given(fetchAny: typeof fetch, settings: Readonly<Record<string, string | undefined>>): Settings {
  const entries = Object.entries(settings).filter((entry): entry is [string, string] => isGiven(entry[1]));
  return { ...Object.fromEntries(entries), fetch: fetchAny };
}

type Loader = (model: string, access: ProviderAccess) => Promise<LanguageModelV4>;

/** Each provider is loaded when a model of it is set up, so that a service without models stays small. */
const LOADERS = {
  async openai(model, { environment, fetch: fetchAny }) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL } = environment;
    return createOpenAI(given(fetchAny, { apiKey, baseURL })).chat(model);
  },
  async anthropic(model, { environment, fetch: fetchAny }) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseURL } = environment;
    return createAnthropic(given(fetchAny, { apiKey, baseURL }))(model);
  },
  async google(model, { environment, fetch: fetchAny }) {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    const { GOOGLE_GENERATIVE_AI_API_KEY, GEMINI_API_KEY, GOOGLE_BASE_URL: baseURL } = environment;
    return createGoogleGenerativeAI(
      given(fetchAny, { apiKey: [GOOGLE_GENERATIVE_AI_API_KEY, GEMINI_API_KEY].find(isGiven), baseURL }),
    )(model);
  },
  async azure(model, { environment, fetch: fetchAny }) {
    const { createAzure } = await import('@ai-sdk/azure');
    const { AZURE_API_KEY: apiKey, AZURE_RESOURCE_NAME: resourceName, AZURE_BASE_URL: baseURL } = environment;
    return createAzure(given(fetchAny, { apiKey, resourceName, baseURL })).chat(model);
  },
  async bedrock(model, { environment, fetch: fetchAny }) {
    const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock');
    const { AWS_REGION: region, AWS_BEARER_TOKEN_BEDROCK: apiKey } = environment;
    const {
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      AWS_SESSION_TOKEN: sessionToken,
    } = environment;
    return createAmazonBedrock(given(fetchAny, { region, apiKey, accessKeyId, secretAccessKey, sessionToken }))(model);
  },
  async compatible(model, { environment, compatibleUrl: baseURL, fetch: fetchAny }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const settings = given(fetchAny, { apiKey: environment.COMPATIBLE_API_KEY });
    return createOpenAICompatible({ ...settings, name: 'compatible', baseURL, includeUsage: true })(model);
  },
} as const satisfies Record<ProviderName, Loader>;

/** A model of the standard model library, ready to be asked. Throws a `ModelSetupError` where its adapter can't be loaded. */
export async function loadProvider(name: ModelName, access: ProviderAccess): Promise<LanguageModelV4> {
  const written = writeModelName(name);
  const bounded = createBoundedFetch(written, access.fetch);
  try {
    return await LOADERS[name.provider](name.model, { ...access, fetch: bounded });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ModelSetupError(`${written} can't be set up: ${reason}`, { cause });
  }
}
