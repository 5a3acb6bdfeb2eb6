import type { Locale } from '../../chart/locale.ts';
import { fieldOf, maybeText } from '../model/read-fields.ts';
import { linkText, readRichText } from '../model/read-rich-text.ts';
import { type LayOutBlock, NO_BLOCK } from './block.ts';
import { layOutRichText } from './lay-out-rich-text.ts';

const SOURCE_WORD = {
  EN_US: 'Source:',
  EN_GB: 'Source:',
  PT_PT: 'Fonte:',
  AR: 'المصدر:',
} as const satisfies Record<Locale, string>;

/** What is not drawn of the data, told below the plot. */
const WITHOUT = {
  EN_US: 'Not drawn, as it sums up other rows:',
  EN_GB: 'Not drawn, as it sums up other rows:',
  PT_PT: 'Não representado, por somar outras linhas:',
  AR: 'لم يُرسم لأنه مجموع صفوف أخرى:',
} as const satisfies Record<Locale, string>;

const QUOTES = {
  EN_US: ['“', '”'],
  EN_GB: ['‘', '’'],
  PT_PT: ['«', '»'],
  AR: ['«', '»'],
} as const satisfies Record<Locale, readonly [string, string]>;

/** Names of rows that one note tells at most. */
const MOST_NAMES = 3;

/** Caption and source, below the plot, and what is not drawn. */
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
    name === undefined
      ? []
      : linkText(`${SOURCE_WORD[model.locale]} ${name}`, fieldOf(fieldOf(content, 'source'), 'url')),
    { ...place, y: place.y + top + caption.height },
    { ...letters, role: 'source', mostLines: 2 },
  );
  const note = layOutRichText(
    leftOut(model),
    { ...place, y: place.y + top + caption.height + source.height },
    { ...letters, role: 'note', mostLines: 1 },
  );
  const height = caption.height + source.height + note.height;
  const texts = [...caption.texts, ...source.texts, ...note.texts];
  return height === 0 ? NO_BLOCK : { height: height + top, texts, svg: '' };
};

function leftOut(model: Parameters<LayOutBlock>[0]): ReturnType<typeof readRichText> {
  if (model.kind === 'unusable' || model.totalsLeftOut.length === 0) return [];
  const [open, close] = QUOTES[model.locale];
  const names = model.totalsLeftOut.slice(0, MOST_NAMES).map((name) => `${open}${name}${close}`);
  return readRichText(`${WITHOUT[model.locale]} ${names.join(model.locale === 'AR' ? '، ' : ', ')}`);
}

function nameSource(content: unknown): string | undefined {
  if (fieldOf(content, 'isSourceHidden') === true) return undefined;
  const source = fieldOf(content, 'source');
  return maybeText(fieldOf(source, 'label')) ?? maybeText(fieldOf(source, 'url'));
}
