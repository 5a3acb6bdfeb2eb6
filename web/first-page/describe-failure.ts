import { ClientError } from '../../src/client/client-error.ts';
import type { PageState } from './page-state.ts';
import { fill, type PageTexts } from './page-texts.ts';

/** Says in the language of the page why something failed, and what to do about it. */
export function describeFailure(
  { failure, files, sourceText }: Pick<PageState, 'failure' | 'files' | 'sourceText'>,
  texts: PageTexts,
): string {
  const { failures } = texts;
  if (!(failure instanceof ClientError)) return fill(failures.refused, { message: String(failure) }, texts);
  if (failure.code === 'CONNECTION_FAILED') return failures.connection;
  if (failure.code === 'STREAM_BROKEN') return failures.broken;
  if (failure.retryAfter !== undefined) return fill(failures.wait, { seconds: failure.retryAfter }, texts);
  // The path of a wrong value is for programs: people know their files by name.
  const [issue] = failure.issues;
  const name = files[Number(/^attachments\[(\d+)\]/.exec(issue?.path ?? '')?.[1])]?.name;
  if (name !== undefined) return fill(failures.file, { name }, texts);
  if (issue?.path === 'sourceText') return fill(failures.text, { length: sourceText.length }, texts);
  return fill(failures.refused, { message: issue?.message ?? failure.message }, texts);
}
