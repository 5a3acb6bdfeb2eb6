import type { TableProfile } from '../../table/profile.ts';

/** What a table of a league tells of each team. */
export const STANDING_FIGURES = [
  'played',
  'won',
  'drawn',
  'lost',
  'scored',
  'conceded',
  'difference',
  'points',
] as const;
export type StandingFigure = (typeof STANDING_FIGURES)[number];

/** Letters that stand over the columns of a league, as each language writes them. */
const HEADINGS: readonly Readonly<Record<StandingFigure, string>>[] = [
  {
    played: 'p gp mp pld',
    won: 'w',
    drawn: 'd t',
    lost: 'l',
    scored: 'gf pf f',
    conceded: 'ga pa a',
    difference: 'gd pd diff +/-',
    points: 'pts pt',
  },
  {
    played: 'j pj',
    won: 'v',
    drawn: 'e',
    lost: 'd',
    scored: 'gm gp',
    conceded: 'gs gc',
    difference: 'dg sg',
    points: 'pts pt p',
  },
];

/** The positions of the figures of a league. */
export type Standings = Partial<Readonly<Record<StandingFigure, number>>>;

/** Letters alone may stand for anything: so many of them beside one another stand for a league. */
const LEAST_HEADINGS = 4;

/** The columns of a table of a league, where letters as leagues write them stand over wins, losses and two more figures. */
export function standingsOf({ columns }: TableProfile): Standings | undefined {
  const labels = columns.map(({ label, number }) => (number === undefined ? '' : label.trim().toLowerCase()));
  return HEADINGS.map((headings): Standings => {
    const found = STANDING_FIGURES.flatMap((figure) => {
      const letters = headings[figure].split(' ');
      const column = labels.findIndex((label) => letters.includes(label));
      return column < 0 ? [] : [[figure, column] as const];
    });
    return Object.fromEntries(found);
  }).find(
    (found) => found.won !== undefined && found.lost !== undefined && Object.keys(found).length >= LEAST_HEADINGS,
  );
}
