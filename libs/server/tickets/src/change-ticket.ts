import type { TicketRuleEvent } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import {
  type AuditFacts,
  type Command,
  type CommandPorts,
  type Edit,
  runCommand,
  unchanged,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { requireVersion } from '@imah/server-platform/http';
import { ticketEvent } from './notify-of-ticket.ts';
import type { TicketKey } from './ticket-events.ts';
import { lockInOrder, lockTicket } from './ticket-repository.ts';
import type { LockedTicket, StoredTicket } from './ticket-row.ts';
import { ticketAsSeenBy } from './ticket-sight.ts';

/** Who changes which ticket. Without a version it is taken as it stands, as the clock does. */
export interface TicketEdit extends Edit, TicketKey {
  readonly version?: number | null;
}

/** What a change has made of a ticket, and which rules follow from it. */
export interface TicketOutcome {
  readonly ticket: StoredTicket;
  readonly rules: TicketRuleEvent | null;
}

type Steps<Result> = Pick<Command<LockedTicket, Result>, 'findEarlier' | 'authorize' | 'validate'>;

/** Something that is done about a ticket while nobody else does anything about it. */
interface TicketCommand<Result> extends Steps<Result> {
  /** Another ticket that changes with it. */
  readonly otherId?: string | undefined;
  readonly write: (trx: Transaction<Database>, locked: LockedTicket) => Promise<Written<Result>>;
}

interface Written<Result> {
  readonly result: Result;
  /** Null where it stood so already. */
  readonly audit: Pick<AuditFacts, 'action' | 'before' | 'after' | 'reason'> | null;
  /** The ticket as it then is, where it has changed itself. */
  readonly ticket?: StoredTicket;
}

/** Does something about a ticket; its open pages hear of it. @throws {HttpProblem} 404 when there is none */
export function runTicketCommand<Result>(
  ports: CommandPorts,
  edit: TicketEdit,
  { otherId, write, ...steps }: TicketCommand<Result>,
): Promise<Result> {
  const { orgId, ticketId, now } = edit;
  return runCommand(ports, edit, {
    ...steps,
    lock: async (trx) => {
      if (otherId !== undefined) await lockInOrder(trx, orgId, [ticketId, otherId]);
      return lockTicket(trx, edit, now);
    },
    write: async (trx, locked) => {
      const { result, audit, ticket = locked.ticket } = await write(trx, locked);
      if (audit === null) return unchanged(result);
      const about = { entity: 'ticket', entityId: ticketId, buildingId: ticket.buildingId };
      return { result, audit: { ...about, ...audit }, effects: [ticketEvent(ticket, now)] };
    },
  });
}

/** What a change of the ticket itself does: its new state, what the audit says, which rules follow. */
interface TicketChanged {
  readonly ticket: StoredTicket;
  readonly audit: Pick<AuditFacts, 'action' | 'before' | 'after' | 'reason'>;
  readonly rules?: TicketRuleEvent | null;
}

interface TicketChange extends Pick<Steps<never>, 'authorize' | 'validate'> {
  readonly otherId?: string | undefined;
  /** Whether this very change was made before: it is not made again, whatever version it was asked upon. */
  readonly isDone: (trx: Transaction<Database>, locked: LockedTicket) => Promise<boolean>;
  readonly write: (trx: Transaction<Database>, locked: LockedTicket) => Promise<TicketChanged>;
}

/**
 * Changes one ticket: whoever saw another version is told what stands now, and loses nothing.
 * @throws {HttpProblem} 404 when there is none, 412 when it has changed meanwhile
 */
export function changeTicket(ports: CommandPorts, edit: TicketEdit, change: TicketChange): Promise<TicketOutcome> {
  const { otherId, isDone, authorize, validate, write } = change;
  return runTicketCommand<TicketOutcome>(ports, edit, {
    otherId,
    findEarlier: async (trx, locked) => ((await isDone(trx, locked)) ? { ticket: locked.ticket, rules: null } : null),
    authorize: (trx, locked) => {
      requireSeenVersion(edit, locked.ticket);
      return authorize?.(trx, locked);
    },
    validate,
    write: async (trx, locked) => {
      const { ticket, audit, rules = null } = await write(trx, locked);
      return { result: { ticket, rules }, audit, ticket };
    },
  });
}

/** What stands now is told to who comes too late, as far as they may see it. */
function requireSeenVersion({ actor, version }: TicketEdit, ticket: StoredTicket): void {
  if (version === null || version === undefined) return;
  requireVersion(actor === null ? ticket : ticketAsSeenBy(actor, ticket), version);
}
