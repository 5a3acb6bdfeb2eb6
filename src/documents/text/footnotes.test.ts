import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

function read(text: string): readonly (readonly string[])[] {
  return readText(text).flatMap(({ columns, rows }) => [
    columns.map(({ label }) => label),
    ...rows.map((row) => row.map((cell) => cell.text)),
  ]);
}

describe('marks that point to notes', () => {
  it('go where a line below begins with the mark, and that line is no data', () => {
    expect(read('State,Cases\nOhio,"1,204*"\nIowa,880†\nUtah,655\n* probable\n† revised\n')).toEqual([
      ['State', 'Cases'],
      ['Ohio', '1,204'],
      ['Iowa', '880'],
      ['Utah', '655'],
    ]);
  });

  it('go from names and labels as from figures, raised or in brackets', () => {
    expect(read('Team;Points¹\nLions (2);45\nBears;41\nWolves;38\n\n¹ of 60\n(2) of the north\n')).toEqual([
      ['Team', 'Points'],
      ['Lions', '45'],
      ['Bears', '41'],
      ['Wolves', '38'],
    ]);
  });

  it('stay where no note is found', () => {
    expect(read('State,Cases\nOhio,12*\nIowa,880\nUtah (1),655')[1]).toEqual(['Ohio', '12*']);
  });

  it('go without a note where they are references in square brackets', () => {
    expect(read('City\tPeople[1]\nFaro\t10[a]\nBeja\t20\nLagos\t30[2][3]')).toEqual([
      ['City', 'People'],
      ['Faro', '10'],
      ['Beja', '20'],
      ['Lagos', '30'],
    ]);
  });

  it('are no powers of a unit', () => {
    expect(read('Place,Area in km²\nA,12\nB,13\nC,14\n² as of 2020')[0]).toEqual(['Place', 'Area in km²']);
  });
});
