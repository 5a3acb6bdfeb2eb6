const LARGEST_REFERENCE = 100;
const WIDEST_STEP = 2;

/** True for small whole numbers, each a little above the last, as notes and lines are counted: they are no amounts. */
export function areReferences(numbers: readonly number[]): boolean {
  return numbers.every((number, i) => {
    const step = number - (numbers[i - 1] ?? number - 1);
    return Number.isInteger(number) && number < LARGEST_REFERENCE && step > 0 && step <= WIDEST_STEP;
  });
}

/** What stands over the numbers of notes in statements. */
const REFERENCE_LABEL = /^(?:notes?|notas?|refs?\.?|n\.º|إيضاح(?:ات)?|ايضاح(?:ات)?|ملاحظ(?:ة|ات))$/iu;

/** True for the label of a column that sends to notes: its numbers are no amounts, in whatever order they are. */
export function isReferenceLabel(label: string): boolean {
  return REFERENCE_LABEL.test(label.trim());
}

const FEWEST_REFERENCES = 3;

/** A column of numbers with its place among so many. */
type Numbered = {
  readonly label: string;
  readonly place: number;
  readonly columns: number;
  readonly numbers: Float64Array;
};

/** True for the numbers of notes between the names of a statement and its amounts: "Note" above 5, 6, 7, 9. */
export function pointToNotes({ label, place, columns, numbers }: Numbered): boolean {
  if (place === 0 || place === columns - 1 || !isReferenceLabel(label)) return false;
  const filled = Array.from(numbers).filter((number) => !Number.isNaN(number));
  if (filled.length < FEWEST_REFERENCES) return false;
  // Sums, which need no note, stand among them: then several rows may have one note, and notes be passed over.
  return areReferences(filled) || (filled.length < numbers.length && areOrdered(filled));
}

function areOrdered(numbers: readonly number[]): boolean {
  return numbers.every(
    (number, i) =>
      Number.isInteger(number) && number > 0 && number < LARGEST_REFERENCE && number >= (numbers[i - 1] ?? 0),
  );
}
