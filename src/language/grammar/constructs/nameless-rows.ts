import { foldWords } from '../../../table/notation/characters.ts';
import { isNaming, numbersRows } from '../../holes/column-nature.ts';
import { isPlural } from '../../text/stem.ts';
import type { MeaningOf } from '../meaning.ts';
import type { BuildContext, Parts } from '../rule.ts';
import { FEW_OF_MANY } from './ranked-groups.ts';

/** The column that names the rows, where one does. */
export function namesOf({ table, columnOf, profile }: BuildContext): number | undefined {
  const column = table.columns.findIndex((_, at) => isNaming(columnOf(at), profile));
  return column < 0 ? undefined : column;
}

/** True for a word about rows that have no names, or numbers alone: a picture cannot tell one from another, so they are read in a list. */
export function areNameless(parts: Parts, context: BuildContext): boolean {
  const column = parts.get('Column')?.column;
  const isSaid =
    column === undefined
      ? parts.has('Noun') || parts.has('Entity') || isCommonNoun(parts.get('Word'))
      : numbersRows(context.columnOf(column));
  return isSaid && namesOf(context) === undefined;
}

/** "House", which stands for no name, figure or slip of the keys. */
const isCommonNoun = (word: MeaningOf['Word'] | undefined): boolean =>
  word !== undefined && !word.isName && word.isFigure !== true && word.isSlip !== true;

const NAMES_OF_ROWS = ['Noun', 'Word', 'Entity', 'Column', 'Values'] as const;

/** How many rows a word for them means: one, or the first few. */
export function numberOfNameless(parts: Parts): number {
  const word = foldWords(NAMES_OF_ROWS.map((name) => parts.textOf(name)).join(''));
  return isPlural(word) ? FEW_OF_MANY : 1;
}
