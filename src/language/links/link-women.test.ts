import { describe, expect, test } from 'vitest';
import { createSituation } from '../../../test/fixtures/language/sample-situation.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { understand } from '../understand.ts';

/** A table whose columns have keys of their own: Arabic labels make none. */
function tableOf(labels: readonly string[], rows: readonly (readonly (string | number)[])[]): GraphConfig {
  const columns = labels.map((label, at) => ({ key: `c${at}`, label }));
  const cells = rows.map((row) => Object.fromEntries(row.map((cell, at) => [`c${at}`, cell])));
  return { type: 'table', data: { columns, rows: cells } };
}

const ROWS = Array.from({ length: 24 }, (_, at) => [
  `P${at}`,
  at % 3 === 0 ? 'HR' : 'IT',
  at % 2 === 0 ? 'F' : 'M',
  900 + at,
]);
const ENGLISH = createSituation(tableOf(['Employee', 'Department', 'Gender', 'Salary'], ROWS));
const ARABIC = createSituation(
  tableOf(
    ['اسم الموظف', 'القسم', 'الجنس', 'الراتب'],
    ROWS.map(([name, team, gender, pay]) => [name ?? '', team ?? '', gender === 'F' ? 'أنثى' : 'ذكر', pay ?? 0]),
  ),
);
const firstOf = (wish: string, situation = ENGLISH) => understand(wish, situation).readings[0]?.plan.steps[0];

describe('people in the feminine', () => {
  test.each([
    ['número de funcionárias por departamento', ENGLISH, 'F'],
    ['salário médio das empregadas', ENGLISH, 'F'],
    ['كم عدد الموظفات في كل قسم؟', ARABIC, 'أنثى'],
    ['متوسط رواتب الموظفات حسب القسم', ARABIC, 'أنثى'],
  ])('are women alone: %s', (wish, situation, value) =>
    expect(firstOf(wish, situation)).toMatchObject({ verb: 'filter', where: { right: { value } } }),
  );

  test.each([
    ['número de funcionários por departamento', ENGLISH],
    ['funcionários e funcionárias por departamento', ENGLISH],
    ['عدد الموظفين والموظفات في كل قسم', ARABIC],
  ])('are all beside the masculine: %s', (wish, situation) =>
    expect(firstOf(wish, situation)).toMatchObject({ verb: 'group', measures: [{ operation: 'count' }] }),
  );
});
