import { z } from 'zod';
import { type AgentContext, EFFORTS } from '../../agents/agent.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../chart/locale.ts';
import { NARRATIVE_LEVELS, toEffort } from './effort.ts';

const BLANK_CALL_ID = 'This must not be blank: send a text that identifies the call.';

/** The `metadata` that every request may carry. */
export const metadataSchema = z
  .object({
    callId: z
      .string()
      .refine((callId) => callId.trim() !== '', BLANK_CALL_ID)
      .meta({ description: 'Identifies the call, for tracking and debugging. Required with `metadata`, not blank.' }),
    locale: z.enum(LOCALES).optional().meta({ description: 'Language of the answer.', default: DEFAULT_LOCALE }),
    effort: z.enum(EFFORTS).optional().meta({
      description: 'How much work the answer is worth. Absent: taken from `storytellingEffort`, else `medium`.',
    }),
    storytellingEffort: z
      .enum(NARRATIVE_LEVELS)
      .optional()
      .meta({ description: 'How rich a narrative is wanted. Use `effort`.', deprecated: true }),
  })
  .meta({ id: 'Metadata', description: 'Optional on every request.' });

/** Checked metadata. */
export type Metadata = z.output<typeof metadataSchema>;

/** What an agent is told of the metadata of its call. */
export function toContext(metadata: Metadata | undefined): Omit<AgentContext, 'signal'> {
  return {
    locale: metadata?.locale ?? DEFAULT_LOCALE,
    isLocaleExplicit: metadata?.locale !== undefined,
    effort: toEffort(metadata ?? {}),
  };
}
