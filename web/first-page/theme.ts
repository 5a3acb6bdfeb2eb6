/** How the page looks: as the reader's system says, or as they chose here. */
export const THEMES = ['auto', 'light', 'dark'] as const;

/** One of the looks. */
export type Theme = (typeof THEMES)[number];
