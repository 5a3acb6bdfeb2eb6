import { describe, expect, it } from 'vitest';
import { measure } from '../../test/fixtures/table-profiles.ts';
import { haveOneScale, unitOf } from './scale.ts';

describe('measures that share a scale', () => {
  it('are of one kind, one currency and one unit', () => {
    expect(haveOneScale([measure('2022'), measure('2023')])).toBe(true);
    expect(haveOneScale([measure('Sales'), measure('Margin', {}, { kind: 'percentage' })])).toBe(false);
    expect(haveOneScale([measure('Price', {}, { currency: 'EUR' }), measure('Cost', {}, { currency: 'USD' })])).toBe(
      false,
    );
    expect(haveOneScale([measure('Rain (mm)'), measure('Heat (°C)')])).toBe(false);
    expect(haveOneScale([measure('Rain (mm)'), measure('Snow (mm)')])).toBe(true);
  });

  it('add up, all of them or none', () => {
    expect(haveOneScale([measure('People'), measure('Age', { isAdditive: false })])).toBe(false);
  });

  it('lie within a factor of 20, of whatever sign', () => {
    expect(haveOneScale([measure('A', { min: 0, max: 100 }), measure('B', { min: -2000, max: 0 })])).toBe(true);
    expect(haveOneScale([measure('A', { min: 0, max: 100 }), measure('B', { min: -2001, max: 0 })])).toBe(false);
    expect(haveOneScale([measure('A', { min: 0, max: 0 }), measure('B', { max: 1e9 })])).toBe(true);
  });

  it('are one or none without a doubt', () => {
    expect(haveOneScale([])).toBe(true);
    expect(haveOneScale([measure('A')])).toBe(true);
  });

  it('say their unit in the last brackets of the label', () => {
    expect(unitOf('Rainfall (mm)')).toBe('mm');
    expect(unitOf('Speed [km/h] ')).toBe('km/h');
    expect(unitOf('Sales (net) 2024')).toBeUndefined();
    expect(unitOf('broken)')).toBeUndefined();
  });
});
