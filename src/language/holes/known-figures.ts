import type { BinaryOperator } from '../../plan/expression/expression.ts';
import type { TableProfile } from '../../table/profile.ts';
import { conceptsOf, toCanonical } from '../links/table-index.ts';

/** A figure that people speak of and that many tables have only in parts. */
type KnownFigure = {
  readonly name: string;
  readonly operator: BinaryOperator;
  readonly left: string;
  readonly right: string;
};

const KNOWN: readonly KnownFigure[] = [{ name: 'profit', operator: '-', left: 'revenue', right: 'expense' }];

/** A figure made of two columns, by their positions. */
export type FigureOfColumns = { readonly operator: BinaryOperator; readonly left: number; readonly right: number };

/** What a word means that no column is called by, where two columns make it up: profit is revenue less cost. */
export function knownFigure(canonical: string, { columns }: TableProfile): FigureOfColumns | undefined {
  const concepts = conceptsOf(canonical);
  const figure = KNOWN.find(({ name }) => concepts.some((concept) => conceptsOf(name).includes(concept)));
  if (figure === undefined) return undefined;
  const find = (word: string): number =>
    columns.findIndex(
      ({ role, label }) => role === 'measure' && toCanonical(label).some((part) => shareConcept(part, word)),
    );
  const [left, right] = [find(figure.left), find(figure.right)];
  return left < 0 || right < 0 || left === right ? undefined : { operator: figure.operator, left, right };
}

function shareConcept(word: string, other: string): boolean {
  const others = conceptsOf(other);
  return conceptsOf(word).some((concept) => others.includes(concept));
}
