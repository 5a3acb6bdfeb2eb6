import type { Look } from '../../look/look.ts';
import { element, toCoordinate } from '../../svg/element.ts';
import { pointAt } from './slices.ts';

/** A circle in pixels of the picture. */
export type Circle = { readonly x: number; readonly y: number; readonly radius: number };

/** From the edge of the circle to the bend of a leader line, and from there to the label. */
export const REACH = 10;
export const STUB = 10;

const NEAREST = 3;

/** A line from the middle of a slice to the height of its label. */
export type Leader = { readonly angle: number; readonly isRight: boolean; readonly y: number };

/**
 * Draws the lines of one side. Those that would run over the circle go round it: the further they go, the nearer to it, so that none
 * crosses another.
 */
export function drawLeaders(leaders: readonly Leader[], circle: Circle, look: Look): string {
  const round = leaders
    .filter((leader) => runsOver(leader, circle))
    .toSorted((one, other) => heightOf(other, circle) - heightOf(one, circle));
  return leaders
    .map((leader) => {
      const place = round.indexOf(leader);
      const reach = REACH - ((REACH - NEAREST) * place) / Math.max(1, round.length - 1);
      const points = place === -1 ? bend(leader, circle) : goRound(leader, circle, reach);
      return element('path', { d: points, fill: 'none', stroke: look.theme.axis });
    })
    .join('');
}

type Point = { readonly x: number; readonly y: number };

/** How far a label is from the height of the middle: its line leaves the circle the sooner, the further it is. */
const heightOf = ({ y }: Leader, circle: Circle): number => Math.abs(y - circle.y);

const endOf = ({ isRight, y }: Leader, circle: Circle): Point => ({
  x: circle.x + (circle.radius + REACH + STUB) * (isRight ? 1 : -1),
  y,
});

const write = ({ x, y }: Point): string => `${toCoordinate(x)} ${toCoordinate(y)}`;

function bend(leader: Leader, circle: Circle): string {
  const start = pointAt(circle, leader.angle, circle.radius + 2);
  const corner = pointAt(circle, leader.angle, circle.radius + REACH);
  // A line that would bend by a hair is drawn straight.
  const y = Math.abs(corner.y - leader.y) < 3 ? leader.y : corner.y;
  return `M${write(start)}L${write({ x: corner.x, y })}L${write(endOf(leader, circle))}`;
}

function goRound(leader: Leader, circle: Circle, reach: number): string {
  const radius = circle.radius + reach;
  const start = pointAt(circle, leader.angle, circle.radius + 1);
  const corner = pointAt(circle, leader.angle, radius);
  const across = Math.sqrt(Math.max(0, radius ** 2 - (leader.y - circle.y) ** 2));
  const leave = { x: circle.x + across * (leader.isRight ? 1 : -1), y: leader.y };
  const isClockwise = leader.isRight === leave.y > corner.y;
  const arc = `A${toCoordinate(radius)} ${toCoordinate(radius)} 0 0 ${isClockwise ? 1 : 0} ${write(leave)}`;
  return `M${write(start)}L${write(corner)}${arc}L${write(endOf(leader, circle))}`;
}

/** True where the straight line from the bend to the label comes nearer to the middle than the edge of the circle. */
function runsOver(leader: Leader, circle: Circle): boolean {
  const from = pointAt(circle, leader.angle, circle.radius + REACH);
  const to = endOf(leader, circle);
  if (Math.abs(leader.y - circle.y) >= circle.radius) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((circle.x - from.x) * dx + (circle.y - from.y) * dy) / (dx ** 2 + dy ** 2);
  const held = Math.min(1, Math.max(0, along));
  return Math.hypot(from.x + dx * held - circle.x, from.y + dy * held - circle.y) < circle.radius + 1;
}
