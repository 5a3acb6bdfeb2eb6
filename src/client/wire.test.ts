import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { Provenance } from '../agents/extract/provenance.ts';
import type {
  chartResultSchema,
  evaluateResultSchema,
  extractResultSchema,
  narrateResultSchema,
  suggestionsResultSchema,
} from '../http/v0/answers.ts';
import type { Attachment } from '../http/v0/attachments.ts';
import type { createChartSchema, createEvaluateSchema, createNarrateSchema } from '../http/v0/chart-requests.ts';
import type { createExtractSchema } from '../http/v0/extract-request.ts';
import type {
  ChartRequest,
  ChartResult,
  EvaluateRequest,
  EvaluateResult,
  ExtractAttachment,
  ExtractMeta,
  ExtractProvenance,
  ExtractRequest,
  ExtractResult,
  NarrateRequest,
  NarrateResult,
  SuggestionsResult,
} from './wire.ts';

// The compiler proves these: `npm test` checks types before it runs tests.

/** What is read of a config; its further fields are kept and have no schema. */
type Loose<Result> = Omit<Result, 'config'>;

test('answers are what the schemas of the service promise', () => {
  expectTypeOf<Loose<z.output<typeof extractResultSchema>>>().toExtend<Loose<ExtractResult>>();
  expectTypeOf<z.output<typeof extractResultSchema>['extractMeta']>().toExtend<ExtractMeta | null>();
  expectTypeOf<Loose<z.output<typeof chartResultSchema>>>().toExtend<Loose<ChartResult>>();
  expectTypeOf<Loose<z.output<typeof narrateResultSchema>>>().toExtend<Loose<NarrateResult>>();
  expectTypeOf<z.output<typeof suggestionsResultSchema>>().toExtend<SuggestionsResult>();
  expectTypeOf<z.output<typeof evaluateResultSchema>>().toExtend<EvaluateResult>();
});

test('requests are what its schemas accept', () => {
  expectTypeOf<ExtractRequest['metadata']>().toExtend<
    z.input<ReturnType<typeof createExtractSchema>>['metadata'] | undefined
  >();
  expectTypeOf<Provenance>().toExtend<ExtractProvenance>();
  expectTypeOf<ExtractAttachment>().toExtend<Attachment>();
  expectTypeOf<Loose<ChartRequest>>().toExtend<Loose<z.input<ReturnType<typeof createChartSchema>>>>();
  expectTypeOf<Loose<NarrateRequest>>().toExtend<Loose<z.input<ReturnType<typeof createNarrateSchema>>>>();
  expectTypeOf<Loose<EvaluateRequest>>().toExtend<Loose<z.input<ReturnType<typeof createEvaluateSchema>>>>();
});
