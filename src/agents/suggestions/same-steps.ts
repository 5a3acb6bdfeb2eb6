import type { Transform } from '../../plan/transform/transform.ts';

/** True where two lists of steps do the same and label it alike, whatever the keys of the columns they make. */
export function areSameSteps(one: readonly Transform[], other: readonly Transform[]): boolean {
  return one.length === other.length && canonicalText(one) === canonicalText(other);
}

/** Fields that hold no key: an operation may be called as a column that it makes. */
const WORDS: ReadonlySet<string> = new Set(['verb', 'operation', 'label', 'direction', 'order', 'part', 'combine']);

/** Steps as text: fields in the order of their names, new keys by their number. */
function canonicalText(steps: readonly Transform[]): string {
  const numbers = new Map<string, string>();
  for (const step of steps) for (const key of keysMadeBy(step)) numbers.set(key, `new ${numbers.size}`);
  return JSON.stringify(steps, (field, value: unknown) => {
    if (typeof value === 'string') return WORDS.has(field) ? value : (numbers.get(value) ?? value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
  });
}

function keysMadeBy(step: Transform): readonly string[] {
  const made = step.verb === 'group' ? step.measures.map(({ as }) => as) : 'as' in step ? [step.as] : [];
  return made.map(({ key }) => key);
}
