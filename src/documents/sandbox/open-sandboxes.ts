import { resolve } from 'node:path';
import type { DocumentSandboxes } from '../document-reading.ts';
import { NATIVE_SANDBOX_OPTIONS, SANDBOX_OPTIONS, Sandbox } from './sandbox.ts';

/** The sandboxes of one process, and the way to end all they run. */
export type OpenSandboxes = DocumentSandboxes & { readonly close: () => void };

/** What an operator may set for them. */
export type SandboxSettings = Pick<DocumentSandboxes, 'ocrDataFolder'>;

/** Sandboxes under the usual limits. No process starts before the first file. */
export function openSandboxes(settings: SandboxSettings = {}): OpenSandboxes {
  const plain = new Sandbox(SANDBOX_OPTIONS);
  const ocrDataFolder = settings.ocrDataFolder === undefined ? undefined : resolve(settings.ocrDataFolder);
  const native = new Sandbox({
    ...NATIVE_SANDBOX_OPTIONS,
    ...(ocrDataFolder === undefined ? {} : { readableFolder: ocrDataFolder }),
  });
  return {
    plain,
    native,
    ...(ocrDataFolder === undefined ? {} : { ocrDataFolder }),
    close() {
      plain.close();
      native.close();
    },
  };
}
