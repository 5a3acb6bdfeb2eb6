import type { DocumentSandboxes } from '../../documents/document-reading.ts';
import type { SourceTable } from '../../documents/source-table.ts';
import type { CellEdges } from '../../documents/text/delimited/read-delimited.ts';
import { readTextInSteps } from '../../documents/text/read-text.ts';
import { writeProgress } from '../../writing/extract/write-extract.ts';
import { writeFileProgress, writeSourceName } from '../../writing/extract/write-sources.ts';
import type { AgentContext, Progress } from '../agent.ts';
import { breathe } from '../breathe.ts';
import { readFile } from './read-file.ts';
import { type ReadSource, type SourceFile, TEXT_SOURCE } from './sources.ts';

/** What a request brings, and what a person said of the cells of its text. */
export type Sources = {
  readonly sourceText: string;
  readonly attachments: readonly SourceFile[];
  readonly answers?: CellEdges | undefined;
};

/**
 * Reads every source of a request, the text first, then file by file, and tells what is being read. Gives them in that order.
 * Throws `SourceRefusal` for a file that cannot be read: an answer without it might be taken for the whole.
 */
export async function* readSources(
  { sourceText, attachments, answers }: Sources,
  sandboxes: DocumentSandboxes,
  context: AgentContext,
): AsyncGenerator<Progress, readonly ReadSource[], void> {
  const { locale, signal } = context;
  const sources: ReadSource[] = [];
  if (sourceText.trim() !== '') {
    yield { message: writeProgress('reading', 0, locale) };
    sources.push({
      reference: TEXT_SOURCE,
      tables: await readCandidates(sourceText, answers, signal),
      written: [],
      doubts: [],
    });
  }
  const of = attachments.length;
  for (const [i, file] of attachments.entries()) {
    const name = writeSourceName({ filename: file.filename, position: i + 1, of }, locale);
    yield { message: writeFileProgress({ name, position: i + 1, of }, locale) };
    const reference = { kind: file.kind, field: file.field, name, filename: file.filename };
    sources.push(yield* readFile({ file, reference, position: i + 1, of, sandboxes }, context));
  }
  return sources;
}

async function readCandidates(
  sourceText: string,
  edges: CellEdges | undefined,
  signal: AbortSignal,
): Promise<readonly SourceTable[]> {
  const steps = readTextInSteps(sourceText, edges);
  for (;;) {
    await breathe(signal);
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
