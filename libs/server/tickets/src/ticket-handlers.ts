import type { ticketEndpoints } from '@imah/contract/tickets';
import type { StoredTicket } from './ticket-row.ts';
import { mayReadTicketNotes } from '@imah/contract/tickets/words';
import type { ServerContext } from '@imah/server-platform';
import { type Actor, type Handlers, notFound } from '@imah/server-platform/http';
import { assignTicket } from './assign-ticket.ts';
import type { TicketOutcome } from './change-ticket.ts';
import { readNotes, readReplies } from './comment-repository.ts';
import { createTicket } from './create-ticket.ts';
import { listTickets } from './list-tickets.ts';
import { moveTicket } from './move-ticket.ts';
import { updateSlaPolicy } from './settings/change-sla.ts';
import { withRules } from './settings/follow-rules.ts';
import { readTicketCategories, showCategory } from './settings/ticket-categories.ts';
import { addNote, addReply } from './ticket-comments.ts';
import { readTicketEvents, type TicketKey } from './ticket-events.ts';
import { readNoteReaders } from './note-readers.ts';
import { findAccessFacts, getTicket } from './ticket-repository.ts';
import { eventsAsSeenBy, ticketAsSeenBy } from './ticket-sight.ts';
import { readSlaPolicies } from './ticket-times.ts';
import { readTicketWorkers } from './ticket-workers.ts';
import { updateTicket } from './update-ticket.ts';

export function ticketHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketEndpoints> {
  const { db, now } = context;
  const shown = (actor: Actor, ticket: StoredTicket) => ({ data: ticketAsSeenBy(actor, ticket) });
  const changed = async (actor: Actor, change: Promise<TicketOutcome>) =>
    shown(actor, await withRules(context, change));
  // The right alone does not say whether it comes from work or from living there.
  const requireStaff = async (key: TicketKey & { readonly actor: Actor }) => {
    if (!mayReadTicketNotes(key.actor, (await getTicket(db, key, now())).access)) throw notFound();
  };
  return {
    listTickets: ({ actor, query }) => listTickets(db, actor, query, now()),
    createTicket: ({ actor, edit, rows, body }) => changed(actor, createTicket(context, { ...edit, rows }, body)),
    getTicket: async ({ actor, edit: key }) => shown(actor, (await getTicket(db, key, now())).ticket),
    updateTicket: ({ actor, edit, body }) => changed(actor, updateTicket(context, edit, body)),
    moveTicket: ({ actor, edit, body }) => changed(actor, moveTicket(context, edit, body)),
    assignTicket: ({ actor, edit, body }) => changed(actor, assignTicket(context, edit, body)),
    listTicketEvents: async ({ actor, edit: key, query }) => {
      const { data, meta } = await readTicketEvents(db, key, query);
      const facts = await findAccessFacts(db, key.ticketId);
      if (facts === null) throw notFound();
      return { data: eventsAsSeenBy(actor, facts, data), meta };
    },
    listTicketReplies: ({ edit: key, query }) => readReplies(db, key, query),
    addTicketReply: async ({ edit, body }) => ({ data: await addReply(context, edit, body) }),
    listTicketNotes: async ({ edit: key, query }) => {
      await requireStaff(key);
      return readNotes(db, key, query);
    },
    addTicketNote: async ({ edit, body }) => {
      await requireStaff(edit);
      return { data: await addNote(context, edit, body) };
    },
    listTicketPeople: async ({ actor, edit: key }) => {
      const { access } = await getTicket(db, key, now());
      if (!mayReadTicketNotes(actor, access)) throw notFound();
      return { data: await readNoteReaders(db, access, now()) };
    },
    listTicketWorkers: async ({ edit: place, query }) => ({ data: await readTicketWorkers(db, place, query, now()) }),
    listTicketCategories: async ({ edit: { orgId } }) => ({
      data: (await readTicketCategories(db, orgId)).map(showCategory),
    }),
    listSlaPolicies: async ({ edit: { orgId } }) => ({ data: await readSlaPolicies(db, orgId) }),
    updateSlaPolicy: async ({ edit, body }) => ({ data: await updateSlaPolicy(context, edit, body) }),
  };
}
