import type { ExtractAttachment } from '../../src/client/wire.ts';

/** A file that is read by the service. */
export type SourceFile = {
  readonly name: string;
  readonly attachment: ExtractAttachment;
};
