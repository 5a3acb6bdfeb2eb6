import { fieldOf } from '../model/read-fields.ts';
import { readRichText } from '../model/read-rich-text.ts';
import { type LayOutBlock, NO_BLOCK } from './block.ts';
import { layOutRichText } from './lay-out-rich-text.ts';

/** Title and subtitle. */
export const layOutHeading: LayOutBlock = (model, look, place) => {
  const { content } = model.config;
  const titleText = fieldOf(content, 'isTitleHidden') === true ? [] : readRichText(fieldOf(content, 'title'));
  const subtitleText = fieldOf(content, 'isSubtitleHidden') === true ? [] : readRichText(fieldOf(content, 'subtitle'));
  const title = layOutRichText(titleText, place, {
    size: look.type.title,
    weight: look.heading.weight,
    color: look.heading.color ?? look.theme.text,
    role: 'title',
    mostLines: 3,
    direction: model.direction,
  });
  const gap = title.height > 0 && subtitleText.length > 0 ? look.space / 2 : 0;
  const subtitle = layOutRichText(
    subtitleText,
    { ...place, y: place.y + title.height + gap },
    {
      size: look.type.subtitle,
      weight: look.body.weight,
      color: look.body.color ?? look.theme.textMuted,
      role: 'subtitle',
      mostLines: 4,
      direction: model.direction,
    },
  );
  const height = title.height + gap + subtitle.height;
  if (height === 0) return NO_BLOCK;
  return { height: height + look.space * 3, texts: [...title.texts, ...subtitle.texts], svg: '' };
};
