import type { TicketPart, TicketPartChange, TicketPartDraft, TicketWork } from '@imah/contract/tickets';
import { partAmount } from '@imah/contract/tickets/words';
import { sql } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { readParts } from './read-parts.ts';
import { changeTicketWork, type Working } from './change-ticket-work.ts';

/** More lines nobody writes by hand. */
const most = 200;

/** Writes down a part that was used; the same draft again changes nothing. @throws {HttpProblem} 409 when there are too many */
export function addPart(ports: CommandPorts, edit: Working, { id, ...part }: TicketPartDraft): Promise<TicketWork> {
  const { orgId, ticketId, actor, now } = edit;
  const amount = partAmount(part.qtyMilli, part.unitPrice);
  return changeTicketWork(ports, edit, async (trx) => {
    const parts = await readParts(trx, edit);
    if (parts.some((known) => known.id === id)) return null;
    if (parts.length >= most) throw new HttpProblem(409, 'DAFTAR_PENUH');
    await sql`
      INSERT INTO ticket_part (org_id, ticket_id, id, label, qty_milli, unit, unit_price, amount, added_by, at)
      VALUES (${orgId}, ${ticketId}, ${id}, ${part.label}, ${part.qtyMilli}, ${part.unit}, ${part.unitPrice}, ${amount},
        ${actor.userId}, ${new Date(now)})`.execute(trx);
    return { action: 'add-part', after: { ...part, amount } };
  });
}

/** Mends a part that was written down. @throws {HttpProblem} 404 */
export function updatePart(
  ports: CommandPorts,
  edit: Working & { readonly partId: string },
  part: TicketPartChange,
): Promise<TicketWork> {
  const { orgId, ticketId, partId, now } = edit;
  const amount = partAmount(part.qtyMilli, part.unitPrice);
  return changeTicketWork(ports, edit, async (trx) => {
    const before = (await readParts(trx, edit)).find(({ id }) => id === partId);
    if (before === undefined) throw notFound();
    const was = saidOf(before);
    if (JSON.stringify(was) === JSON.stringify({ ...saidOf({ ...before, ...part }), amount })) return null;
    await sql`
      UPDATE ticket_part SET label = ${part.label}, qty_milli = ${part.qtyMilli}, unit = ${part.unit},
        unit_price = ${part.unitPrice}, amount = ${amount}, changed_at = ${new Date(now)}
      WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${partId}`.execute(trx);
    return { action: 'update-part', before: was, after: { ...part, amount } };
  });
}

/** Takes a part back; one that is gone already stays gone. */
export function deletePart(ports: CommandPorts, edit: Working & { readonly partId: string }): Promise<TicketWork> {
  const { orgId, ticketId, partId } = edit;
  return changeTicketWork(ports, edit, async (trx) => {
    const before = (await readParts(trx, edit)).find(({ id }) => id === partId);
    if (before === undefined) return null;
    await sql`
      DELETE FROM ticket_part WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${partId}`.execute(trx);
    return { action: 'delete-part', before: saidOf(before) };
  });
}

function saidOf({ label, qtyMilli, unit, unitPrice, amount }: TicketPart) {
  return { label, qtyMilli, unit, unitPrice, amount };
}
