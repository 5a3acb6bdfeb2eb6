import { type LineReading, textOf } from './line-reading.ts';

/** Nothing was read. */
export const NOTHING: LineReading = { words: [], confidence: 0 };

/** True where two looks read the same, spaces aside. */
export function isSame(one: LineReading, other: LineReading): boolean {
  return textOf(one).replace(/\s/g, '') === textOf(other).replace(/\s/g, '');
}

/** Two looks that agree are surer than each; of two that do not the surer one is kept, with little confidence. */
export function agree(first: LineReading, second: LineReading): LineReading {
  if (isSame(first, second)) return withConfidence(first, together(first, second));
  const kept = second.confidence > first.confidence ? second : first;
  const margin = Math.abs(first.confidence - second.confidence);
  return withConfidence(kept, Math.min(kept.confidence, 0.35 + margin / 2));
}

/** What two of the looks agree on, or the surest look, with little confidence. */
export function vote(looks: readonly LineReading[]): LineReading {
  for (const [at, look] of looks.entries()) {
    const other = looks.slice(at + 1).find((candidate) => look.words.length > 0 && isSame(look, candidate));
    if (other === undefined) continue;
    return withConfidence(look, looks.length === 2 ? together(look, other) : Math.min(0.9, together(look, other)));
  }
  const surest = looks.toSorted((one, other) => other.confidence - one.confidence)[0] ?? NOTHING;
  return withConfidence(surest, Math.min(surest.confidence, 0.5));
}

/** As if the second look were wrong on grounds of its own three times in ten where the first is. */
function together(first: LineReading, second: LineReading): number {
  return 1 - (1 - first.confidence) * (1 - second.confidence * 0.7);
}

/** The same words, each as sure as told, 0 to 1. */
export function withConfidence({ words }: LineReading, confidence: number): LineReading {
  return { words: words.map((word) => ({ ...word, confidence })), confidence };
}
