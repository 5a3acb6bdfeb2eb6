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
