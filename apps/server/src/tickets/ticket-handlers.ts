import type { Ticket, ticketEndpoints } from '@imah/contract/tickets';
import { mayReadTicketNotes, type TicketRuleEvent } from '@imah/contract/tickets/words';
import type { ServerContext } from '../context.ts';
import { notFound } from '../http/errors.ts';
import type { Actor, Handlers } from '../http/handler.ts';
import { assignTicket, readTicketWorkers } from './assign-ticket.ts';
import type { TicketEdit } from './change-ticket.ts';
import { createTicket } from './create-ticket.ts';
import { listTickets } from './list-tickets.ts';
import { moveTicket } from './move-ticket.ts';
import { readLockedTicket } from './read-tickets.ts';
import { followRules } from './settings/follow-rules.ts';
import { readTicketCategories, showCategory } from './settings/ticket-categories.ts';
import { updateSlaPolicy } from './sla-policies.ts';
import { addNote, addReply, readNotes, readReplies } from './ticket-comments.ts';
import { readTicketEvents, type TicketKey } from './ticket-events.ts';
import { ticketAsSeenBy } from './ticket-sight.ts';
import { readSlaPolicies } from './ticket-times.ts';
import { updateTicket } from './update-ticket.ts';

/** What a handler knows of a call about one ticket. */
interface TicketCall {
  readonly actor: Actor;
  readonly target: { readonly orgId: string };
  readonly params: { readonly ticketId: string };
  readonly request: { readonly id: string };
}

const keyOf = ({ target, params }: Pick<TicketCall, 'target' | 'params'>): TicketKey => ({
  orgId: target.orgId,
  ticketId: params.ticketId,
});

export function ticketHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketEndpoints> {
  const { db, now } = context;
  const byOf = (call: TicketCall) => ({ ...keyOf(call), actor: call.actor, requestId: call.request.id, now: now() });
  const editOf = (call: TicketCall & { readonly version: number }): TicketEdit => ({
    ...byOf(call),
    version: call.version,
  });
  const rulesAfter = (event: TicketRuleEvent) => ({
    followUp: (ticket: Ticket) => followRules(context, event, ticket),
  });
  const held = async (call: Pick<TicketCall, 'target' | 'params'>) => {
    const found = await readLockedTicket(db, keyOf(call), now());
    if (found === null) throw notFound();
    return found;
  };
  const shown = (actor: Actor, ticket: Ticket) => ({ data: ticketAsSeenBy(actor, ticket) });
  // The right alone does not say whether it comes from work or from living there.
  const requireStaff = async (call: TicketCall) => {
    if (!mayReadTicketNotes(call.actor, (await held(call)).standing)) throw notFound();
  };
  return {
    listTickets: ({ actor, query }) => listTickets(db, actor, query, now()),
    createTicket: async ({ actor, params, body, target, rows, request }) => {
      const reporting = { orgId: target.orgId, buildingId: params.buildingId, actor, rows };
      const ticket = await createTicket(context, { ...reporting, requestId: request.id, now: now() }, body);
      // The same draft once more finds its ticket changed already.
      return shown(actor, ticket.version > 1 ? ticket : await followRules(context, 'created', ticket));
    },
    getTicket: async (call) => shown(call.actor, (await held(call)).ticket),
    updateTicket: async (call) => {
      const edit = { ...editOf(call), ...(call.body.priority === undefined ? {} : rulesAfter('prioritised')) };
      return shown(call.actor, await updateTicket(context, edit, call.body));
    },
    moveTicket: async (call) =>
      shown(call.actor, await moveTicket(context, { ...editOf(call), ...rulesAfter('moved') }, call.body)),
    assignTicket: async (call) => shown(call.actor, await assignTicket(context, editOf(call), call.body)),
    listTicketEvents: (call) => readTicketEvents(db, keyOf(call), call.query),
    listTicketReplies: (call) => readReplies(db, keyOf(call), call.query),
    addTicketReply: async (call) => ({ data: await addReply(context, byOf(call), call.body) }),
    listTicketNotes: async (call) => {
      await requireStaff(call);
      return readNotes(db, keyOf(call), call.query);
    },
    addTicketNote: async (call) => {
      await requireStaff(call);
      return { data: await addNote(context, byOf(call), call.body) };
    },
    listTicketWorkers: async ({ params, target }) => ({
      data: await readTicketWorkers(db, { orgId: target.orgId, buildingId: params.buildingId }, now()),
    }),
    listTicketCategories: async ({ target }) => ({
      data: (await readTicketCategories(db, target.orgId)).map(showCategory),
    }),
    listSlaPolicies: async ({ target }) => ({ data: await readSlaPolicies(db, target.orgId) }),
    updateSlaPolicy: async ({ actor, params, body, target, request, version }) => {
      const by = { kind: 'user', id: actor.userId } as const;
      const edit = { orgId: target.orgId, policyId: params.policyId, by, requestId: request.id, version };
      return { data: await updateSlaPolicy(context, edit, body) };
    },
  };
}
