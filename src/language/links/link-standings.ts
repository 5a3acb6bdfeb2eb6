import { foldWords } from '../../table/notation/characters.ts';
import type { TableProfile } from '../../table/profile.ts';
import { type StandingFigure, standingsOf } from '../holes/standings.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';

/** Words for the figures of a league, in every language. */
const WORDS: Readonly<Record<StandingFigure, string>> = {
  played:
    'games played|matches played|games|game|matches|match|played|jogos|jogo|partidas|partida|المباريات|مباراة|مباريات',
  won: 'games won|matches won|wins|win|won|victories|victory|vitórias|vitória|ganhos|الفوز|انتصارات|الانتصارات',
  drawn: 'games drawn|draws|draw|drawn|ties|tied|empates|empate|التعادل|التعادلات|تعادلات',
  lost: 'games lost|matches lost|losses|loss|lost|defeats|defeat|derrotas|derrota|perdidos|الخسائر|خسائر|الهزائم|هزائم',
  scored:
    'goals for|goals scored|points for|points scored|scored|golos marcados|gols marcados|marcados|الأهداف المسجلة|أهداف مسجلة',
  conceded:
    'goals against|goals conceded|goals let in|points against|points conceded|conceded|let in|golos sofridos|gols sofridos|sofridos|الأهداف المستقبلة|أهداف مستقبلة',
  difference:
    'goal difference|goals difference|point difference|points difference|goal diff|diferença de golos|saldo de gols|saldo de golos|فارق الأهداف|فرق الأهداف',
  points: 'points|pontos|النقاط|نقاط',
};

type Phrase = { readonly words: readonly string[]; readonly figure: StandingFigure };

const PHRASES: readonly Phrase[] = Object.entries(WORDS).flatMap(([figure, forms]) =>
  // The keys are those of the record.
  forms.split('|').map((form) => ({ words: foldWords(form).split(' '), figure: figure as StandingFigure })),
);

const STANDING_SCORE = 0.95;

/** "Wins", "goals conceded": the columns of a league, over which letters stand alone. The longest words say which. */
export function linkStandings(tokens: readonly Token[], start: number, profile: TableProfile): readonly Link[] {
  const standings = standingsOf(profile);
  if (standings === undefined) return [];
  const said = PHRASES.filter(({ words }) => words.every((word, at) => tokens[start + at]?.folded === word));
  const longest = said.toSorted((one, other) => other.words.length - one.words.length)[0];
  const words =
    longest?.words ?? tokens.slice(start, start + 1).flatMap(({ folded }) => (GOALS.has(folded) ? [folded] : []));
  // "Who conceded the fewest goals": goals are those that were let in.
  const figure = longest?.figure ?? (words.length > 0 && areConceded(tokens) ? 'conceded' : undefined);
  const column = figure === undefined ? undefined : standings[figure];
  if (column === undefined) return [];
  const target = { kind: 'column', column, reason: 'synonym' } as const;
  return [{ start, end: start + words.length, score: STANDING_SCORE, target }];
}

const GOALS: ReadonlySet<string> = new Set('goal goals golo golos gol gols اهداف الاهداف'.split(' '));
const CONCEDED: ReadonlySet<string> = new Set('conceded concede concedes sofreu sofreram sofrido'.split(' '));
const SCORED: ReadonlySet<string> = new Set('scored score scores marcou marcaram marcados'.split(' '));

const areConceded = (tokens: readonly Token[]): boolean =>
  tokens.some(({ folded }) => CONCEDED.has(folded)) && tokens.every(({ folded }) => !SCORED.has(folded));
