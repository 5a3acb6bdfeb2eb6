import type { ChartType } from '../../chart/chart-type.ts';
import type { TableColumn } from '../../table/parse-table.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import type { CellReference, Figure } from '../figure.ts';
import { createFigureMaker, numberAt } from '../recompute.ts';
import { columnSeries, type GroupName, type RowOrder, type Source } from './column-series.ts';
import { columnUnit } from './column-unit.ts';
import type { Scene } from './series.ts';

/** Types that show a course along the numbers of their first column. */
const COURSES: ReadonlySet<ChartType> = new Set(['line', 'areaStacked', 'combo', 'scatter']);
/** Types that show one where the numbers lie evenly apart, as those of an axis do. */
const EVEN_COURSES: ReadonlySet<ChartType> = new Set(['column', 'groupedColumn', 'stackedColumn', 'table']);
const FEWEST = 5;
const GROUPS = { fewest: 2, most: 16 } as const;

/**
 * Measures along the numbers of another column, in the order of those numbers: a yield along temperatures, a salary along ages. Of a
 * scatter it is the column that places its dots across; of other charts the first measure, where its numbers come in order or lie evenly
 * apart and nothing else names the rows. Each number may stand there once, or once for each group. Undefined where there is none.
 */
export function numberScene(source: Source, along: string | undefined): Scene | undefined {
  const { measures, columns, type, profile } = source;
  const x = type === 'scatter' ? measures.find(({ key }) => key === along) : measures[0];
  const column = x === undefined ? undefined : columns.get(x.index);
  if (x === undefined || column === undefined || !isAxis(x, type) || profile.headerTime !== undefined) return undefined;
  const others = measures.filter((measure) => measure !== x);
  const groups = others.length === 0 ? [] : groupRows(source, column);
  if (groups.length === 0) return undefined;
  const maker = createFigureMaker(source.table);
  const unit = { kind: 'column', ...columnUnit(column, x) } as const;
  const placeOf = ({ rowIndex }: CellReference): Figure =>
    maker.figure({ name: 'value' }, [{ rowIndex, columnKey: x.key }], unit);
  const [first] = others;
  const told = groups.length > 1 && first !== undefined ? [first] : others;
  return {
    axis: { kind: 'number', columnKey: x.key, label: x.label, grain: 'order' },
    isCourse: true,
    isUnique: true,
    hasPeriodsAsSeries: false,
    isCut: false,
    hasOneScale: source.hasOneScale,
    maker,
    nameOf: ({ rowIndex }) => String(column.typed.values[rowIndex] ?? ''),
    placeOf,
    series: groups.flatMap(({ order, group }, at) =>
      told.map((measure, place) =>
        columnSeries(source, measure, { order, place: place + at, ...(group === undefined ? {} : { group }) }),
      ),
    ),
  };
}

function isAxis({ number }: ColumnProfile, type: ChartType | undefined): boolean {
  if (number === undefined) return false;
  const isEven = number.isEvenlySpaced === true;
  if (type === 'scatter') return true;
  const isOrdered = number.isAscending || number.isDescending;
  return type !== undefined && COURSES.has(type)
    ? isEven || isOrdered
    : isEven && isOrdered && (type === undefined || EVEN_COURSES.has(type));
}

type Group = { readonly order: RowOrder; readonly group: GroupName | undefined };

/** The rows in the order of their numbers: all, or those of each name of the one column that names groups. Nothing where numbers stand twice. */
function groupRows(source: Source, x: TableColumn): readonly Group[] {
  const { profile, columns, rows, type } = source;
  const naming = profile.columns.filter(({ role }) => role !== 'measure' && role !== 'empty');
  const [one] = naming;
  const names = one === undefined ? undefined : columns.get(one.index);
  const isNamed = naming.some(({ isUnique }) => isUnique);
  if (naming.length === 0 || (isNamed && type === 'scatter')) return withOrder(rows, x, undefined);
  if (isNamed || naming.length > 1 || names === undefined) return [];
  const groups = [...Map.groupBy(rows, (row) => names.typed.values[row] ?? null)];
  if (groups.length < GROUPS.fewest || groups.length > GROUPS.most) return [];
  const ordered = groups.flatMap(([name, own]) => {
    const groupCell = { rowIndex: own[0] ?? 0, columnKey: names.key };
    return name === null ? [] : withOrder(own, x, { group: String(name), groupCell });
  });
  return ordered.length === groups.length ? ordered : [];
}

function withOrder(rows: readonly number[], { typed }: TableColumn, group: GroupName | undefined): readonly Group[] {
  const at = (row: number): number => numberAt(typed, row);
  const ordered = rows.filter((row) => Number.isFinite(at(row))).sort((one, other) => at(one) - at(other));
  const isOnce = ordered.every((row, place) => place === 0 || at(row) > at(ordered[place - 1] ?? row));
  if (!isOnce || ordered.length < FEWEST) return [];
  const positions = new Float64Array(ordered.length).map((_, place) => place);
  return [{ order: { rows: ordered, positions, isWhole: false, isOnce: true, isDated: false }, group }];
}
