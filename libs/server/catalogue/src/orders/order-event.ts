import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { OrderState } from '@imah/contract/catalogue/words';
import type { Transaction } from 'kysely';
import { notify, type Recipients } from '@imah/server-notifications';
import type { Edit, Effect } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import type { FoundOrder } from './order-rows.ts';

/** Tells the open pages of the building that an order has changed; each reads what is its own. */
export function orderEvent(
  { orgId, buildingId, id, version }: Pick<FoundOrder, 'orgId' | 'buildingId' | 'id' | 'version'>,
  op: EventPacket['op'],
  now: number,
): Effect {
  const packet: EventPacket = { entity: 'order', id, version, op, at: new Date(now).toISOString() };
  return { kind: 'publish', topic: buildingTopic({ orgId, buildingId }, 'ev'), packet };
}

/** Tells people where an order stands: who hands over that it was placed, who has placed it what became of it. */
export async function notifyOfOrder(
  trx: Transaction<Database>,
  { actor, now }: Pick<Edit, 'actor' | 'now'>,
  {
    order,
    news: state,
    reason,
  }: { readonly order: FoundOrder; readonly news: OrderState; readonly reason: string | null },
): Promise<void> {
  const { id, orgId, buildingId, number, unitCode, total, personName, ownerId } = order;
  const isNew = state === 'placed';
  const owner: Recipients = { kind: 'people', userIds: ownerId === null ? [] : [ownerId] };
  // What its owner takes back is told to those who would have brought it.
  const isOwners = isNew || ownerId === actor?.userId;
  await notify(
    trx,
    {
      kind: 'order-moved',
      recipients: isOwners ? { kind: 'granted', permission: 'order.transition' } : owner,
      actorId: actor?.userId ?? null,
      place: { orgId, buildingId },
      dedupeKey: `order-moved/${id}/${state}`,
      data: { number, unit: unitCode, total, state, reason, person: personName },
      href: `/imah/pesanan?pesanan=${id}`,
    },
    now,
  );
}
