/** A place in pixels of the picture. */
export type OutlinePoint = readonly [x: number, y: number];

const ARC_STEPS = 24;
const CURVE_STEPS = 12;
/** How many numbers each command of a path takes. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

/** The outline of a path as polygons, arcs and curves in short straight steps. Commands that we do not write end it. */
export function outlinePath(d: string): readonly (readonly OutlinePoint[])[] {
  const polygons: OutlinePoint[][] = [];
  let polygon: OutlinePoint[] = [];
  let at: OutlinePoint = [0, 0];
  for (const [, command = '', written = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const name = command.toUpperCase();
    const arity = ARITY[name];
    if (arity === undefined) break;
    const numbers = Array.from(written.matchAll(/-?\d*\.?\d+/g), ([number]) => Number(number));
    if (name === 'M') {
      polygon = [];
      polygons.push(polygon);
    }
    for (let start = 0; start + arity <= numbers.length && arity > 0; start += arity) {
      const own = numbers.slice(start, start + arity);
      const steps = stepsOf(name, name === command ? own : toAbsolute(name, own, at), at);
      polygon.push(...steps);
      at = steps.at(-1) ?? at;
    }
    if (name === 'Z') at = polygon[0] ?? at;
  }
  return polygons;
}

/** The numbers of a relative command as those of the absolute one. Only the last two of an arc are a place. */
function toAbsolute(name: string, numbers: readonly number[], [x, y]: OutlinePoint): readonly number[] {
  if (name === 'H') return numbers.map((number) => number + x);
  if (name === 'V') return numbers.map((number) => number + y);
  return numbers.map((number, index) =>
    name === 'A' && index < 5 ? number : number + ((name === 'A' ? index + 1 : index) % 2 === 0 ? x : y),
  );
}

function stepsOf(command: string, numbers: readonly number[], at: OutlinePoint): readonly OutlinePoint[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = numbers;
  if (command === 'H') return [[a, at[1]]];
  if (command === 'V') return [[at[0], a]];
  if (command === 'Q') return curve([at, [a, b], [a, b], [c, d]]);
  if (command === 'C') return curve([at, [a, b], [c, d], [e, f]]);
  if (command === 'A') return arc(at, [f, g], { radius: a, isLarge: d === 1, isClockwise: e === 1 });
  return [[a, b]];
}

function curve([from, one, two, to]: readonly [
  OutlinePoint,
  OutlinePoint,
  OutlinePoint,
  OutlinePoint,
]): readonly OutlinePoint[] {
  return Array.from({ length: CURVE_STEPS }, (_, step): OutlinePoint => {
    const t = (step + 1) / CURVE_STEPS;
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    const along = (place: 0 | 1): number =>
      [from, one, two, to].reduce((sum, point, index) => sum + (weights[index] ?? 0) * point[place], 0);
    return [along(0), along(1)];
  });
}

type Turn = { readonly radius: number; readonly isLarge: boolean; readonly isClockwise: boolean };

/** An arc of a circle through its middle (SVG 1.1, F.6.5). */
function arc(from: OutlinePoint, to: OutlinePoint, { radius, isLarge, isClockwise }: Turn): readonly OutlinePoint[] {
  const [dx, dy] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  const half = Math.hypot(dx, dy);
  if (half === 0 || radius === 0) return [to];
  const reach = Math.max(radius, half);
  const away = Math.sqrt(reach ** 2 - half ** 2) * (isLarge === isClockwise ? -1 : 1);
  const middle: OutlinePoint = [(from[0] + to[0]) / 2 - (dy / half) * away, (from[1] + to[1]) / 2 + (dx / half) * away];
  const start = Math.atan2(from[1] - middle[1], from[0] - middle[0]);
  let turn = Math.atan2(to[1] - middle[1], to[0] - middle[0]) - start;
  if (isClockwise && turn < 0) turn += 2 * Math.PI;
  if (!isClockwise && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: ARC_STEPS }, (_, step): OutlinePoint => {
    const angle = start + (turn * (step + 1)) / ARC_STEPS;
    return [middle[0] + reach * Math.cos(angle), middle[1] + reach * Math.sin(angle)];
  });
}
