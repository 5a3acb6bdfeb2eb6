import { z } from 'zod';
import { chartTypeSchema, graphConfigSchema } from '../../chart/graph-config-schema.ts';
import { ERRORS } from '../errors.ts';
import { answersSchema } from './extract-answers.ts';

/** The kinds of factor a score is made of. */
const FACTOR_KINDS = ['deal-breaker', 'pro', 'con', 'family', 'specificity', 'continuity'] as const;

const responseSchema = z.object({ message: z.string() });

const chartFitEntrySchema = z
  .object({
    rank: z.int().min(1).meta({ description: 'From 1, best first.' }),
    type: chartTypeSchema,
    score: z.number().meta({ description: 'The sum of the weights of the factors.' }),
    verdict: z.enum(['ok', 'disqualified']),
    factors: z.array(
      z
        .object({
          kind: z.enum(FACTOR_KINDS),
          label: z.string(),
          weight: z.number(),
          reason: z.string().meta({ description: 'In the language of the request.' }),
        })
        .meta({ id: 'ChartFitFactor', description: 'One reason for or against a type. A deal-breaker disqualifies.' }),
    ),
  })
  .meta({ id: 'ChartFitEntry', description: 'One chart type and how it fits.' });

/** The data of the `complete` event of `evaluate`. */
export const evaluateResultSchema = z
  .object({ ranking: z.array(chartFitEntrySchema) })
  .meta({ id: 'EvaluateResult', description: 'All chart types, best first.' });

const questionSchema = z
  .object({
    kind: z.string().meta({ description: 'Such as `header-row`, `date-order`, `which-table`; others may come.' }),
    text: z.string().meta({ description: 'In the language of the request.' }),
    isOpen: z.boolean().meta({ description: 'False for what may be changed and need not be answered.' }),
    choices: z
      .array(z.object({ label: z.string(), answers: answersSchema }))
      .meta({ description: 'What can be answered, and what `answers` of the next request then holds.' }),
  })
  .meta({ id: 'ExtractQuestion', description: 'What a reading left open.' });

const extractMetaSchema = z
  .object({
    confidence: z.enum(['high', 'medium', 'low']),
    needsUserInput: z.boolean().meta({ description: 'True where `response.message` asks a question.' }),
    warnings: z.array(z.string()),
    questions: z
      .array(questionSchema)
      .optional()
      .meta({ description: 'Only with `includeQuestions`: those first whose answers change most.' }),
  })
  .meta({ id: 'ExtractMeta', description: 'How sure the reading is, and what was left out or doubtful.' });

const accuracySchema = z
  .object({ score: z.number(), issues: z.array(z.string()), sufficient: z.boolean(), summary: z.string() })
  .meta({ id: 'ExtractAccuracyEvaluation', description: 'The final self-check, recomputed from the source.' });

/** The data of the `complete` event of `extract`. */
export const extractResultSchema = z
  .object({
    config: graphConfigSchema,
    response: responseSchema,
    extractMeta: extractMetaSchema.nullable(),
    lastAccuracyEvaluation: accuracySchema.optional(),
  })
  .meta({ id: 'ExtractResult', description: 'The dataset as a chart, and what is to be said of it.' });

const stepsSchema = z.array(z.string()).meta({
  description:
    'What was done, a sentence each. Empty where all was as the wish says already, absent where it was refused.',
});

/** The data of the `complete` event of `generate` and `mutate`. */
export const chartResultSchema = z
  .object({ config: graphConfigSchema, response: responseSchema.extend({ steps: stepsSchema.optional() }) })
  .meta({ id: 'ChartResult', description: 'The changed chart, and what was done.' });

/** The data of the `complete` event of `narrate`. */
export const narrateResultSchema = z
  .object({ config: graphConfigSchema, response: responseSchema })
  .meta({ id: 'NarrateResult', description: 'The chart with its narrative in `content`.' });

/** The data of the `complete` event of `suggestions`. */
export const suggestionsResultSchema = z
  .object({
    suggestions: z.array(
      z
        .object({ dataPrepPrompt: z.string(), chartType: chartTypeSchema, summary: z.string() })
        .meta({ id: 'Suggestion', description: 'A chart worth making, and the preparation it needs.' }),
    ),
  })
  .meta({ id: 'SuggestionsResult', description: 'Charts worth making, best first.' });

/** The data of a `progress` event. */
export const progressSchema = z
  .object({ message: z.string() })
  .meta({ id: 'Progress', description: 'A line about what is being done, in the language of the request.' });

const errorFields = {
  message: z.string().meta({ description: 'What was wrong and what would be right.' }),
  error: z.string().meta({ description: 'The same text as `message`.' }),
  // `Object.keys` forgets that the names are those of the table.
  code: z.enum(Object.keys(ERRORS) as (keyof typeof ERRORS)[]),
  retryable: z.boolean().meta({ description: 'Whether the same request may simply be sent again.' }),
};

/** The data of an `error` event. */
export const errorEventSchema = z
  .object(errorFields)
  .meta({ id: 'ErrorEvent', description: 'Why a stream that had begun did not complete.' });

/** The JSON body of an error before the stream. */
export const errorBodySchema = z
  .object({
    ...errorFields,
    requestId: z.string().meta({ description: 'The `x-request-id` of the response, for reports.' }),
    issues: z
      .array(
        z
          .object({
            path: z.string().meta({ description: 'Such as `config.data.rows[3]`; empty for the whole body.' }),
            message: z.string(),
          })
          .meta({ id: 'Issue', description: 'One wrong value of a request body.' }),
      )
      .optional()
      .meta({ description: 'With `VALIDATION_ERROR`: every wrong value, up to 20.' }),
  })
  .meta({ id: 'Error', description: 'The body of every error response.' });
