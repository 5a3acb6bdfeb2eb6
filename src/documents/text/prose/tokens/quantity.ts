import type { Span } from '../../../source-table.ts';

/** What a quantity counts by: shares, money, or things. */
export type QuantityKind = 'percent' | 'money' | 'count';

/**
 * A figure that a sentence states. `text` is what a cell shows: as written, or put together where a unit or scale was stated
 * elsewhere, or the digits of a number in words.
 */
export type Quantity = {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly value: number;
  readonly kind: QuantityKind;
  readonly currency?: string;
  /** The number alone, in digits, without scale, sign or currency: "1.9" of "$1.9M". */
  readonly digits: string;
  /** Everything before and after the number within `text`. */
  readonly prefix: string;
  readonly suffix: string;
  readonly hasScale: boolean;
  readonly isHedged: boolean;
  /** True for a share in words whose whole is the next noun, without a word between: "half the staff", "نصف الزوار". */
  readonly isOfNext?: true;
  /** Set where the value is not written but follows from others. */
  readonly derivation?: 'rest' | { readonly factor: number };
};

/** True for a plain figure, signed or not, that a scale or currency stated nearby may complete. */
export function isBare({ kind, hasScale, suffix, prefix }: Quantity): boolean {
  return kind === 'count' && !hasScale && suffix === '' && /^[-−+]?$/.test(prefix.trim());
}
