import { fieldOf, maybeText } from '../model/read-fields.ts';
import { readPlainText } from '../model/read-plain-text.ts';
import { type LayOutBlock, NO_BLOCK } from './block.ts';
import { layOutLines, sideOf } from './heading.ts';

const SOURCE_WORD = { EN_US: 'Source:', EN_GB: 'Source:', PT_PT: 'Fonte:', AR: 'المصدر:' } as const;

/** Caption and source, below the plot. */
export const layOutFooter: LayOutBlock = (model, look, place) => {
  const { content } = model.config;
  const caption = fieldOf(content, 'isCaptionHidden') === true ? '' : readPlainText(fieldOf(content, 'caption'));
  const source = fieldOf(content, 'source');
  const name =
    fieldOf(content, 'isSourceHidden') === true
      ? undefined
      : (maybeText(fieldOf(source, 'label')) ?? maybeText(fieldOf(source, 'url')));
  const written = name === undefined ? '' : `${SOURCE_WORD[model.locale]} ${name}`;
  const top = look.space * 3;
  const letters = { size: look.type.small, weight: look.body.weight, color: look.theme.textMuted };
  const first = layOutLines(
    caption,
    { ...place, y: place.y + top },
    { ...letters, ...sideOf(caption, model.direction), role: 'caption', mostLines: 4 },
  );
  const below = { ...place, y: place.y + top + first.height };
  const second = layOutLines(written, below, {
    ...letters,
    ...sideOf(written, model.direction),
    role: 'source',
    mostLines: 2,
  });
  const height = first.height + second.height;
  return height === 0 ? NO_BLOCK : { height: height + top, texts: [...first.texts, ...second.texts], svg: '' };
};
