import { stem } from '../tokens/stem.ts';
import type { Dimension, Fact } from './fact.ts';

/** Rows by one dimension or two, columns by another or by none. */
export type Layout = {
  readonly rows: readonly Dimension[];
  readonly column: Dimension | undefined;
  /** True where some times are told from another ("last year"), so that figures without one are of now. */
  readonly hasNow: boolean;
};

/** A layout carried out: which fact stands in which row and column. */
export type Placement = {
  readonly layout: Layout;
  readonly rowKeys: readonly string[];
  readonly columnKeys: readonly string[];
  /** One row per row key, one cell per column key. */
  readonly cells: readonly (readonly (Fact | undefined)[])[];
  readonly placed: number;
  readonly holes: number;
  readonly conflicts: number;
  /** Values of dimensions that the table does not show, beyond one each. */
  readonly unexplained: number;
  readonly score: number;
};

const HOLE_COST = 1.2;
const CONFLICT_COST = 2;
const UNEXPLAINED_COST = 0.8;
const ANY_COST = 0.8;
const PAIR_COST = 0.9;
const MEASURE_ROWS_COST = 0.3;
const MOST_COLUMNS = 12;
const MOST_DIMENSIONS = 10;
/** A column with fewer figures than this share of the fullest is left out. */
const LEAST_FILLED = 0.5;

/** How naturally a dimension makes rows; measures make columns. */
const ROWNESS = {
  entity: 5,
  object: 5,
  at: 5,
  answer: 1,
  of: 4,
  any: 4,
  time: 3,
  unit: 2,
  measure: 2,
  verb: 1,
} as const;

/** The layout that places the most figures with the fewest holes; undefined where none holds two. */
export function chooseLayout(facts: readonly Fact[]): Placement | undefined {
  const dimensions = commonDimensions(facts);
  let best: Placement | undefined;
  const hasNow = facts.some(({ frame }) => frame.time?.isRelative === true);
  for (const layout of layoutsOf(dimensions, hasNow)) {
    const placement = place(facts, layout);
    if (placement === undefined) continue;
    if (best === undefined || isBetter(placement, best)) best = placement;
  }
  return best;
}

/** The dimensions that most figures have, at most so many. */
function commonDimensions(facts: readonly Fact[]): readonly Dimension[] {
  const counts = new Map<Dimension, number>();
  for (const { places } of facts) for (const name of places.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()];
  if (names.length <= MOST_DIMENSIONS) return names;
  return names.sort((left, right) => (counts.get(right) ?? 0) - (counts.get(left) ?? 0)).slice(0, MOST_DIMENSIONS);
}

function layoutsOf(dimensions: readonly Dimension[], hasNow: boolean): readonly Layout[] {
  const layouts: Layout[] = [];
  for (const row of dimensions) {
    if (row === 'verb') continue;
    layouts.push({ rows: [row], column: undefined, hasNow });
    for (const column of dimensions) {
      if (column === row || column === 'any' || column === 'answer' || row === 'unit') continue;
      if (row === 'measure' && column !== 'time') continue;
      layouts.push({ rows: [row], column, hasNow });
      if (row !== 'time' && row !== 'any' && column !== 'time' && dimensions.includes('time'))
        layouts.push({ rows: [row, 'time'], column, hasNow });
    }
  }
  return layouts;
}

function isBetter(left: Placement, right: Placement): boolean {
  if (Math.abs(left.score - right.score) > 1e-9) return left.score > right.score;
  return rowness(left) > rowness(right);
}

/** Time makes rows where it is the longer side. */
function rowness({ layout, rowKeys, columnKeys }: Placement): number {
  const [row] = layout.rows;
  if (row === undefined) return 0;
  const isLongTime = row === 'time' && rowKeys.length >= 3 && rowKeys.length >= columnKeys.length;
  return (isLongTime ? 6 : ROWNESS[kindOf(row)]) - (layout.rows.length > 1 ? 1 : 0);
}

function kindOf(dimension: Dimension): keyof typeof ROWNESS {
  return dimension.startsWith('at:') ? 'at' : isKind(dimension) ? dimension : 'of';
}

function isKind(name: string): name is keyof typeof ROWNESS {
  return name in ROWNESS;
}

type Column = { readonly key: string; readonly facts: Fact[] };

