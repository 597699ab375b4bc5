import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Ticket } from '@imah/contract/tickets';
import { answerOf, listOf, tower, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { createFakeOutbox } from '@imah/app/outbox/testing';
import { ticket } from '@imah/testing/tickets';
import { useTicketLook } from '../model/use-ticket-view.ts';
import { TicketBoard } from './ticket-board.tsx';

afterEach(cleanup);

const known: Ticket = { ...ticket, state: 'new', assignee: null, executors: [] };
const away = new ApiError({ kind: 'network', status: 0, message: 'Tidak ada sambungan' });

function Board() {
  return <TicketBoard building={tower} look={useTicketLook()} counts={undefined} empty={null} />;
}
async function open(answers: FakeAnswers) {
  const outbox = createFakeOutbox();
  const listTickets: FakeAnswers['listTickets'] = async (input) => listOf(input?.query?.state === 'new' ? [known] : []);
  const shown = await show(<Board />, {
    person: whoamiOfOwner,
    outbox,
    answers: { listTickets, ...answers },
  });
  await screen.findByRole('link', { name: known.title });
  const inColumn = (name: string) =>
    within(screen.getByRole('region', { name: new RegExp(`^${name}`) })).queryByRole('link', { name: known.title });
  return { ...shown, inColumn, kept: () => outbox.outbox?.getSnapshot().entries.map(({ order }) => order) };
}
async function start(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `Tindakan untuk ${known.title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Dikerjakan/ }));
}

it('keeps a move on the board where there is no network, shows the card where it will be, and sends it with one id', async () => {
  const { inColumn, kept } = await open({ getTicket: away, moveTicket: away });
  await start();

  await waitFor(() => expect(inColumn('Dikerjakan')?.textContent).toBe(known.title));
  expect(inColumn('Baru')).toBeNull();
  expect(kept()).toEqual([
    {
      kind: 'moveTicket',
      ticketId: known.id,
      body: { to: 'in-progress', id: expect.stringMatching(/^[\da-f-]{36}$/) },
      seen: { version: known.version, state: 'new', fields: {} },
    },
  ]);
});

it('sends a move at once where the server is there, at the version that the card had', async () => {
  const moved = { ...known, state: 'in-progress' as const, version: known.version + 1 };
  const { calls, inColumn, kept } = await open({ getTicket: answerOf(known), moveTicket: answerOf(moved) });
  await start();

  await waitFor(() => expect(inColumn('Dikerjakan')?.textContent).toBe(known.title));
  expect(calls().flatMap(({ name, input }) => (name === 'moveTicket' ? [input] : []))).toEqual([
    {
      params: { ticketId: known.id },
      body: { to: 'in-progress', id: expect.stringMatching(/^[\da-f-]{36}$/) },
      version: known.version,
    },
  ]);
  expect(kept()).toEqual([]);
});

it('puts the card where somebody else has brought the ticket meanwhile', async () => {
  const theirs: Ticket = { ...known, state: 'waiting', waitingReason: 'part', version: known.version + 1 };
  const changed = new ApiError({
    kind: 'conflict',
    status: 412,
    code: 'VERSI_BERUBAH',
    message: 'Sudah diubah',
    data: { current: theirs },
  });
  const { inColumn } = await open({ getTicket: answerOf(known), moveTicket: changed });
  await start();

  await waitFor(() => expect(inColumn('Menunggu')?.textContent).toBe(known.title));
});
