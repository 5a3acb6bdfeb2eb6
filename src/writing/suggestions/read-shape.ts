import type { Locale } from '../../chart/locale.ts';
import type { ColumnName } from '../../plan/plan-error.ts';
import { quoteName } from '../quote.ts';
import type { PreparedMeasure, PreparedPart, PreparedShape } from './data-preparation.ts';
import { writeRequests } from './write-requests.ts';

/**
 * The shape that a request in our own wording asks for: what `writeRequests` undoes. Names must be quoted as they are, and each must be
 * that of one column alone. Undefined for any other text, and for shapes that the sentence does not tell in full.
 */
export function readShape(request: string, columns: readonly ColumnName[], locale: Locale): PreparedShape | undefined {
  const { form, names } = partNames(request, columns, locale);
  return formsOf(locale).get(form)?.(names);
}

/** A request whose names are blanks, and the columns that stood there, in the order of the sentence. */
type Parted = { readonly form: string; readonly names: readonly ColumnName[] };

/** What stands for a name. */
const BLANK = '\ufffc';

/** No sentence of ours is longer. */
const LONGEST = 1200;

function partNames(request: string, columns: readonly ColumnName[], locale: Locale): Parted {
  const [open = ''] = quoteName('', locale);
  if (request.length > LONGEST || !request.includes(open)) return { form: request.replaceAll(BLANK, ' '), names: [] };
  const byQuoted = Map.groupBy(columns, ({ label }) => quoteName(label, locale));
  // A name may hold the marks that end another: the longest that stands there is meant.
  const quoted = [...byQuoted.keys()].sort((one, other) => other.length - one.length);
  const names: ColumnName[] = [];
  let form = '';
  let at = 0;
  while (at < request.length) {
    const written = request[at] === open ? quoted.find((text) => request.startsWith(text, at)) : undefined;
    const [column, ...others] = byQuoted.get(written ?? '') ?? [];
    if (written === undefined || column === undefined || others.length > 0) {
      form += request[at] === BLANK ? ' ' : request[at];
      at++;
    } else {
      form += BLANK;
      names.push(column);
      at += written.length;
    }
  }
  return { form, names };
}

/** What a form asks for, of the columns in its blanks. */
type ShapeMaker = (names: readonly ColumnName[]) => PreparedShape;

/** The sentences that are written, with blanks for names. */
type Forms = ReadonlyMap<string, ShapeMaker>;

const FORMS = new Map<Locale, Forms>();

function formsOf(locale: Locale): Forms {
  const known = FORMS.get(locale) ?? writeForms(locale);
  FORMS.set(locale, known);
  return known;
}

function writeForms(locale: Locale): Forms {
  const forms = new Map<string, ShapeMaker>();
  for (const shape of blankShapes()) {
    const [request = ''] = writeRequests({ shape }, [], locale);
    const { form, names } = partNames(request, BLANKS, locale);
    const placeOf = (blank: ColumnName): number => names.findIndex(({ key }) => key === blank.key);
    forms.set(form, (columns) => withColumns(shape, (blank) => columns[placeOf(blank)] ?? blank));
  }
  return forms;
}

const MOST_COLUMNS = 12;
const MOST_COUNT = 50;

const BLANKS: readonly ColumnName[] = Array.from({ length: MOST_COLUMNS }, (_, place) => {
  const name = `blank ${place}`;
  return { key: name, label: name };
});

/** Every shape whose sentence tells all of it, blanks for its columns. Headings that are turned depend on the table. */
function* blankShapes(): Generator<PreparedShape> {
  const [by, figure, across] = BLANKS;
  if (by === undefined || figure === undefined || across === undefined) return;
  const measures: readonly PreparedMeasure[] = [
    { operation: 'count' },
    { operation: 'sum', column: figure },
    { operation: 'mean', column: figure },
  ];
  yield { kind: 'as-is' };
  for (let count = 1; count <= MOST_COLUMNS; count++) yield { kind: 'columns', columns: BLANKS.slice(0, count) };
  for (const measure of measures) yield* gatheredShapes(measure, { by, across });
  for (let count = 1; count <= MOST_COUNT; count++) {
    yield { kind: 'top-rows', column: figure, count };
    yield { kind: 'bins', column: figure, count };
    for (const measure of measures) yield { kind: 'top-groups', by, measure, count };
  }
}

const PARTS: readonly (PreparedPart | undefined)[] = [undefined, 'year', 'quarter', 'month', 'week', 'day'];

function* gatheredShapes(
  measure: PreparedMeasure,
  { by, across }: { readonly by: ColumnName; readonly across: ColumnName },
): Generator<PreparedShape> {
  for (const part of PARTS) {
    const group = part === undefined ? by : { ...by, part };
    const plain = { kind: 'gathered', by: group, measures: [measure], isHighestFirst: false, isGrowth: false } as const;
    yield plain;
    yield { ...plain, isHighestFirst: true };
    yield { ...plain, across };
    yield { ...plain, across, isHighestFirst: true };
    yield { ...plain, isGrowth: true };
  }
}

/** The same shape of other columns. */
function withColumns(shape: PreparedShape, of: (blank: ColumnName) => ColumnName): PreparedShape {
  const ofMeasure = (measure: PreparedMeasure): PreparedMeasure =>
    measure.operation === 'count' ? measure : { ...measure, column: of(measure.column) };
  switch (shape.kind) {
    case 'as-is':
      return shape;
    case 'columns':
      return { ...shape, columns: shape.columns.map(of) };
    case 'gathered': {
      const { by, across, measures } = shape;
      const names = across === undefined ? {} : { across: of(across) };
      return { ...shape, by: { ...by, ...of(by) }, measures: measures.map(ofMeasure), ...names };
    }
    case 'top-groups':
      return { ...shape, by: of(shape.by), measure: ofMeasure(shape.measure) };
    case 'top-rows':
    case 'bins':
      return { ...shape, column: of(shape.column) };
    case 'transposed':
      return { ...shape, labels: of(shape.labels) };
  }
}
