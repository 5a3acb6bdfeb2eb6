import { type Direction, directionOf } from '../../chart/text-direction.ts';
import { ASCENT, DESCENT, type FontWeight, measureText } from '../text/measure-text.ts';
import type { Box } from './box.ts';
import { element, escapeXml } from './element.ts';

/** What a text in the picture is for. */
export type TextRole =
  | 'title'
  | 'subtitle'
  | 'caption'
  | 'source'
  | 'legend'
  | 'headline'
  | 'axis-label'
  | 'axis-title'
  | 'data-label'
  | 'series-label'
  | 'note'
  | 'annotation';

/**
 * One line of text at its place. `x` is the physical left, middle or right of the line by `anchor`, whichever way the text
 * runs; `y` its base line. Every text of a picture is one of these, so that the picture can be checked.
 */
export type PlacedText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly role: TextRole;
  /** `left` where absent. */
  readonly anchor?: 'left' | 'middle' | 'right';
  readonly weight?: FontWeight;
  /** Which way the line runs of which this is a part; by its own first letter where absent. */
  readonly direction?: Direction;
  /** Turned by -90 degrees around its point: reads upwards. */
  readonly isUpright?: boolean;
  readonly isItalic?: boolean;
  /** As CSS has it: `underline`, `line-through` or both. */
  readonly decoration?: string;
  /** An address of the web that the text leads to, where it stands in a page. */
  readonly href?: string;
  readonly family?: string;
  /** The colour of an outline that parts the text from marks below it. */
  readonly halo?: string;
};

/** The rectangle a text covers, from the top of its capitals with marks to what hangs below the line. */
export function boxOfText(text: PlacedText): Box {
  const width = measureText(text.text, text);
  const height = (ASCENT + DESCENT) * text.size;
  const shift = text.anchor === 'middle' ? width / 2 : text.anchor === 'right' ? width : 0;
  if (text.isUpright === true) {
    return { x: text.x - ASCENT * text.size, y: text.y - width + shift, width: height, height: width };
  }
  return { x: text.x - shift, y: text.y - ASCENT * text.size, width, height };
}

/** A text as an SVG element; nothing for an empty one. */
export function drawText(text: PlacedText): string {
  if (text.text === '') return '';
  const direction = text.direction ?? directionOf(text.text);
  const drawn = element(
    'text',
    {
      x: text.x,
      y: text.y,
      'font-size': text.size,
      'font-weight': text.weight === 'bold' ? 600 : undefined,
      'font-style': text.isItalic === true ? 'italic' : undefined,
      'font-family': text.family,
      'text-decoration': text.decoration,
      fill: text.color,
      'text-anchor': anchorOf(text.anchor ?? 'left', direction),
      direction: direction === 'rtl' ? direction : undefined,
      transform: text.isUpright === true ? `rotate(-90 ${text.x.toFixed(2)} ${text.y.toFixed(2)})` : undefined,
      ...(text.halo === undefined
        ? {}
        : { stroke: text.halo, 'stroke-width': 3, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }),
      'data-role': text.role,
    },
    escapeXml(text.text),
  );
  return text.href === undefined ? drawn : element('a', { href: text.href, target: '_blank', rel: 'noopener' }, drawn);
}

/** SVG anchors are logical: the start of a line that runs from right to left is its right. */
function anchorOf(anchor: 'left' | 'middle' | 'right', direction: 'ltr' | 'rtl'): string | undefined {
  if (anchor === 'middle') return 'middle';
  return (anchor === 'left') === (direction === 'ltr') ? undefined : 'end';
}
