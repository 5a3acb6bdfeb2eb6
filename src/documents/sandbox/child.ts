import { getPriority, setPriority } from 'node:os';
import { DocumentRefusal } from '../document-refusal.ts';
import type { SandboxHint, SandboxOrder, SandboxTask, SandboxWord } from './messages.ts';

// The process that a document is read in. It lives for one task.

/** A little below normal: a process gets about two fifths of what one at the normal priority, 0, gets beside it. */
const POLITE_PRIORITY = 4;

/** Kept once the word is on its way, so that no more is held here than the pipe takes. */
function say(word: SandboxWord): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(word, () => resolve());
  });
}

async function carryOut({ moduleUrl, bytes, options }: SandboxOrder): Promise<SandboxWord> {
  try {
    const module: { readonly runTask: SandboxTask } = await import(moduleUrl);
    for await (const piece of module.runTask(bytes, options)) await say({ kind: 'piece', piece });
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof DocumentRefusal) return { kind: 'refused', reason: error.reason, detail: error.detail };
    return { kind: 'failed', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', async (message: SandboxHint | SandboxOrder) => {
  if ('likelyModuleUrl' in message) {
    // Where it cannot be loaded, the task itself will say so.
    import(message.likelyModuleUrl).catch(() => undefined);
    return;
  }
  await say(await carryOut(message));
  process.disconnect?.();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
// Whoever has a small request goes first; but beside other work on a busy machine a document is still read in its time.
// A process that was started lower than that may not raise itself.
setPriority(Math.max(POLITE_PRIORITY, getPriority()));
