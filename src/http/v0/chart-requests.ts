import { z } from 'zod';
import { CHART_FAMILIES, type ChartFamily } from '../../chart/chart-family.ts';
import type { ChartData, GraphConfig } from '../../chart/graph-config.ts';
import { graphConfigSchema, typelessConfigSchema } from '../../chart/graph-config-schema.ts';
import { boundedInteger, boundedString } from './bounded.ts';
import { parseWith } from './issues.ts';
import type { JsonBody } from './json-body.ts';
import type { RequestLimits } from './limits.ts';
import { type Metadata, metadataSchema } from './metadata.ts';

/** How many suggestions are aimed at where the caller names no number. */
const DEFAULT_SUGGESTION_COUNT = 4;

/** A checked request to change a chart. `userPrompt` is undefined where it is absent or blank. */
export type ChartRequest = {
  /** The caller's own object, with every field it came with. */
  readonly config: GraphConfig;
  readonly userPrompt: string | undefined;
  readonly metadata: Metadata | undefined;
};

/** A checked `narrate` request. */
export type NarrateRequest = ChartRequest & { readonly userPrompt: string };

/** A checked `suggestions` request. */
export type SuggestionsRequest = ChartRequest & { readonly maxSuggestionCount: number };

/** A checked `evaluate` request. */
export type EvaluateRequest = {
  readonly data: ChartData;
  readonly chartFamily: ChartFamily | undefined;
  readonly metadata: Metadata | undefined;
};

/** The shape of a `generate`, `mutate` or `annotate` body under the given limits. */
export function createChartSchema(limits: RequestLimits) {
  return z
    .object({
      config: graphConfigSchema,
      userPrompt: promptSchema(limits).optional(),
      metadata: metadataSchema.optional(),
    })
    .meta({ id: 'ChartRequest', description: 'A chart and what is wanted of it.' });
}

/** The shape of a `narrate` body under the given limits. */
export function createNarrateSchema(limits: RequestLimits) {
  return createChartSchema(limits)
    .extend({
      userPrompt: promptSchema(limits).refine((prompt) => prompt.trim() !== '', {
        error: 'This must not be blank: say what the story should be about.',
      }),
    })
    .meta({ id: 'NarrateRequest', description: 'A chart and what its story should be about.' });
}

/** The shape of a `suggestions` body under the given limits. */
export function createSuggestionsSchema(limits: RequestLimits) {
  return createChartSchema(limits)
    .extend({
      maxSuggestionCount: boundedInteger(1, limits.suggestionCount)
        .optional()
        .meta({ description: 'How many suggestions to aim for at most.' }),
    })
    .meta({ id: 'SuggestionsRequest', description: 'A chart whose data is to be shown in other ways.' });
}

/** The shape of an `evaluate` body. */
export function createEvaluateSchema() {
  return z
    .object({
      config: typelessConfigSchema,
      chartFamily: z.enum(CHART_FAMILIES).optional().meta({ description: 'Chart types of this family get a bonus.' }),
      metadata: metadataSchema.optional(),
    })
    .meta({ id: 'EvaluateRequest', description: 'A dataset, and the family of charts that is wanted.' });
}

/** Gives the reader of `generate` and `mutate` bodies; it throws a `ValidationError`. */
export function createChartParser(limits: RequestLimits): (body: JsonBody) => ChartRequest {
  const schema = createChartSchema(limits);
  return (body) => {
    const { userPrompt, metadata } = parseConfigBody(schema, body);
    return { config: takeConfig(body), userPrompt: unlessBlank(userPrompt), metadata };
  };
}

/** Gives the reader of `narrate` bodies; it throws a `ValidationError`. */
export function createNarrateParser(limits: RequestLimits): (body: JsonBody) => NarrateRequest {
  const schema = createNarrateSchema(limits);
  return (body) => {
    const { userPrompt, metadata } = parseConfigBody(schema, body);
    return { config: takeConfig(body), userPrompt, metadata };
  };
}

/** Gives the reader of `suggestions` bodies; it throws a `ValidationError`. */
export function createSuggestionsParser(limits: RequestLimits): (body: JsonBody) => SuggestionsRequest {
  const schema = createSuggestionsSchema(limits);
  const fallback = Math.min(DEFAULT_SUGGESTION_COUNT, limits.suggestionCount);
  return (body) => {
    const { userPrompt, metadata, maxSuggestionCount = fallback } = parseConfigBody(schema, body);
    return { config: takeConfig(body), userPrompt: unlessBlank(userPrompt), metadata, maxSuggestionCount };
  };
}

/** Gives the reader of `evaluate` bodies; it throws a `ValidationError`. */
export function createEvaluateParser(): (body: JsonBody) => EvaluateRequest {
  const schema = createEvaluateSchema();
  return (body) => {
    const { chartFamily, metadata } = parseConfigBody(schema, body);
    return { data: takeConfig(body).data, chartFamily, metadata };
  };
}

function promptSchema(limits: RequestLimits) {
  return boundedString(limits.userPromptLength).meta({
    description: 'What is wanted, in English, Portuguese or Arabic.',
  });
}

function unlessBlank(text: string | undefined): string | undefined {
  return text?.trim() === '' ? undefined : text;
}

function parseConfigBody<Schema extends z.ZodType>(schema: Schema, body: JsonBody): z.output<Schema> {
  return parseWith(schema, body.value, body.findUnsafeNumbers('config'));
}

/** The caller's own config, fields unknown to the schema included. Only called on a body that its schema has accepted. */
function takeConfig(body: JsonBody): GraphConfig {
  const config = body.value.config as GraphConfig & { readonly data: Partial<ChartData> };
  const { columns, rows } = config.data;
  if (columns !== undefined && rows !== undefined) return config;
  return { ...config, data: { ...config.data, columns: columns ?? [], rows: rows ?? [] } };
}
