import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartRanges, windowOf } from '../model/chart-range.ts';
import { between, liveLike, moved, readTime, seenOf, stretched, writeTime } from './watch-time.ts';

const now = Date.parse('2026-11-20T10:00:30.000Z');
const hour = 3_600_000;
const past = fc
  .record({
    from: fc.integer({ min: 1_500_000_000_000, max: now - 2 * hour }),
    length: fc.integer({ min: 60_000, max: hour }),
  })
  .map(({ from, length }) => ({ kind: 'past' as const, from, to: from + length }));

describe('the time that monitoring looks at', () => {
  it.each(chartRanges)(
    'reads the range %s from the address that it wrote, and leaves the chosen values alone',
    (range) => {
      const address = writeTime(new URLSearchParams('nilai=a:b&dari=1&sampai=2'), { kind: 'live', range });

      expect(readTime(address)).toEqual({ kind: 'live', range });
      expect(address.get('nilai')).toBe('a:b');
      expect(address.has('dari')).toBe(false);
    },
  );

  it('reads every past that it wrote', () => {
    fc.assert(
      fc.property(past, (time) => {
        expect(readTime(writeTime(new URLSearchParams(), time))).toEqual(time);
      }),
    );
  });

  it.each([
    '',
    'rentang=2h',
    'dari=1763600000000',
    'dari=1763600000000&sampai=1763600000001',
    'dari=1763600000000&sampai=1563600000000',
    'dari=javascript:alert(1)&sampai=-5',
    'dari=1000000000&sampai=99999999999999',
  ])('is the last day where the address says %j', (address) => {
    expect(readTime(new URLSearchParams(address))).toEqual({ kind: 'live', range: '24h' });
  });

  it('never reaches beyond now, however it is moved or stretched, and keeps its length when moved', () => {
    fc.assert(
      fc.property(
        past,
        fc.double({ min: -2, max: 2, noNaN: true }),
        fc.constantFrom(0.5, 2, 4),
        (time, share, factor) => {
          const seen = seenOf(time, now);
          const [aside, long] = [seenOf(moved(seen, share, now), now), seenOf(stretched(seen, factor, now), now)];

          expect(aside.to).toBeLessThanOrEqual(now);
          expect(long.to).toBeLessThanOrEqual(now);
          expect(Math.abs(aside.to - aside.from - (seen.to - seen.from))).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('is at least a minute of what was dragged over', () => {
    expect(between({ from: now, to: now + 10 })).toEqual({ kind: 'past', from: now - 29_995, to: now + 30_005 });
  });

  it('goes back to the live range that is as long', () => {
    for (const range of chartRanges) expect(liveLike(windowOf(range, now))).toEqual({ kind: 'live', range });
    expect(liveLike({ from: 0, to: 3 * hour, follows: false })).toEqual({ kind: 'live', range: '6h' });
  });
});
