import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import type { Ticket, TicketWorker } from '@imah/contract/tickets';
import type { TicketState } from '@imah/contract/tickets/words';
import { answerOf, whoami } from '@imah/testing';
import { createFakeOutbox } from '@imah/app/outbox/testing';
import { agus, resident, technician, ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openTicket } from '../testing/open-ticket.tsx';

afterEach(cleanup);

const away = new ApiError({ kind: 'network', status: 0, message: '' });
const fresh: Partial<Ticket> = { state: 'new', assignee: null, executors: [] };
const more = () => screen.findByRole('button', { name: 'Tindakan lain' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** What lies behind the button of the next step. */
async function others(): Promise<string[]> {
  await userEvent.click(await more());
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

describe('what whoever runs the building may do', () => {
  const print = 'Cetak perintah kerja';

  it.each<[TicketState, string | null, string[]]>([
    ['new', 'Mulai kerjakan', ['Tunda…', 'Batalkan…', 'Gabungkan…', print]],
    ['in-progress', 'Tandai selesai…', ['Tunggu pihak lain…', 'Tunda…', 'Lepaskan ke antrean', 'Batalkan…', print]],
    ['waiting', 'Lanjutkan', ['Batalkan…', print]],
    ['deferred', 'Buka lagi sekarang', ['Batalkan…', print]],
    ['resolved', 'Tutup tiket', [print]],
    ['closed', null, [print]],
    ['cancelled', null, [print]],
    ['merged', null, [print]],
  ])('with a ticket that is %s: the next step as a button, the others behind it', async (state, first, rest) => {
    await openTicket({ change: { state } });
    const bar = (await more()).closest('[data-position]');
    const steps = within(bar as HTMLElement).getAllByRole('button');

    expect(steps.map((button) => button.textContent).filter((text) => text !== '')).toEqual(
      first === null ? [] : [first],
    );
    expect(await others()).toEqual(rest);
  });
});

describe('what others may do', () => {
  it('is nothing but to print for a technician who sees the building and does not have the ticket', async () => {
    const grants = ['ticket.view', 'ticketComment.view', 'ticketComment.create.own', 'ticket.transition.own'];
    const memberships = technician.memberships.map((membership) => ({ ...membership, grants }));
    await openTicket({ person: { ...technician, memberships }, change: { assignee: null, executors: [] } });
    await screen.findByRole('heading', { level: 1 });

    expect(await others()).toEqual(['Cetak perintah kerja']);
    expect(screen.queryByRole('button', { name: /Tandai selesai|Ambil/ })).toBeNull();
  });

  it('is to take back what they reported themselves, while nobody has begun with it', async () => {
    await openTicket({ person: resident, change: fresh });

    expect(await others()).toEqual(['Batalkan…']);
  });

  it('is nothing for a resident while somebody works on it: no empty menu is shown', async () => {
    await openTicket({ person: resident });
    await screen.findByRole('heading', { level: 1 });

    expect(screen.queryByRole('button', { name: 'Tindakan lain' })).toBeNull();
  });
});

describe('a step that demands nothing', () => {
  it('is taken at one press, at the version that was seen, and says where the ticket stands now', async () => {
    const begun = answerOf<Ticket>({ ...ticket, ...fresh, state: 'in-progress', version: 7 });
    const { inputsOf, told } = await openTicket({ change: fresh, answers: { moveTicket: begun } });

    await press('Mulai kerjakan');

    await waitFor(() => expect(told()).toEqual([['success', 'Tiket TKT-2026-000147: Dikerjakan']]));
    expect(inputsOf('moveTicket')).toEqual([
      {
        params: { ticketId: ticket.id },
        body: { to: 'in-progress', id: expect.stringMatching(/^[\da-f-]{36}$/) },
        version: 6,
      },
    ]);
  });

  it('is shown at once, before it is answered, and cannot be taken twice', async () => {
    const { inputsOf } = await openTicket({
      change: { state: 'waiting', waitingReason: 'part' },
      answers: { moveTicket: never },
    });
    expect((await screen.findAllByText('Menunggu suku cadang')).length).toBeGreaterThan(0);

    await userEvent.dblClick(await screen.findByRole('button', { name: 'Lanjutkan' }));

    await screen.findByRole('button', { name: /Tandai selesai/ });
    expect(screen.queryByText('Menunggu suku cadang', { selector: 'header *' })).toBeNull();
    expect(inputsOf('moveTicket')).toHaveLength(1);
  });

  it('is taken back where the server refuses it, with the reason said', async () => {
    const refused = new ApiError({
      kind: 'forbidden',
      status: 403,
      message: 'Anda tidak lagi bertugas di gedung ini.',
    });
    const { told } = await openTicket({ change: fresh, answers: { moveTicket: refused } });

    await press('Mulai kerjakan');

    await waitFor(() => expect(told()).toEqual([['danger', 'Anda tidak lagi bertugas di gedung ini.']]));
    await screen.findByRole('button', { name: 'Mulai kerjakan' });
  });

  it('is kept on the device without a network, shown as done, and said to be waiting', async () => {
    const outbox = createFakeOutbox();
    const { told } = await openTicket({ change: fresh, outbox, answers: { moveTicket: away } });

    await press('Mulai kerjakan');

    await waitFor(() =>
      expect(told()).toEqual([
        ['warning', 'Tiket TKT-2026-000147: Dikerjakan. Tersimpan di perangkat, belum terkirim.'],
      ]),
    );
    await screen.findByRole('button', { name: /Tandai selesai/ });
    expect(outbox.outbox?.getSnapshot().entries.map(({ order, about }) => [order.kind, about])).toEqual([
      ['moveTicket', `${ticket.number} ${ticket.title}`],
    ]);
  });

  it('is not done where somebody else was faster: both values are shown until they were read', async () => {
    const theirs: Ticket = { ...ticket, ...fresh, assignee: agus, priority: 'low', version: 9 };
    const changed = new ApiError({
      kind: 'conflict',
      status: 412,
      code: 'VERSI_BERUBAH',
      message: 'Sudah diubah',
      data: { current: theirs },
    });
    await openTicket({ change: fresh, answers: { moveTicket: changed } });

    await press('Mulai kerjakan');

    const notice = (await screen.findByText('Tiket ini baru saja diubah orang lain')).closest<HTMLElement>(
      '[role="alert"]',
    );
    const rows = within(notice ?? document.body).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Prioritas: Tinggi → Rendah',
      'Penanggung jawab: kosong → Agus Prasetyo',
    ]);
    await press('Mengerti');
    expect(screen.queryByText('Tiket ini baru saja diubah orang lain')).toBeNull();
  });
});

describe('a ticket that nobody has', () => {
  const taken = answerOf<Ticket>({ ...ticket, ...fresh, assignee: { id: whoami.id, name: whoami.name }, version: 7 });

  it('is taken at one press by who works in the building, with the helpers that it has', async () => {
    const { inputsOf, told } = await openTicket({
      change: { ...fresh, executors: [agus] },
      answers: { assignTicket: taken },
    });

    await press('Ambil');

    await waitFor(() => expect(told()).toEqual([['success', 'Tiket ini sekarang tugas Anda.']]));
    expect(inputsOf('assignTicket')).toEqual([
      {
        params: { ticketId: ticket.id },
        body: { id: expect.any(String), assigneeId: whoami.id, executorIds: [agus.id] },
        version: 6,
      },
    ]);
  });

  it('is not offered to who does not work in the building', async () => {
    await openTicket({
      change: fresh,
      answers: {
        listTicketWorkers: answerOf<TicketWorker[]>([
          { ...agus, open: 0, inProgress: 0, overdue: 0, trades: [], duty: 'off', fits: false },
        ]),
      },
    });
    await screen.findByRole('button', { name: 'Mulai kerjakan' });

    expect(screen.queryByRole('button', { name: 'Ambil' })).toBeNull();
  });

  it('is taken on this device without a network, and that is said', async () => {
    const outbox = createFakeOutbox();
    const { told } = await openTicket({ change: fresh, outbox, answers: { assignTicket: away } });

    await press('Ambil');

    await waitFor(() => expect(told()).toEqual([['warning', 'Penugasan tersimpan di perangkat, belum terkirim.']]));
    expect(screen.queryByRole('button', { name: 'Ambil' })).toBeNull();
  });
});
