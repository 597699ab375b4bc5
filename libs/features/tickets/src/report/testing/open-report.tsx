import type { FakeAnswers } from '@imah/api-client/testing';
import type { Whoami } from '@imah/contract/identity';
import type { Ticket } from '@imah/contract/tickets';
import { answerOf, buildings, contacts, listOf, places, tower, whoami } from '@imah/testing';
import { createFakeOutbox } from '@imah/app/outbox/testing';
import { ownPlaces, ticketCategories, whoamiOfResident } from '@imah/testing/report';
import { ticket } from '@imah/testing/tickets';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showTold } from '../../testing/index.ts';
import { NewTicketPage } from '../new-ticket-page.tsx';

/** A storage of the browser that a test can look into. */
export function memory(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}
const made = answerOf<Ticket>({ ...ticket, id: 'made', number: 'TKT-2026-000200' });
interface Given {
  readonly answers?: FakeAnswers;
  readonly person?: Whoami;
  readonly search?: string;
  readonly keptStorage?: ReturnType<typeof memory>;
}
/** The form of a report; a resident’s where nobody is named. */
export async function openReport({
  answers = {},
  person = whoamiOfResident,
  search = `/${tower.id}`,
  keptStorage = memory(),
}: Given = {}) {
  const outbox = createFakeOutbox();
  const staff = person.id === whoami.id;
  const shown = await showTold(<NewTicketPage />, {
    route: '/imah/new/ticket/:buildingId?',
    path: `/imah/new/ticket${search}`,
    person,
    outbox,
    app: { keptStorage },
    answers: {
      listBuildings: listOf(buildings),
      getPlaces: answerOf(staff ? places : ownPlaces),
      listTicketCategories: answerOf([...ticketCategories]),
      listSimilarTickets: answerOf([]),
      listContacts: listOf(contacts),
      listOnDuty: listOf([]),
      createTicket: made,
      ...answers,
    },
  });
  const bodies = () => shown.inputsOf('createTicket').map((input) => (input as { body: object }).body);
  return { ...shown, bodies, keptStorage, kept: () => outbox.outbox?.getSnapshot().entries ?? [] };
}
/** Chooses one of a few: a kind, a place, a side. */
export const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
export const title = () => screen.findByLabelText('Ceritakan singkat');
export const send = () => userEvent.click(screen.getByRole('button', { name: 'Kirim laporan' }));
/** The page that the form has led to. */
export const elsewhere = () => screen.findByTestId('elsewhere');

export const water = ticketCategories.find(({ key }) => key === 'water')?.id;
