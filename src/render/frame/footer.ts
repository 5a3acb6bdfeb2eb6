import type { Locale } from '../../chart/locale.ts';
import { fieldOf, maybeText } from '../model/read-fields.ts';
import { readRichText } from '../model/read-rich-text.ts';
import { type LayOutBlock, NO_BLOCK } from './block.ts';
import { layOutRichText } from './lay-out-rich-text.ts';

const SOURCE_WORD = {
  EN_US: 'Source:',
  EN_GB: 'Source:',
  PT_PT: 'Fonte:',
  AR: 'المصدر:',
} as const satisfies Record<Locale, string>;

/** Caption and source, below the plot. */
export const layOutFooter: LayOutBlock = (model, look, place) => {
  const { content } = model.config;
  const captionText = fieldOf(content, 'isCaptionHidden') === true ? [] : readRichText(fieldOf(content, 'caption'));
  const name = nameSource(content);
  const top = look.space * 3;
  const letters = {
    size: look.type.small,
    weight: look.body.weight,
    color: look.body.color ?? look.theme.textMuted,
    direction: model.direction,
  };
  const caption = layOutRichText(
    captionText,
    { ...place, y: place.y + top },
    { ...letters, role: 'caption', mostLines: 4 },
  );
  const source = layOutRichText(
    name === undefined ? [] : readRichText(`${SOURCE_WORD[model.locale]} ${name}`),
    { ...place, y: place.y + top + caption.height },
    { ...letters, role: 'source', mostLines: 2 },
  );
  const height = caption.height + source.height;
  return height === 0 ? NO_BLOCK : { height: height + top, texts: [...caption.texts, ...source.texts], svg: '' };
};

function nameSource(content: unknown): string | undefined {
  if (fieldOf(content, 'isSourceHidden') === true) return undefined;
  const source = fieldOf(content, 'source');
  return maybeText(fieldOf(source, 'label')) ?? maybeText(fieldOf(source, 'url'));
}
