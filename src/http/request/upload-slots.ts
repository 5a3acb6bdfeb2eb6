import { overloaded } from '../errors.ts';

/** The bound on large bodies that are held at one time, over all callers. */
export interface UploadSlots {
  /** Takes a slot, or throws `RATE_LIMIT_ERROR` where none is free. */
  take(): UploadSlot;
}

/** The room that one large body takes. */
export interface UploadSlot {
  /** Makes room for so many bytes that have arrived; never less than before. Throws `RATE_LIMIT_ERROR` where there is none. */
  growTo(sizeBytes: number): void;
  /** Gives everything back; has an effect once. */
  release(): void;
}

/** Creates slots for a number of large bodies and for their bytes together, of which a body alone may take any number. */
export function createUploadSlots(limits: { readonly count: number; readonly bytes: number }): UploadSlots {
  const taken = new Map<UploadSlot, number>();
  let takenBytes = 0;
  return {
    take() {
      if (taken.size >= limits.count) throw overloaded();
      const slot: UploadSlot = {
        growTo(sizeBytes) {
          const moreBytes = sizeBytes - (taken.get(slot) ?? sizeBytes);
          if (moreBytes <= 0) return;
          if (taken.size > 1 && takenBytes + moreBytes > limits.bytes) throw overloaded();
          taken.set(slot, sizeBytes);
          takenBytes += moreBytes;
        },
        release() {
          takenBytes -= taken.get(slot) ?? 0;
          taken.delete(slot);
        },
      };
      taken.set(slot, 0);
      return slot;
    },
  };
}
