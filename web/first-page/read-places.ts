import type { ExtractProvenance } from '../../src/client/wire.ts';

/** The places of a text that a cell was read from, as `docs/documents.md` writes them: `14-20+31-35`. */
export function readSpans(place: string): readonly (readonly [from: number, to: number])[] {
  return place.split('+').flatMap((span) => {
    const [, from, to] = /^(\d+)-(\d+)$/.exec(span) ?? [];
    return from === undefined || to === undefined ? [] : [[Number(from), Number(to)] as const];
  });
}

/** The provenance an answer carries beside its data. */
export function maybeProvenance(data: object): ExtractProvenance | undefined {
  if (!('_provenance' in data)) return undefined;
  const value = data._provenance;
  const isWhole = value instanceof Object && 'rows' in value && 'columns' in value && 'sources' in value;
  // The service checks what leaves it; the frame is looked at, the rest is its word.
  return isWhole ? (value as ExtractProvenance) : undefined;
}
