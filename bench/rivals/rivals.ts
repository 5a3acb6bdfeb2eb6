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

function hasFunction(loaded: unknown, name: string): boolean {
  return typeof loaded === 'object' && loaded !== null && typeof Reflect.get(loaded, name) === 'function';
}

const isFlint = (loaded: unknown): loaded is Flint => hasFunction(loaded, 'recommendChartTypes');
const isAva = (loaded: unknown): loaded is Ava => hasFunction(loaded, 'Advisor');
const isVisActor = (loaded: unknown): loaded is VisActor => hasFunction(loaded, 'chartAdvisor');

/** How each rival is asked, by its name in the registry; nothing where its documented entry is not there. */
const ADAPTERS: Readonly<Record<string, (loaded: unknown) => Advise | undefined>> = {
  'flint-chart': (loaded) => (isFlint(loaded) ? (data) => loaded.recommendChartTypes(plainRows(data), {}) : undefined),
  '@visactor/chart-advisor': (loaded) => (isVisActor(loaded) ? (data) => adviseVisActor(loaded, data) : undefined),
  '@antv/ava': (loaded) => {
    if (!isAva(loaded)) return undefined;
    const advisor = new loaded.Advisor();
    return (data) => advisor.advise({ data: plainRows(data) }).map(({ type }) => type);
  },
};

/** Installs and loads every rival. */
export function loadRivals(): readonly Rival[] {
  return Object.entries(ADAPTERS).map(([name, adapt]) => {
    const installed = installRival(name);
    if ('missing' in installed) return { name, missing: installed.missing };
    try {
      const advise = adapt(installed.load());
      return advise === undefined
        ? { name, missing: 'installed, but its entry has another name' }
        : { name, version: installed.version, advise };
    } catch (error) {
      return {
        name,
        missing: `does not load: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      };
    }
  });
}
