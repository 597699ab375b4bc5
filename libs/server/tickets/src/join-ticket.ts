import type { SimilarTicket } from '@imah/contract/tickets';
import type { Transaction } from 'kysely';
import {
  type CommandPorts,
  type Outcome,
  type PersonalEdit,
  runCommand,
  unchanged,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { ticketEvent } from './notify-of-ticket.ts';
import { readToldTicket } from './report-similar.ts';
import type { TicketKey } from './ticket-events.ts';

/** Who has what a ticket of their building is about too. */
type Joining = PersonalEdit & TicketKey & { readonly buildingId: string };

/** Has somebody told of what becomes of a ticket that others reported; once. @throws {HttpProblem} 404 */
export function joinTicket(ports: CommandPorts, edit: Joining): Promise<SimilarTicket> {
  const { orgId, ticketId, actor, now } = edit;
  return runCommand<SimilarTicket, SimilarTicket>(ports, edit, {
    lock: (trx) => getToldTicket(trx, edit),
    write: async (trx, told) => {
      if (told.also === 'yes') return unchanged(told);
      const { numInsertedOrUpdatedRows: joined } = await trx
        .insertInto('ticket_follower')
        .values({ org_id: orgId, ticket_id: ticketId, user_id: actor.userId, joined_at: new Date(now) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      const result = await getToldTicket(trx, edit);
      return joined === 1n ? followed(trx, edit, 'follow', result) : unchanged(result);
    },
  });
}

/** Tells them of it no more; who does not follow it stays so. */
export function leaveTicket(ports: CommandPorts, edit: Joining): Promise<void> {
  const { orgId, ticketId, actor } = edit;
  return runCommand<void, void>(ports, edit, {
    lock: async () => {},
    write: async (trx) => {
      const { numDeletedRows: left } = await trx
        .deleteFrom('ticket_follower')
        .where('org_id', '=', orgId)
        .where('ticket_id', '=', ticketId)
        .where('user_id', '=', actor.userId)
        .executeTakeFirstOrThrow();
      return left > 0n ? followed(trx, edit, 'unfollow', undefined) : unchanged(undefined);
    },
  });
}

async function getToldTicket(trx: Transaction<Database>, edit: Joining): Promise<SimilarTicket> {
  const told = await readToldTicket(trx, edit, edit.ticketId);
  if (told === null) throw notFound();
  return told;
}

async function followed<Result>(
  trx: Transaction<Database>,
  { orgId, buildingId, ticketId, now }: Joining,
  action: 'follow' | 'unfollow',
  result: Result,
): Promise<Outcome<Result>> {
  const { version } = await trx
    .selectFrom('ticket')
    .select('version')
    .where('id', '=', ticketId)
    .executeTakeFirstOrThrow();
  return {
    result,
    audit: { action, entity: 'ticket', entityId: ticketId, buildingId },
    effects: [ticketEvent({ orgId, buildingId, id: ticketId, version }, now)],
  };
}
