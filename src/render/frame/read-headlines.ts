import type { Locale } from '../../chart/locale.ts';
import { type NumberStyle, SHARES_OF_ONE } from '../format/number-style.ts';
import { createLabelWriter } from '../format/number-writer.ts';
import type { ChartModel, Series } from '../model/chart-model.ts';
import { fieldOf, maybeOneOf } from '../model/read-fields.ts';

/** A number that a chart leads with: what it is of, and how far it is from an earlier one. */
export type Headline = { readonly label: string; readonly value: string; readonly change: HeadlineChange | undefined };

/** A change in words, and which way it went. */
export type HeadlineChange = { readonly text: string; readonly direction: 'up' | 'down' | 'level' };

type Shown = 'current' | 'average' | 'total' | 'conversion';

const MOST_NUMBERS = 4;

const WORDS = {
  EN_US: {
    average: 'average',
    total: 'total',
    conversion: 'conversion',
    previous: 'vs. previous',
    first: 'vs. first',
    points: 'pp',
  },
  EN_GB: {
    average: 'average',
    total: 'total',
    conversion: 'conversion',
    previous: 'vs previous',
    first: 'vs first',
    points: 'pp',
  },
  PT_PT: {
    average: 'média',
    total: 'total',
    conversion: 'conversão',
    previous: 'face ao anterior',
    first: 'face ao primeiro',
    points: 'p.p.',
  },
  AR: {
    average: 'المتوسط',
    total: 'الإجمالي',
    conversion: 'التحويل',
    previous: 'مقارنة بالسابق',
    first: 'مقارنة بالأول',
    points: 'نقطة مئوية',
  },
} as const satisfies Record<Locale, Record<Exclude<Shown, 'current'> | 'previous' | 'first' | 'points', string>>;

/**
 * The numbers a chart leads with, one for each of its first four series: the last value, the mean, the sum, or the last as a share of
 * the first; beside a last value how far it is from the one before or from the first. Rows that sum up others are left out. Percentages
 * have no sum: their mean stands for it, and says so; their changes are in percentage points.
 */
export function readHeadlines(model: ChartModel): readonly Headline[] {
  const wish = model.config.headlineNumbers;
  const wished = maybeOneOf(fieldOf(wish, 'show'), ['current', 'average', 'total', 'conversion']);
  if (wished === undefined) return [];
  const compareWith = maybeOneOf(fieldOf(wish, 'compareWith'), ['previous', 'first']);
  return model.series.slice(0, MOST_NUMBERS).flatMap((series): Headline[] => {
    const show = wished === 'total' && series.style.kind === 'percentage' ? 'average' : wished;
    const data = listData(series, model);
    const value = pickValue(
      show,
      data.map((datum) => datum.value),
    );
    if (value === undefined) return [];
    const change =
      show === 'current' && compareWith !== undefined ? readChange(data, compareWith, { series, model }) : undefined;
    const what = show === 'current' ? (data.at(-1)?.name ?? '') : WORDS[model.locale][show];
    const label = what === '' ? series.label : `${series.label}${model.locale === 'AR' ? '، ' : ', '}${what}`;
    return [{ label, value: write(value, styleOf(series.style, show), model), change }];
  });
}

type Datum = { readonly value: number; readonly name: string };

function listData({ values }: Series, { totalRows, categories, categoryColumn }: ChartModel): readonly Datum[] {
  return values.flatMap((value, index): Datum[] => {
    const category = categories[index];
    if (value === null || totalRows.has(category?.rowIndex ?? -1)) return [];
    return [{ value, name: categoryColumn === undefined ? '' : (category?.label ?? '') }];
  });
}

function pickValue(show: Shown, values: readonly number[]): number | undefined {
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (show === 'current') return last;
  if (show === 'conversion') return first === 0 ? undefined : last / first;
  const sum = values.reduce((total, value) => total + value, 0);
  return show === 'total' ? sum : sum / values.length;
}

/** A mean has one more decimal than what it is of. */
function styleOf(style: NumberStyle, show: Shown): NumberStyle {
  if (show === 'conversion') return { ...SHARES_OF_ONE, decimals: 3 };
  return show === 'average' && style.decimals !== undefined ? { ...style, decimals: style.decimals + 1 } : style;
}

function write(value: number, style: NumberStyle, { numberFormat: format, locale }: ChartModel): string {
  return createLabelWriter([value], { style, format, locale })(value);
}

type Change = { readonly series: Series; readonly model: ChartModel };

function readChange(
  data: readonly Datum[],
  compareWith: 'previous' | 'first',
  { series: { style }, model }: Change,
): HeadlineChange | undefined {
  const last = data.at(-1)?.value;
  const reference = (compareWith === 'first' ? data[0] : data.at(-2))?.value;
  if (data.length < 2 || last === undefined || reference === undefined) return undefined;
  const words = WORDS[model.locale];
  const difference = last - reference;
  const direction = difference > 0 ? 'up' : difference < 0 ? 'down' : 'level';
  const say = (written: string): HeadlineChange => ({
    text: `${direction === 'up' ? '+' : ''}${written} ${words[compareWith]}`,
    direction,
  });
  if (style.kind === 'percentage') {
    const factor = style.isFraction === true ? 100 : 1;
    const decimals = Math.max(0, (style.decimals ?? 1) - (factor === 100 ? 2 : 0));
    return say(write(difference * factor, { kind: 'number', unit: words.points, decimals }, model));
  }
  if (reference === 0) return undefined;
  const plain = { ...model, numberFormat: { ...model.numberFormat, decimalPlaces: 'auto' } } as const;
  return say(write(difference / Math.abs(reference), { ...SHARES_OF_ONE, decimals: 3 }, plain));
}
