import type { Situation } from '../../language/understanding.ts';
import type { Steer } from './read-prompt.ts';
import type { Base, Drawing, View } from './view-candidate.ts';

/** What suggestions are chosen with. */
export type ChoiceParts = {
  readonly base: Base;
  readonly steer: Steer;
  readonly situation: Situation;
  /** How many are wanted at most, from 1. */
  readonly most: number;
  /** Views that a model thought of, carried out and proved; they come first where they tell something. */
  readonly proposed?: readonly View[];
  /** The chart as it is, where other views than this are wanted. */
  readonly shown?: Drawing;
};
