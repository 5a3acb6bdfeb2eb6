import type { Transform } from '../../plan/transform/transform.ts';

/** True where two lists of steps do the same and label it alike, whatever the keys of the columns they make. */
export function areSameSteps(one: readonly Transform[], other: readonly Transform[]): boolean {
  return one.length === other.length && canonicalText(one) === canonicalText(other);
}

/** Steps as text: fields in the order of their names, new keys by their number. */
function canonicalText(steps: readonly Transform[]): string {
  const numbers = new Map<string, string>();
  for (const step of steps) for (const key of keysMadeBy(step)) numbers.set(key, `new ${numbers.size}`);
  return JSON.stringify(steps, (_, value: unknown) => {
    if (typeof value === 'string') return numbers.get(value) ?? value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
  });
}

function keysMadeBy(step: Transform): readonly string[] {
  const made = step.verb === 'group' ? step.measures.map(({ as }) => as) : 'as' in step ? [step.as] : [];
  return made.map(({ key }) => key);
}
