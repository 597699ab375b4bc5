import type { OutboxEntry } from '@imah/app/outbox';
import type { Meter } from '@imah/contract/metering';
import { localDay } from '@imah/app/i18n';
import { isReadingOrder } from '../orders/reading-order.ts';

/** A number on this device: `waiting` for the server, or `refused` by it. */
interface Kept {
  readonly kind: 'waiting' | 'refused';
  readonly values: readonly number[];
}

/** Whether a meter was read in the month that runs, on the server or on this device. */
export type RoundStanding = { readonly kind: 'unread' | 'read' } | Kept;

/** The readings that are on this device alone, by their meters. */
export function keptIn(entries: readonly Pick<OutboxEntry, 'order' | 'state'>[]): ReadonlyMap<string, Kept> {
  return new Map(
    entries.flatMap(({ order, state }) =>
      isReadingOrder(order) && state !== 'sent'
        ? [[order.meterId, { kind: state === 'refused' ? 'refused' : 'waiting', values: order.body.values }] as const]
        : [],
    ),
  );
}

/** Whether somebody still has to stand before the meter: what the server refused is read once more. */
export const isToRead = ({ kind }: RoundStanding) => kind === 'unread' || kind === 'refused';

/** How far a meter is in the round of the month. `now` in milliseconds since 1970. */
export function standingOf(
  { id, last, waiting, timeZone }: Meter,
  kept: ReadonlyMap<string, Kept>,
  now: number,
): RoundStanding {
  const here = kept.get(id);
  if (here !== undefined) return here;
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
  return others.find(({ standing }) => isToRead(standing))?.meter ?? null;
}
