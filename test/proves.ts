import type { RequirementId } from './requirements.ts';

/**
 * The title of a test that proves a listed behaviour. `test/requirements.test.ts` finds the call in the source of the
 * test file, so the id must be written there as a plain string.
 * @example test(proves('routes.post', 'GET on an endpoint is 405'), async () => { … });
 */
export function proves(id: RequirementId, words: string): string {
  return `${id}: ${words}`;
}
