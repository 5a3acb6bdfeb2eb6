import type { Grammar, Scope, Speech } from '../grammar.ts';
import { fromTo } from './phrases.ts';

const ROWS = { zero: '# صف', one: 'صف واحد', two: 'صفان', few: '# صفوف', many: '# صفًا', other: '# صف' } as const;

/** The words of a subtitle in Arabic: what is measured, along what, from when to when, in which unit, in how many rows. */
export const writeArabicScope: Grammar['scope'] = (scope, speech) => {
  const what = measuresOf(scope);
  const unit = scope.unit === undefined ? '' : `، ${scope.unit}`;
  const rows = speech.counted(scope.rows, ROWS);
  const along = scope.axisLabel === undefined ? '' : ` بحسب ${scope.axisLabel}`;
  const period = periodOf(scope, speech);
  if (period !== undefined)
    return [() => `${what}${along}، ${period}${unit} (${rows})`, () => `${what}، ${period}${unit} (${rows})`];
  return [() => `${what}${along}${unit} (${rows})`];
};

/** A title that says what is shown, and no more. */
export const writeArabicPlainTitle: Grammar['plainTitle'] = (scope, speech) => {
  const what = measuresOf(scope);
  const along = scope.axisLabel === undefined ? '' : ` بحسب ${scope.axisLabel}`;
  const period = periodOf(scope, speech);
  return period === undefined
    ? [() => `${what}${along}`]
    : [() => `${what}${along}، ${period}`, () => `${what}${along}`];
};

function periodOf({ from, to, axis }: Scope, speech: Speech): string | undefined {
  return from === undefined || to === undefined || axis === undefined ? undefined : fromTo(from, to, axis, speech);
}

function measuresOf({ measures, more }: Scope): string {
  const names = measures.map(({ text }) => text);
  if (names.length === 0) return 'البيانات';
  return names.join(' و') + (more > 0 ? ' وغيرها' : '');
}
