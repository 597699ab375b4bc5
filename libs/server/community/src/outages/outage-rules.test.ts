import { HttpProblem } from '@imah/server-platform/http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireOpen, requireTimes } from './outage-rules.ts';

const now = Date.UTC(2026, 10, 21, 3);
const dayMs = 86_400_000;
const at = (days: number, ms = 0) => new Date(now + days * dayMs + ms).toISOString();

/** The field that is refused with its fault; null where both times are taken. */
function refusalOf(kind: 'planned' | 'urgent', startsAt: string, expectedEndAt: string | null): string | null {
  try {
    requireTimes({ kind, startsAt, expectedEndAt }, now);
    return null;
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    const [field, faults] = Object.entries(error.fields ?? {})[0] ?? [];
    return `${field} ${faults?.[0]?.fault}`;
  }
}

describe('the times of an outage', () => {
  it.each([
    ['began a month ago', 'urgent', at(-31), at(1), null],
    ['began longer ago than a month', 'urgent', at(-31, -1), at(1), 'startsAt invalid'],
    ['begins in half a year', 'urgent', at(180), null, null],
    ['begins later than in half a year', 'urgent', at(180, 1), null, 'startsAt too-far'],
    ['has no end that anybody knows', 'urgent', at(0), null, null],
    ['is planned without an end', 'planned', at(1), null, 'expectedEndAt required'],
    ['ends as it begins', 'planned', at(1), at(1), 'expectedEndAt ends-before-it-begins'],
    ['ends a moment after it begins', 'planned', at(1), at(1, 1), null],
    ['ends later than in half a year', 'planned', at(1), at(180, 1), 'expectedEndAt too-far'],
    ['is over already', 'urgent', at(-2), at(-1), null],
  ] as const)('of one that %s', (_what, kind, startsAt, expectedEndAt, refusal) => {
    expect(refusalOf(kind, startsAt, expectedEndAt)).toBe(refusal);
  });

  it('that are taken lie in order and within reach, whatever they are', () => {
    const time = fc.integer({ min: -400, max: 400 }).map((days) => at(days));
    fc.assert(
      fc.property(fc.constantFrom('planned' as const, 'urgent' as const), time, fc.option(time), (kind, from, to) => {
        const days = (text: string) => (Date.parse(text) - now) / dayMs;
        const isWithin = days(from) >= -31 && days(from) <= 180;
        const isInOrder = to === null ? kind === 'urgent' : days(to) > days(from) && days(to) <= 180;

        expect(refusalOf(kind, from, to) === null).toBe(isWithin && isInOrder);
      }),
    );
  });
});

it('an outage that has ended is changed no more', () => {
  const refusal = expect.objectContaining({ status: 409, code: 'GANGGUAN_SUDAH_BERAKHIR' });

  expect(requireOpen({ ended: null })).toBeUndefined();
  expect(() => requireOpen({ ended: { as: 'restored', at: at(0) } })).toThrow(refusal);
});
