import type { RefusalReason } from '../document-refusal.ts';

/** What a child may be told before its task: the module that it will likely need, to have it ready. */
export type SandboxHint = { readonly likelyModuleUrl: string };

/** What a child is given: one task, once. */
export type SandboxOrder = {
  /** The address of the module whose `runTask` is to be called. */
  readonly moduleUrl: string;
  readonly bytes: Uint8Array;
  readonly options: unknown;
};

/** What a child says. The last is one of `done`, `refused` and `failed`. */
export type SandboxWord =
  | { readonly kind: 'piece'; readonly piece: unknown }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly detail: string }
  | { readonly kind: 'failed'; readonly detail: string };

/**
 * What a module of a task exports as `runTask`: reads foreign bytes, and gives what it finds in pieces that can be sent to
 * another process. Pieces are small, so that none holds up the process that takes it.
 */
export type SandboxTask = (bytes: Uint8Array, options: unknown) => AsyncIterable<unknown>;
