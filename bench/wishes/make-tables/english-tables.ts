import { createChance, dayAfter, withCommas } from './chance.ts';
import { makeTable, type TableFile, type WrittenCell } from './table-file.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const money = (value: number, decimals = 2): string => `$${withCommas(value, decimals)}`;

function salesOrders(): TableFile {
  const chance = createChance(11);
  const products = [
    ['Desk lamp', 'Office', 24.9],
    ['Standing desk', 'Furniture', 389],
    ['Office chair', 'Furniture', 219.5],
    ['Bookshelf', 'Furniture', 129],
    ['Webcam', 'Electronics', 59.99],
    ['Monitor', 'Electronics', 249],
    ['Headset', 'Electronics', 89.5],
    ['Notebook', 'Office', 4.75],
    ['Fountain pen', 'Office', 31.2],
    ['Coffee maker', 'Kitchen', 74.3],
  ] as const;
  const rows = Array.from({ length: 240 }, (_, index): WrittenCell[] => {
    const ordered = Math.floor(index * 3.02) + chance.whole(0, 2);
    const order = dayAfter('2023-01-03', ordered);
    const ship = dayAfter('2023-01-03', ordered + chance.whole(1, 9));
    const [product, category, price] = chance.pick(products);
    const units = chance.whole(1, 40);
    const discount = chance.happens(0.4) ? chance.pick([5, 10, 15]) : null;
    const status = chance.pick([
      'Completed',
      'Completed',
      'Completed',
      'Completed',
      'Pending',
      'Cancelled',
      'Returned',
    ]);
    return [
      `SO-${1001 + index}`,
      `${Number(order.m)}/${Number(order.d)}/${order.y}`,
      status === 'Pending' || status === 'Cancelled' ? null : `${Number(ship.m)}/${Number(ship.d)}/${ship.y}`,
      chance.pick(['North', 'South', 'East', 'West']),
      chance.pick(['Ana Ruiz', 'Ben Carter', 'Chloe Wong', 'David Okafor', 'Emma Schulz', 'Farid Haddad', 'Grace Kim']),
      product,
      category,
      units,
      money(price),
      discount === null ? '' : `${discount}%`,
      money(units * price * (1 - (discount ?? 0) / 100)),
      status,
    ];
  });
  return makeTable(
    [
      ['order_id', 'Order ID', 'text'],
      ['order_date', 'Order Date', 'monthDayYear'],
      ['ship_date', 'Ship Date', 'monthDayYear'],
      ['region', 'Region', 'text'],
      ['rep', 'Sales Rep', 'text'],
      ['product', 'Product', 'text'],
      ['category', 'Category', 'text'],
      ['units', 'Units', 'number'],
      ['unit_price', 'Unit Price', 'number'],
      ['discount', 'Discount', 'number'],
      ['revenue', 'Revenue', 'number'],
      ['status', 'Status', 'text'],
    ],
    rows,
  );
}

function quarterlyRevenue(): TableFile {
  const regions = [
    ['Northeast', 1204300, 1310450, 1288900, 1502200],
    ['Southeast', 842100, 901300, 877450, 954000],
    ['Midwest', 655200, 640800, 671900, 702350],
    ['Southwest', 498700, 533400, 560100, 548900],
    ['West Coast', 1750600, 1689200, 1822300, 2011500],
    ['Canada', 310400, 325900, 301200, 352800],
    ['Mexico', 188300, 204700, 219600, 233100],
  ] as const;
  const totals = [1, 2, 3, 4].map((at) => regions.reduce((sum, region) => sum + Number(region[at]), 0));
  const write = (figures: readonly number[]): string[] => figures.map((figure) => withCommas(figure, 0));
  return makeTable(
    [
      ['region', 'Region', 'text'],
      ['q1', 'Q1 2024', 'number'],
      ['q2', 'Q2 2024', 'number'],
      ['q3', 'Q3 2024', 'number'],
      ['q4', 'Q4 2024', 'number'],
    ],
    [...regions.map(([name, ...figures]) => [name, ...write(figures)]), ['Total', ...write(totals)]],
  );
}

function survey(): TableFile {
  const chance = createChance(23);
  const rows = Array.from({ length: 120 }, (_, index): WrittenCell[] => {
    const day = dayAfter('2024-03-01', Math.floor(index / 5));
    return [
      4501 + index,
      chance.pick(['18-24', '25-34', '35-44', '45-54', '55+']),
      chance.pick(['Ireland', 'Spain', 'Germany', 'Italy', 'Poland']),
      chance.happens(0.06) ? null : chance.whole(1, 5),
      chance.happens(0.1) ? 'n/a' : chance.whole(0, 10),
      chance.pick(['Email', 'Website', 'Phone', 'In store']),
      `${day.iso}T${String(chance.whole(8, 21)).padStart(2, '0')}:${chance.pick(['05', '17', '42'])}:00`,
    ];
  });
  return makeTable(
    [
      ['respondent_id', 'Respondent ID', 'number'],
      ['age_group', 'Age group', 'text'],
      ['country', 'Country', 'text'],
      ['satisfaction', 'Satisfaction (1-5)', 'number'],
      ['recommend', 'Likelihood to recommend (0-10)', 'number'],
      ['channel', 'Channel', 'text'],
      ['submitted_at', 'Submitted at', 'isoDate'],
    ],
    rows,
  );
}

