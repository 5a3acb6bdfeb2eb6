import { describe, expect, it } from 'vitest';
import { findHeaderRows, type HeaderRows } from './header-rows.ts';

function find(...lines: readonly string[]): HeaderRows {
  const rows = lines.map((line) => line.split(',').map((text) => ({ text, spans: [] })));
  return findHeaderRows(rows, Math.max(...rows.map((row) => row.length)));
}

describe('header rows', () => {
  it('are words over figures', () => {
    expect(find('city,n', 'Faro,1', 'Braga,2')).toMatchObject({ count: 1, hasUnits: false });
  });

  it('are not there where the first row is like the others', () => {
    expect(find('Faro,1', 'Braga,2', 'Porto,3').count).toBe(0);
    expect(find('yes,no', 'no,yes', 'yes,yes').count).toBe(0);
  });

  it('may be years over values, but years over years are data', () => {
    expect(find('country,2020,2021', 'PT,1.5,2.5', 'ES,3.5,4.5').count).toBe(1);
    expect(find('2020,1.5', '2021,2.5', '2022,3.5').count).toBe(0);
  });

  it('may be ranges or dates over plain numbers', () => {
    expect(find(',Total,18-34,35-54,55+', 'Happy,31,25,31,37', 'Sad,27,31,27,23').count).toBe(1);
    expect(find(',Current,1 - 30,31 - 60,Total', 'Acme,1200,300,0,1500', 'Bolt,0,450,120,570').count).toBe(1);
    expect(find('Task,Owner,1-Jan,8-Jan,15-Jan', 'Design,Ana,8,6,4', 'Build,Ben,0,10,16').count).toBe(1);
    expect(find('Product,2024-11-01,2024-12-01', 'Tea,120,130', 'Coffee,320,310').count).toBe(1);
    expect(find('Ana,18-34,3', 'Rui,35-54,4', 'Eva,18-34,5').count).toBe(0);
  });

  it('may be quantities of one unit over numbers without any', () => {
    expect(find('Swimmer,50m,100m,Final', 'Ana,27.31,56.80,1:58.42', 'Mei,27.05,57.12,1:58.97').count).toBe(1);
    expect(find('Athlete,100 m,200 m,400 m', 'Ana,11.2,22.9,51.3', 'Mei,11.4,23.3,52.0').count).toBe(1);
    expect(find('Ana,50m,100m', 'Mei,60m,110m', 'Eva,70m,120m').count).toBe(0);
    expect(find('Lisbon,5km,12', 'Faro,7,13', 'Braga,8,14').count).toBe(0);
  });

  it('may be two, where the upper leaves gaps or repeats', () => {
    expect(find(',2023,,2024,', 'city,units,value,units,value', 'Faro,1,2,3,4', 'Braga,5,6,7,8').count).toBe(2);
    expect(find('x,Q1,Q1', ',plan,actual', 'a,1,2', 'b,3,4').count).toBe(2);
    expect(find(',Q1,Q1', ',plan,actual', 'a,1,2', 'b,3,4')).toMatchObject({ count: 2, hasUnits: false });
    const three = find('x,2023,2023,2023,2023', 'x,H1,H1,H2,H2', 'x,a,b,a,b', 'N,1,2,3,4', 'S,5,6,7,8', 'W,9,8,7,6');
    expect(three).toMatchObject({ count: 3, hasUnits: false });
    expect(find('city,country,n', 'Faro,Portugal,1', 'Vigo,Spain,2').count).toBe(1);
  });

  it('may be ranges under what they are of', () => {
    expect(find('city,Men,,Women,', ',15-24,25+,15-24,25+', 'Faro,1,2,3,4', 'Braga,5,6,7,8').count).toBe(2);
    expect(find('city,Men,,Women,', ',15-24,25-30,1-2,2-3', 'Faro,2-3,3-4,1-2,4-5', 'Beja,2-3,3-4,1-2,4-5').count).toBe(
      1,
    );
  });

  it('may end in a row of units', () => {
    expect(find('station,rain,wind', ',mm,km/h', 'Faro,1,2', 'Braga,3,4')).toMatchObject({ count: 2, hasUnits: true });
    expect(find('Time,Temp,Flow', 's,°C,l/min', '0,20,12', '10,21,13')).toMatchObject({ count: 2, hasUnits: true });
    expect(find('Time,Temp,Load', 's,°C,rel.', '0,20,12', '10,21,13')).toMatchObject({ count: 2, hasUnits: true });
    expect(find('a,b,c', 'on,off,mid', '1,2,3', '3,4,5')).toMatchObject({ hasUnits: false });
    expect(find('Sample,Temp,pH,C', ',°C,,µS/cm', 'A1,21,7,430', 'A2,22,6,512')).toMatchObject({ hasUnits: true });
    expect(find('station,rain,wind', 'Lagos,1,2', 'Faro,1,2')).toMatchObject({ count: 1, hasUnits: false });
  });

  it('may end in a row of units over one another, however many', () => {
    expect(find('Time,Level', 's,dB', '0,1', '1,2', '2,3')).toMatchObject({ count: 2, hasUnits: true });
    const endless = `${'dB/'.repeat(60)}!`;
    expect(find('Time,Level', `s,${endless}`, '0,1', '1,2', '2,3')).toMatchObject({ hasUnits: false });
    expect(find('Time,Level', `s,${endless.slice(-31)}`, '0,1', '1,2', '2,3')).toMatchObject({ hasUnits: false });
  });

  it('are unsure over words alone that may be data', () => {
    expect(find('Ana,Engineer', 'Rui,Doctor', 'Eva,Engineer').certainty).toBeLessThan(0.6);
    expect(find('Faro,1,5', 'Braga,2,6', 'Porto,3,7').certainty).toBe(1);
  });
});
