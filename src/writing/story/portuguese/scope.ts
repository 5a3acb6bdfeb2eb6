import type { Grammar, Scope, Speech } from '../grammar.ts';
import { contract } from './nouns.ts';
import { pointNoun } from './phrases.ts';

/** The words of a subtitle in Portuguese: what is measured, along what, from when to when, in which unit, in how many rows. */
export const writePortugueseScope: Grammar['scope'] = (scope, speech) => {
  const what = measuresOf(scope);
  const unit = scope.unit === undefined ? '' : `, ${scope.unit}`;
  const rows = `${speech.size(scope.rows)} ${scope.rows.value === 1 ? 'linha' : 'linhas'}`;
  const along = scope.axisLabel === undefined ? '' : ` por ${scope.axisLabel}`;
  const period = periodOf(scope, speech);
  if (period !== undefined)
    return [() => `${what}${along}, ${period}${unit} (${rows})`, () => `${what}, ${period}${unit} (${rows})`];
  return [() => `${what}${along}${unit} (${rows})`];
};

/** A title that says what is shown, and no more. */
export const writePortuguesePlainTitle: Grammar['plainTitle'] = (scope, speech) => {
  const what = measuresOf(scope);
  const along = scope.axisLabel === undefined ? '' : ` por ${scope.axisLabel}`;
  const period = periodOf(scope, speech);
  return period === undefined
    ? [() => `${what}${along}`]
    : [() => `${what}${along}, ${period}`, () => `${what}${along}`];
};

function periodOf({ from, to, axis }: Scope, speech: Speech): string | undefined {
  if (from === undefined || to === undefined || axis === undefined) return undefined;
  const start = contract('de', pointNoun(speech.shortName(from, to, axis), axis));
  return `${start} ${contract('a', pointNoun(speech.name(to, axis), axis))}`;
}

function measuresOf({ measures, more }: Scope): string {
  const names = measures.map(({ text }) => text);
  if (names.length === 0) return 'os dados';
  if (more > 0) return `${names.join(', ')} e outros`;
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
}
