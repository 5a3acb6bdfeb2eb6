import { describe, expect, it } from 'vitest';
import { areSetAgainstEachOther, isLeftLabelLater } from './plans-and-outcomes.ts';

describe('plans and outcomes', () => {
  it.each([
    [['Budget 2024', 'Actual 2024', 'Other']],
    [['Orçamento', 'Realizado', 'Pessoas']],
    [['الميزانية', 'الفعلي', 'الموظفون']],
    [['Visitors 2023', 'Visitors 2024', 'Staff']],
    [['Target', 'Sales']],
  ])('are set against each other: %j', (labels) => {
    expect(areSetAgainstEachOther(labels)).toBe(true);
  });

  it.each([[['Email', 'Search', 'Events']], [['Budget 2023', 'Actual 2024', 'Staff']], [['Beds', 'Nurses']]])(
    'are no others: %j',
    (labels) => {
      expect(areSetAgainstEachOther(labels)).toBe(false);
    },
  );

  it('tell which came later', () => {
    expect(isLeftLabelLater({ left: 'Actual', right: 'Budget', isOnly: true })).toBe(true);
    expect(isLeftLabelLater({ left: 'Sales 2023', right: 'Sales 2024', isOnly: true })).toBe(false);
    expect(isLeftLabelLater({ left: 'Beds', right: 'Nurses', isOnly: true })).toBeUndefined();
  });
});
