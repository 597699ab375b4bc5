import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type StoredTicket, ticketEvent, writeTicket } from '@imah/server-tickets';
import type { AuditFacts, Effect, PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import type { FoundOrder } from './order-rows.ts';

/** The ticket of an order, with what the audit and open pages hear of it. */
interface Sent {
  readonly reported: StoredTicket;
  readonly audit: readonly AuditFacts[];
  readonly effects: readonly Effect[];
}

/** Reports a ticket for who has to come for the services of an order; null where it is of goods alone. */
export async function sendSomebody(
  trx: Transaction<Database>,
  edit: PersonalEdit,
  { orgId, id, buildingId, unitId, number, personName, ownerId }: FoundOrder,
): Promise<Sent | null> {
  const services = await trx
    .selectFrom('product_order_line as l')
    .innerJoin('product_order as o', (join) => join.onRef('o.org_id', '=', 'l.org_id').onRef('o.id', '=', 'l.order_id'))
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'o.org_id').onRef('b.id', '=', 'o.building_id'))
    .select(['l.name', 'l.qty_milli as qtyMilli', 'l.unit', 'o.note', 'b.time_zone as timeZone'])
    .where('l.org_id', '=', orgId)
    .where('l.order_id', '=', id)
    .where('l.kind', '=', 'service')
    .orderBy('l.position')
    .execute();
  const [first] = services;
  if (first === undefined) return null;
  const what = services.map(({ name, qtyMilli, unit }) => `${name} × ${qtyMilli / 1_000} ${unit}`);
  const { ticket, audit } = await writeTicket(
    trx,
    { ...edit, buildingId },
    {
      id: randomUUIDv7(),
      kind: 'request',
      // A name of a product leaves room for the number.
      title: `${first.name} (${number})`,
      details: [...what, ...(first.note === null ? [] : [first.note])].join('\n'),
      unitId,
      priority: 'medium',
      source: 'app',
      audience: 'resident',
      fileIds: [],
      timeZone: first.timeZone,
      reporterName: personName,
      reporterPhone: null,
      reporterUserId: ownerId,
    },
  );
  return { reported: ticket, audit: [audit], effects: [ticketEvent(ticket, edit.now, 'created')] };
}
