import type { CellReference, Figure } from '../../insight/figure.ts';

/**
 * Where a name in a text comes from: a cell, the label of a column, the title of the axis of values, the year that a cell or a
 * heading lies in, or a place in a cycle (January 0, Monday 0).
 */
export type NameSource =
  | { readonly of: 'figures' }
  | { readonly of: 'year'; readonly columnKey: string; readonly rowIndex?: number }
  | { readonly of: 'cell'; readonly columnKey: string; readonly rowIndex: number }
  | { readonly of: 'label'; readonly columnKey: string }
  | { readonly of: 'season'; readonly season: 'month' | 'quarter' | 'day' | 'hour'; readonly place: number };

/**
 * What a stretch of text states. `figure`: a number; `isSize` where the words around it say its direction, so that its sign is left
 * out. `direction`: a word for the way that a figure's sign goes, or for how its size stands to that of another. `multiple`: a word for a ratio ("doubled") of a change in percent.
 * `extreme`: a superlative, with all cells that it compares. `rank`: a rank in words. `name`: a name from the data.
 */
export type Claim =
  | { readonly kind: 'figure'; readonly figure: Figure; readonly isSize: boolean }
  | { readonly kind: 'direction'; readonly figure: Figure; readonly against?: Figure }
  | { readonly kind: 'multiple'; readonly figure: Figure }
  | {
      readonly kind: 'extreme';
      readonly side: 'most' | 'least';
      readonly at: readonly CellReference[];
      readonly among: readonly CellReference[];
    }
  | { readonly kind: 'rank'; readonly figure: Figure }
  | { readonly kind: 'name'; readonly source: NameSource };

/** A claim as it stands in a text. */
export type WrittenClaim = Claim & {
  /** The stretch of the text, as it was written. */
  readonly written: string;
};

/** A finished text and what it states, in the order of its words. */
export type ClaimedText = { readonly text: string; readonly claims: readonly WrittenClaim[] };

/** Keeps the claims of texts in the making: they are told by marks from Unicode's private use area, which `finish` takes out. */
export type ClaimKeeper = {
  /** The text, marked as stating the claim. */
  readonly mark: (text: string, claim: Claim) => string;
  /** The text without marks, and the claims that are in it. */
  readonly finish: (marked: string) => ClaimedText;
};

const OPEN = '\ue000';
const CLOSE = '\ue001';
const FIRST = 0xe002;
const PRIVATE = /[\ue000-\uf8ff]/g;
const MOST_CLAIMS = 0xf8ff - FIRST;

/** A keeper for the texts of one chart; it holds some six thousand claims. */
export function createClaimKeeper(): ClaimKeeper {
  const kept: Claim[] = [];
  return {
    mark(text, claim) {
      const index = kept.push(claim) - 1;
      return index > MOST_CLAIMS ? text : `${OPEN}${String.fromCharCode(FIRST + index)}${text}${CLOSE}`;
    },
    finish(marked) {
      const claims: WrittenClaim[] = [];
      const text = marked.replace(/\ue000(.)([^\ue001]*)\ue001/gsu, (_, index: string, written: string) => {
        const claim = kept[index.charCodeAt(0) - FIRST];
        if (claim !== undefined) claims.push({ ...claim, written });
        return written;
      });
      return { text, claims };
    },
  };
}

/** A text of the caller's without the characters that claims are marked with. */
export function withoutMarks(text: string): string {
  return text.replace(PRIVATE, '');
}

/** The text as a reader sees it, for its length. */
export function plainOf(marked: string): string {
  return marked.replace(/\ue000.|\ue001/gsu, '');
}

/** The beginning of a sentence in a capital letter, whether or not it is within a claim; "kWh" and "pH" stay as they are. */
export function capitaliseMarked(marked: string): string {
  const at = /^(?:\ue000.|[«“‘"¿\u2066-\u2068])*/su.exec(marked)?.[0].length ?? 0;
  if (/^\p{Ll}\p{L}*\p{Lu}/u.test(marked.slice(at))) return marked;
  const first = String.fromCodePoint(marked.codePointAt(at) ?? 0x20);
  return marked.slice(0, at) + first.toLocaleUpperCase('en') + marked.slice(at + first.length);
}
