import type { CompiledAs, NumberAt } from './compiled.ts';

/** Asks a question of every text of a column; where equal texts are gathered, once of each. NaN for an empty cell. */
export function overTexts({ at, groups }: CompiledAs<'text'>, ask: (text: string) => number): NumberAt {
  if (groups === undefined) {
    return (row) => {
      const text = at(row);
      return text === null ? Number.NaN : ask(text);
    };
  }
  const { codes, texts } = groups;
  const answers = Float64Array.from(texts, ask);
  return (row) => answers[codes[row] ?? -1] ?? Number.NaN;
}
