import { randomBytes } from 'node:crypto';

/** Gives the wanted number of bytes that nobody can guess. Tests bring their own. */
export type RandomBytes = (sizeBytes: number) => Uint8Array;

/** The random source of the operating system. */
export const systemRandom: RandomBytes = (sizeBytes) => randomBytes(sizeBytes);
