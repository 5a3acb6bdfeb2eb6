import type { Grammar, Scope } from '../grammar.ts';

/** The words of a subtitle: what is measured, along what, from when to when, in which unit, in how many rows. */
export const writeEnglishScope: Grammar['scope'] = (scope, speech) => {
  const what = measuresOf(scope);
  const unit = scope.unit === undefined ? '' : `, ${scope.unit}`;
  const rows = `${speech.size(scope.rows)} ${scope.rows.value === 1 ? 'row' : 'rows'}`;
  const along = scope.axisLabel === undefined ? '' : ` by ${scope.axisLabel}`;
  if (scope.from !== undefined && scope.to !== undefined && scope.axis !== undefined) {
    const period = `${speech.shortName(scope.from, scope.to, scope.axis)} to ${speech.name(scope.to, scope.axis)}`;
    return [() => `${what}${along}, ${period}${unit} (${rows})`, () => `${what}, ${period}${unit} (${rows})`];
  }
  return [() => `${what}${along}${unit} (${rows})`];
};

/** A title that says what is shown, and no more. */
export const writeEnglishPlainTitle: Grammar['plainTitle'] = (scope, speech) => {
  const what = measuresOf(scope);
  const along = scope.axisLabel === undefined ? '' : ` by ${scope.axisLabel}`;
  if (scope.from !== undefined && scope.to !== undefined && scope.axis !== undefined) {
    const period = `${speech.shortName(scope.from, scope.to, scope.axis)} to ${speech.name(scope.to, scope.axis)}`;
    return [() => `${what}${along}, ${period}`, () => `${what}${along}`];
  }
  return [() => `${what}${along}`];
};

function measuresOf({ measures, more }: Scope): string {
  const names = measures.map(({ text }) => text);
  if (names.length === 0) return 'the data';
  if (more > 0) return `${names.join(', ')} and more`;
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