function staff(): TableFile {
  const chance = createChance(37);
  const first = ['Alice', 'Brian', 'Carla', 'Dmitri', 'Elena', 'Femi', 'Gita', 'Hugo', 'Iris', 'Jonas'];
  const last = ['Walsh', 'Nguyen', 'Patel', 'Moreau', 'Silva', 'Kowalski'];
  const titles = {
    Engineering: 'Engineer',
    Sales: 'Account manager',
    Marketing: 'Content lead',
    Finance: 'Controller',
    Support: 'Agent',
  };
  const rows = Array.from({ length: 60 }, (_, index): WrittenCell[] => {
    const department = chance.pick(['Engineering', 'Engineering', 'Sales', 'Marketing', 'Finance', 'Support'] as const);
    const hired = dayAfter('2014-02-10', chance.whole(0, 3900));
    return [
      `E${String(index + 1).padStart(3, '0')}`,
      `${first[index % 10]} ${last[Math.floor(index / 10)]}`,
      department,
      titles[department],
      `${Number(hired.d)} ${MONTHS[Number(hired.m) - 1]} ${hired.y}`,
      `£${withCommas(chance.whole(260, 940) * 100 + index, 0)}`,
      chance.happens(0.1) ? null : chance.decimal(1.5, 5, 1),
      chance.happens(0.45),
      chance.pick(['London', 'Dublin', 'Leeds', 'Remote']),
    ];
  });
  return makeTable(
    [
      ['employee_id', 'Employee ID', 'text'],
      ['name', 'Name', 'text'],
      ['department', 'Department', 'text'],
      ['job_title', 'Job title', 'text'],
      ['hire_date', 'Hire date', 'dayMonthName'],
      ['salary', 'Salary', 'number'],
      ['rating', 'Performance rating', 'number'],
      ['is_remote', 'Remote worker', 'boolean'],
      ['location', 'Office', 'text'],
    ],
    rows,
  );
}

function energy(): TableFile {
  const chance = createChance(41);
  const rows = Array.from({ length: 36 }, (_, index): WrittenCell[] => {
    const season = Math.cos(((index % 12) - 6) * (Math.PI / 6));
    return [
      `${MONTHS[index % 12]} ${2021 + Math.floor(index / 12)}`,
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

function budget(): TableFile {
  const lines = [
    ['Marketing', 'Opex', 'Advertising', 48000, 51250],
    ['Marketing', 'Opex', 'Events', 22000, 17400],
    ['Marketing', 'Capex', 'Studio', 15000, 15900],
    ['IT', 'Opex', 'Cloud', 96000, 104300],
    ['IT', 'Opex', 'Licences', 41000, 39800],
    ['IT', 'Capex', 'Laptops', 38000, 36100],
    ['Operations', 'Opex', 'Rent', 120000, 120000],
    ['Operations', 'Opex', 'Utilities', 18500, 23700],
    ['Operations', 'Capex', 'Vans', 64000, 58900],
    ['HR', 'Opex', 'Training', 12000, 8600],
    ['HR', 'Opex', 'Recruiting', 27000, 31900],
    ['Sales', 'Opex', 'Travel', 33000, 29450],
    ['Sales', 'Opex', 'Commission', 87000, 91200],
  ] as const;
  const sum = (at: 3 | 4): number => lines.reduce((total, line) => total + line[at], 0);
  const rows = lines.map(([department, type, total, planned, actual]): WrittenCell[] => [
    department,
    type,
    total,
    planned,
    actual,
  ]);
  return makeTable(
    [
      ['department', 'Department', 'text'],
      ['type', 'Type', 'text'],
      ['item', 'Item', 'text'],
      ['budget', 'Budget', 'number'],
      ['actual', 'Actual', 'number'],
    ],
    [...rows, ['Total', null, null, sum(3), sum(4)]],
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
    chance.whole(800, 310000),
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

function projects(): TableFile {
  const chance = createChance(97);
  const names = [
    'Website relaunch',
    'Mobile app',
    'Data warehouse',
    'CRM migration',
    'Office move',
    'Brand refresh',
    'Chatbot pilot',
    'Payroll switch',
    'ISO audit',
    'Partner portal',
    'Loyalty scheme',
    'Warehouse robots',
    'Fleet tracking',
    'E-invoicing',
    'Help centre',
    'Supplier review',
    'Green roof',
    'Trade fair',
    'Price engine',
    'Customer survey',
  ];
  const rows = names.map((name, index): WrittenCell[] => {
    const start = dayAfter('2024-01-08', chance.whole(0, 300));
    const due = dayAfter(start.iso, chance.whole(30, 240));
    const planned = chance.whole(20, 400);
    return [
      index + 1,
      name,
      chance.pick(['Internal', 'Client', 'Research']),
      chance.pick(['Low', 'Medium', 'High']),
      chance.pick(['Open', 'In progress', 'Done', 'On hold']),
      start.iso,
      due.iso,
      `€${planned}k`,
      `€${Math.round(planned * chance.decimal(0.2, 1.3, 2))}k`,
      chance.whole(2, 45),
    ];
  });
  return makeTable(
    [
      ['order', 'Order', 'number'],
      ['project', 'Project', 'text'],
      ['type', 'Type', 'text'],
      ['priority', 'Priority', 'text'],
      ['status', 'Status', 'text'],
      ['start_date', 'Start date', 'isoDate'],
      ['due_date', 'Due date', 'isoDate'],
      ['budget', 'Budget', 'number'],
      ['spent', 'Spent', 'number'],
      ['count', 'Count', 'number'],
    ],
    rows,
  );
}

/** The English tables by name. */
export const ENGLISH_TABLES = {
  sales_orders: salesOrders(),
  quarterly_revenue: quarterlyRevenue(),
  survey: survey(),
  staff: staff(),
  energy: energy(),
  football: football(),
  web_traffic: webTraffic(),
  budget: budget(),
  stocks: stocks(),
  movies: movies(),
  projects: projects(),
} as const satisfies Record<string, TableFile>;
