import type { ApiClient } from '@imah/api-client';
import { expect, it, vi } from 'vitest';
import { approvedReading, unitMeter } from '../testing/metering-fixtures.ts';
import { draftOf, type ReadingOrder, readingOf } from './reading-order.ts';
import { readingOrders } from './reading-orders.ts';

const at = '2026-11-20T03:00:00.000Z';
const now = Date.parse(at);
const order = readingOf(unitMeter, { values: [4_200_000], at, note: 'Kaca retak' }, now);
const later = (hours: number, change: Partial<ReadingOrder> = {}): ReadingOrder => ({
  ...order,
  body: { ...order.body, at: new Date(now + hours * 3_600_000).toISOString() },
  ...change,
});

it('is sent as it was read, under the key by which the server knows it again', async () => {
  const createReading = vi.fn<ApiClient['createReading']>(async () => ({ data: approvedReading }));
  const client = { createReading } as Partial<ApiClient> as ApiClient;
  const { signal } = new AbortController();
  const complete = readingOrders.complete(order, 'key-of-the-entry', []);

  await readingOrders.send(client, complete, { account: 'me', signal });

  expect(createReading.mock.calls).toEqual([
    [
      {
        params: { buildingId: unitMeter.buildingId, meterId: unitMeter.id },
        body: { values: [4_200_000], at, note: 'Kaca retak' },
        idempotencyKey: 'key-of-the-entry',
        account: 'me',
        signal,
      },
    ],
  ]);
});

it('photos that arrive on the way go with it, beside those that had arrived when it was read', () => {
  const photos = { ...order, body: { ...order.body, fileIds: ['arrived'] } };

  expect(readingOrders.complete(photos, order.key, ['later'])).toMatchObject({
    body: { fileIds: ['arrived', 'later'] },
  });
  expect(readingOrders.complete(order, order.key, [])).toEqual(order);
});

it('photos that have not arrived wait with it, and a reading without them has none', () => {
  const photo = { id: 'photo', name: 'm.jpg', content: new Blob(['x']), keepLocation: false };
  const waits = { orgId: 'org', about: 'A-101' };

  expect(draftOf({ order, waits, files: [photo] })?.files).toEqual([photo]);
  expect(draftOf({ order, waits, files: [] })).not.toHaveProperty('files');
});

it('a second number on the same round takes the place of the first, as long as that has not gone', () => {
  expect(readingOrders.replace(order, later(1))).toEqual(later(1));
});

it.each([
  ['of the next day', later(24)],
  ['of another meter', later(1, { meterId: 'another' })],
])('a number %s goes beside the first', (_, other) => {
  expect(readingOrders.replace(order, other)).toBeNull();
});

it('its note may be written anew, and nothing else', () => {
  expect(readingOrders.words(order)).toEqual({ note: 'Kaca retak' });
  expect(readingOrders.reworded(order, { note: 'Kaca pecah' })).toEqual({
    ...order,
    body: { ...order.body, note: 'Kaca pecah' },
  });
});

it('makes the meters of its building old, which it knows by its lane', () => {
  const { lane = '' } = draftOf({ order, waits: { orgId: 'org', about: 'A-101' } }) ?? {};
  expect(readingOrders.renews(lane)).toEqual(readingOrders.renews(`${unitMeter.buildingId}/another`));
  expect(JSON.stringify(readingOrders.renews(lane))).toContain(unitMeter.buildingId);
});

it('what a resident reads does not wait: it would be of the moment in which it arrives', () => {
  expect(draftOf({ order, waits: null })).toBeUndefined();
});

it('an order of another domain is not taken for a reading', () => {
  expect(() => readingOrders.words({ kind: 'createTicket' })).toThrow('createTicket is no reading of a meter');
});
