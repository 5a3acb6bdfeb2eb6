import { expect, test } from 'vitest';
import type { Expression } from '../../plan/expression/expression.ts';
import { rateLabel } from './rate-label.ts';

const cell: Expression = { kind: 'column', key: 's' };
const text = (value: string | number): Expression => ({ kind: 'literal', value });

test.each<readonly [Expression, string]>([
  [{ kind: 'in', of: cell, values: [text('critical')] }, 'critical (%)'],
  [{ kind: 'in', of: cell, values: [text('high'), text('critical')] }, 'high, critical (%)'],
  [{ kind: 'in', of: cell, values: 'abcd'.split('').map(text) }, 'Severity (%)'],
  [{ kind: 'binary', operator: '=', left: cell, right: text('low') }, 'low (%)'],
  [{ kind: 'binary', operator: '>=', left: cell, right: text(9) }, 'Severity ≥ 9 (%)'],
  [cell, 'Severity (%)'],
  [{ kind: 'not', of: cell }, '%'],
])('the share of rows that meet %j is called %s', (where, label) => {
  expect(rateLabel(where, () => 'Severity')).toBe(label);
});
