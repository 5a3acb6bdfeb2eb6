import { createChance, dayAfter } from './chance.ts';
import { ENGLISH_MONTHS } from './english-months.ts';
import { makeTable, type TableFile, type WrittenCell } from './table-file.ts';

function energy(): TableFile {
  const chance = createChance(41);
  const rows = Array.from({ length: 36 }, (_, index): WrittenCell[] => {
    const season = Math.cos(((index % 12) - 6) * (Math.PI / 6));
    return [
      `${ENGLISH_MONTHS[index % 12]} ${2021 + Math.floor(index / 12)}`,
      Math.round(180 + 150 * season + chance.whole(0, 40)),
      Math.round(620 - 180 * season + chance.whole(0, 90)),
      chance.whole(400, 780),
      index > 27 ? null : Math.max(0, 260 - index * 9 + chance.whole(0, 30)),
      index === 14 ? '-' : chance.decimal(38, 210, 2),
    ];
  });
  return makeTable(
    [
      ['month', 'Month', 'monthYear'],
      ['solar', 'Solar (GWh)', 'number'],
      ['wind', 'Wind (GWh)', 'number'],
      ['gas', 'Gas (GWh)', 'number'],
      ['coal', 'Coal (GWh)', 'number'],
      ['price', 'Price (€/MWh)', 'number'],
    ],
    rows,
  );
}

function football(): TableFile {
  const chance = createChance(53);
  const teams = [
    ['Harbour City', 'Bristol'],
    ['Red Rovers', 'Leeds'],
    ['Athletic North', 'Leeds'],
    ['Dockside', 'Hull'],
    ['Castle Town', 'Lincoln'],
    ['Riverside FC', 'Bristol'],
    ['Miners United', 'Durham'],
    ['St. Brendan', 'Derry'],
    ['Old Mill', 'Hull'],
    ['Kings Park', 'London'],
    ['Eastway', 'London'],
    ['Vale Albion', 'Durham'],
    ['Royal Greens', 'London'],
    ['Forge Town', 'Sheffield'],
    ['Lakeside', 'Derry'],
    ['Moor Rangers', 'Sheffield'],
  ] as const;
  const rows = teams.map(([team, city], index): WrittenCell[] => {
    const won = Math.max(2, 22 - index - chance.whole(0, 2));
    const drawn = chance.whole(3, 8);
    const scored = won * 2 + chance.whole(5, 25);
    return [team, city, 30, won, drawn, 30 - won - drawn, scored, chance.whole(20, 60), won * 3 + drawn];
  });
  return makeTable(
    [
      ['team', 'Team', 'text'],
      ['city', 'City', 'text'],
      ['played', 'Played', 'number'],
      ['won', 'Won', 'number'],
      ['drawn', 'Drawn', 'number'],
      ['lost', 'Lost', 'number'],
      ['goals_for', 'Goals for', 'number'],
      ['goals_against', 'Goals against', 'number'],
      ['points', 'Points', 'number'],
    ],
    rows,
  );
}

function webTraffic(): TableFile {
  const chance = createChance(67);
  const sources = [
    ['google / organic', 900],
    ['newsletter / email', 210],
    ['(direct) / (none)', 480],
  ] as const;
  const skipped = new Set([12, 13, 31, 32, 33, 50]);
  const days = Array.from({ length: 60 }, (_, index) => index).filter((day) => !skipped.has(day));
  const rows = days.flatMap((day) =>
    sources.map(([source, usual]): WrittenCell[] => {
      const sessions = Math.round(usual * chance.decimal(0.6, 1.5, 3));
      return [
        dayAfter('2024-01-01', day).iso,
        source,
        sessions,
        Math.round(sessions * chance.decimal(0.01, 0.06, 4)),
        `${chance.decimal(28, 71, 1)}%`,
        chance.happens(0.05) ? null : chance.whole(40, 320),
      ];
    }),
  );
  return makeTable(
    [
      ['date', 'date', 'isoDate'],
      ['source_medium', 'source_medium', 'text'],
      ['sessions', 'sessions', 'number'],
      ['conversions', 'conversions', 'number'],
      ['bounce_rate', 'bounce_rate', 'number'],
      ['avg_session_duration', 'avg_session_duration', 'number'],
    ],
    rows,
  );
}

