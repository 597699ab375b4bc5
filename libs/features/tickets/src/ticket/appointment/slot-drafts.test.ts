import { describe, expect, it } from 'vitest';
import { firstSlot, nextSlot, type SlotDraft, slotOf } from './slot-drafts.ts';

const friday = Temporal.ZonedDateTime.from('2026-11-20T17:05:00[Asia/Jakarta]');
const morning: SlotDraft = { key: '1', day: '2026-11-21', begin: '09:00', end: '11:00' };

describe('the slots that are offered', () => {
  it('begin with the next morning', () => {
    expect(firstSlot(friday, '1')).toEqual(morning);
  });

  it('go on with the afternoon of that day, and then with the morning after', () => {
    const afternoon = nextSlot([morning], '2');
    expect(afternoon).toEqual({ key: '2', day: '2026-11-21', begin: '13:00', end: '15:00' });
    expect(nextSlot([morning, afternoon], '3')).toEqual({ key: '3', day: '2026-11-22', begin: '09:00', end: '11:00' });
  });

  it('go on into the next year', () => {
    const last = { ...morning, day: '2026-12-31', begin: '15:00', end: '17:00' };

    expect(nextSlot([last], '2').day).toBe('2027-01-01');
  });

  it('ask for the day where none was chosen before', () => {
    const none = { key: '2', day: null, begin: '09:00', end: '11:00' };

    expect([nextSlot([], '2'), nextSlot([{ ...morning, day: null }], '2')]).toEqual([none, none]);
  });
});

describe('a slot as it is sent', () => {
  it.each([
    ['Asia/Jakarta', '2026-11-21T02:00:00.000Z', '2026-11-21T04:00:00.000Z'],
    ['Asia/Makassar', '2026-11-21T01:00:00.000Z', '2026-11-21T03:00:00.000Z'],
    ['Asia/Jayapura', '2026-11-21T00:00:00.000Z', '2026-11-21T02:00:00.000Z'],
  ] as const)('is by the clock of the building in %s', (timeZone, begin, end) => {
    expect(slotOf(morning, timeZone)).toEqual({ begin, end });
  });

  it.each(['01:00', '22:00'])('that begins at 22.00 and ends at %s ends on the next day', (end) => {
    const slot = slotOf({ ...morning, begin: '22:00', end }, 'Asia/Jakarta');

    expect(slot?.end.slice(0, 10)).toBe(end === '01:00' ? '2026-11-21' : '2026-11-22');
    expect((slot?.end ?? '') > (slot?.begin ?? '')).toBe(true);
  });

  it.each(['day', 'begin', 'end'] as const)('is none while its %s is missing', (part) => {
    expect(slotOf({ ...morning, [part]: null }, 'Asia/Jakarta')).toBeNull();
  });
});
