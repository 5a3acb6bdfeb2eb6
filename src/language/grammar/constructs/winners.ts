import { isNaming, isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { dimensionColumn } from '../../holes/dimension-column.ts';
import { areSingle } from '../../holes/single-rows.ts';
import { speaksOf } from '../../holes/speaks-of.ts';
import { canonicalWord, toCanonical } from '../../links/table-index.ts';
import { rootOf } from '../../text/derivation.ts';
import type { MeaningOf, SortDirection } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { mainAmount } from './extremes.ts';

/** What a contest is decided by, and which end of it wins. */
type Decided = { readonly column: number; readonly direction: SortDirection; readonly isAssumed: boolean };

const VOTES: readonly string[] = ['vote', 'voto', 'صوت'].map(canonicalWord);
const PLACES: readonly string[] = ['position', 'place', 'rank', 'lugar', 'مركز'].map(canonicalWord);

/** Votes, places in a ranking, else the main amount, which is told. */
function decidedBy(context: BuildContext): Decided | undefined {
  const { table, columnOf } = context;
  const find = (isMeant: (column: number) => boolean): number | undefined => {
    const found = table.columns.findIndex((_, column) => columnOf(column).role === 'measure' && isMeant(column));
    return found < 0 ? undefined : found;
  };
  const votes = find((column) => speaksOf(columnOf(column).label, VOTES));
  if (votes !== undefined) return { column: votes, direction: 'descending', isAssumed: false };
  const place = find((column) => speaksOf(columnOf(column).label, PLACES) && columnOf(column).number?.min === 1);
  if (place !== undefined) return { column: place, direction: 'ascending', isAssumed: false };
  const column = dimensionColumn('rating', context.profile)?.column ?? mainAmount(context);
  return column === undefined ? undefined : { column, direction: 'descending', isAssumed: true };
}

/** True for what is fought over: several rows each. */
function isContest(column: number, { columnOf, profile }: BuildContext): boolean {
  const own = columnOf(column);
  const isKey = own.kind === 'text' || isTimelike(own);
  return isKey && !own.isUnique && !isNaming(own, profile);
}

const placeOf = (parts: Parts): number => parts.get('Ordinal')?.place ?? 1;

/** True where a column is called by the verb: "won by city" asks for its figures. */
const isCalled = (verb: string, { profile }: BuildContext): boolean =>
  verb !== '' &&
  profile.columns.some(({ role, label }) => {
    const [word, ...others] = toCanonical(label);
    return (
      role === 'measure' && others.length === 0 && toCanonical(verb).some((said) => rootOf(said) === rootOf(word ?? ''))
    );
  });

/** "Who won in each constituency", "the runner-up of each race": the row that came first in each, or in another place. */
function winnerOfEach(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const columns = parts.all('Column').map(({ column }) => column);
  const per = columns.at(-1);
  const of = columns.length > 1 ? columns[0] : undefined;
  const decided = decidedBy(context);
  if (isCalled(parts.textOf('winVerb'), context)) return undefined;
  if (per === undefined || per === of || decided === undefined || !isContest(per, context)) return undefined;
  const { column, direction, isAssumed } = decided;
  const offset = placeOf(parts) - 1;
  const top = {
    count: 1,
    direction,
    per,
    ...(offset === 0 ? {} : { offset }),
    ...(isAssumed ? { isAssumed } : {}),
  } as const;
  // "Which crop won each season", of crops that have several rows in it: by what they come to.
  if (
    of !== undefined &&
    !isNumeric(context.columnOf(of)) &&
    !areSingle(of, per, context.table) &&
    isContest(of, context)
  )
    return { ...top, of, by: { kind: 'measure', measure: { column } } };
  return { ...top, by: { kind: 'column', column } };
}

/** The contests that a party has one row in each of at most: of several columns the one of most contests. */
function contestsOf(party: number, context: BuildContext): number | undefined {
  const { table, columnOf } = context;
  const found = table.columns.flatMap((_, column) =>
    column !== party && isContest(column, context) && areSingle(party, column, table) ? [column] : [],
  );
  return found.toSorted((one, other) => columnOf(other).distinct - columnOf(one).distinct)[0];
}

/** The winning row of each contest, which alone is then counted. */
function winnersAlone(party: number, contest: number, context: BuildContext): MeaningOf['Steps'] | undefined {
  const { columnOf } = context;
  const decided = decidedBy(context);
  if (decided === undefined || decided.isAssumed || party === contest) return undefined;
  const by = { column: columnOf(decided.column).key, direction: decided.direction } as const;
  return { steps: [{ verb: 'limit', count: 1, from: 'start', by, per: [columnOf(contest).key] }] };
}

/** "Seats per party", "constituencies won by each party": how many contests each came first in. */
function contestsWon(parts: Parts, context: BuildContext): MeaningOf['Steps'] | undefined {
  const all = parts.all('Column').map(({ column }) => column);
  // "How many districts did each party win": the winners are behind "each", or ask which of them.
  const columns = parts.has('questionWord') && parts.has('Superlative') ? all : all.toReversed();
  const named = parts.get('By')?.groups ?? [];
  const party =
    named.length === 1 ? named[0]?.column : columns.find((column) => context.columnOf(column).kind === 'text');
  if (party === undefined || named.some(({ part }) => part !== undefined)) return undefined;
  const contest = parts.has('seatsWord') ? contestsOf(party, context) : columns.find((column) => column !== party);
  if (contest === undefined || !isContest(contest, context) || !areSingle(party, contest, context.table))
    return undefined;
  const won = winnersAlone(party, contest, context);
  if (won === undefined) return undefined;
  const { key } = context.columnOf(party);
  const label = parts.has('seatsWord') ? capital(parts.textOf('seatsWord')) : context.columnOf(contest).label;
  const count = { operation: 'count', as: { key: 'won', label } } as const;
  const ranked = parts.get('Superlative')?.direction;
  return {
    steps: [
      ...won.steps,
      { verb: 'group', by: [key], measures: [count] },
      { verb: 'sort', by: [{ column: 'won', direction: ranked ?? 'descending' }] },
    ],
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Winning margin by constituency": how far the first is before the second. */
function marginOfEach(parts: Parts, { columnOf, ...context }: BuildContext): MeaningOf['Steps'] | undefined {
  const all = { columnOf, ...context };
  const groups = parts.get('By')?.groups ?? parts.all('Column').map(({ column }) => ({ column }));
  const [group, ...others] = groups;
  const contest = group?.column;
  const decided = decidedBy(all);
  if (contest === undefined || others.length > 0 || !isContest(contest, all)) return undefined;
  if (decided === undefined || decided.isAssumed || decided.direction === 'ascending') return undefined;
  const { key } = columnOf(contest);
  const { key: column, label } = columnOf(decided.column);
  const first = { operation: 'max', column, as: { key: 'first', label } } as const;
  const second = { operation: 'min', column, as: { key: 'second', label } } as const;
  return {
    steps: [
      { verb: 'limit', count: 2, from: 'start', by: { column, direction: 'descending' }, per: [key] },
      { verb: 'group', by: [key], measures: [first, second] },
      {
        verb: 'derive',
        expression: {
          kind: 'binary',
          operator: '-',
          left: { kind: 'column', key: 'first' },
          right: { kind: 'column', key: 'second' },
        },
        as: { key: 'margin', label: capital(parts.textOf('winMargin')) },
      },
      { verb: 'select', columns: [key, 'margin'] },
      ...(parts.has('Superlative')
        ? [
            {
              verb: 'sort',
              by: [{ column: 'margin', direction: parts.get('Superlative')?.direction ?? 'descending' }],
            } as const,
          ]
        : []),
    ],
  };
}

const CONTEST = 'in|on|of|for|per|by|from? each|all? Column';

/** Contests and who came first in them, whatever they are decided by: votes, places, points. */
export const WINNER_RULES: readonly Rule[] = [
  ...[
    `whoWord|questionWord? that|is|has? winVerb ${CONTEST}`,
    `questionWord Column that|is|has? winVerb ${CONTEST}`,
    `winVerb Column ${CONTEST}`,
    `whoWord|questionWord? that|is|has? Ordinal in|of|for|per|by each|all? Column`,
  ].map((pattern, at) =>
    defineRule({ id: `winner-of-each-${at}`, gives: 'Top', pattern, weight: 0.5, build: winnerOfEach }),
  ),
  ...[
    'howMany|count|number? of? seatsWord winVerb? By',
    'howMany|count|number? of? seatsWord showVerb? each? Column winVerb|has?',
    'questionWord? Column that? winVerb|has|with Superlative seatsWord',
    'howMany|count|number? of? Column winVerb by|for|per? each? Column',
    'howMany|count|number? of? Column showVerb? each? Column winVerb',
    'questionWord? Column that? winVerb Superlative Column',
  ].map((pattern, at) =>
    defineRule({ id: `contests-won-${at}`, gives: 'Steps', pattern, weight: 0.9, build: contestsWon }),
  ),
  ...['Superlative? winMargin By', `Superlative? winMargin ${CONTEST}`].map((pattern, at) =>
    defineRule({ id: `margin-of-each-${at}`, gives: 'Steps', pattern, weight: 0.6, build: marginOfEach }),
  ),
];
