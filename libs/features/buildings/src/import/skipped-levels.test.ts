import { unitPattern } from '@imah/contract/buildings';
import { buildingKinds, floorLevels } from '@imah/contract/buildings/words';
import { describe, expect, it } from 'vitest';
import { countOfPattern, patternTemplates, readLevels } from './pattern-templates.ts';

describe('the floors that a pattern leaves out', () => {
  it.each([
    { typed: '-1, -2', levels: [-1, -2], why: 'basements count' },
    { typed: '4 4 4', levels: [4], why: 'each only once' },
    { typed: '4,,;13', levels: [4, 13], why: 'signs may be doubled' },
    { typed: '4\n13\t14', levels: [4, 13, 14], why: 'lines and tabs come from a spreadsheet' },
    { typed: '4.5 1e3 0x10 9999', levels: [], why: 'no floor is called so' },
    { typed: 'empat', levels: [], why: 'a word is no number' },
    { typed: '007', levels: [7], why: 'nought before a number changes nothing' },
  ])('are $levels of "$typed": $why', ({ typed, levels }) => {
    expect(readLevels(typed)).toEqual(levels);
  });

  it('are never more than the server takes', () => {
    const all = Array.from({ length: 200 }, (_, level) => level).join(' ');

    expect(readLevels(all)).toHaveLength(50);
  });

  it('take no units away where the building does not reach them', () => {
    const pattern = { ...patternTemplates.office, fromLevel: 1, toLevel: 5, unitsPerFloor: 4 };

    expect(countOfPattern({ ...pattern, skippedLevels: [13, 0, -1] })).toBe(20);
    expect(countOfPattern({ ...pattern, skippedLevels: [1, 5] })).toBe(12);
    expect(countOfPattern({ ...pattern, skippedLevels: [1, 2, 3, 4, 5] })).toBe(0);
    expect(
      countOfPattern({ ...pattern, fromLevel: floorLevels.min, toLevel: floorLevels.max, skippedLevels: [] }),
    ).toBe(884);
  });
});

it.each(buildingKinds)('begins a building of the kind %s with a pattern that the server takes as it is', (kind) => {
  const pattern = { ...patternTemplates[kind], skippedLevels: [] };

  expect(unitPattern.safeParse(pattern)).toEqual({ success: true, data: pattern });
});
