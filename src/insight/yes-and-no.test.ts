import { expect, it } from 'vitest';
import { insightsOf, tableOf } from '../../test/fixtures/insight-tables.ts';

it('sets no yes and no against amounts', () => {
  const rows = Array.from({ length: 40 }, (_, at) => [`Thing ${at}`, at % 2, at * 3, at * at]);
  const found = insightsOf(tableOf(['Name', 'Passed', 'Hours', 'Points'], rows), { type: 'scatter' });
  const related = found.flatMap((one) => (one.kind === 'correlation' ? [one.left.measure, one.right.measure] : []));
  expect(related).toEqual(['Hours', 'Points']);
});
