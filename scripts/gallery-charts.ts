import type { ChartType } from '../src/chart/chart-type.ts';
import type { GraphConfig } from '../src/chart/graph-config.ts';

/** One picture of the gallery: what it is good for, and the chart. All figures are made up. */
export type GalleryChart = {
  readonly use: string;
  readonly config: Pick<GraphConfig, 'data'> & Readonly<Record<string, unknown>>;
};

type Cells = readonly (string | number | null)[];

/** Columns from a row of labels, rows from rows of cells. */
function table([labels = [], ...rows]: readonly Cells[]): GraphConfig['data'] {
  const keys = labels.map((_, index) => `c${index}`);
  return {
    columns: labels.map((label, index) => ({ key: keys[index] ?? '', label: String(label) })),
    rows: rows.map((row) => Object.fromEntries(row.map((cell, index) => [keys[index] ?? '', cell]))),
  };
}

const words = (title: string, subtitle: string): Pick<GraphConfig, 'content'> => ({ content: { title, subtitle } });
const NOISE = [40, -35, 12, 66, -58, 20, -14, 48, -71, 30];
const LABELLED = { dataLabels: { showDataLabels: true } };
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A good example of each type. */
export const GALLERY_CHARTS = {
  line: {
    use: 'How a few things develop over time.',
    config: {
      ...words('The ferry catches up with the tram', 'Passengers a month, 2025'),
      data: table([
        ['Month', 'Tram', 'Ferry', 'Night bus'],
        ...MONTHS.map(
          (month, index): Cells => [
            month,
            [412, 405, 431, 440, 446, 452, 430, 425, 458, 461, 455, 448][index] ?? null,
            [120, 131, 168, 225, 301, 378, 421, 432, 347, 255, 170, 139][index] ?? null,
            [88, 90, 93, 95, 99, 108, 117, 119, 106, 101, 97, 104][index] ?? null,
          ],
        ),
      ]),
    },
  },
  areaStacked: {
    use: 'How a whole and its parts develop over time.',
    config: {
      ...words('Sun and wind carry the grid since 2021', 'Electricity made in the valley, GWh'),
      data: table([
        ['Year', 'Water', 'Wind', 'Sun'],
        ['2016', 310, 60, 8],
        ['2017', 298, 85, 17],
        ['2018', 322, 118, 35],
        ['2019', 305, 150, 66],
        ['2020', 315, 171, 104],
        ['2021', 290, 214, 150],
        ['2022', 301, 246, 214],
        ['2023', 312, 290, 281],
        ['2024', 296, 331, 356],
        ['2025', 308, 362, 430],
      ]),
    },
  },
  bar: {
    use: 'Compare many things, or things with long names.',
    config: {
      ...words('Readers borrow crime before anything else', 'Loans of the town library in May'),
      ...LABELLED,
      options: { sortBars: true },
      data: table([
        ['Shelf', 'Loans'],
        ['Crime and thrillers', 1840],
        ['Picture books', 1620],
        ['Travel and maps', 710],
        ['Cooking', 655],
        ['Biographies', 480],
        ['Poetry', 95],
      ]),
    },
  },
  groupedBar: {
    use: 'Compare two or three figures for things with long names.',
    config: {
      ...words('Repairs take longer than last year', 'Days from report to repair'),
      ...LABELLED,
      data: table([
        ['Kind', '2024', '2025'],
        ['Street lamps', 6, 9],
        ['Playgrounds', 11, 14],
        ['Potholes', 19, 17],
        ['Benches and bins', 8, 12],
      ]),
    },
  },
  stackedBar: {
    use: 'Compare totals and what they are made of.',
    config: {
      ...words('Volunteers give most hours in the garden', 'Hours in 2025 by group'),
      dataLabels: { showDataLabels: true, showStackTotals: true },
      data: table([
        ['Place', 'Pupils', 'Adults', 'Retired'],
        ['School garden', 420, 260, 380],
        ['Repair café', 60, 330, 410],
        ['Food bank', 110, 340, 240],
        ['Choir', 150, 180, 90],
      ]),
    },
  },
  '100StackedBar': {
    use: 'Compare shares where totals differ.',
    config: {
      ...words('Older visitors come by bus', 'How visitors reached the museum'),
      dataLabels: { showDataLabels: true, dataLabelFormat: 'percentage' },
      data: table([
        ['Age', 'On foot', 'Bicycle', 'Bus', 'Car'],
        ['Under 25', 310, 280, 190, 60],
        ['25 to 44', 220, 340, 160, 310],
        ['45 to 64', 180, 190, 260, 420],
        ['65 and over', 90, 40, 330, 210],
      ]),
    },
  },
  column: {
    use: 'Compare a handful of things, or a few points in time.',
    config: {
      ...words('Half the rain falls in autumn', 'Rain in 2025, mm'),
      ...LABELLED,
      data: table([
        ['Season', 'Rain'],
        ['Winter', 164],
        ['Spring', 98],
        ['Summer', 71],
        ['Autumn', 338],
      ]),
      annotations: [{ id: 'a', type: 'highlight', highlight: 'data-point', rowIndex: 3, columnKey: 'c1' }],
    },
  },
  groupedColumn: {
    use: 'Compare two or three figures side by side.',
    config: {
      ...words('The bakery earns its money at the weekend', 'Sales by day and shop, €'),
      data: table([
        ['Day', 'Harbour', 'Station'],
        ['Mon', '€1,120', '€1,840'],
        ['Tue', '€1,080', '€1,910'],
        ['Wed', '€1,240', '€1,870'],
        ['Thu', '€1,310', '€1,990'],
        ['Fri', '€1,960', '€2,240'],
        ['Sat', '€3,420', '€1,380'],
        ['Sun', '€3,110', '€960'],
      ]),
    },
  },
  stackedColumn: {
    use: 'A few totals and what they are made of.',
    config: {
      ...words('Heating is the largest part of the bill', 'Cost of the swimming pool, € thousand'),
      dataLabels: { showDataLabels: true, showStackTotals: true },
      data: table([
        ['Quarter', 'Heating', 'Staff', 'Water'],
        ['Q1 2025', 214, 120, 38],
        ['Q2 2025', 131, 128, 44],
        ['Q3 2025', 62, 141, 57],
        ['Q4 2025', 188, 124, 40],
      ]),
    },
  },
  '100StackedColumn': {
    use: 'How shares shift from one point to the next.',
    config: {
      ...words('Paper tickets are on their way out', 'Tickets sold by channel'),
      dataLabels: { showDataLabels: true, dataLabelFormat: 'percentage' },
      data: table([
        ['Year', 'Paper', 'Card', 'Phone'],
        ['2021', 640, 210, 90],
        ['2022', 510, 290, 180],
        ['2023', 350, 340, 330],
        ['2024', 220, 330, 520],
        ['2025', 130, 290, 690],
      ]),
    },
  },
  combo: {
    use: 'Two figures of different kinds over the same time.',
    config: {
      ...words('More guests, and they come back more often', 'Guests and the share of returning guests'),
      axes: { hasDualYAxis: true },
      data: table([
        ['Year', 'Guests', 'Returning'],
        ['2020', 2100, '18%'],
        ['2021', 3400, '21%'],
        ['2022', 5200, '24%'],
        ['2023', 6100, '31%'],
        ['2024', 6900, '36%'],
        ['2025', 7800, '41%'],
      ]),
    },
  },
  pie: {
    use: 'Two to five parts of one whole.',
    config: {
      ...words('Three of four households own their home', 'Households by form of housing'),
      data: table([
        ['Form', 'Households'],
        ['Owned', 5230],
        ['Rented', 1280],
        ['Cooperative', 410],
      ]),
    },
  },
  donut: {
    use: 'The parts of one whole, with the whole in the middle.',
    config: {
      ...words('Where the festival money comes from', 'Income in 2025'),
      options: { pieTotalPosition: 'center' },
      data: table([
        ['Source', 'Income'],
        ['Tickets', '$412,000'],
        ['Food and drink', '$187,000'],
        ['City', '$150,000'],
        ['Sponsors', '$96,000'],
      ]),
    },
  },
  funnel: {
    use: 'How many are left at each step of a way.',
    config: {
      ...words('One in nine who look book a place', 'Course bookings in spring'),
      data: table([
        ['Step', 'People'],
        ['Opened the page', 8420],
        ['Chose a course', 4130],
        ['Began to book', 1690],
        ['Booked', 940],
      ]),
    },
  },
  heatmap: {
    use: 'A pattern over two dimensions.',
    config: {
      ...words('The rink is full on winter evenings', 'Skaters by weekday and hour'),
      data: table([
        ['Day', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00'],
        ['Mon', 12, 18, 25, 48, 82, 64],
        ['Tue', 10, 16, 24, 52, 88, 70],
        ['Wed', 14, 22, 41, 76, 95, 72],
        ['Thu', 11, 17, 26, 55, 90, 78],
        ['Fri', 15, 24, 38, 70, 118, 131],
        ['Sat', 66, 98, 134, 142, 127, 120],
        ['Sun', 71, 112, 140, 136, 92, 51],
      ]),
    },
  },
  scatter: {
    use: 'Whether two figures go together.',
    config: {
      ...words('Warm days sell ice cream', 'Each dot is a day in June'),
      referenceLines: { trendline: { method: 'linear' } },
      data: table([
        ['Highest temperature, °C', 'Scoops sold'],
        ...[14, 15, 16, 17, 17, 18, 19, 20, 21, 21, 22, 23, 24, 24, 25, 26, 27, 28, 29, 31].map(
          (degrees, index): Cells => [degrees, Math.round(degrees * 31 - 330 + (NOISE[index % NOISE.length] ?? 0))],
        ),
      ]),
    },
  },
  bubble: {
    use: 'Three figures for each of a dozen things.',
    config: {
      ...words('Small towns near the lake are dear', 'Rent and distance to the lake; area is population'),
      data: table([
        ['Town', 'Kilometres to the lake', 'Rent per m², €', 'Population'],
        ['Alder', 1, 16.2, 4100],
        ['Brook', 4, 14.8, 12800],
        ['Cedar', 9, 12.9, 31000],
        ['Dale', 14, 11.1, 18500],
        ['Elm', 22, 10.4, 64000],
        ['Fern', 28, 8.1, 7400],
        ['Glen', 35, 7.7, 22100],
      ]),
    },
  },
  waterfall: {
    use: 'How a figure became another, step by step.',
    config: {
      ...words('New members more than make up for those who left', 'Members of the sports club'),
      data: table([
        ['Step', 'Members'],
        ['January', 1240],
        ['Youth', 185],
        ['Families', 96],
        ['Moved away', -74],
        ['Left', -118],
        ['December', 1329],
      ]),
    },
  },
  table: {
    use: 'Exact figures, or figures of many kinds.',
    config: {
      ...words('Four routes compared', 'Timetable year 2025'),
      data: table([
        ['Route', 'Opened', 'Length, km', 'Passengers', 'On time'],
        ['Harbour line', '2009-05-03', 8.4, 1204300, '94%'],
        ['Hill line', '2014-09-14', 12.1, 866200, '89%'],
        ['Ring', '2018-12-09', 21.7, 2410800, '91%'],
        ['Valley express', '2023-06-11', 34.2, 541900, '97%'],
      ]),
    },
  },
  mekko: {
    use: 'Shares within parts of different size.',
    config: {
      ...words('Trucks carry most, except on the river', 'Freight by region and carrier, thousand tonnes'),
      data: table([
        ['Region', 'Truck', 'Rail', 'Ship'],
        ['North', 420, 180, 60],
        ['River', 260, 110, 390],
        ['Hills', 210, 40, 0],
        ['Coast', 180, 90, 160],
      ]),
    },
  },
} as const satisfies Record<ChartType, GalleryChart>;
