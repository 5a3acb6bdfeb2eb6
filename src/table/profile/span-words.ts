import { readLabel } from '../reading/column-label.ts';

/** Words of labels for when something of its own begins, is due or ends, folded. */
const ENDS: ReadonlySet<string> = new Set(
  [
    'start starts started begin begins began end ends ended due deadline finish finished launch launched released opened founded joined hired hire born',
    'inicio comeco fim termo prazo entrega lancamento abertura fundacao admissao nascimento',
    'البدء البدايه بدايه بدء النهايه نهايه الانتهاء انتهاء الاستحقاق التسليم الاطلاق التعيين الميلاد التاسيس',
  ].flatMap((words) => words.split(' ')),
);

/** True where a label speaks of the beginning or the end of what its row is about: "Start date" of a task, "Hire date" of a person. */
export function isEndLabel(label: string): boolean {
  return [...readLabel(label).words].some((word) => ENDS.has(word));
}
