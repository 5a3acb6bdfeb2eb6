import type { Grammar, Scope, Speech } from '../grammar.ts';
import { fromTo } from './phrases.ts';

const ROWS = { zero: '# صف', one: 'صف واحد', two: 'صفان', few: '# صفوف', many: '# صفًا', other: '# صف' } as const;

/** The periods that dates are brought down to. */
export const ARABIC_PERIODS = {
  year: 'السنة',
  quarter: 'الربع',
  month: 'الشهر',
  week: 'الأسبوع',
  day: 'اليوم',
} as const satisfies Grammar['periods'];

/** What returns, as a word. */
export const ARABIC_CYCLES = {
  hour: 'الساعة',
  day: 'يوم الأسبوع',
  month: 'الشهر',
  quarter: 'الربع',
} as const satisfies Grammar['cycles'];

const PER = { year: ' سنوية', quarter: ' ربع سنوية', month: ' شهرية', week: ' أسبوعية', day: ' يومية' } as const;
const GATHERED = { sum: 'مجاميع', mean: 'متوسطات' } as const;

/** "القيم مجاميع شهرية محسوبة من ٤٠٠ صف". */
export const writeArabicGathered: Grammar['gathered'] = (gathering, speech) => {
  const { operation, part, rows } = gathering;
  return `القيم ${GATHERED[operation]}${part === undefined ? '' : PER[part]} محسوبة من ${speech.counted(rows, ROWS)}`;
};

/** The words of a subtitle in Arabic: what is measured, along what, from when to when, in which unit, in how many rows. */
export const writeArabicScope: Grammar['scope'] = (scope, speech) => {
  const what = measuresOf(scope);
  const unit = scope.unit === undefined ? '' : `، ${scope.unit}`;
  const { gathering } = scope;
  const count = speech.counted(scope.rows, ROWS);
  const rows = gathering === undefined ? count : `${GATHERED[gathering.operation]} محسوبة من ${count}`;
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

function measuresOf({ figures, ...scope }: Scope): string {
  const names = namesOf(scope);
  return figures === undefined ? names : `${figures}: ${names}`;
}

function namesOf({ measures, more, isOfNames }: Omit<Scope, 'figures'>): string {
  const names = measures.map(({ text }) => text);
  if (names.length === 0) return 'البيانات';
  if (isOfNames) return `بحسب ${names[0] ?? ''}`;
  return names.join(' و') + (more > 0 ? ' وغيرها' : '');
}
