import { describe, expect, it } from 'vitest';
import { joinTitledParts } from './titled-parts.ts';

function join(lines: readonly string[]): readonly string[] | undefined {
  const rows = lines.map((line) => line.split(',').map((text) => ({ text, spans: [] })));
  return joinTitledParts(rows)?.rows.map((row) => row.map(({ text }) => text).join(','));
}

describe('parts of a table under titles', () => {
  it('are one table with the titles beside the rows', () => {
    const north = ['Region: North', 'Product,Units', 'Tea,10', 'Coffee,20'];
    const south = ['Region: South,', 'Product,Units', 'Tea,15'];
    expect(join(['Sales 2024', ...north, ...south])).toEqual([
      'Sales 2024',
      'Region,Product,Units',
      'North,Tea,10',
      'North,Coffee,20',
      'South,Tea,15',
    ]);
    expect(join(['North', 'Product,Units', 'Tea,10', 'South', 'Product,Units', 'Tea,15'])?.[0]).toBe(',Product,Units');
  });

  it.each([
    [['Sales', 'Product,Units', 'Tea,10', 'Coffee,20'], 'one part'],
    [['North', 'Product,Units', 'Tea,10', 'Product,Units', 'Tea,15'], 'a part without a title'],
    [['North', 'Product,Units', 'Tea,10', 'South', 'Product,Price', 'Tea,15'], 'other headers'],
    [['North', 'Product,Units', 'Tea,10', 'North', 'Product,Units', 'Tea,15'], 'the same title'],
    [['North', 'Product,Units', 'Tea,10', 'South', 'Product,Units', 'Hot', 'Tea,15'], 'a title more'],
  ])('are none: %j, for %s', (lines) => {
    expect(join(lines)).toBeUndefined();
  });
});
