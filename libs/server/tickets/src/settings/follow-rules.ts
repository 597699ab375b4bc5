import { matchesRule, type TicketRule } from '@imah/contract/tickets';
import type { StoredTicket } from '../ticket-row.ts';
import {
  openTicketStates,
  type TicketEventKind,
  type TicketRuleEvent,
  ticketRuleDepth,
  type TicketState,
} from '@imah/contract/tickets/words';
import type { CommandPorts } from '@imah/server-platform/command';
import { HttpProblem } from '@imah/server-platform/http';
import { assignTicket } from '../assign-ticket.ts';
import type { TicketOutcome } from '../change-ticket.ts';
import { notifyOfTicket } from '../notify-of-ticket.ts';
import { findDoer, writeTicketEvent } from '../ticket-events.ts';
import { thoseWhoSee } from '../ticket-sight.ts';
import { findOnDuty } from '../ticket-workers.ts';
import { updateTicket } from '../update-ticket.ts';
import { useChecklist } from '../work/use-checklist.ts';
import { readTicketRules } from './ticket-rules.ts';

/** The ticket as it is once the rules that follow from a change were followed: the one place from which they are. */
export async function withRules(
  ports: CommandPorts,
  change: TicketOutcome | Promise<TicketOutcome>,
): Promise<StoredTicket> {
  const { ticket, rules } = await change;
  return rules === null ? ticket : followRules(ports, rules, ticket);
}

const openStates: readonly TicketState[] = openTicketStates;

/** What somebody did to the ticket that a rule follows from; of what the clock asks for, nobody did anything. */
const causes: Readonly<Record<TicketRuleEvent, TicketEventKind | null>> = {
  created: 'created',
  moved: 'moved',
  prioritised: 'changed',
  unanswered: null,
  'nearly-late': null,
  late: null,
};

/**
 * Follows the rules of the organisation after something has happened to a ticket, in their order. What a rule changes
 * may have rules of its own; after `ticketRuleDepth` of them it ends. Returns the ticket as it then is.
 */
async function followRules(
  ports: CommandPorts,
  event: TicketRuleEvent,
  ticket: StoredTicket,
  depth: number = 1,
): Promise<StoredTicket> {
  let current = ticket;
  for (const rule of await readTicketRules(ports.db, ticket.orgId)) {
    if (rule.state === 'off' || rule.event !== event || !matchesRule(rule.conditions, current)) continue;
    current = await followRule(ports, rule, current, depth);
  }
  return current;
}

/** Does what a rule does with a ticket; what it changes may have rules of its own. Returns the ticket as it then is. */
export async function followRule(
  ports: CommandPorts,
  { name, event, actions }: TicketRule,
  ticket: StoredTicket,
  depth: number = 1,
): Promise<StoredTicket> {
  const { assignBy, priority, notifyIds, checklistId } = actions;
  const now = ports.now();
  const asksForDuty = assignBy === 'duty' && ticket.assignee === null && openStates.includes(ticket.state);
  const onDuty = asksForDuty
    ? await findOnDuty(ports.db, { ...ticket, categoryId: ticket.category?.id ?? null }, now)
    : null;
  if (asksForDuty && onDuty === null) await notifyNobodyOnDuty(ports, name, ticket);
  const assigneeId = onDuty ?? actions.assigneeId;
  const edit = { orgId: ticket.orgId, ticketId: ticket.id, actor: null, version: null, now };
  let current = ticket;
  if (assigneeId !== undefined && current.assignee?.id !== assigneeId) {
    const executorIds = current.executors.map(({ id }) => id);
    const known = current;
    current = await unlessRefused(
      known,
      async () => (await assignTicket(ports, edit, { assigneeId, executorIds })).ticket,
      (refusal) => notifyUnassignable(ports, refusal, known, assigneeId),
    );
  }
  if (priority !== undefined && current.priority !== priority) {
    current = await unlessRefused(current, async () => (await updateTicket(ports, edit, { priority })).ticket);
    if (depth < ticketRuleDepth) current = await followRules(ports, 'prioritised', current, depth + 1);
  }
  if (checklistId !== undefined) {
    const known = current;
    await unlessRefused(known, async () => {
      await useChecklist(ports, edit, checklistId);
      return known;
    });
  }
  if (notifyIds !== undefined) {
    const of = event === 'created' ? ({ kind: 'ticket-created' } as const) : ({ kind: 'ticket-flagged' } as const);
    const known = current;
    await ports.db.transaction().execute(async (trx) => {
      // Rights may have ended since the rule was made, and they may not be the same in every building.
      const cause = causes[event];
      const key = { orgId: known.orgId, ticketId: known.id };
      const by = { userId: cause === null ? null : await findDoer(trx, key, cause), name };
      const userIds = await thoseWhoSee(trx, known.id, notifyIds, now);
      await notifyOfTicket(trx, { ...of, recipients: { kind: 'people', userIds }, by }, known, now);
    });
  }
  return current;
}

/** What a rule cannot do any more (the person left, the ticket has ended) leaves the ticket as it is. */
async function unlessRefused(
  ticket: StoredTicket,
  change: () => Promise<StoredTicket>,
  whenRefused: (refusal: HttpProblem) => Promise<void> = async () => {},
): Promise<StoredTicket> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    await whenRefused(error);
    return ticket;
  }
}

/**
 * Tells who gives out tickets that a rule has given this one to nobody, and writes it into the ticket: whoever relies on the
 * roster looks for no ticket that waits.
 */
async function notifyNobodyOnDuty({ db, now }: CommandPorts, ruleName: string, ticket: StoredTicket): Promise<void> {
  const recipients = { kind: 'granted', permission: 'ticket.assign' } as const;
  const by = { userId: null, name: ruleName };
  await db.transaction().execute(async (trx) => {
    const key = { orgId: ticket.orgId, ticketId: ticket.id };
    await writeTicketEvent(trx, key, { kind: 'nobody-on-duty', actorId: null }, now());
    await notifyOfTicket(trx, { kind: 'ticket-flagged', recipients, by }, ticket, now());
  });
}

/** Writes into the ticket that a rule named somebody who cannot take it: else it stays with nobody, and nobody knows why. */
async function notifyUnassignable(
  { db, now }: CommandPorts,
  { status }: HttpProblem,
  { orgId, id }: StoredTicket,
  assigneeId: string,
): Promise<void> {
  if (status !== 422) return;
  const event = { kind: 'unassignable', actorId: null, data: { assigneeId } } as const;
  await db.transaction().execute((trx) => writeTicketEvent(trx, { orgId, ticketId: id }, event, now()));
}
