import type { ChartData } from '../../src/chart/graph-config.ts';
import { installRival } from './install.ts';

/** A rival's answer to a table: the names of its chart types, best first. */
export type Advise = (data: ChartData) => readonly string[];

/** A rival ready to run, or the reason why it is not. */
export type Rival = { readonly name: string } & (
  | { readonly version: string; readonly advise: Advise }
  | { readonly missing: string }
);

type Flint = { recommendChartTypes(rows: readonly object[], semanticTypes: object): readonly string[] };
type Ava = { Advisor: new () => { advise(input: { data: readonly object[] }): readonly { readonly type: string }[] } };
type VisActor = {
  chartAdvisor(input: {
    readonly originDataset: readonly object[];
    readonly dimensionList: readonly { readonly uniqueId: number; readonly type: string }[];
    readonly measureList: readonly { readonly uniqueId: number }[];
    readonly aliasMap: Readonly<Record<number, string>>;
  }): {
    readonly chartType: string;
    readonly scores?: readonly { readonly chartType: string; readonly score: number }[];
  };
};

const labelOf = ({ key, label }: ChartData['columns'][number]): string => label ?? key;

/** Rows keyed by label, as the rivals read them. */
function plainRows({ columns, rows }: ChartData): readonly object[] {
  return rows.map((row) => Object.fromEntries(columns.map((column) => [labelOf(column), row[column.key] ?? null])));
}

const ISO_DATE = /^\d{4}-\d{2}(-\d{2})?/;

/** VisActor is told the kinds of its columns by the caller; the plain ones are told apart here. */
function kindOf(values: readonly unknown[]): 'number' | 'date' | 'string' {
  if (values.every((value) => typeof value === 'number')) return 'number';
  return values.every((value) => typeof value === 'string' && ISO_DATE.test(value)) ? 'date' : 'string';
}

function adviseVisActor({ chartAdvisor }: VisActor, { columns, rows }: ChartData): readonly string[] {
  const kinds = columns.map(({ key }) => kindOf(rows.map((row) => row[key])));
  const ids = columns.map((_, index) => index);
  const { chartType, scores = [] } = chartAdvisor({
    originDataset: rows.map((row) => Object.fromEntries(columns.map(({ key }, index) => [index, row[key] ?? null]))),
    dimensionList: ids
      .filter((id) => kinds[id] !== 'number')
      .map((id) => ({ uniqueId: id, type: kinds[id] ?? 'string' })),
    measureList: ids.filter((id) => kinds[id] === 'number').map((id) => ({ uniqueId: id })),
    aliasMap: Object.fromEntries(columns.map((column, index) => [index, labelOf(column)])),
  });
  return [chartType, ...scores.filter(({ score }) => score > 0).map((each) => each.chartType)];
}

/** How each rival is asked, by its name in the registry. Each `as` names the package's documented entry. */
const ADAPTERS: Readonly<Record<string, (loaded: unknown) => Advise>> = {
  'flint-chart': (loaded) => {
    const flint = loaded as Flint;
    return (data) => flint.recommendChartTypes(plainRows(data), {});
  },
  '@visactor/chart-advisor': (loaded) => (data) => adviseVisActor(loaded as VisActor, data),
  '@antv/ava': (loaded) => {
    const advisor = new (loaded as Ava).Advisor();
    return (data) => advisor.advise({ data: plainRows(data) }).map(({ type }) => type);
  },
};

/** Installs and loads every rival. */
export function loadRivals(): readonly Rival[] {
  return Object.entries(ADAPTERS).map(([name, adapt]) => {
    const installed = installRival(name);
    if ('missing' in installed) return { name, missing: installed.missing };
    try {
      return { name, version: installed.version, advise: adapt(installed.load()) };
    } catch (error) {
      return {
        name,
        missing: `does not load: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      };
    }
  });
}
