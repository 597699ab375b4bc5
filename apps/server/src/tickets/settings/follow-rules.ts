import { matchesRule, type Ticket, type TicketRuleEvent, ticketRuleDepth } from '@imah/contract';
import type { ServerContext } from '../../context.ts';
import { HttpProblem } from '../../http/errors.ts';
import { assignTicket } from '../assign-ticket.ts';
import { tellOfTicket } from '../tell-of-ticket.ts';
import { updateTicket } from '../update-ticket.ts';
import { readTicketRules } from './ticket-rules.ts';

type Context = Pick<ServerContext, 'db' | 'live' | 'now'>;

/**
 * Follows the rules of the organisation after something has happened to a ticket, in their order. What a rule changes
 * may have rules of its own; after `ticketRuleDepth` of them it ends. Returns the ticket as it then is.
 */
export async function followRules(
  context: Context,
  event: TicketRuleEvent,
  ticket: Ticket,
  depth: number = 1,
): Promise<Ticket> {
  let current = ticket;
  for (const rule of await readTicketRules(context.db, ticket.orgId)) {
    if (rule.state === 'off' || rule.event !== event || !matchesRule(rule.conditions, current)) continue;
    current = await follow(context, rule.actions, current, rule.name, depth);
  }
  return current;
}

async function follow(
  context: Context,
  { assigneeId, priority, notifyIds }: Awaited<ReturnType<typeof readTicketRules>>[number]['actions'],
  ticket: Ticket,
  ruleName: string,
  depth: number,
): Promise<Ticket> {
  const now = context.now();
  const edit = { orgId: ticket.orgId, ticketId: ticket.id, actor: null, version: null, now };
  let current = ticket;
  if (assigneeId !== undefined && current.assignee?.id !== assigneeId) {
    const executorIds = current.executors.map(({ id }) => id);
    current = await unlessRefused(current, () => assignTicket(context, edit, { assigneeId, executorIds }));
  }
  if (priority !== undefined && current.priority !== priority) {
    current = await unlessRefused(current, () => updateTicket(context, edit, { priority }));
    if (depth < ticketRuleDepth) current = await followRules(context, 'prioritised', current, depth + 1);
  }
  if (notifyIds !== undefined) {
    const told = { kind: 'ticket-created', recipients: { kind: 'people', userIds: notifyIds }, by: ruleName } as const;
    const known = current;
    await context.db.transaction().execute((trx) => tellOfTicket(trx, told, known, now));
  }
  return current;
}

/** What a rule cannot do any more (the person left, the ticket has ended) leaves the ticket as it is. */
async function unlessRefused(ticket: Ticket, change: () => Promise<Ticket>): Promise<Ticket> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof HttpProblem) return ticket;
    throw error;
  }
}
