import { describe, expect, test } from 'vitest';
import { proves } from '../../../test/proves.ts';
import { NARRATIVE_FIELDS, toEffort, toNarrativeLevel } from './effort.ts';

describe('the effort of a call', () => {
  test('is the one that is given', () => {
    expect(toEffort({ effort: 'high', storytellingEffort: 'none' })).toBe('high');
  });

  test(proves('metadata.effort-inferred', 'follows storytellingEffort where it is absent; none gives low'), () => {
    expect(toEffort({ storytellingEffort: 'high' })).toBe('high');
    expect(toEffort({ storytellingEffort: 'none' })).toBe('low');
  });

  test(proves('metadata.effort-default', 'is medium with neither'), () => {
    expect(toEffort({})).toBe('medium');
  });
});

describe('the narrative level of a call', () => {
  test(proves('metadata.narrative-richness', 'is that of storytellingEffort, whatever the effort'), () => {
    expect(toNarrativeLevel({ effort: 'high', storytellingEffort: 'none' })).toBe('none');
    expect(toNarrativeLevel({ storytellingEffort: 'low' })).toBe('low');
  });

  test(proves('narrative.level', 'is named like the effort, medium where nothing is said'), () => {
    expect(toNarrativeLevel({ effort: 'low' })).toBe('low');
    expect(toNarrativeLevel({ effort: 'high' })).toBe('high');
    expect(toNarrativeLevel({})).toBe('medium');
  });

  test(proves('narrative.fields', 'each level has the fields of the contract'), () => {
    expect(NARRATIVE_FIELDS).toEqual({
      none: [],
      low: ['title'],
      medium: ['title', 'caption'],
      high: ['title', 'subtitle', 'caption'],
    });
  });
});
