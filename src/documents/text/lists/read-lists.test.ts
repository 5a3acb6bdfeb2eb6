import { describe, expect, it } from 'vitest';
import { readText } from '../read-text.ts';

const rowsOf = (text: string): unknown => readText(text)[0]?.rows.map((row) => row.map((cell) => cell.text));

describe('a list of names and values', () => {
  it('keeps the units of its figures in a column of their own where they are several', () => {
    expect(rowsOf('Height: 1.85 m\nWeight: 79 kg\nAge: 34')).toEqual([
      ['Height', '1.85', 'm'],
      ['Weight', '79', 'kg'],
      ['Age', '34', ''],
    ]);
    expect(rowsOf('Porto: 12 km\nFaro: 30 km\nBeja: 8 km')).toEqual([
      ['Porto', '12'],
      ['Faro', '30'],
      ['Beja', '8'],
    ]);
  });

  it('has a row for each amount, with a mark before it or a blank alone', () => {
    const text = '*Trip* 🚗\n- Fuel: 60€\n- Tolls 23,50€\n- Lunch — 45 €\n- Hotel (2 nights): 180€';
    expect(rowsOf(text)).toEqual([
      ['Fuel', '60€'],
      ['Tolls', '23,50€'],
      ['Lunch', '45 €'],
      ['Hotel (2 nights)', '180€'],
    ]);
    expect(readText(text)[0]?.title).toBe('Trip 🚗');
  });

  it('keeps the letters of a currency sign with the amounts that they stand before', () => {
    expect(rowsOf('- Fuel R$ 60,00\n- Tolls R$ 23,50\n- Hotel R$ 180,00')).toEqual([
      ['Fuel', 'R$ 60,00'],
      ['Tolls', 'R$ 23,50'],
      ['Hotel', 'R$ 180,00'],
    ]);
  });

  it('has a row for each heading over the same names', () => {
    expect(rowsOf('[north]\nsales=120\ncost=80\n[south]\nsales=95\ncost=70')).toEqual([
      ['north', '120', '80'],
      ['south', '95', '70'],
    ]);
    expect(rowsOf('## Porto\nBeds: 12\nRooms: 5\n## Faro\nBeds: 9\nRooms: 4')).toEqual([
      ['Porto', '12', '5'],
      ['Faro', '9', '4'],
    ]);
  });

  it('ends amounts in brackets before a line that states another', () => {
    expect(rowsOf('Every day (45%)\nOnce a week (14%)\nNever (41%)\nn = 512')).toEqual([
      ['Every day', '45%'],
      ['Once a week', '14%'],
      ['Never', '41%'],
    ]);
  });

  it('has a row for each heading over the same names, with blank lines between them', () => {
    expect(rowsOf('Model A\nPrice: 12,000\nSeats: 4\n\nModel B\nPrice: 15,500\nSeats: 5')).toEqual([
      ['Model A', '12,000', '4'],
      ['Model B', '15,500', '5'],
    ]);
    expect(readText('Costs\nRent: 500\nFood: 300\n\nIncome\nSalary: 1,900\nGifts: 50')).toHaveLength(2);
  });

  it('has leaders of dots before its values, however many blanks stand behind them', () => {
    expect(rowsOf('Satisfied ....... 41%\nNeutral ......... 12%\nDissatisfied ....  6%')).toEqual([
      ['Satisfied', '41%'],
      ['Neutral', '12%'],
      ['Dissatisfied', '6%'],
    ]);
  });

  it('keeps what amounts are stated for apart from them, and tells it where it differs', () => {
    expect(rowsOf('Rent: $1,450/mo\nFood: $480/mo\nCar: $310/mo')).toEqual([
      ['Rent', '$1,450'],
      ['Food', '$480'],
      ['Car', '$310'],
    ]);
    expect(rowsOf('Rent: $1,450/mo\nInsurance: $1,200/yr')).toEqual([
      ['Rent', '$1,450', '/mo'],
      ['Insurance', '$1,200', '/yr'],
    ]);
  });

  it('keeps lengths of time of several units whole', () => {
    expect(rowsOf('Email - 4h 30m\nChat - 2m 15s\nPhone - 45s')).toEqual([
      ['Email', '4h 30m'],
      ['Chat', '2m 15s'],
      ['Phone', '45s'],
    ]);
  });

  it('has the unit that all figures of a key have in its label', () => {
    const [cars] = readText('Model A\nPrice: 12,000\nRange: 300 km\n\nModel B\nPrice: 15,500\nRange: 420 km');
    expect(cars?.columns.map(({ label }) => label)).toEqual(['', 'Price', 'Range (km)']);
    const [warm] = readText('Lisbon: 21 °C\nOslo: -3 °C\nCairo: 33 °C');
    expect(warm?.columns.map(({ label }) => label)).toEqual(['', '°C']);
  });
});
