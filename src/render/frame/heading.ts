import type { Look } from '../look/look.ts';
import { fieldOf } from '../model/read-fields.ts';
import { readPlainText } from '../model/read-plain-text.ts';
import type { PlacedText, TextRole } from '../svg/placed-text.ts';
import { directionOf } from '../text/direction.ts';
import { ASCENT, type FontWeight, LINE_HEIGHT } from '../text/measure-text.ts';
import { wrapText } from '../text/wrap-text.ts';
import { type Block, type BlockPlace, type LayOutBlock, NO_BLOCK } from './block.ts';

type LineWish = {
  readonly size: number;
  readonly weight: FontWeight;
  readonly color: string;
  readonly role: TextRole;
  readonly mostLines: number;
  readonly isRightAligned: boolean;
};

/** Lines of plain text from the top of a place, broken at its width. */
export function layOutLines(text: string, place: BlockPlace, wish: LineWish): Block {
  if (text === '') return NO_BLOCK;
  const { size, weight, color, role } = wish;
  const lines = wrapText(text, place.width, { size, weight, mostLines: wish.mostLines });
  const texts = lines.map(
    (line, index): PlacedText => ({
      text: line,
      x: wish.isRightAligned ? place.x + place.width : place.x,
      y: place.y + ASCENT * size + index * size * LINE_HEIGHT,
      size,
      weight,
      color,
      role,
      anchor: wish.isRightAligned ? 'right' : 'left',
    }),
  );
  return { height: lines.length * size * LINE_HEIGHT, texts, svg: '' };
}

/** Title and subtitle. */
export const layOutHeading: LayOutBlock = (model, look, place) => {
  const { content } = model.config;
  const title = fieldOf(content, 'isTitleHidden') === true ? '' : readPlainText(fieldOf(content, 'title'));
  const subtitle = fieldOf(content, 'isSubtitleHidden') === true ? '' : readPlainText(fieldOf(content, 'subtitle'));
  const first = layOutLines(title, place, {
    ...lookOf(look),
    ...sideOf(title, model.direction),
    role: 'title',
    mostLines: 3,
  });
  const gap = first.height > 0 && subtitle !== '' ? look.space / 2 : 0;
  const below = { ...place, y: place.y + first.height + gap };
  const second = layOutLines(subtitle, below, {
    size: look.type.subtitle,
    weight: look.body.weight,
    color: look.body.color ?? look.theme.textMuted,
    ...sideOf(subtitle, model.direction),
    role: 'subtitle',
    mostLines: 4,
  });
  const height = first.height + gap + second.height;
  return height === 0
    ? NO_BLOCK
    : { height: height + look.space * 3, texts: [...first.texts, ...second.texts], svg: '' };
};

function lookOf(look: Look): Pick<LineWish, 'size' | 'weight' | 'color'> {
  return { size: look.type.title, weight: look.heading.weight, color: look.heading.color ?? look.theme.text };
}

/** Text stands at the side its picture begins, and so does a text of the other script within it. */
export function sideOf(text: string, direction: 'ltr' | 'rtl'): { readonly isRightAligned: boolean } {
  return { isRightAligned: direction === 'rtl' || directionOf(text) === 'rtl' };
}
