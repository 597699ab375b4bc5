import type { Outage } from '@imah/contract/outages';
import { timeZones } from '@imah/contract/buildings/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf, type OutageValues, urgentFrom, valuesOf } from './outage-values.ts';

const now = Date.parse('2026-11-20T23:30:00+07:00');
const empty = (timeZone: (typeof timeZones)[number] = 'Asia/Jakarta') => valuesOf({ outage: null, now, timeZone });
const outage: Outage = {
  id: '0198a000-0000-7000-8000-000000000001',
  number: 'GGN-2026-000001',
  kind: 'planned',
  service: 'water',
  title: 'Air padam',
  residentText: 'Tandon dibersihkan.',
  internalNote: null,
  startsAt: '2026-11-21T02:00:00.000Z',
  expectedEndAt: null,
  scope: { kind: 'floors', ids: ['f-1', 'f-2'], names: ['Lantai 1'] },
} as unknown as Outage;
/** What is sent of it, or the field that is missing. */
const sent = (values: OutageValues, timeZone: (typeof timeZones)[number] = 'Asia/Jakarta') => {
  const made = bodyOf(values, timeZone);
  return made.kind === 'body' ? made.body : made.field;
};

describe('a form for a new outage', () => {
  it('begins tomorrow morning, by the clock of the building and not of the browser', () => {
    const days = (['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const).map((zone) => empty(zone).startDay);

    // At half past eleven in Jakarta it is tomorrow already in the two others.
    expect(days).toEqual(['2026-11-21', '2026-11-22', '2026-11-22']);
    expect(empty()).toMatchObject({ kind: 'planned', startTime: '09:00', endTime: '12:00', scope: 'all', targets: [] });
  });

  it('takes the title of the ticket that it is made of', () => {
    expect(valuesOf({ outage: null, title: 'Keran kering', now, timeZone: 'Asia/Jakarta' }).title).toBe('Keran kering');
  });

  it('that is urgent begins now and asks for no end', () => {
    const urgent = urgentFrom(empty(), now, 'Asia/Jakarta');

    expect(urgent).toMatchObject({
      kind: 'urgent',
      startDay: '2026-11-20',
      startTime: '23:30',
      endDay: null,
      endTime: null,
    });
    expect(sent(urgent)).toMatchObject({ startsAt: '2026-11-20T16:30:00.000Z', expectedEndAt: null });
  });
});

describe('a form for an outage that stands', () => {
  it('says its times by the clock of the building, its note as a text, and a place without a name by its id', () => {
    const values = valuesOf({ outage, now, timeZone: 'Asia/Jayapura' });

    expect(values).toMatchObject({
      startDay: '2026-11-21',
      startTime: '11:00',
      endDay: null,
      endTime: null,
      internalNote: '',
    });
    expect(values.targets).toEqual([
      { value: 'f-1', label: 'Lantai 1' },
      { value: 'f-2', label: 'f-2' },
    ]);
  });

  it('that nobody touches sends the times that stood there, in every zone', () => {
    const minute = fc.integer({ min: 0, max: 525_600 }).map((count) => now + count * 60_000);
    fc.assert(
      fc.property(
        fc.constantFrom(...timeZones),
        minute,
        fc.option(fc.integer({ min: 1, max: 10_000 })),
        (zone, begin, length) => {
          const startsAt = new Date(begin).toISOString();
          const expectedEndAt = length === null ? null : new Date(begin + length * 60_000).toISOString();
          const values = valuesOf({
            outage: { ...outage, kind: 'urgent', startsAt, expectedEndAt },
            now,
            timeZone: zone,
          });

          expect(sent(values, zone)).toMatchObject({ startsAt, expectedEndAt });
        },
      ),
    );
  });
});

describe('what is sent', () => {
  it.each<[missing: Partial<OutageValues>, field: string]>([
    [{ startDay: null }, 'startDay'],
    [{ startTime: null }, 'startTime'],
    [{ endDay: null }, 'endDay'],
    [{ endTime: null }, 'endTime'],
    [{ endDay: null, endTime: null }, 'endDay'],
    [{ kind: 'urgent', endDay: null }, 'endDay'],
    [{ kind: 'urgent', endTime: null }, 'endTime'],
  ])('waits for the first field that is missing: %j', (missing, field) => {
    expect(sent({ ...empty(), ...missing })).toBe(field);
  });

  it('has no spaces around its texts, and no places where it is for everyone', () => {
    const targets = [{ value: 'u-1', label: 'A-101' }];
    const values = { ...empty(), title: ' Air ', residentText: ' Tandon ', internalNote: ' Vendor ', targets };

    expect(sent(values)).toMatchObject({
      title: 'Air',
      residentText: 'Tandon',
      internalNote: 'Vendor',
      scope: { kind: 'all', ids: [] },
    });
    expect(sent({ ...values, scope: 'units' })).toMatchObject({ scope: { kind: 'units', ids: ['u-1'] } });
  });
});
