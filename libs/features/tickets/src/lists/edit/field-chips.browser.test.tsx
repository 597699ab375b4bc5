import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Ticket, TicketRow } from '@imah/contract/tickets';
import { answerOf, listOf } from '@imah/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { agus, ticket, workers } from '@imah/testing/tickets';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeOutbox } from '@imah/app/outbox/testing';
import { openList } from '../testing/open-list.tsx';

afterEach(cleanup);

const [row] = ticketRows(1, 'new');
if (row === undefined) throw new Error('there is one');
const known: TicketRow = { ...row, assignee: null, priority: 'medium' };
const away = new ApiError({ kind: 'network', status: 0, message: 'Tidak ada sambungan' });
const id = expect.stringMatching(/^[\da-f-]{36}$/);
const after = (change: Partial<Ticket>): Ticket => ({ ...ticket, ...known, abilities: ticket.abilities, ...change });

async function open(answers: FakeAnswers = {}, shownRow = known) {
  const outbox = createFakeOutbox();
  const shown = await openList('', {
    outbox,
    answers: { listTickets: listOf([shownRow]), listTicketWorkers: answerOf([...workers]), ...answers },
  });
  await screen.findByRole('link', { name: known.title });
  return { ...shown, kept: () => outbox.outbox?.getSnapshot().entries.map(({ order }) => order) };
}
const pick = async (chip: RegExp, item: RegExp | string) => {
  await userEvent.click(screen.getByRole('button', { name: chip }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('a value in the list of tickets', () => {
  it('is changed where it stands: the priority, at the version that was seen', async () => {
    const { inputsOf, told } = await open({ updateTicket: answerOf(after({ priority: 'high', version: 7 })) });

    await pick(/^Prioritas: Sedang/, 'Tinggi');

    await screen.findByRole('button', { name: 'Prioritas: Tinggi' });
    expect(inputsOf('updateTicket')).toEqual([
      { params: { ticketId: known.id }, version: known.version, body: { id, priority: 'high' } },
    ]);
    await waitFor(() => expect(told()).toEqual([['success', `Prioritas ${known.number} sekarang Tinggi.`]]));
  });

  it('is given to somebody, and whoever else works on it is not spoken of', async () => {
    const { inputsOf } = await open({ assignTicket: answerOf(after({ assignee: agus, version: 7 })) });

    await pick(/^Petugas: Belum ada/, /^Agus Prasetyo/);

    await screen.findByRole('button', { name: 'Petugas: Agus Prasetyo' });
    expect(inputsOf('assignTicket')).toEqual([
      { params: { ticketId: known.id }, version: known.version, body: { id, assigneeId: agus.id } },
    ]);
  });

  it('moves on at once where the step asks for nothing, and asks first where it does', async () => {
    const { inputsOf } = await open({
      getTicket: answerOf(after({})),
      moveTicket: answerOf(after({ state: 'in-progress', version: 7 })),
    });

    await pick(/^Status: Baru/, 'Ditunda…');
    await screen.findByRole('dialog', { name: 'Tunda tiket' });
    expect(inputsOf('moveTicket')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pick(/^Status: Baru/, 'Dikerjakan');

    await screen.findByRole('button', { name: 'Status: Dikerjakan' });
    expect(inputsOf('moveTicket')).toEqual([
      { params: { ticketId: known.id }, version: known.version, body: { id, to: 'in-progress' } },
    ]);
  });

  it('is kept on this device without a network, and shown as it will be', async () => {
    const { kept, told } = await open({ updateTicket: away });

    await pick(/^Prioritas: Sedang/, 'Darurat');

    await screen.findByRole('button', { name: 'Prioritas: Darurat' });
    expect(kept()).toEqual([
      {
        kind: 'updateTicket',
        ticketId: known.id,
        body: { id, priority: 'emergency' },
        seen: { version: known.version, state: 'new', fields: { priority: 'medium' } },
      },
    ]);
    expect(told()).toEqual([['warning', `${known.number} ${known.title}: tersimpan di perangkat, belum terkirim.`]]);
  });

  it('stays as somebody else has made it meanwhile, and says so', async () => {
    const theirs = after({ priority: 'low', version: 8 });
    const { told } = await open({
      updateTicket: new ApiError({
        kind: 'conflict',
        status: 412,
        code: 'VERSI_BERUBAH',
        message: 'Sudah diubah',
        data: { current: theirs },
      }),
    });

    await pick(/^Prioritas: Sedang/, 'Tinggi');

    await screen.findByRole('button', { name: 'Prioritas: Rendah' });
    expect(told()).toEqual([
      ['warning', `${known.number} baru saja diubah orang lain. Isinya sudah diperbarui, silakan ulangi.`],
    ]);
  });

  it('is offered to nobody who may not change it', async () => {
    await open({}, { ...known, abilities: { movesAs: [], acts: [] } });

    expect(screen.queryAllByRole('button', { name: /^(Status|Prioritas|Petugas|Tenggat):/ })).toEqual([]);
  });

  it('says in its menu that the people could not be loaded, and still takes a ticket from everybody', async () => {
    const given = { ...known, assignee: agus };
    const { inputsOf } = await open(
      {
        listTicketWorkers: new ApiError({ kind: 'server', status: 500, message: '' }),
        assignTicket: answerOf(after({ version: 7 })),
      },
      given,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Petugas: Agus Prasetyo' }));
    await screen.findByRole('menuitem', { name: 'Daftar petugas gagal dimuat' });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Belum ada petugas' }));

    await waitFor(() => expect(inputsOf('assignTicket')).toMatchObject([{ body: { assigneeId: null } }]));
  });
});
