import type { ExtractAnswers, ExtractQuestion } from '../../src/client/wire.ts';

/** An answer that a person chose: its words, and what is sent for it. */
export type Choice = ExtractQuestion['choices'][number];

/** The choices once another is made: what was said of one table is not said of another, and a second word takes back the first. */
export function addChoice(made: readonly Choice[], next: Choice): readonly Choice[] {
  if (next.answers.table !== undefined) return [next];
  const names = Object.keys(next.answers);
  return [...made.filter(({ answers }) => !names.some((name) => name in answers)), next];
}

/** All that was chosen, as a request sends it; undefined where nothing was. */
export function toAnswers(made: readonly Choice[]): ExtractAnswers | undefined {
  return made.length === 0 ? undefined : Object.assign({}, ...made.map(({ answers }) => answers));
}
