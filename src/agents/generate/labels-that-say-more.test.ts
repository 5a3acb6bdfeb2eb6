import { describe, expect, it } from 'vitest';
import { askAgent } from '../../../test/fixtures/ask-agent.ts';
import { cellsOf, labelsOf, tableOf } from '../../../test/fixtures/small-chart.ts';
import { generate } from './agent.ts';

const WEATHER = tableOf(
  ['date', 'city', 'max_temp', 'min_temp', 'precipitation', 'wind_speed', 'sky'],
  Array.from({ length: 48 }, (_, at) => [
    `2023-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + Math.floor(at / 12)).padStart(2, '0')}`,
    at % 2 === 0 ? 'Faro' : 'Braga',
    10 + ((at * 7) % 23),
    1 + ((at * 5) % 9),
    (at * 3) % 17,
    5 + ((at * 11) % 31),
    at % 3 === 0 ? 'rain' : 'sun',
  ]),
);

const draw = async (wish: string) => (await askAgent(generate, wish, WEATHER)).config;

describe('a label that says of itself the most or the least', () => {
  it('is averaged where an average is asked for', async () => {
    const config = await draw('a line chart of average max temp by month');
    expect([config.type, labelsOf(config)[1]]).toEqual(['line', 'Average max_temp']);
  });

  it('is set against a figure as it stands', async () => {
    const config = await draw('max temp against wind');
    expect([config.type, cellsOf(config).length]).toEqual(['scatter', 48]);
  });

  it('lends its other end to the label of that', async () => {
    expect(labelsOf(await draw('min and max temperature by city'))).toEqual([
      'city',
      'Lowest min_temp',
      'Highest max_temp',
    ]);
  });
});

it.each(['max temp in Faro across the year', 'average wind speed throughout the year'])(
  'the year of one year is gone through: %s',
  async (wish) => expect(cellsOf(await draw(wish)).length).toBeGreaterThan(1),
);

it('a word of the weather is what is measured, and the cell that says just so is counted', async () => {
  expect(labelsOf(await draw('average rainfall by city'))).toContain('Average precipitation');
  expect(cellsOf(await draw('for each city, how many days had rain'))).toEqual([
    ['Faro', 8],
    ['Braga', 8],
  ]);
});

it('amounts that vary along time are those of each period', async () => {
  expect(labelsOf(await draw('how does rainfall vary by month'))[1]).toBe('precipitation');
});

it('groups of so many are as wide', async () => {
  const [first] = cellsOf(await draw('wind speed in groups of 10 km'));
  expect(first?.[0]).toBe('0–10');
});

it('a colour may be given by a sign', async () => {
  expect(labelsOf(await draw('max temp vs wind speed, colour = sky')).slice(0, 3)).toEqual([
    'max_temp',
    'wind_speed',
    'sky',
  ]);
});
