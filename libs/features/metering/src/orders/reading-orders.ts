import { renewedBy } from '@imah/app/read';
import type { OrderDomain, OrderTold, OutboxOrder } from '@imah/app/outbox';
import { useFormat } from '@imah/app/i18n';
import { useShownValues } from '../parts/use-quantity.ts';
import { useMeteringTexts } from '../texts.ts';
import { buildingOf, isReadingOrder, type ReadingOrder } from './reading-order.ts';
import { sendReading } from './send-reading.ts';

/** Within so long a second number for a meter mends the first. */
const oneRoundMs = 12 * 3_600_000;

/** What the outbox asks about readings of meters that wait on this device. */
export const readingOrders: OrderDomain = {
  kinds: ['meterReading'],
  send: (client, order, options) => sendReading(client, own(order), options),
  complete: (order, key, arrived) => withPhotos({ ...own(order), key }, arrived),
  isOrigin: () => false,
  upon: (later) => later,
  replace: (earlier, order) => (isSameRound(own(earlier), own(order)) ? order : null),
  isVoid: () => false,
  // A reading is never written over another: what is refused is told with the reason.
  current: () => Promise.resolve(null),
  conflicts: () => [],
  isWordless: () => true,
  resolve: (order) => order,
  words: (order) => ({ note: own(order).body.note ?? '' }),
  reworded: (order, { note = '' }) => ({ ...own(order), body: { ...own(order).body, note } }),
  useTold: (order) => useTold(own(order)),
  write: () => undefined,
  renews: (lane) => renewedBy.meters(buildingOf(lane)),
};

function own(order: OutboxOrder): ReadingOrder {
  if (!isReadingOrder(order)) throw new TypeError(`${order.kind} is no reading of a meter`);
  return order;
}

/** With the photos that had arrived when it was written, and those that have since. */
function withPhotos(order: ReadingOrder, arrived: readonly string[]): ReadingOrder {
  if (arrived.length === 0) return order;
  return { ...order, body: { ...order.body, fileIds: [...(order.body.fileIds ?? []), ...arrived] } };
}

function isSameRound(earlier: ReadingOrder, later: ReadingOrder): boolean {
  const apart = Math.abs(Date.parse(later.body.at) - Date.parse(earlier.body.at));
  return earlier.meterId === later.meterId && apart < oneRoundMs;
}

function useTold({ buildingId, meterId, body, meter }: ReadingOrder): OrderTold {
  const t = useMeteringTexts();
  const shown = useShownValues();
  const format = useFormat();
  return {
    kind: t('order.kind'),
    facts: [shown(body.values, meter), t('order.at', { at: format.dateTime(body.at, meter.timeZone) })],
    href: `/imah/building/${buildingId}/meter/${meterId}`,
    conflictTitle: t('order.kind'),
    fieldName: (field) => field,
    valueName: (value) => String(value),
  };
}
