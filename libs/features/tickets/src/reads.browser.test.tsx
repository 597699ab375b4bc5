import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, fixtureId, listOf, tower, whoamiOfOwner } from '@imah/testing';
import { ticketCounts, ticketRows } from '@imah/testing/ticket-rows';
import {
  appointmentsOf,
  events,
  notes,
  quotesOf,
  relations,
  replies,
  signatures,
  ticket,
  work,
} from '@imah/testing/tickets';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fullAnswers } from '@imah/app/harness';
import { faultsOfReads, openOffline } from '@imah/app/harness/testing';
import { TicketsPage } from './lists/all/index.ts';
import { NewTicketPage } from './report/index.ts';
import { ScanLabels } from './scan/labels/index.ts';
import { SettingsTicketPage } from './settings/index.ts';
import { TicketPage } from './ticket/index.ts';

afterEach(cleanup);

const answers: FakeAnswers = {
  ...fullAnswers,
  listTickets: listOf(ticketRows(5)),
  countTickets: answerOf(ticketCounts),
  getTicket: answerOf({ ...ticket, deviceId: null }),
  listTicketEvents: listOf(events),
  listTicketReplies: listOf(replies),
  listTicketNotes: listOf(notes),
  getTicketWork: answerOf(work),
  listTicketQuotes: answerOf(quotesOf()),
  listTicketAppointments: answerOf(appointmentsOf(['offer'])),
  listTicketRelations: answerOf([...relations]),
  listTicketFollowers: answerOf([]),
  listTicketSignatures: answerOf([...signatures]),
  listTicketObservers: answerOf([{ id: fixtureId('user', 14), name: 'Hendra', since: '2026-11-20T05:00:00.000Z' }]),
  setTicketPresence: async ({ params }) => answerOf({ seq: 1, ...params, people: [], staff: 'quiet' as const }),
  listSlaPolicies: listOf([]),
  listTicketCategories: answerOf([]),
};
const shared = { person: whoamiOfOwner, answers };
const at = (route: string, path = route) => ({ ...shared, route, path });
const one = at('/imah/ticket/:id', `/imah/ticket/${ticket.id}`);
const all = at('/imah/tickets');
const settings = at('/imah/settings/ticket');
const report = at('/imah/new/ticket');
const Labels = () => <ScanLabels building={tower} />;

describe('a read of the tickets that fails', () => {
  it('is said by the card of a ticket that needs it, and the page stays', async () => {
    expect(
      await faultsOfReads(() => <TicketPage />, one, {
        getTicket: 'retry',
        listTicketEvents: 'retry',
        listTicketReplies: 'retry',
        listTicketNotes: 'retry',
        getTicketWork: 'retry',
        listTicketQuotes: 'retry',
        listTicketAppointments: 'retry',
        listTickets: 'retry',
        listOccupancies: 'retry',
        listTicketRelations: 'retry',
        listTicketSignatures: 'retry',
        listTicketObservers: 'retry',
        listTicketFollowers: /Air menetes/,
        listMemberPictures: /Air menetes/,
      }),
    ).toEqual([]);
  });

  it('is said in place of the list, the settings, the labels and the form', async () => {
    expect(
      await faultsOfReads(() => <TicketsPage />, all, {
        listTickets: 'retry',
        countTickets: /Air menetes/,
        listBuildings: /Air menetes/,
      }),
    ).toEqual([]);
    cleanup();
    expect(
      await faultsOfReads(() => <SettingsTicketPage />, settings, {
        listSlaPolicies: 'retry',
        listBuildings: /Batas waktu/,
        listTicketCategories: /Batas waktu/,
      }),
    ).toEqual([]);
    cleanup();
    expect(await faultsOfReads(() => <NewTicketPage />, report, { listBuildings: 'retry' })).toEqual([]);
    cleanup();
    expect(await faultsOfReads(Labels, shared, { listScanCodes: 'retry' })).toEqual([]);
  });
});

it('each page of the tickets says that there is no network, and reads by itself once there is', async () => {
  for (const [page, options, first] of [
    [() => <TicketPage />, one, 'getTicket'],
    [() => <TicketsPage />, all, 'listTickets'],
    [() => <SettingsTicketPage />, settings, 'listSlaPolicies'],
    [() => <NewTicketPage />, report, 'listBuildings'],
    [Labels, shared, 'listScanCodes'],
  ] as const) {
    const { calls } = await openOffline(page, options);
    await expect.poll(() => calls().map(({ name }) => name)).toContain(first);
    cleanup();
  }
});
