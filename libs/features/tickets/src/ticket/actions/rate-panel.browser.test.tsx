import { ApiError } from '@imah/api-client';
import type { Ticket } from '@imah/contract/tickets';
import { answerOf } from '@imah/testing';
import { createFakeOutbox } from '@imah/app/outbox/testing';
import { resident, ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openTicket } from '../testing/open-ticket.tsx';

afterEach(cleanup);

const done: Partial<Ticket> = { state: 'resolved' };
const closed = answerOf<Ticket>({ ...ticket, state: 'closed', version: 7 });
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const bodiesOf = (inputs: readonly unknown[]) => inputs.map((input) => (input as { body: object }).body);
const id = expect.any(String);

describe('work that is said to be done', () => {
  it('is accepted at one press', async () => {
    const { inputsOf } = await openTicket({ person: resident, change: done, answers: { moveTicket: closed } });

    await press('Bagus');

    await waitFor(() =>
      expect(bodiesOf(inputsOf('moveTicket'))).toEqual([{ id, to: 'closed', rating: 'good', ratingReasons: [] }]),
    );
  });

  it('is rated with the reasons that were chosen, in the order of the list', async () => {
    const { inputsOf } = await openTicket({ person: resident, change: done, answers: { moveTicket: closed } });
    await press('Ramah');
    await press('Lambat');

    await press('Kurang');

    await waitFor(() =>
      expect(bodiesOf(inputsOf('moveTicket'))).toEqual([
        { id, to: 'closed', rating: 'bad', ratingReasons: ['slow', 'friendly'] },
      ]),
    );
  });

  it('goes back with a word of what is not right', async () => {
    const reopened = answerOf<Ticket>({ ...ticket, state: 'new', version: 7 });
    const { inputsOf } = await openTicket({ person: resident, change: done, answers: { moveTicket: reopened } });
    await press(/Belum selesai, kembalikan/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Kembalikan laporan' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Masih menetes');

    await userEvent.click(dialog.getByRole('button', { name: 'Kembalikan' }));

    await waitFor(() => expect(bodiesOf(inputsOf('moveTicket'))).toEqual([{ id, to: 'new', reason: 'Masih menetes' }]));
  });

  it('is rated on this device without a network, once', async () => {
    const outbox = createFakeOutbox();
    const away = new ApiError({ kind: 'network', status: 0, message: '' });
    const { told } = await openTicket({ person: resident, change: done, outbox, answers: { moveTicket: away } });

    await press('Bagus');

    await waitFor(() =>
      expect(told()).toEqual([
        ['warning', 'Laporan TKT-2026-000147: Ditutup. Tersimpan di perangkat, belum terkirim.'],
      ]),
    );
    expect(screen.queryByRole('heading', { name: 'Bagaimana hasilnya?' })).toBeNull();
    expect(outbox.outbox?.getSnapshot().entries).toHaveLength(1);
  });

  it('closes by itself after the days that are said', async () => {
    await openTicket({ person: resident, change: done });

    await screen.findByText(/tanpa penilaian, laporan tertutup sendiri setelah 7 hari/);
    expect(screen.queryByRole('button', { name: 'Tindakan lain' })).toBeNull();
  });
});

describe('the panel for a rating', () => {
  it.each([
    ['to the staff', undefined, done],
    ['before the work is done', resident, { state: 'in-progress' as const }],
    ['of what is only for the staff', resident, { ...done, audience: 'staff' as const }],
  ])('is not shown %s', async (_, person, change) => {
    await openTicket({ change, ...(person === undefined ? {} : { person }) });
    await screen.findByRole('heading', { level: 1 });

    expect(screen.queryByRole('heading', { name: 'Bagaimana hasilnya?' })).toBeNull();
  });
});
