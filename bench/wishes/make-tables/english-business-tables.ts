import { createChance, dayAfter, withCommas } from './chance.ts';
import { ENGLISH_MONTHS } from './english-months.ts';
import { makeTable, type TableFile, type WrittenCell } from './table-file.ts';

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
      `${Number(hired.d)} ${ENGLISH_MONTHS[Number(hired.m) - 1]} ${hired.y}`,
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

/** The English tables of companies by name. */
export const ENGLISH_BUSINESS_TABLES = {
  sales_orders: salesOrders(),
  quarterly_revenue: quarterlyRevenue(),
  survey: survey(),
  staff: staff(),
  budget: budget(),
  projects: projects(),
} as const satisfies Record<string, TableFile>;
