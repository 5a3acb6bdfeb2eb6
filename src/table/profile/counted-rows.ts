import { type LabelFacts, readLabel } from '../reading/column-label.ts';
import { isIdentifierLabel, isPerhapsIdentifierLabel } from './measure-words.ts';
import { LEAST_NUMBERED } from './numbered-rows.ts';

/** Words of labels that count rows where the numbers do, besides those that may name them anyway, folded. */
const COUNTING: ReadonlySet<string> = new Set(
  'n number seq sequence count line item entry place pos rows numero linha indice registo sequencia numeracao تسلسل مسلسل صف ترتيب'.split(
    ' ',
  ),
);

function speaksOfRows(facts: LabelFacts): boolean {
  if (isIdentifierLabel(facts) || isPerhapsIdentifierLabel(facts)) return true;
  return [...facts.words].some((word) => COUNTING.has(word.replace(/\.$/, '')));
}

/** True for numbers that go up by one from row to row, from 0 or 1 on, under a label that speaks of such numbers: "#", "row", "entry". */
export function countsRows(label: string, numbers: Float64Array): boolean {
  const [first] = numbers;
  if ((first !== 0 && first !== 1) || numbers.length < LEAST_NUMBERED || !speaksOfRows(readLabel(label))) return false;
  return numbers.every((value, row) => value === first + row);
}
