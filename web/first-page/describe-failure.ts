import { ClientError } from '../../src/client/client-error.ts';
import { fill, type PageTexts } from './page-texts.ts';

/** Says in the language of the page why something failed, and what to do about it. */
export function describeFailure(failure: unknown, texts: PageTexts): string {
  const { failures } = texts;
  if (!(failure instanceof ClientError)) return fill(failures.refused, { message: String(failure) }, texts);
  if (failure.code === 'CONNECTION_FAILED') return failures.connection;
  if (failure.code === 'STREAM_BROKEN') return failures.broken;
  if (failure.retryAfter !== undefined) return fill(failures.wait, { seconds: failure.retryAfter }, texts);
  return fill(failures.refused, { message: failure.message }, texts);
}
