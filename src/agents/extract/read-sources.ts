import type { DocumentSandboxes } from '../../documents/document-reading.ts';
import type { SourceTable } from '../../documents/source-table.ts';
import type { CellEdges } from '../../documents/text/delimited/read-delimited.ts';
import { readTextInSteps } from '../../documents/text/read-text.ts';
import { writeProgress } from '../../writing/extract/write-extract.ts';
import { writeFileProgress, writeSourceName } from '../../writing/extract/write-sources.ts';
import type { AgentContext, Progress } from '../agent.ts';
import { breathe } from '../breathe.ts';
import { followAhead, type Work } from './follow-ahead.ts';
import { type FileOrder, readFile } from './read-file.ts';
import { type ReadSource, type SourceFile, TEXT_SOURCE } from './sources.ts';

/** As many as a sandbox takes at a time, so that twelve files are read within the time of one answer. */
const FILES_AT_A_TIME = 2;

/** What a request brings, and what a person said of the cells of its text. */
export type Sources = {
  readonly sourceText: string;
  readonly attachments: readonly SourceFile[];
  readonly answers?: CellEdges | undefined;
};

/**
 * Reads every source of a request, the text first, then file by file, one while another is read, and tells what is being read. Gives them in that order.
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
  const works = attachments.map((file, i) => {
    const name = writeSourceName({ filename: file.filename, position: i + 1, of }, locale);
    const reference = { kind: file.kind, field: file.field, name, filename: file.filename };
    return (own: AbortSignal): Work<Progress, ReadSource> =>
      readNamed({ file, reference, position: i + 1, of, sandboxes }, { ...context, signal: own });
  });
  sources.push(...(yield* followAhead(works, { atATime: FILES_AT_A_TIME, signal })));
  return sources;
}

async function* readNamed(order: FileOrder, context: AgentContext): Work<Progress, ReadSource> {
  const { reference, position, of } = order;
  yield { message: writeFileProgress({ name: reference.name, position, of }, context.locale) };
  return yield* readFile(order, context);
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
