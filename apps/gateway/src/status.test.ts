import { describe, expect, it } from 'vitest';
import { entryOf } from './link/packets.ts';
import { describeGateway, statusOf } from './status.ts';

const now = Date.UTC(2026, 10, 21, 3);
const waitingSince = (texts: readonly string[]) => ({
  state: () => ({ waiting: texts.length, dropped: 7, bytes: 0 }),
  peek: () => texts,
});
const status = (texts: readonly string[]) =>
  statusOf('Gateway', { queue: waitingSince(texts), presence: { gone: () => 2 }, now, startedAt: now - 90_400 }).values;
const readAt = (at: number) => entryOf({ device: 'Meter', at, values: { energy: 1 } });

describe('how a gateway fares', () => {
  it('is how long it runs, how much waits and since when, what was dropped, and who does not answer', () => {
    expect(status([readAt(now - 3_600_000), readAt(now)])).toEqual({
      uptime: 90,
      waiting: 2,
      oldest_age: 3_600,
      dropped: 7,
      devices_gone: 2,
    });
  });

  it.each([
    ['nothing waits', []],
    ['what waits is of another version', ['{"strange":true}']],
    ['the clock was set back since', [readAt(now + 60_000)]],
  ])('has no age of what waits where %s', (_why, texts) => {
    expect(status(texts)['oldest_age']).toBe(0);
  });

  it('is described by exactly the metrics that it tells, none of them to be set', () => {
    const { type, points } = describeGateway('Gateway');

    expect(points.map(({ key }) => key)).toEqual(Object.keys(status([])));
    expect([type, points.filter(({ isWritable, kind }) => isWritable || kind !== 'number')]).toEqual(['gateway', []]);
  });
});
