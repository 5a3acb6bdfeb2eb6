import { mixColors } from '../look/color.ts';
import { fieldOf, maybeHexColor, maybeNumberWithin } from '../model/read-fields.ts';
import { readRichText } from '../model/read-rich-text.ts';
import { element } from '../svg/element.ts';
import { moveInto } from './choose-place.ts';
import { NO_OVERLAY, type Overlay, type OverlayGround } from './overlay.ts';
import { layOutCard } from './text-card.ts';

/** The part of a colour in a faded background. */
const FADED = 0.18;
const USUAL_WIDTH = 0.3;

/** A text at a part of the plot, on a ground of its own where the chart gives it one. It is moved where it would leave the plot. */
export function drawTextAnnotation(annotation: unknown, { model, look, drawing: { area } }: OverlayGround): Overlay {
  const paragraphs = readRichText(fieldOf(annotation, 'content'));
  const share = (name: string): number | undefined => maybeNumberWithin(fieldOf(annotation, name), [0, 1]);
  const [x, y] = [share('x'), share('y')];
  if (paragraphs.length === 0 || x === undefined || y === undefined) return NO_OVERLAY;
  const wished = maybeHexColor(fieldOf(annotation, 'backgroundColor'))?.slice(0, 7);
  const isOpaque = fieldOf(annotation, 'backgroundColorStyle') === 'opaque';
  const ground = wished === undefined ? undefined : isOpaque ? wished : mixColors(look.theme.background, wished, FADED);
  const background = ground ?? look.theme.background;
  const card = layOutCard(paragraphs, {
    look,
    direction: model.direction,
    widest: Math.max(look.type.label * 5, (share('width') ?? USUAL_WIDTH) * area.width),
    isFullWidth: true,
    highest: area.height,
    padding: ground === undefined ? 0 : look.space * 2,
    background,
  });
  const box = moveInto({ x: area.x + x * area.width, y: area.y + y * area.height, ...card }, area);
  const texts = card.placeAt(box.x, box.y);
  return ground === undefined
    ? { ...NO_OVERLAY, texts: texts.map((text) => ({ ...text, halo: background })) }
    : {
        ...NO_OVERLAY,
        top: element('rect', {
          x: box.x,
          y: box.y,
          width: box.width,
          height: box.height,
          rx: look.space,
          fill: ground,
          'data-part': 'text-ground',
        }),
        texts,
        covers: [box],
      };
}
