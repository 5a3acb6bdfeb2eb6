import type { Locale } from '../../chart/locale.ts';
import type { StepGrain } from '../../insight/figure.ts';
import type { AxisName, Point } from '../../insight/insight.ts';
import { parseColumn } from '../../table/parse-column.ts';
import type { TypedTable } from '../../table/parse-table.ts';
import type { NameSource } from './claim.ts';
import { grammarOf } from './grammar-of.ts';
import { labelWords, measureLabelWords, shorten } from './label.ts';
import { writePoint } from './speech.ts';

/** All ways to write a name from the data in a locale, in small letters: as it stands, and as a period in words. */
export function acceptedNames(
  source: NameSource,
  { table, locale, figures }: { readonly table: TypedTable; readonly locale: Locale; readonly figures?: string },
): ReadonlySet<string> {
  const grammar = grammarOf(locale);
  if (source.of === 'figures') {
    const words = figures === undefined ? [] : [labelWords(figures)];
    return lower(words.flatMap((one) => [one, grammar.label(one, true), grammar.label(one, false)]));
  }
  if (source.of === 'season') return new Set([grammar.cycle(source.season, source.place).toLowerCase()]);
  const column = table.columns.find(({ key }) => key === source.columnKey);
  if (column === undefined) return new Set();
  const { typed, label } = column;
  if (source.of === 'year') {
    const moment =
      source.rowIndex === undefined ? parseColumn([label], { label: '' }).values[0] : typed.values[source.rowIndex];
    return lower([grammar.period(String(moment ?? '').slice(0, 4), 'full')]);
  }
  const names = source.of === 'label' ? [label] : [String(typed.values[source.rowIndex] ?? '')];
  const forms = names.flatMap((name) => {
    const words = source.of === 'label' ? [labelWords(name), measureLabelWords(name, table)] : [shorten(name)];
    const bent =
      source.of === 'label' ? words.flatMap((one) => [true, false].map((isName) => grammar.label(one, isName))) : [];
    const rowIndex = source.of === 'cell' ? source.rowIndex : 0;
    const point: Point = { name, rowIndex, columnKey: source.columnKey };
    // A heading is a period of whatever grain it can be read as; the cells of a column share theirs.
    const grains: readonly StepGrain[] = source.of === 'label' ? HEADING_GRAINS : [typed.grain ?? 'order'];
    const axes = AXES.flatMap((kind) => grains.map((grain) => ({ kind, grain })));
    const periods = axes.flatMap(({ kind, grain }) => {
      const axis: AxisName = { kind, grain, ...(source.of === 'cell' ? { columnKey: source.columnKey } : {}) };
      return (['full', 'short'] as const).map((form) => writePoint(point, axis, form, { grammar, table }));
    });
    return [...words, ...bent, ...periods];
  });
  return lower(forms);
}

const lower = (names: readonly string[]): ReadonlySet<string> => new Set(names.map((name) => name.toLowerCase()));

const AXES = ['time', 'cycle'] as const;
const HEADING_GRAINS = ['order', 'month', 'quarter', 'day'] as const;
