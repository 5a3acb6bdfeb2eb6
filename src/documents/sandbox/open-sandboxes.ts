import type { DocumentSandboxes } from '../document-reading.ts';
import { NATIVE_SANDBOX_OPTIONS, SANDBOX_OPTIONS, Sandbox } from './sandbox.ts';

/** The sandboxes of one process, and the way to end all they run. */
export type OpenSandboxes = DocumentSandboxes & { readonly close: () => void };

/** Sandboxes under the usual limits. No process starts before the first file. */
export function openSandboxes(): OpenSandboxes {
  const plain = new Sandbox(SANDBOX_OPTIONS);
  const native = new Sandbox(NATIVE_SANDBOX_OPTIONS);
  return {
    plain,
    native,
    close() {
      plain.close();
      native.close();
    },
  };
}
