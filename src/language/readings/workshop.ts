import type { BuildContext } from '../grammar/rule.ts';
import type { Situation } from '../understanding.ts';
import type { NewKeys } from './new-keys.ts';

/** What plans are made with. */
export type Workshop = {
  readonly situation: Situation;
  readonly context: BuildContext;
  readonly keys: NewKeys;
};
