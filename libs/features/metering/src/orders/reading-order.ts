import { newId } from '@imah/api-client';
import type { OutboxDraft, OutboxFile, OutboxOrder } from '@imah/app/outbox';
import type { BodyOf } from '@imah/contract/endpoints';
import type { Meter } from '@imah/contract/metering';

/** What a meter shows, with the moment at which it was read: it may arrive much later. */
export interface ReadingOrder {
  readonly kind: 'meterReading';
  readonly buildingId: string;
  readonly meterId: string;
  readonly body: BodyOf<'createReading'> & { readonly at: string };
  /** For the list of what waits. */
  readonly meter: Pick<Meter, 'registers' | 'resource' | 'timeZone'>;
  /** By which the server knows it again, however often it is sent. */
  readonly key: string;
}

/** A reading as a page hands it over. */
export interface MeterReading {
  readonly order: ReadingOrder;
  /** Whose it is while it waits on this device; null where it does not wait: residents say what they see now. */
  readonly waits: { readonly orgId: string; readonly about: string } | null;
  /** Photos that have not arrived: they go before it. */
  readonly files?: readonly OutboxFile[];
}

export const isReadingOrder = (order: OutboxOrder): order is ReadingOrder => order.kind === 'meterReading';

/** However often it is sent, one reading. `now` in milliseconds since 1970. */
export function readingOf(meter: Meter, body: ReadingOrder['body'], now: number): ReadingOrder {
  const { id: meterId, buildingId, registers, resource, timeZone } = meter;
  const seen = { registers, resource, timeZone };
  return { kind: 'meterReading', buildingId, meterId, body, meter: seen, key: newId(now) };
}

/** As it waits on this device; undefined where it does not. */
export function draftOf({ order, waits, files = [] }: MeterReading): OutboxDraft | undefined {
  if (waits === null) return undefined;
  const { buildingId, meterId, key } = order;
  const photos = files.length === 0 ? {} : { files };
  return { ...waits, lane: `${buildingId}/${meterId}`, id: key, order, ...photos };
}

/** The building of a lane, in which the readings of one meter go one after the other. */
export const buildingOf = (lane: string) => lane.split('/')[0] ?? '';