function place(facts: readonly Fact[], layout: Layout): Placement | undefined {
  const columns = homogeneousColumns(facts, layout);
  const placedFacts = new Set(columns.flatMap((column) => column.facts));
  const rowKeys = [...new Set(facts.filter((fact) => placedFacts.has(fact)).map((fact) => rowKey(fact, layout)))];
  if (placedFacts.size < 2 || rowKeys.length < 2 || columns.length > MOST_COLUMNS) return undefined;
  const rowIndex = new Map(rowKeys.map((key, index) => [key, index]));
  const cells = rowKeys.map(() => columns.map((): Fact | undefined => undefined));
  const conflicts = new Set<string>();
  columns.forEach((column, columnIndex) => {
    for (const fact of column.facts) {
      const row = cells[rowIndex.get(rowKey(fact, layout)) ?? -1];
      if (row === undefined) continue;
      if (row[columnIndex] === undefined) row[columnIndex] = fact;
      else if (row[columnIndex]?.quantity.value !== fact.quantity.value)
        conflicts.add(`${rowKey(fact, layout)}\u0000${columnIndex}`);
    }
  });
  const filled = cells.flat().filter((cell) => cell !== undefined);
  const holes = rowKeys.length * columns.length - filled.length;
  const unexplained = countUnexplained(filled, layout);
  const cost = holes * HOLE_COST + conflicts.size * CONFLICT_COST + unexplained * UNEXPLAINED_COST;
  const habits =
    (layout.rows[0] === 'any' ? ANY_COST : 0) +
    (layout.rows.length > 1 ? PAIR_COST : 0) +
    (isMeasureRows(layout) ? MEASURE_ROWS_COST : 0);
  return {
    layout,
    rowKeys,
    columnKeys: columns.map(({ key }) => key),
    cells,
    holes,
    conflicts: conflicts.size,
    unexplained,
    placed: filled.length,
    score: filled.length - cost - habits,
  };
}

const isMeasureRows = ({ rows, column }: Layout): boolean => rows[0] === 'measure' && column !== undefined;

function rowKey({ places }: Fact, { rows }: Layout): string {
  return rows.map((dimension) => places.get(dimension)?.key ?? '').join('\u0000');
}

/** Things and real times make rows; units of measure and words such as "from" do not. */
function hasRow({ places, frame }: Fact, { rows }: Layout): boolean {
  return rows.every((dimension) => {
    const phrase = places.get(dimension);
    return phrase !== undefined && phrase.isUnit !== true && (dimension !== 'time' || frame.time !== undefined);
  });
}

/** Facts by column, each column of one kind, currency, unit and measure: those of its commonest signature. */
function homogeneousColumns(facts: readonly Fact[], layout: Layout): readonly Column[] {
  const columns = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (!hasRow(fact, layout)) continue;
    const key = columnKey(fact, layout);
    if (key === undefined) continue;
    const members = columns.get(key);
    if (members === undefined) columns.set(key, [fact]);
    else members.push(fact);
  }
  const filled = [...columns].map(([key, members]) => ({ key, facts: commonest(members, layout) }));
  const largest = Math.max(0, ...filled.map((column) => column.facts.length));
  return filled.filter((column) => column.facts.length >= largest * LEAST_FILLED);
}

function columnKey(fact: Fact, { column, hasNow }: Layout): string | undefined {
  const change = fact.isChange ? 'change' : '';
  if (column === undefined) return `${change}:${fact.quantity.kind}:${fact.quantity.currency ?? ''}`;
  const phrase = fact.places.get(column);
  if (phrase === undefined && column === 'time' && hasNow) return `now${change}`;
  if (phrase === undefined || (phrase.isUnit === true && column !== 'unit')) return undefined;
  return column === 'measure' || column === 'verb' || column === 'unit'
    ? `${stem(phrase.key)}${change}`
    : `${phrase.key}${change}`;
}

function commonest(facts: readonly Fact[], layout: Layout): Fact[] {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = signature(fact, layout);
    const members = groups.get(key);
    if (members === undefined) groups.set(key, [fact]);
    else members.push(fact);
  }
  const [largest] = [...groups].sort((left, right) => right[1].length - left[1].length);
  if (largest === undefined) return [];
  const kept = [...groups].filter(([key]) => key === largest[0] || (key.endsWith(':') && largest[0].startsWith(key)));
  const chosen = new Set(kept.flatMap(([, group]) => group));
  return facts.filter((fact) => chosen.has(fact));
}

/** What all figures of a column share. Measure and unit count only where they are no dimension of the table. */
function signature({ quantity, places, isChange }: Fact, { rows, column }: Layout): string {
  const isFree = (dimension: Dimension): boolean => column !== dimension && !rows.includes(dimension);
  const measure = isFree('measure') ? places.get('measure') : undefined;
  const unit = isFree('unit') && quantity.kind === 'count' ? places.get('unit') : undefined;
  const noun = measure ?? unit;
  return `${quantity.kind}:${quantity.currency ?? ''}:${isChange}:${noun === undefined ? '' : stem(noun.isUnit === true ? (noun.key.split(' ')[0] ?? '') : noun.key)}`;
}

/** Dimensions outside the layout that differ within it: what a reader of the table would not be told. */
function countUnexplained(facts: readonly Fact[], { rows, column }: Layout): number {
  const names = new Set(facts.flatMap(({ places }) => [...places.keys()]));
  let count = 0;
  for (const name of names) {
    if (
      name === 'any' ||
      name === 'answer' ||
      name === 'verb' ||
      name === 'unit' ||
      name === column ||
      rows.includes(name)
    )
      continue;
    if (rows.includes('any') && name !== 'time') continue;
    const keys = new Set(facts.flatMap(({ places }) => places.get(name)?.key ?? []));
    count += Math.max(0, keys.size - 1);
  }
  return count;
}
