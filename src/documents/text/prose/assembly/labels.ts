import type { SourceColumn } from '../../../source-table.ts';
import { HEADING } from '../clauses/frame.ts';
import type { Phrase } from '../clauses/phrase.ts';
import type { Lexicon, TimeWord } from '../lexicon/lexicon.ts';
import type { Dimension, Fact } from './fact.ts';
import type { Placement } from './layout.ts';

/** The label of a column that holds names or times: the grain where all times have one, else the language's word for a category. */
export function rowLabel(dimension: Dimension, facts: readonly Fact[], { labels }: Lexicon): SourceColumn {
  if (dimension !== 'time') {
    const listed = facts.find(({ frame }) => frame.listedBy !== undefined)?.frame.listedBy;
    return listed === undefined
      ? { label: labels.category, spans: [] }
      : { label: capitalized(listed.text), spans: listed.spans };
  }
  const grains = new Set<TimeWord>(facts.map(({ frame }) => frame.time?.grain ?? 'period'));
  const [grain] = grains;
  return { label: labels[grains.size === 1 && grain !== undefined ? grain : 'period'], spans: [] };
}

/** The label of a column of figures, in the words of the text where it has any. */
export function measureLabel(placement: Placement, column: number, lexicon: Lexicon): SourceColumn {
  const facts = placement.cells.flatMap((row) => row[column] ?? []);
  const unit = facts[0]?.quantity.kind === 'count' ? physicalUnit(facts) : undefined;
  const own = ownLabel(placement.layout.column, facts);
  const label = own ?? commonLabel(placement, facts);
  return {
    label:
      label === undefined
        ? lexicon.labels[facts.some(({ isChange }) => isChange) ? 'change' : 'value']
        : label.isUnit === true && !isUnitWord(label, 'count')
          ? label.text
          : capitalized(label.text),
    spans: label?.spans ?? [],
    ...(unit === undefined || unit === label?.text ? {} : { unit }),
    ...decimalMarkOf(facts, lexicon),
  };
}

/** What sets a column apart from its neighbours, where a dimension makes the columns. */
function ownLabel(dimension: Dimension | undefined, facts: readonly Fact[]): Phrase | undefined {
  return dimension === undefined ? undefined : facts[0]?.places.get(dimension);
}

function commonLabel({ layout }: Placement, facts: readonly Fact[]): Phrase | undefined {
  const [row] = layout.rows;
  const [first] = facts;
  if (first === undefined || facts.some(({ isChange }) => isChange)) return undefined;
  const isName = row === 'entity' || row === 'any';
  const measure = row === 'measure' ? undefined : shared(facts, 'measure');
  if (measure !== undefined)
    return !isName && first.frame.whole !== undefined && sharesWhole(facts) ? first.frame.whole : measure;
  const unit = row === 'unit' ? undefined : shared(facts, 'unit');
  const { kind } = first.quantity;
  if (kind === 'count' && unit !== undefined && unit.isUnit !== true) return unit;
  const entity = isName || row === 'measure' || row === 'unit' ? undefined : shared(facts, 'entity');
  if (facts.some(({ frame }) => frame.lossWord !== undefined)) return undefined;
  const heading = row === HEADING ? undefined : facts.find(({ frame }) => frame.heading !== undefined)?.frame.heading;
  const of = row === 'of' ? undefined : shared(facts, 'of');
  const named = isTold(facts) ? (kind === 'percent' ? of : undefined) : (of ?? entity ?? heading);
  return named ?? (isUnitWord(unit, kind) ? unit : undefined);
}

/** True where a verb says what the figures are: it is no label, and neither is its subject. */
const isTold = (facts: readonly Fact[]): boolean => facts.some(({ places }) => places.has('verb'));

/** True for a unit that is a word and so can be a label ("metres", not "m"). */
function isUnitWord(unit: Phrase | undefined, kind: string): boolean {
  return kind === 'count' && unit !== undefined && unit.text.length > 3;
}

function sharesWhole(facts: readonly Fact[]): boolean {
  const wholes = new Set(facts.flatMap(({ frame }) => frame.whole?.key ?? []));
  return wholes.size === 1;
}

/** What the first fact says of a dimension, where no other contradicts it. */
function shared(facts: readonly Fact[], dimension: Dimension): Phrase | undefined {
  return facts.find(({ places }) => places.has(dimension))?.places.get(dimension);
}

/** The unit of measure behind the figures of a column, as written. */
function physicalUnit(facts: readonly Fact[]): string | undefined {
  const unit = shared(facts, 'unit');
  return unit?.isUnit === true ? unit.text : undefined;
}

/** A label as a heading is written: the first letter a capital. */
function capitalized(text: string): string {
  const first = text.charAt(0);
  return first.toUpperCase() + text.slice(1);
}

/** The decimal mark by the habit of the language; Arabic is written with either, so "1.234" stays open there. */
function decimalMarkOf(facts: readonly Fact[], { language, decimalMark }: Lexicon): Pick<SourceColumn, 'decimalMark'> {
  const isOpen = language === 'ar' && facts.some(({ quantity }) => /\d\.\d{3}(?!\d)/.test(quantity.digits));
  return isOpen ? {} : { decimalMark };
}
