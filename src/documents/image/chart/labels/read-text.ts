/** What stands in a piece: its text, and how likely every letter is right, 0 to 1. Empty where nothing was read. */
export type ReadText = { readonly text: string; readonly confidence: number };
