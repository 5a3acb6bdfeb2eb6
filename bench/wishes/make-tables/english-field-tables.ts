import { createChance, dayAfter, withCommas } from './chance.ts';
import { makeTable, type TableFile, type WrittenCell } from './table-file.ts';

function deliveries(): TableFile {
  const chance = createChance(211);
  const carriers = ['Swift Freight', 'BlueLine', 'Parcelo', 'NorthStar'];
  const warehouses = ['Leeds', 'Cardiff', 'Dublin'];
  const countries = ['Spain', 'Germany', 'U.S.', 'Japan', 'Brazil'];
  const rows = Array.from({ length: 60 }, (_, index): WrittenCell[] => {
    const ordered = index * 6 + chance.whole(0, 5);
    const isOpen = chance.happens(0.1);
    return [
      `SH-${1001 + index}`,
      chance.pick(carriers),
      chance.pick(warehouses),
      chance.pick(countries),
      dayAfter('2024-01-02', ordered).iso,
      isOpen ? null : dayAfter('2024-01-02', ordered + chance.whole(1, 16)).iso,
      chance.decimal(0.4, 48, 1),
      `$${withCommas(chance.decimal(4, 1900, 2), 2)}`,
      isOpen ? 'In transit' : chance.pick(['Delivered', 'Delivered', 'Delivered', 'Damaged']),
    ];
  });
  return makeTable(
    [
      ['shipment', 'Shipment', 'text'],
      ['carrier', 'Carrier', 'text'],
      ['warehouse', 'Warehouse', 'text'],
      ['country', 'Destination Country', 'text'],
      ['ordered', 'Order Date', 'isoDate'],
      ['delivered', 'Delivery Date', 'isoDate'],
      ['weight', 'Weight (kg)', 'number'],
      ['cost', 'Shipping Cost', 'number'],
      ['status', 'Status', 'text'],
    ],
    rows,
  );
}

function wards(): TableFile {
  const chance = createChance(223);
  const names = ['Cardiology', 'Maternity', 'Paediatrics', 'Surgery'];
  const rows = Array.from({ length: 24 }, (_, month) => month).flatMap((month) =>
    names.map((ward, at): WrittenCell[] => [
      `${2022 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`,
      ward,
      60 + at * 25 + chance.whole(0, 40),
      55 + at * 25 + chance.whole(0, 40),
      month === 7 && at === 2 ? null : chance.whole(12, 95),
      20 + at * 6,
    ]),
  );
  return makeTable(
    [
      ['month', 'Month', 'isoDate'],
      ['ward', 'Ward', 'text'],
      ['admissions', 'Admissions', 'number'],
      ['discharges', 'Discharges', 'number'],
      ['wait', 'Waiting time (min)', 'number'],
      ['beds', 'Beds', 'number'],
    ],
    rows,
  );
}

function regionYears(): TableFile {
  const chance = createChance(227);
  const rows = ['North', 'South', 'East', 'West'].flatMap((region) =>
    ['Kettles', 'Toasters', 'Blenders'].flatMap((product) =>
      [2020, 2021, 2022, 2023].map((year): WrittenCell[] => {
        const units = chance.whole(80, 900);
        const sales = units * chance.whole(18, 44);
        return [region, product, year, units, sales, Math.round(sales * chance.decimal(0.55, 1.1, 2))];
      }),
    ),
  );
  return makeTable(
    [
      ['region', 'Region', 'text'],
      ['product', 'Product', 'text'],
      ['year', 'Year', 'number'],
      ['units', 'Units', 'number'],
      ['sales', 'Sales', 'number'],
      ['costs', 'Costs', 'number'],
    ],
    rows,
  );
}

function runners(): TableFile {
  const chance = createChance(229);
  const first = ['Amy', 'Ben', 'Cara', 'Dan', 'Ella', 'Finn', 'Gina', 'Hugh', 'Isla', 'Jack', 'Kate', 'Liam'];
  const last = ['Stone', 'Hill', 'Brook', 'Wood', 'Field', 'Marsh', 'Dale'];
  const rows = first.flatMap((name, index): WrittenCell[][] =>
    ['10K', 'Half marathon'].map((event, at) => [
      `${name} ${last[index % last.length]}`,
      ['Harriers', 'Striders', 'Road Club'][index % 3] ?? '',
      index % 2 === 0 ? 'F' : 'M',
      18 + ((index * 7) % 45),
      event,
      chance.decimal(38, 61, 1) * (at + 1),
    ]),
  );
  return makeTable(
    [
      ['runner', 'Runner', 'text'],
      ['club', 'Club', 'text'],
      ['sex', 'Sex', 'text'],
      ['age', 'Age', 'number'],
      ['event', 'Event', 'text'],
      ['minutes', 'Finish time (minutes)', 'number'],
    ],
    rows,
  );
}

function fleet(): TableFile {
  const chance = createChance(233);
  const makers = ['Ardent', 'Kobo', 'Lumen', 'Vireo', 'Tarn'];
  const rows = Array.from({ length: 32 }, (_, index): WrittenCell[] => {
    const cylinders = chance.pick([3, 4, 4, 6, 8]);
    return [
      `${makers[index % 5]} ${String.fromCharCode(65 + index)}${chance.whole(1, 9)}0`,
      makers[index % 5] ?? '',
      chance.pick(['U.S.', 'Japan', 'Europe']),
      cylinders,
      cylinders * chance.whole(18, 30),
      chance.decimal(14, 44, 1),
      chance.pick(['Petrol', 'Diesel', 'Hybrid']),
      chance.whole(2015, 2023),
    ];
  });
  return makeTable(
    [
      ['model', 'Model', 'text'],
      ['maker', 'Maker', 'text'],
      ['origin', 'Origin', 'text'],
      ['cylinders', 'Cylinders', 'number'],
      ['horsepower', 'Horsepower', 'number'],
      ['mpg', 'Miles per gallon', 'number'],
      ['fuel', 'Fuel', 'text'],
      ['year', 'Model Year', 'number'],
    ],
    rows,
  );
}

/** Logistics, a hospital, sales with a column of years, a race, and a fleet. */
export const ENGLISH_FIELD_TABLES: Readonly<Record<string, TableFile>> = {
  deliveries: deliveries(),
  wards: wards(),
  region_years: regionYears(),
  runners: runners(),
  fleet: fleet(),
};
