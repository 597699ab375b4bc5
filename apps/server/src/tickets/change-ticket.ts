import type { Ticket } from '@imah/contract/tickets';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { notFound } from '../http/errors.ts';
import type { Actor } from '../http/handler.ts';
import { type LockedTicket, readLockedTicket } from './read-tickets.ts';
import { publishTicketEvent } from './notify-of-ticket.ts';
import type { TicketKey } from './ticket-events.ts';
import { ticketAsSeenBy } from './ticket-sight.ts';

/** Who changes which ticket, and which version of it they saw. */
export interface TicketEdit extends TicketKey {
  /** Null for the clock. */
  readonly actor: Actor | null;
  readonly requestId?: string;
  /** Null for the clock, which takes the ticket as it stands. */
  readonly version: number | null;
  readonly now: number;
  /** Another ticket that changes with it. */
  readonly otherId?: string;
  /** What comes of it once it is done; nothing where it had been done before. Resolves with the ticket as it then is. */
  readonly followUp?: (ticket: Ticket) => Promise<Ticket>;
}

/** What a change does: columns of the ticket, and what the audit says of it. */
export interface TicketDone {
  readonly columns: RawBuilder<unknown>;
  readonly audit: {
    readonly action: string;
    readonly before: object;
    readonly after: object;
    readonly reason?: string;
  };
  /** What follows from it in the same transaction, told of the ticket as it then is. */
  readonly follow?: (trx: Transaction<Database>, after: Ticket) => Promise<void>;
}

/** The name a change is signed with. */
export const nameOf = (actor: Actor | null): string => actor?.name ?? 'Imah';

/**
 * Changes one ticket while nobody else does: whoever saw another version is told what stands now, and loses nothing.
 * What `isDone` knows to have been done before is not done again, whatever version it was asked upon.
 * @throws {HttpProblem} 404 when there is none, 412 when it has changed meanwhile
 */
export async function changeTicket(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  edit: TicketEdit,
  decideChange: (held: LockedTicket, trx: Transaction<Database>) => Promise<TicketDone>,
  isDone: (trx: Transaction<Database>) => Promise<boolean> = async () => false,
): Promise<Ticket> {
  const { ticket, change } = await context.db.transaction().execute(async (trx) => {
    if (edit.otherId !== undefined) await lockInOrder(trx, edit.orgId, [edit.ticketId, edit.otherId]);
    const held = await lockTicket(trx, edit, edit.now);
    if (await isDone(trx)) return { ticket: held.ticket, change: 'earlier' };
    if (edit.version !== null) requireVersion(shownTo(edit.actor, held.ticket), edit.version);
    return { ticket: await applyChange(trx, edit, held, await decideChange(held, trx)), change: 'now' };
  });
  if (change === 'earlier') return ticket;
  await publishTicketEvent(context, ticket);
  return edit.followUp === undefined ? ticket : edit.followUp(ticket);
}

/** What stands now is told to who comes too late, as far as they may see it. */
function shownTo(actor: Actor | null, ticket: Ticket): Ticket {
  return actor === null ? ticket : ticketAsSeenBy(actor, ticket);
}

/** Holds several tickets of an organisation in the one order in which everybody does, so that nobody waits in a ring. */
export async function lockInOrder(
  trx: Transaction<Database>,
  orgId: string,
  ticketIds: readonly string[],
): Promise<void> {
  await sql`
    SELECT 1 FROM ticket WHERE org_id = ${orgId} AND id = ANY(${ticketIds}::uuid[]) ORDER BY id FOR UPDATE`.execute(
    trx,
  );
}

/** Reads a ticket that stays as it is until the transaction ends. @throws {HttpProblem} 404 */
export async function lockTicket(trx: Transaction<Database>, key: TicketKey, now: number): Promise<LockedTicket> {
  await sql`SELECT 1 FROM ticket WHERE org_id = ${key.orgId} AND id = ${key.ticketId} FOR UPDATE`.execute(trx);
  const held = await readLockedTicket(trx, key, now);
  if (held === null) throw notFound();
  return held;
}

async function applyChange(
  trx: Transaction<Database>,
  { orgId, ticketId, actor, requestId, now }: TicketEdit,
  { ticket }: LockedTicket,
  { columns, audit, follow }: TicketDone,
): Promise<Ticket> {
  await sql`
    UPDATE ticket SET ${columns}, version = version + 1, updated_at = ${new Date(now)}
    WHERE org_id = ${orgId} AND id = ${ticketId}`.execute(trx);
  const after = await readLockedTicket(trx, { orgId, ticketId }, now);
  if (after === null) throw notFound();
  await follow?.(trx, after.ticket);
  await writeAudit(
    trx,
    {
      orgId,
      buildingId: ticket.buildingId,
      actor: actor === null ? { kind: 'system' } : { kind: 'user', id: actor.userId },
      requestId,
      entity: 'ticket',
      entityId: ticketId,
      ...audit,
    },
    now,
  );
  return after.ticket;
}
