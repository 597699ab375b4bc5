import type { FakeAnswers } from '@imah/api-client/testing';
import type { Whoami } from '@imah/contract/identity';
import type { Ticket } from '@imah/contract/tickets';
import { alarms, answerOf, fixtureId, listOf, occupancies, whoamiOfOwner } from '@imah/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import {
  appointmentsOf,
  events,
  notes,
  quotesOf,
  relations,
  replies,
  resident,
  seenBy,
  ticket,
  work,
  workers,
} from '@imah/testing/tickets';

const answersFor = (change: Partial<Ticket>, person: Whoami): FakeAnswers => ({
  getTicket: answerOf(seenBy(person, { ...ticket, ...change })),
  listTicketEvents: listOf(events),
  listTicketReplies: listOf(replies),
  listTicketNotes: listOf(notes),
  getTicketWork: answerOf(work),
  listTickets: listOf(ticketRows(4)),
  listOccupancies: answerOf([...occupancies]),
  listTicketQuotes: answerOf(quotesOf()),
  listTicketAppointments: answerOf(appointmentsOf(person === resident ? [] : ['offer'])),
  listTicketRelations: answerOf([...relations]),
  listTicketWorkers: answerOf([...workers]),
  listTicketFollowers: answerOf([
    { id: '0198a000-0000-7000-8000-0000000000a1', name: 'Sari Wulandari', joinedAt: '2026-11-20T04:00:00.000Z' },
    { id: '0198a000-0000-7000-8000-0000000000a2', name: 'Dewi Lestari', joinedAt: '2026-11-20T05:00:00.000Z' },
    { id: '0198a000-0000-7000-8000-0000000000a3', name: 'Rudi Hartono', joinedAt: '2026-11-20T06:00:00.000Z' },
  ]),
  setTicketPresence: async ({ params }) => answerOf({ seq: 1, ...params, people: [], staff: 'quiet' as const }),
  listTicketSignatures: answerOf([]),
  listDeviceAlarms: listOf([
    ...alarms.slice(0, 1),
    ...alarms.slice(0, 2).map((alarm, index) => ({
      ...alarm,
      id: fixtureId('ticket', 960 + index),
      active: false,
      raisedAt: `2026-11-1${index + 5}T02:10:00.000Z`,
      clearedAt: `2026-11-1${index + 5}T03:05:00.000Z`,
    })),
  ]),
  listTicketObservers: answerOf([
    { id: fixtureId('user', 14), name: 'Hendra Wijaya', since: '2026-11-20T05:00:00.000Z' },
  ]),
  listTicketObserverCandidates: answerOf([
    { id: fixtureId('user', 15), name: 'Maya Anggraini' },
    { id: fixtureId('user', 16), name: 'Yusuf Hidayat' },
  ]),
  listTicketCategories: answerOf([
    { id: ticket.category?.id ?? '', key: null, name: 'Air dan pipa', residentPriority: 'emergency' as const },
  ]),
});
/** The page of a ticket as a person sees it. */
export const at = (change: Partial<Ticket> = {}, props: Parameters<typeof atRoute>[1] = {}) => [
  atRoute('ticket', { ...props, answers: { ...answersFor(change, props.person ?? whoamiOfOwner), ...props.answers } }),
];
/** Presses one after the other, and waits for the dialog. */
export const press =
  (...names: readonly (readonly ['button' | 'menuitem', string])[]): (() => Promise<void>) =>
  async () => {
    const page = within(document.body);
    for (const [role, name] of names) await userEvent.click(await page.findByRole(role, { name }));
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
  };
