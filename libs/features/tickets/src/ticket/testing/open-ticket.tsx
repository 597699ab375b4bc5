import type { FakeAnswers } from '@imah/api-client/testing';
import type { Ticket } from '@imah/contract/tickets';
import { answerOf, listOf, occupancies, places, whoamiOfOwner } from '@imah/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import {
  appointmentsOf,
  events,
  notes,
  quotesOf,
  relations,
  replies,
  seenBy,
  signatures,
  ticket,
  work,
  workers,
} from '@imah/testing/tickets';
import type { show } from '@imah/app/harness/testing';
import { showTold } from '../../testing/index.ts';
import { TicketPage } from '../ticket-page.tsx';

type Options = Omit<NonNullable<Parameters<typeof show>[1]>, 'route' | 'path'> & {
  /** What is otherwise than with the ticket of the fixtures. */
  readonly change?: Partial<Ticket>;
};

/** All that the page of a ticket reads. */
export const ticketAnswers: FakeAnswers = {
  listTicketEvents: listOf(events),
  listTicketReplies: listOf(replies),
  listTicketNotes: listOf(notes),
  getTicketWork: answerOf(work),
  listTickets: listOf(ticketRows(4)),
  listOccupancies: answerOf([...occupancies]),
  listTicketQuotes: answerOf(quotesOf()),
  listTicketAppointments: answerOf(appointmentsOf([])),
  listTicketRelations: answerOf([...relations]),
  listTicketFollowers: answerOf([]),
  listTicketSignatures: answerOf([...signatures]),
  listTicketObservers: answerOf([]),
  listTicketWorkers: answerOf([...workers]),
  listTicketCategories: answerOf([]),
  getPlaces: answerOf(places),
  setTicketPresence: async ({ params }) => answerOf({ seq: 1, ...params, people: [], staff: 'quiet' as const }),
};

/** The page of a ticket as a person sees it; whoever runs the building where none is named. */
export function openTicket({ change = {}, person = whoamiOfOwner, answers = {}, ...rest }: Options = {}) {
  const shown: Ticket = { ...ticket, ...change };
  const known = person === null ? shown : seenBy(person, shown);
  return showTold(<TicketPage />, {
    ...rest,
    person,
    route: '/imah/ticket/:id',
    path: `/imah/ticket/${ticket.id}`,
    answers: { ...ticketAnswers, getTicket: answerOf(known), ...answers },
  });
}
