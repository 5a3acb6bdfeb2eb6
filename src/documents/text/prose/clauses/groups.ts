import type { Frame } from './frame.ts';

/** A subject with its figures. */
export type Group = { readonly frames: readonly Frame[] };

/** Groups frames by subject: a group begins with a new sentence or with anything said before a figure. */
export function groupFrames(frames: readonly Frame[]): readonly Group[] {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last === undefined || before?.sentence !== frame.sentence || frame.heads.size > 0) groups.push([frame]);
    else last.push(frame);
  }
  return groups.map((members) => ({ frames: members }));
}
