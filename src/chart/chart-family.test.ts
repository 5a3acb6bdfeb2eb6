import { describe, expect, it } from 'vitest';
import { CHART_FAMILIES, isChartFamily, servesFamily } from './chart-family.ts';
import { CHART_TYPES } from './chart-type.ts';

describe('chart families', () => {
  it('are the four of the contract', () => {
    expect(CHART_FAMILIES.every(isChartFamily)).toBe(true);
    expect(isChartFamily('Comparison')).toBe(false);
    expect(isChartFamily(undefined)).toBe(false);
  });

  it('each have types, and each type has a family', () => {
    for (const family of CHART_FAMILIES) expect(CHART_TYPES.some((type) => servesFamily(type, family))).toBe(true);
    for (const type of CHART_TYPES) expect(CHART_FAMILIES.some((family) => servesFamily(type, family))).toBe(true);
  });

  it('put a type in more than one family where it serves both', () => {
    expect(servesFamily('scatter', 'relationship')).toBe(true);
    expect(servesFamily('scatter', 'distribution')).toBe(true);
    expect(servesFamily('scatter', 'composition')).toBe(false);
  });
});