function stocks(): TableFile {
  const chance = createChance(71);
  let [acme, bolt, crux] = [102.4, 48.15, 230.9];
  const rows = Array.from({ length: 90 }, (_, index) => index)
    .filter((day) => day % 7 < 5)
    .map((day): WrittenCell[] => {
      acme = Number((acme * chance.decimal(0.975, 1.03, 4)).toFixed(2));
      bolt = Number((bolt * chance.decimal(0.96, 1.04, 4)).toFixed(2));
      crux = Number((crux * chance.decimal(0.98, 1.018, 4)).toFixed(2));
      return [
        dayAfter('2024-01-01', day).iso,
        acme,
        day === 16 || day === 17 ? null : bolt,
        crux,
        chance.whole(900, 5200) * 1000,
      ];
    });
  return makeTable(
    [
      ['date', 'Date', 'isoDate'],
      ['acme', 'ACME', 'number'],
      ['bolt', 'BOLT', 'number'],
      ['crux', 'CRUX', 'number'],
      ['volume', 'Volume', 'number'],
    ],
    rows,
  );
}

function movies(): TableFile {
  const chance = createChance(83);
  const adjectives = ['Silent', 'Broken', 'Golden', 'Last', 'Hidden', 'Electric', 'Paper', 'Midnight'];
  const nouns = ['River', 'Empire', 'Garden', 'Signal', 'Winter', 'Mirror', 'Highway', 'Orchard', 'Comet', 'Harbor'];
  const rows = Array.from({ length: 80 }, (_, index): WrittenCell[] => [
    `${adjectives[index % 8]} ${nouns[Math.floor(index / 8)]}`,
    chance.pick(['Drama', 'Comedy', 'Action', 'Horror', 'Documentary', 'Sci-Fi']),
    chance.whole(2008, 2023),
    chance.decimal(3.1, 9.2, 1),
    index % 29 === 7 ? chance.whole(1_400_000, 2_100_000) : chance.whole(800, 310_000),
    chance.happens(0.08) ? null : chance.decimal(0.4, 480, 1),
    chance.whole(78, 171),
    chance.pick(['L. Ferrante', 'M. Adeyemi', 'S. Novak', 'J. Lindqvist', 'R. Tanaka', 'P. Castellanos']),
  ]);
  return makeTable(
    [
      ['title', 'Title', 'text'],
      ['genre', 'Genre', 'text'],
      ['release_year', 'Release year', 'number'],
      ['imdb_rating', 'Rating', 'number'],
      ['votes', 'Votes', 'number'],
      ['gross_musd', 'Gross ($M)', 'number'],
      ['runtime_min', 'Runtime (min)', 'number'],
      ['director', 'Director', 'text'],
    ],
    rows,
  );
}

function profitLoss(): TableFile {
  const results = [12400, -3150, 8720, 15990, -9800, -1240, 4310, 21850, 17600, -640, 9930, 13470];
  const rows = results.map((result, index): WrittenCell[] => [`${ENGLISH_MONTHS[index]} 2024`, result]);
  return makeTable(
    [
      ['month', 'Month', 'monthYear'],
      ['profit', 'Profit', 'number'],
    ],
    rows,
  );
}

/** The English tables of measured things by name. */
export const ENGLISH_MEASURE_TABLES = {
  energy: energy(),
  football: football(),
  web_traffic: webTraffic(),
  stocks: stocks(),
  movies: movies(),
  profit_loss: profitLoss(),
} as const satisfies Record<string, TableFile>;
