import { devices, pump } from '@imah/testing';
import { describe, expect, it } from 'vitest';
import { attentionOf } from './attention.ts';
import { countFilters, fits, noFilter, tagsOf } from './device-filter.ts';

describe('a device that needs somebody', () => {
  it.each([
    ['online', 'none', null],
    ['online', 'some', 'alarm'],
    ['offline', 'none', 'offline'],
    ['offline', 'some', 'alarm'],
    ['never-seen', 'none', 'never-seen'],
    ['disabled', 'some', null],
  ] as const)('is one that is %s with %s of its alarms standing: %s', (status, alarms, attention) => {
    expect(attentionOf({ status }, alarms)).toBe(attention);
  });
});

describe('what the list is narrowed to', () => {
  const tagged = { ...pump, unitId: 'u', floorId: 'f', sectionId: 's', tags: ['darurat', 'sewa'] };
  const isFound = (filter: Partial<typeof noFilter>) => fits(tagged, pump.state, '', { ...noFilter, ...filter });

  it('is a place with all that is in it: a section, a floor of it, a unit on that', () => {
    expect(['section:s', 'floor:f', 'u', 'section:x', 'floor:x', 'x'].map((place) => isFound({ place }))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('is one tag as it is written, or a word of one', () => {
    expect([{ tag: 'darurat' }, { tag: 'daru' }, { search: 'daru' }].map(isFound)).toEqual([true, false, true]);
  });

  it('is what needs somebody, or what was put away, which is a list of its own', () => {
    const all = { ...noFilter, status: 'attention' } as const;

    expect(fits(pump, pump.state, '', all, 'alarm')).toBe(true);
    expect(fits(pump, pump.state, '', all, null)).toBe(false);
    expect(fits(pump, pump.state, '', { ...noFilter, status: 'archived' })).toBe(true);
  });

  it('is counted without the words that are looked for', () => {
    expect(countFilters({ ...noFilter, search: 'pompa', tag: 'sewa', status: 'online' })).toBe(2);
  });

  it('offers the tags that there are, each once, by the alphabet', () => {
    expect(tagsOf([tagged, { ...pump, tags: ['atap', 'sewa'] }, ...devices])).toEqual(['atap', 'darurat', 'sewa']);
  });
});
