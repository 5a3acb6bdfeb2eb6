/** How sure a reader was of a table, and what of it was right. */
export type Judged = {
  /** 0 to 1, as the reader says. */
  readonly certainty: number;
  /** Cells of the truth, header included. */
  readonly cells: number;
  /** Those that were read at their place, letter for letter. */
  readonly right: number;
};

/** From here on an answer may be `high`, from the second on `medium`; what else is found of a table only lowers it. */
const BOUNDS = [0.95, 0.9, 0.85, 0.8, 0.65, 0.5, 0.25, 0] as const;
const HIGH = 0.8;

/**
 * Prints how often tables are right by how sure their reader was. A table is right where every cell of it is, its header included, letter
 * for letter and at its place: one digit misread makes it wrong. Beside that, which share of the cells is right.
 */
export function tellCalibration(judged: readonly Judged[]): void {
  console.log(`\n${'certainty'.padEnd(14)} tables   wholly right   cells right`);
  let above = Number.POSITIVE_INFINITY;
  for (const bound of BOUNDS) {
    const members = judged.filter(({ certainty }) => certainty >= bound && certainty < above);
    if (members.length > 0) tell(`${bound} and more`, members);
    above = bound;
  }
  tell(
    'high',
    judged.filter(({ certainty }) => certainty >= HIGH),
  );
  tell('all', judged);
}

function tell(name: string, members: readonly Judged[]): void {
  const whole = members.filter(({ right, cells }) => right === cells).length;
  const cells = members.reduce((sum, member) => sum + member.cells, 0);
  const right = members.reduce((sum, member) => sum + member.right, 0);
  const share = (part: number, of: number): string => (of === 0 ? '-' : (part / of).toFixed(3));
  console.log(
    `${name.padEnd(14)} ${String(members.length).padStart(6)}   ${share(whole, members.length).padStart(12)}   ${share(right, cells).padStart(11)}`,
  );
}
