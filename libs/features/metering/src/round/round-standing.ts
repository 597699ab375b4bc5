import type { OutboxEntry } from '@imah/app/outbox';
import type { Meter } from '@imah/contract/metering';
import { localDay } from '@imah/app/i18n';
import { isReadingOrder } from '../orders/reading-order.ts';

/** Whether a meter was read in the month that runs; `waiting`: here, and not yet on the server. */
export type RoundStanding =
  | { readonly kind: 'unread' | 'read' }
  | { readonly kind: 'waiting'; readonly values: readonly number[] };

type Waiting = ReadonlyMap<string, readonly number[]>;

/** The readings that wait on this device, by their meters. */
export function waitingIn(entries: readonly Pick<OutboxEntry, 'order' | 'state'>[]): Waiting {
  return new Map(
    entries.flatMap(({ order, state }) =>
      isReadingOrder(order) && state !== 'sent' ? [[order.meterId, order.body.values] as const] : [],
    ),
  );
}

/** How far a meter is in the round of the month. `now` in milliseconds since 1970. */
export function standingOf({ id, last, waiting, timeZone }: Meter, kept: Waiting, now: number): RoundStanding {
  const values = kept.get(id);
  if (values !== undefined) return { kind: 'waiting', values };
  const month = (at: number) => localDay(at, timeZone).slice(0, 7);
  const isRead = waiting > 0 || (last !== null && month(Date.parse(last.at)) === month(now));
  return { kind: isRead ? 'read' : 'unread' };
}

interface RoundMeter {
  readonly meter: Meter;
  readonly standing: RoundStanding;
}

/** The next meter to be read after one, from the beginning again after the last; null when there is no other. */
export function nextOf(round: readonly RoundMeter[], current: Meter): Meter | null {
  const at = round.findIndex(({ meter }) => meter.id === current.id);
  const others = [...round.slice(at + 1), ...round.slice(0, Math.max(at, 0))];
  return others.find(({ standing }) => standing.kind === 'unread')?.meter ?? null;
}
