import type { z } from 'zod';
import type { EndpointName } from '../../access/endpoints.ts';
import {
  chartResultSchema,
  evaluateResultSchema,
  extractResultSchema,
  narrateResultSchema,
  suggestionsResultSchema,
} from './answers.ts';
import {
  createChartSchema,
  createEvaluateSchema,
  createNarrateSchema,
  createSuggestionsSchema,
} from './chart-requests.ts';
import { createExtractSchema } from './extract-request.ts';
import type { RequestLimits } from './limits.ts';

/** What the documents say of an endpoint; its schemas are the ones that check its requests. */
export type EndpointDescription = {
  readonly summary: string;
  readonly description: string;
  readonly hasProgress: boolean;
  readonly createRequestSchema: (limits: RequestLimits) => z.ZodType;
  readonly resultSchema: z.ZodType;
  /** A request that works as it stands. */
  readonly example: Readonly<Record<string, unknown>>;
};

const SALES_CONFIG = {
  type: 'column',
  data: {
    columns: [
      { key: 'quarter', label: 'Quarter' },
      { key: 'north', label: 'North' },
      { key: 'south', label: 'South' },
    ],
    rows: [
      { quarter: 'Q1 2025', north: 120, south: 90 },
      { quarter: 'Q2 2025', north: 134, south: 97 },
      { quarter: 'Q3 2025', north: 129, south: 104 },
      { quarter: 'Q4 2025', north: 151, south: 118 },
    ],
  },
};

/** The endpoints that have a contract of their own, in its order. */
export const ENDPOINT_DESCRIPTIONS: Partial<Record<EndpointName, EndpointDescription>> = {
  extract: {
    summary: 'Build a chart out of a text or files',
    description:
      'Finds the table in a text, whether it is written as CSV, Markdown, HTML, JSON, aligned columns or prose, or in a workbook, a PDF or a picture, and returns it as a chart of the best-fitting type that shows its rows as they are. Nothing is invented: where the source leaves something open, `extractMeta` says so and `response.message` asks the one question that settles it. With `includeQuestions`, `extractMeta.questions` lists all that is open, each with its choices; send the `answers` of a choice with the same source.',
    hasProgress: true,
    createRequestSchema: createExtractSchema,
    resultSchema: extractResultSchema,
    example: { sourceText: 'Email brought in $1.9M, paid search $0.4M and events $1.1M.' },
  },
  suggestions: {
    summary: 'Suggest charts for a dataset',
    description:
      'Proposes different views of the data, best first: for each the instruction that prepares the data through `mutate`, a type that fits the outcome, and one sentence of fact about it. `userPrompt` may name columns, tasks, chart types and rows to keep. Data without rows get no suggestion.',
    hasProgress: true,
    createRequestSchema: createSuggestionsSchema,
    resultSchema: suggestionsResultSchema,
    example: { config: SALES_CONFIG, userPrompt: 'How do the regions compare?', maxSuggestionCount: 3 },
  },
  generate: {
    summary: 'Change a chart by an instruction',
    description: 'Carries out an instruction in plain language on a chart. Without one, applies the best-fitting type.',
    hasProgress: true,
    createRequestSchema: createChartSchema,
    resultSchema: chartResultSchema,
    example: { config: SALES_CONFIG, userPrompt: 'Show it as lines, with the legend on top' },
  },
  mutate: {
    summary: 'Transform the data by an instruction',
    description: 'Filters, groups, aggregates, derives and sorts by an instruction in plain language.',
    hasProgress: true,
    createRequestSchema: createChartSchema,
    resultSchema: chartResultSchema,
    example: { config: SALES_CONFIG, userPrompt: 'Add the total of both regions and sort by it' },
  },
  narrate: {
    summary: 'Write the title, subtitle and caption',
    description: 'Writes into `config.content` what the data says. `metadata.effort` decides which fields.',
    hasProgress: true,
    createRequestSchema: createNarrateSchema,
    resultSchema: narrateResultSchema,
    example: { config: SALES_CONFIG, userPrompt: 'For the board: what changed in the last quarter?' },
  },
  evaluate: {
    summary: 'Rank every chart type by its fit to a dataset',
    description:
      'Scores all 20 chart types by rules, each with its reasons; for a type that does not fit, the reason names what would make it fit. No language model, no progress events, the same answer every time.',
    hasProgress: false,
    createRequestSchema: createEvaluateSchema,
    resultSchema: evaluateResultSchema,
    example: { config: { data: SALES_CONFIG.data }, chartFamily: 'comparison' },
  },
};
