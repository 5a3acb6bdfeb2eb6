import type { Locale } from '../../chart/locale.ts';
import { SHARES_OF_ONE } from '../format/number-style.ts';
import { createLabelWriter } from '../format/number-writer.ts';
import type { Look } from '../look/look.ts';
import type { ChartModel, Series } from '../model/chart-model.ts';
import { fieldOf, maybeOneOf } from '../model/read-fields.ts';
import type { PlacedText } from '../svg/placed-text.ts';
import { ASCENT, LINE_HEIGHT, measureText } from '../text/measure-text.ts';
import { cutText } from '../text/wrap-text.ts';
import { type Block, type LayOutBlock, NO_BLOCK } from './block.ts';

const SHOWN = ['current', 'average', 'total', 'conversion', 'none'] as const;
const SIZES = { small: 0.7, medium: 1, large: 1.4 } as const;
const MOST_NUMBERS = 4;
const GAP = 32;

const COMPARED = {
  EN_US: { previous: 'vs. previous', first: 'vs. first' },
  EN_GB: { previous: 'vs previous', first: 'vs first' },
  PT_PT: { previous: 'face ao anterior', first: 'face ao primeiro' },
  AR: { previous: 'مقارنة بالسابق', first: 'مقارنة بالأول' },
} as const satisfies Record<Locale, Record<'previous' | 'first', string>>;

type Headline = { readonly label: string; readonly value: string; readonly change: string | undefined };

/**
 * The numbers a chart leads with, one for each of its first four series: the last value, the mean, the sum, or the last as a share of
 * the first; beside a last value how far it is from the one before or from the first.
 */
export const layOutHeadlineNumbers: LayOutBlock = (model, look, place) => {
  if (model.kind === 'unusable') return NO_BLOCK;
  const headlines = readHeadlines(model);
  if (headlines.length === 0) return NO_BLOCK;
  const size =
    maybeOneOf(fieldOf(model.config.headlineNumbers, 'size'), ['small', 'medium', 'large']) ??
    (headlines.length > 2 ? 'small' : 'medium');
  return layOutRow(headlines, { model, look, valueSize: look.type.headline * SIZES[size], place });
};

type Row = {
  readonly model: ChartModel;
  readonly look: Look;
  readonly valueSize: number;
  readonly place: { readonly x: number; readonly y: number; readonly width: number };
};

function layOutRow(headlines: readonly Headline[], { model, look, valueSize, place }: Row): Block {
  const { label: labelSize, small } = look.type;
  const isRtl = model.direction === 'rtl';
  const texts: PlacedText[] = [];
  let offset = 0;
  for (const { label, value, change } of headlines) {
    const room = place.width - offset;
    const name = cutText(label, Math.min(room, 220), { size: labelSize });
    const valueWidth = measureText(value, { size: valueSize, weight: 'bold' });
    const changeWidth = change === undefined ? 0 : look.space * 2 + measureText(change, { size: small });
    const width = Math.max(measureText(name, { size: labelSize }), valueWidth + changeWidth);
    if (width > room) break;
    const at = (distance: number): number =>
      isRtl ? place.x + place.width - offset - distance : place.x + offset + distance;
    const base = { role: 'headline', anchor: isRtl ? 'right' : 'left' } as const;
    const labelY = place.y + ASCENT * labelSize;
    const valueY = place.y + labelSize * LINE_HEIGHT + valueSize;
    texts.push({ ...base, text: name, x: at(0), y: labelY, size: labelSize, color: look.theme.textMuted });
    texts.push({
      ...base,
      text: value,
      x: at(0),
      y: valueY,
      size: valueSize,
      weight: 'bold',
      color: look.heading.color ?? look.theme.text,
    });
    if (change !== undefined) {
      texts.push({
        ...base,
        text: change,
        x: at(valueWidth + look.space * 2),
        y: valueY,
        size: small,
        color: look.theme.textMuted,
      });
    }
    offset += width + GAP;
  }
  const height = labelSize * LINE_HEIGHT + valueSize * LINE_HEIGHT + look.space * 2;
  return texts.length === 0 ? NO_BLOCK : { height, texts, svg: '' };
}

function readHeadlines(model: ChartModel): readonly Headline[] {
  const wish = model.config.headlineNumbers;
  const show = maybeOneOf(fieldOf(wish, 'show'), SHOWN) ?? 'none';
  if (show === 'none') return [];
  const compareWith = maybeOneOf(fieldOf(wish, 'compareWith'), ['previous', 'first', 'none']) ?? 'none';
  return model.series.slice(0, MOST_NUMBERS).flatMap((series): Headline[] => {
    const values = series.values.flatMap((value, index) => (value === null || isTotal(model, index) ? [] : [value]));
    const value = pickValue(show, values);
    if (value === undefined) return [];
    const style = show === 'conversion' ? { ...SHARES_OF_ONE, decimals: 3 } : styleOf(series, show);
    const write = createLabelWriter([value], { style, format: model.numberFormat, locale: model.locale });
    const change = show === 'current' && compareWith !== 'none' ? writeChange(values, compareWith, model) : undefined;
    return [{ label: series.label, value: write(value), change }];
  });
}

const isTotal = (model: ChartModel, index: number): boolean =>
  model.totalRows.has(model.categories[index]?.rowIndex ?? -1);

/** A mean has more decimals than what it is of. */
function styleOf({ style }: Series, show: 'current' | 'average' | 'total'): Series['style'] {
  return show === 'average' && style.decimals !== undefined ? { ...style, decimals: style.decimals + 1 } : style;
}

function pickValue(
  show: 'current' | 'average' | 'total' | 'conversion',
  values: readonly number[],
): number | undefined {
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (show === 'current') return last;
  if (show === 'conversion') return first === 0 ? undefined : last / first;
  const sum = values.reduce((total, value) => total + value, 0);
  return show === 'total' ? sum : sum / values.length;
}

function writeChange(
  values: readonly number[],
  compareWith: 'previous' | 'first',
  { locale, numberFormat }: ChartModel,
): string | undefined {
  const last = values.at(-1);
  const reference = compareWith === 'first' ? values[0] : values.at(-2);
  if (last === undefined || reference === undefined || reference === 0 || values.length < 2) return undefined;
  const share = (last - reference) / Math.abs(reference);
  const write = createLabelWriter([], {
    style: { ...SHARES_OF_ONE, decimals: 3 },
    format: { ...numberFormat, decimalPlaces: 'auto' },
    locale,
  });
  const sign = share > 0 ? '+' : '';
  return `${sign}${write(share)} ${COMPARED[locale][compareWith]}`;
}
