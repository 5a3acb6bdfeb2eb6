import type { ChartType } from '../../../../chart/chart-type.ts';
import type { Notice, SourceCell, SourceColumn, SourceTable } from '../../../source-table.ts';
import type { Extent } from '../raster/raster.ts';
import type { ChartFacts, Fact } from './chart-facts.ts';
import type { PrintedFacts } from './match-labels.ts';

const cellOf = (text: string, extent: Extent): SourceCell => ({
  text,
  spans: [],
  area: {
    box: {
      left: Math.max(0, Math.floor(extent.left)),
      top: Math.max(0, Math.floor(extent.top)),
      width: Math.max(1, Math.ceil(extent.right - extent.left)),
      height: Math.max(1, Math.ceil(extent.bottom - extent.top)),
    },
  },
});

const EMPTY: SourceCell = { text: '', spans: [] };

const columnOf = (label: string, isNumber: boolean, unit: string): SourceColumn => ({
  label,
  spans: [],
  ...(isNumber && { decimalMark: '.' as const }),
  ...(unit !== '' && { unit }),
});

/** What the words of a table are in the language of the picture where it has none of its own. */
export type PlainNames = { readonly name: string; readonly value: string; readonly series: string };

const inOrder = (facts: readonly Fact[]): readonly Fact[] => [...facts].sort((one, other) => one.order - other.order);

function longTable({ facts, seriesNames, keyTitle, valueTitle, seriesTitle, unit }: ChartFacts, names: PlainNames) {
  const hasSeries = seriesNames.length > 1;
  const columns = [
    columnOf(keyTitle || names.name, false, ''),
    ...(hasSeries ? [columnOf(seriesTitle || names.series, false, '')] : []),
    columnOf(valueTitle || names.value, true, unit),
  ];
  const rows = inOrder(facts).map((fact) => [
    cellOf(fact.key, fact.extent),
    ...(hasSeries ? [cellOf(seriesNames[fact.series] ?? '', fact.extent)] : []),
    cellOf(fact.value, fact.extent),
  ]);
  return { columns, rows };
}

function wideTable({ facts, seriesNames, keyTitle, valueTitle, unit }: ChartFacts, names: PlainNames) {
  const series = [...new Set(facts.map((fact) => fact.series))].sort((one, other) => one - other);
  const titleOf = (index: number): string =>
    series.length === 1 && !seriesNames[index]
      ? valueTitle || names.value
      : seriesNames[index] || `${names.series} ${index + 1}`;
  const columns = [
    columnOf(keyTitle || names.name, false, ''),
    ...series.map((index) => columnOf(titleOf(index), true, unit)),
  ];
  const keys = [...new Map(inOrder(facts).map((fact) => [`${fact.order}\u0000${fact.key}`, fact])).values()];
  const rows = keys.map((key) => [
    cellOf(key.key, key.extent),
    ...series.map((index) => {
      const fact = facts.find((other) => other.series === index && other.key === key.key && other.order === key.order);
      return fact === undefined ? EMPTY : cellOf(fact.value, fact.extent);
    }),
  ]);
  return { columns, rows };
}

/** What else is known of the table. */
export type TableFrame = {
  readonly title: string;
  readonly certainty: number;
  readonly chartType: ChartType;
  readonly notices: readonly Notice[];
  readonly picture: { readonly width: number; readonly height: number };
  readonly names: PlainNames;
  /** How printed values compare with those measured, where the picture prints any. */
  readonly printed?: PrintedFacts;
};

/** Writes facts down as a table: one row a key and one column a series, or one row a fact where keys repeat. */
export function buildTable(facts: ChartFacts, frame: TableFrame): SourceTable {
  const { printed } = frame;
  const isMeasured = printed === undefined || printed.agreed < facts.facts.length;
  const { columns, rows } = facts.isLong ? longTable(facts, frame.names) : wideTable(facts, frame.names);
  return {
    method: 'picture-chart',
    ...(frame.title !== '' && { title: frame.title }),
    span: { start: 0, end: 0 },
    columns,
    rows,
    certainty: frame.certainty,
    doubts: [],
    notices: frame.notices,
    picture: frame.picture,
    ...(isMeasured && { isMeasured: true }),
    chartType: frame.chartType,
    ...(printed !== undefined && { secondReading: { compared: printed.compared, agreed: printed.agreed } }),
  };
}
