import { expect, it } from 'vitest';
import { followAhead, type Work } from './follow-ahead.ts';

/** Works that end when they are let go, and a log of which began and which were stopped. */
function heldWorks(count: number) {
  const log: string[] = [];
  const gates = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const works = gates.map(
    (gate, i) =>
      async function* (signal: AbortSignal): Work<{ said: string }, number> {
        log.push(`began ${i}`);
        signal.addEventListener('abort', () => log.push(`stopped ${i}`));
        yield { said: `at ${i}` };
        await gate.promise;
        return i;
      },
  );
  return { log, gates, works };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

it('begins so many works at a time, and tells and gives them in their order', async () => {
  const { log, gates, works } = heldWorks(3);
  const steps = followAhead(works, { atATime: 2, signal: new AbortController().signal });
  expect(await steps.next()).toEqual({ done: false, value: { said: 'at 0' } });
  expect(log).toEqual(['began 0', 'began 1']);
  gates[1]?.resolve();
  gates[2]?.resolve();
  const next = steps.next();
  await soon();
  expect(log).toEqual(['began 0', 'began 1']);
  gates[0]?.resolve();
  expect(await next).toEqual({ done: false, value: { said: 'at 1' } });
  expect(await steps.next()).toEqual({ done: false, value: { said: 'at 2' } });
  expect(await steps.next()).toEqual({ done: true, value: [0, 1, 2] });
});

it('throws what the first of them throws, and stops those that are under way', async () => {
  const { log, gates, works } = heldWorks(3);
  const steps = followAhead(works, { atATime: 2, signal: new AbortController().signal });
  await steps.next();
  gates[0]?.reject(new Error('damaged'));
  await expect(steps.next()).rejects.toThrow('damaged');
  expect(log).toEqual(['began 0', 'began 1', 'stopped 0', 'stopped 1']);
});
