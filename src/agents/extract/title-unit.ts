import { isCountedLabel } from '../../table/profile/counted-labels.ts';
import { areReferences, isReferenceLabel } from '../../table/profile/reference-numbers.ts';
import { readLabel } from '../../table/reading/column-label.ts';
import type { ExtractedColumn, ExtractedTable } from './type-table.ts';

const IN_BRACKETS = /[([]([^()[\]]{1,40})[)\]]\s*$/;
const AT_END = /(?:,|\s(?:in|em))\s+([^,()[\]]{1,40})$/i;
const LONGEST_TITLE = 200;

/** A corner holds a unit where it names money or spells a scale: "m" alone may be months. */
const SPELLED = /\p{Sc}|[A-Z]{3}|thousand|million|billion|mil(?:har|h[õã])|ألف|آلاف|مليون|ملايين|مليار/u;

/**
 * The scale that the title of a table, or the corner over the names of its rows, states for its figures, as written ("in thousands",
 * "£ millions"); undefined where they state none. The figures themselves stay as written.
 */
export function maybeTitleUnit({ source, columns }: ExtractedTable): string | undefined {
  const corner = columns[0]?.isNumeric === false ? source.columns[0]?.label.trim() : undefined;
  return scaleIn(source.title) ?? (corner === undefined ? undefined : scaleOfCorner(corner));
}

function scaleOfCorner(corner: string): string | undefined {
  const bare = corner.replace(/^[([](.*)[)\]]$/, '$1').trim();
  return SPELLED.test(bare) && readLabel(`(${bare})`).scale !== undefined ? bare : undefined;
}

function scaleIn(title: string | undefined): string | undefined {
  if (title === undefined || title.length > LONGEST_TITLE) return undefined;
  const stated = (IN_BRACKETS.exec(title) ?? AT_END.exec(title))?.[1]?.trim();
  return stated !== undefined && readLabel(`(${stated})`).scale !== undefined ? stated : undefined;
}

/**
 * True for a column of plain numbers that say no unit of their own, and are no numbers of notes: what a title states holds for it. Nor
 * does money hold for what is counted: "(in € millions)" is said of the revenue, and not of the customers beside it.
 */
export function takesTitleUnit(
  { typed, values, isNumeric }: ExtractedColumn,
  index: number,
  titleUnit: string,
): boolean {
  if (readLabel(`(${titleUnit})`).currency !== undefined && isCountedLabel(typed.label)) return false;
  if (isReferenceLabel(typed.label) || areReferences(values.filter((value) => typeof value === 'number'))) return false;
  const { kind, format, unit, statedScale, currency } = typed;
  return (
    index > 0 && isNumeric && kind === 'number' && format !== 'year' && (unit ?? statedScale ?? currency) === undefined
  );
}
