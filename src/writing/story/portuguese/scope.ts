import type { Gathering, Grammar, Scope, Speech } from '../grammar.ts';
import { contract } from './nouns.ts';
import { pointNoun } from './phrases.ts';

/** The periods that dates are brought down to. */
export const PORTUGUESE_PERIODS = {
  year: 'ano',
  quarter: 'trimestre',
  month: 'mês',
  week: 'semana',
  day: 'dia',
} as const satisfies Grammar['periods'];

/** What returns, as a word. */
export const PORTUGUESE_CYCLES = {
  hour: 'hora',
  day: 'dia da semana',
  month: 'mês',
  quarter: 'trimestre',
} as const satisfies Grammar['cycles'];

const PER = { year: ' anuais', quarter: ' trimestrais', month: ' mensais', week: ' semanais' } as const;
const GATHERED = { sum: 'totais', mean: 'médias' } as const;
const DAILY = { sum: ' diários', mean: ' diárias' } as const;

/** "os valores são totais mensais de 400 linhas". */
export const writePortugueseGathered: Grammar['gathered'] = (gathering, speech) => {
  const { operation, part } = gathering;
  const per = part === undefined ? '' : part === 'day' ? DAILY[operation] : PER[part];
  return `os valores são ${GATHERED[operation]}${per} de ${rowsOf(gathering, speech)}`;
};

const rowsOf = ({ rows }: Pick<Gathering, 'rows'>, speech: Speech): string =>
  `${speech.size(rows)} ${rows.value === 1 ? 'linha' : 'linhas'}`;

/** The words of a subtitle in Portuguese: what is measured, along what, from when to when, in which unit, in how many rows. */
export const writePortugueseScope: Grammar['scope'] = (scope, speech) => {
  const what = measuresOf(scope);
  const unit = scope.unit === undefined ? '' : `, ${scope.unit}`;
  const { gathering } = scope;
  const rows = `${gathering === undefined ? '' : `${GATHERED[gathering.operation]} de `}${rowsOf(scope, speech)}`;
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

function measuresOf({ figures, ...scope }: Scope): string {
  const names = namesOf(scope);
  return figures === undefined ? names : `${figures} de ${names}`;
}

function namesOf({ measures, more, isOfNames }: Omit<Scope, 'figures'>): string {
  const names = measures.map(({ text }) => text);
  if (names.length === 0) return 'os dados';
  if (isOfNames) return `por ${names[0] ?? ''}`;
  if (more > 0) return `${names.join(', ')} e outros`;
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
}
