import { type Lab, toChroma } from './lab.ts';

/** What has less chroma is grey, and what is no lighter has no hue that is seen (CIELAB). */
const GREY = 9;
const NEARLY_BLACK = 12;

/** True for a colour that shows no hue: such strokes are mostly axes and texts. */
export const isGrey = (lab: Lab): boolean => toChroma(lab) < GREY || lab[0] < NEARLY_BLACK;
