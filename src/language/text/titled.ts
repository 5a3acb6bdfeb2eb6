/** A word of a wish as labels begin, with a capital letter, in whatever place the program runs. */
export const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
