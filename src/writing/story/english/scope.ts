import type { Gathering, Grammar, Scope, Speech } from '../grammar.ts';

/** The periods that dates are brought down to. */
export const ENGLISH_PERIODS = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
} as const satisfies Grammar['periods'];

/** What returns, as a word. */
export const ENGLISH_CYCLES = {
  hour: 'hour',
  day: 'weekday',
  month: 'month',
  quarter: 'quarter',
} as const satisfies Grammar['cycles'];

const PER = { year: 'yearly ', quarter: 'quarterly ', month: 'monthly ', week: 'weekly ', day: 'daily ' } as const;
const GATHERED = { sum: 'totals', mean: 'averages' } as const;

/** "figures are monthly totals of 400 rows". */
export const writeEnglishGathered: Grammar['gathered'] = (gathering, speech) => {
  const { operation, part } = gathering;
  return `figures are ${part === undefined ? '' : PER[part]}${GATHERED[operation]} of ${rowsOf(gathering, speech)}`;
};

const rowsOf = ({ rows }: Pick<Gathering, 'rows'>, speech: Speech): string =>
  `${speech.size(rows)} ${rows.value === 1 ? 'row' : 'rows'}`;

/** The words of a subtitle: what is measured, along what, from when to when, in which unit, in how many rows. */
export const writeEnglishScope: Grammar['scope'] = (scope, speech) => {
  const what = measuresOf(scope);
  const unit = scope.unit === undefined ? '' : `, ${scope.unit}`;
  const { gathering } = scope;
  const rows = `${gathering === undefined ? '' : `${GATHERED[gathering.operation]} of `}${rowsOf(scope, speech)}`;
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

function measuresOf({ figures, ...scope }: Scope): string {
  const names = namesOf(scope);
  return figures === undefined ? names : `${figures} for ${names}`;
}

function namesOf({ measures, more, isOfNames }: Omit<Scope, 'figures'>): string {
  const names = measures.map(({ text }) => text);
  if (names.length === 0) return 'the data';
  if (isOfNames) return `by ${names[0] ?? ''}`;
  if (more > 0) return `${names.join(', ')} and more`;
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
