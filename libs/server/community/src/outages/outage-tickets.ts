import { decideRows, type PolicyActor } from '@imah/contract/access';
import type { Outage } from '@imah/contract/outages';
import { sql, type Transaction } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { type CommandPorts, type PersonalEdit, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { asOne, HttpProblem, notFound } from '@imah/server-platform/http';
import { createTicket, isVisibleTicket, type StoredTicket } from '@imah/server-tickets';
import { withRules } from '@imah/server-tickets/settings';
import { outageEvent } from './outage-event.ts';
import { getOutage, lockOutage, type OutageKey } from './outage-row.ts';

type OutageAct = PersonalEdit & OutageKey;

/** Says that a ticket is about an outage, and no longer about another. @throws {HttpProblem} 404 of a ticket they do not see there */
export async function writeOutageTicket(
  trx: Transaction<Database>,
  actor: PolicyActor,
  { orgId, buildingId, outageId }: OutageKey,
  ticketId: string,
): Promise<boolean> {
  const { rows: found } = await sql`SELECT 1 FROM ticket t
    WHERE t.org_id = ${orgId} AND t.building_id = ${buildingId} AND t.id = ${ticketId} AND ${isVisibleTicket(actor)}
    FOR KEY SHARE`.execute(trx);
  if (found.length === 0) throw notFound();
  const { rows } = await sql`
    INSERT INTO outage_ticket (org_id, ticket_id, outage_id) VALUES (${orgId}, ${ticketId}, ${outageId})
    ON CONFLICT (org_id, ticket_id) DO UPDATE SET outage_id = excluded.outage_id
      WHERE outage_ticket.outage_id <> excluded.outage_id
    RETURNING 1`.execute(trx);
  return rows.length > 0;
}

/** @throws {HttpProblem} 404 */
export function bindTicket(ports: CommandPorts, edit: OutageAct & { readonly ticketId: string }): Promise<Outage> {
  return changeTickets(ports, edit, 'bind', (trx) => writeOutageTicket(trx, edit.actor, edit, edit.ticketId));
}

/** @throws {HttpProblem} 404 */
export function unbindTicket(ports: CommandPorts, edit: OutageAct & { readonly ticketId: string }): Promise<Outage> {
  return changeTickets(ports, edit, 'unbind', async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('outage_ticket')
      .where('org_id', '=', edit.orgId)
      .where('ticket_id', '=', edit.ticketId)
      .where('outage_id', '=', edit.outageId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

function changeTickets(
  ports: CommandPorts,
  edit: OutageAct & { readonly ticketId: string },
  action: 'bind' | 'unbind',
  change: (trx: Transaction<Database>) => Promise<boolean>,
): Promise<Outage> {
  const { buildingId, outageId, ticketId, actor, now } = edit;
  return runCommand<Outage, Outage>(ports, edit, {
    lock: (trx) => lockOutage(trx, actor, edit),
    write: async (trx, before) => {
      if (!(await change(trx))) return unchanged(before);
      const result = await getOutage(trx, actor, edit);
      const audit = { action, entity: 'outage', entityId: outageId, buildingId, after: { ticketId } };
      return { result, audit, effects: [outageEvent(edit, result.version, now)] };
    },
  });
}

/** Makes a ticket of an outage, by the rights of tickets. @throws {HttpProblem} 403, 404 */
export function ticketOfOutage(context: ServerContext, edit: OutageAct): Promise<StoredTicket> {
  const { orgId, buildingId, outageId, actor, requestId, now } = edit;
  if (decideRows(actor, 'ticket.create', { orgId, buildingId }) !== 'all')
    throw new HttpProblem(403, 'TIDAK_BERWENANG');
  return asOne(context, (unit) =>
    runCommand<Outage, StoredTicket>(unit, edit, {
      lock: (trx) => lockOutage(trx, actor, edit),
      write: async (trx, { title, internalNote, residentText, number, kind, version }) => {
        const details = [internalNote, residentText, number]
          .filter((text) => text !== null && text !== '')
          .join('\n\n');
        const draft = {
          kind: 'complaint' as const,
          title,
          details,
          priority: kind === 'urgent' ? ('high' as const) : ('medium' as const),
          source: 'app' as const,
          audience: 'staff' as const,
          fileIds: [],
        };
        const by = { orgId, buildingId, actor, rows: 'all', requestId, now } as const;
        const ticket = await withRules(unit, createTicket(unit, by, draft));
        await writeOutageTicket(trx, actor, edit, ticket.id);
        const after = { ticketId: ticket.id };
        return {
          result: ticket,
          audit: { action: 'ticket', entity: 'outage', entityId: outageId, buildingId, after },
          effects: [outageEvent(edit, version, now)],
        };
      },
    }),
  );
}
