import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, places, tower, whoamiOfOwner } from '@imah/testing';
import { ticketCounts, ticketRows, ticketViews } from '@imah/testing/ticket-rows';
import { workers } from '@imah/testing/tickets';
import { useLocation } from 'react-router-dom';
import type { show } from '@imah/app/harness/testing';
import { BuildingProvider } from '@imah/features-buildings';
import { showTold } from '../../testing/index.ts';
import { BuildingTicketPage } from '../building-ticket-page.tsx';

type Options = Omit<NonNullable<Parameters<typeof show>[1]>, 'route' | 'path'>;

/** All that the tickets of a building read. */
const listAnswers: FakeAnswers = {
  listTickets: listOf(ticketRows(6)),
  countTickets: answerOf(ticketCounts),
  listTicketViews: answerOf([...ticketViews]),
  listTicketCategories: answerOf([]),
  listTicketWorkers: answerOf([...workers]),
  getPlaces: answerOf(places),
};

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

/** The tickets of a building at an address; as whoever runs it where nobody is named. */
export async function openList(search = '', { answers = {}, person = whoamiOfOwner, ...rest }: Options = {}) {
  const shown = await showTold(
    <BuildingProvider building={tower}>
      <BuildingTicketPage />
      <Address />
    </BuildingProvider>,
    {
      ...rest,
      person,
      route: '/imah/building/:id/ticket',
      path: `/imah/building/${tower.id}/ticket${search}`,
      answers: { ...listAnswers, ...answers },
    },
  );
  return {
    ...shown,
    /** What the address says, as names and values. */
    address: () => {
      const { textContent } = document.querySelector('[data-testid="address"]') ?? document.body;
      return Object.fromEntries(new URLSearchParams(textContent));
    },
    /** What the tickets were asked by, last. */
    asked: () => {
      const last = shown.inputsOf('listTickets').at(-1);
      // A call of this name always has its query.
      return (last as { readonly query: object }).query;
    },
  };
}
