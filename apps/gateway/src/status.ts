import type { PresenceBook } from './link/presence-book.ts';
import { readingOf } from './link/packets.ts';
import type { DeviceDescription, Reading } from './plant/plant.ts';
import type { Queue } from './store/queue.ts';

const metrics = [
  { key: 'uptime', label: 'Uptime', unit: 's' },
  { key: 'waiting', label: 'Waiting readings', unit: null },
  { key: 'oldest_age', label: 'Age of the oldest waiting reading', unit: 's' },
  { key: 'dropped', label: 'Dropped readings', unit: null },
  { key: 'devices_gone', label: 'Devices that do not answer', unit: null },
] as const;

/** The gateway itself, a device like those behind it. */
export const describeGateway = (name: string): DeviceDescription => ({
  name,
  type: 'gateway',
  points: metrics.map((metric) => ({ ...metric, kind: 'number', isWritable: false })),
});

/** How it fares. */
export function statusOf(
  name: string,
  {
    queue,
    presence,
    now,
    startedAt,
  }: {
    readonly queue: Pick<Queue, 'state' | 'peek'>;
    readonly presence: Pick<PresenceBook, 'gone'>;
    readonly now: number;
    readonly startedAt: number;
  },
): Reading {
  const { waiting, dropped } = queue.state();
  const [oldest] = queue.peek(1);
  const oldestAt = oldest === undefined ? now : (readingOf(oldest)?.at ?? now);
  return {
    device: name,
    at: now,
    values: {
      uptime: Math.round((now - startedAt) / 1_000),
      waiting,
      oldest_age: Math.max(0, Math.round((now - oldestAt) / 1_000)),
      dropped,
      devices_gone: presence.gone(),
    } satisfies Record<(typeof metrics)[number]['key'], number>,
  };
}
