import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignBilling, faultOf, type Stay, toDate, toDay } from './stays.ts';

const days = Array.from({ length: 24 }, (_, day) => day);
const people = ['ani', 'budi', 'citra'];
const at = (stay: Stay, day: number) => day >= stay.from && (stay.to === null || day <= stay.to);

/** The rules, read off a table of days. */
function byTable(stays: readonly Stay[]): string | null {
  if (stays.some(({ from, to }) => to !== null && to < from)) return 'ends-before-it-begins';
  for (const day of days) {
    const there = stays.filter((stay) => at(stay, day));
    if (people.some((who) => there.filter(({ personId }) => personId === who).length > 1)) return 'stays-twice';
    if (there.length > 0 && there.filter(({ pays }) => pays).length !== 1) return 'nobody-pays';
    if (there.reduce((sum, { share }) => sum + (share ?? 0), 0) > 1_000_000) return 'shares-over-whole';
  }
  return null;
}

const anyStay = fc.record({
  id: fc.uuid(),
  personId: fc.constantFrom(...people),
  role: fc.constantFrom('owner', 'tenant'),
  share: fc.constantFrom(null, 400_000, 700_000),
  pays: fc.boolean(),
  from: fc.nat(20),
  to: fc.option(fc.nat(20), { nil: null }),
});

describe('the stays of a unit', () => {
  it('are judged as a table of days judges them', () => {
    fc.assert(
      fc.property(fc.array(anyStay, { maxLength: 5 }), (stays) => {
        expect(faultOf(stays) === null).toBe(byTable(stays) === null);
      }),
      { numRuns: 2000 },
    );
  });

  it('names the fault it finds', () => {
    const stay = { id: 'a', personId: 'ani', role: 'owner', share: null, pays: true, from: 3, to: null };

    expect(faultOf([stay])).toBeNull();
    expect(faultOf([{ ...stay, to: 2 }])).toBe('ends-before-it-begins');
    expect(faultOf([stay, { ...stay, id: 'b', from: 9, pays: false }])).toBe('stays-twice');
    expect(faultOf([stay, { ...stay, id: 'b', personId: 'budi', from: 1, pays: false }])).toBe('nobody-pays');
    expect(
      faultOf([
        { ...stay, share: 600_000 },
        { ...stay, id: 'b', personId: 'budi', pays: false, share: 400_001 },
      ]),
    ).toBe('shares-over-whole');
  });

  it('keep on every day who is there, and change who pays only where it was asked for', () => {
    const payer = fc.record({
      personId: fc.constantFrom(...people),
      from: fc.nat(20),
      to: fc.option(fc.nat(23), { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(anyStay, { maxLength: 5 }), payer, (stays, asked) => {
        fc.pre(faultOf(stays) === null);
        let made = 0;

        const after = assignBilling(stays, asked, () => `new ${(made += 1)}`);

        for (const day of days) {
          const before = stays.filter((stay) => at(stay, day));
          const now = after.filter((stay) => at(stay, day));
          expect(now.map(({ personId }) => personId).toSorted()).toEqual(
            before.map(({ personId }) => personId).toSorted(),
          );
          const isMeant = day >= asked.from && (asked.to === null || day <= asked.to);
          const takes = isMeant && before.some(({ personId }) => personId === asked.personId);
          const payerBefore = before.find(({ pays }) => pays)?.personId;
          expect(now.filter(({ pays }) => pays).map(({ personId }) => personId)).toEqual(
            takes ? [asked.personId] : payerBefore === undefined ? [] : [payerBefore],
          );
        }
        expect(faultOf(after)).toBeNull();
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('give the bills of an owner to a tenant for as long as the tenant stays', () => {
    const owner = { id: 'o', personId: 'ani', role: 'owner', share: null, pays: true, from: 0, to: null };
    const tenant = { id: 't', personId: 'budi', role: 'tenant', share: null, pays: false, from: 5, to: 9 };

    expect(assignBilling([owner, tenant], { personId: 'budi', from: 5, to: 9 }, () => 'new')).toEqual([
      { ...owner, to: 4 },
      { ...owner, id: 'new', pays: false, from: 5, to: 9 },
      { ...owner, id: 'new', from: 10 },
      { ...tenant, pays: true },
    ]);
  });

  it('count days over the end of a leap February', () => {
    expect([toDay('1970-01-01'), toDate(toDay('2028-02-28') + 2)]).toEqual([0, '2028-03-01']);
  });
});
