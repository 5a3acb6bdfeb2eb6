import { describe, expect, it } from 'vitest';
import { readText } from '../../documents/text/read-text.ts';
import { profileTable } from '../../table/profile-table.ts';
import { toChartData } from './build-config.ts';
import { type AccuracyCheck, checkAccuracy } from './check-accuracy.ts';
import { typeTable } from './type-table.ts';

function check(text: string, checkedAgainst = text): AccuracyCheck {
  const [source] = readText(text);
  if (source === undefined) throw new Error('no table in the text');
  const table = typeTable(source, undefined);
  const data = toChartData(
    table,
    source.columns.map(({ label }) => label),
  );
  return checkAccuracy(table, profileTable(data), checkedAgainst);
}

describe('the check of an answer against its source', () => {
  it('holds where every number stands where it claims to', () => {
    expect(check('a,b\nx,1\ny,2\nz,3')).toMatchObject({ score: 1, issues: [], isTraced: true });
  });

  it('finds numbers that are not in the source', () => {
    const text = 'a,b\nx,1\ny,2\nz,3';
    const found = check(text, text.replace('y,2', 'y,-'));
    expect(found.issues).toMatchObject([{ kind: 'untraced', values: { count: 1 } }]);
    expect(found.isTraced).toBe(false);
  });

  it.each([
    'Ana sold three thousand boxes, Rui two thousand and Eva five hundred.',
    'Half of the staff work in Lisbon, 30% in Porto and a fifth in Faro.',
  ])('finds numbers that are told in words: %s', (text) => {
    expect(check(text)).toMatchObject({ score: 1, isTraced: true });
    expect(check(text, text.replace(/Half|two/, 'Some')).isTraced).toBe(false);
  });

  it('adds up a total', () => {
    expect(check('item,cost\na,10\nb,20\nc,30\nTotal,60')).toMatchObject({ issues: [], recomputed: 1 });
    expect(check('item,cost\na,10\nb,20\nc,30\nTotal,70').issues).toMatchObject([
      { kind: 'total-off', values: { stated: 70, sum: 60 } },
    ]);
  });

  it('adds up percentages that come near 100', () => {
    expect(check('part,share\na,45%\nb,35%\nc,20%')).toMatchObject({ issues: [], recomputed: 1 });
    expect(check('part,share\na,45%\nb,35%\nc,24%').issues).toMatchObject([
      { kind: 'shares-off', values: { sum: 104 } },
    ]);
    expect(check('part,share\na,50%\nb,80%\nc,90%')).toMatchObject({ issues: [], recomputed: 0 });
  });
});
