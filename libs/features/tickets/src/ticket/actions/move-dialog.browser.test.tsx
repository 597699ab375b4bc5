import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Ticket } from '@imah/contract/tickets';
import type { MoveDemand, TicketState } from '@imah/contract/tickets/words';
import { answerOf, listOf, whoamiOfOwner } from '@imah/testing';
import { createFakeOutbox } from '@imah/app/outbox/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { resident, ticket, work } from '@imah/testing/tickets';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { MoveDialog } from './move-dialog.tsx';

afterEach(cleanup);

const moved = answerOf<Ticket>({ ...ticket, version: 7 });
async function open(
  to: TicketState,
  demands: readonly MoveDemand[],
  answers: FakeAnswers = {},
  person = whoamiOfOwner,
) {
  const onClose = vi.fn<() => void>();
  const outbox = createFakeOutbox();
  const shown = await showTold(<MoveDialog ticket={ticket} to={to} demands={demands} onClose={onClose} />, {
    person,
    outbox,
    answers: { moveTicket: moved, listTicketSignatures: answerOf([]), ...answers },
  });
  const bodies = () => shown.inputsOf('moveTicket').map((input) => (input as { body: object }).body);
  return { ...shown, onClose, bodies, kept: () => outbox.outbox?.getSnapshot().entries ?? [] };
}
const send = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const id = expect.any(String);

describe('a step that demands a word', () => {
  it.each([
    ['', 'Wajib diisi'],
    ['  a ', 'Tulis minimal tiga huruf.'],
  ])('is not sent with “%s”', async (text, fault) => {
    const { bodies } = await open('cancelled', ['reason']);
    if (text !== '') await userEvent.type(await screen.findByRole('textbox', { name: /Alasan/ }), text);

    await send('Batalkan tiket');

    expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0);
    expect(bodies()).toEqual([]);
  });

  it('sends the reason without the blanks around it, and closes', async () => {
    const { bodies, onClose } = await open('cancelled', ['reason']);
    await userEvent.type(await screen.findByRole('textbox', { name: /Alasan/ }), '  Laporan ganda. ');

    await send('Batalkan tiket');

    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(bodies()).toEqual([{ id, to: 'cancelled', reason: 'Laporan ganda.' }]);
  });

  it('says who reads it: all who see the ticket, or for one’s own report those who work on it', async () => {
    await open('cancelled', ['reason']);
    await screen.findByText('Dibaca semua orang yang melihat tiket ini, termasuk penghuni.');
    cleanup();

    await open('cancelled', ['reason'], {}, resident);
    expect((await screen.findByText('Dibaca pengelola dan petugas yang menangani laporan Anda.')).tagName).toBe('DIV');
  });

  it('asks who gives work back what is not right yet', async () => {
    const { bodies } = await open('new', ['reason']);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Apa yang belum beres?' }), 'Masih menetes');

    await send('Kembalikan');

    await waitFor(() => expect(bodies()).toEqual([{ id, to: 'new', reason: 'Masih menetes' }]));
  });

  it('keeps a note without a network and closes: it is not asked for again', async () => {
    const away = new ApiError({ kind: 'network', status: 0, message: '' });
    const { kept, onClose, told } = await open('resolved', ['note'], {
      moveTicket: away,
      getTicketWork: answerOf({ ...work, checks: [] }),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Apa yang sudah dikerjakan?' }), 'Seal diganti');

    await send('Tandai selesai');

    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(kept().map(({ order }) => order)).toEqual([
      {
        kind: 'moveTicket',
        ticketId: ticket.id,
        body: { id, to: 'resolved', note: 'Seal diganti' },
        seen: { version: 6, state: 'in-progress', fields: {} },
      },
    ]);
    expect(told()).toEqual([['warning', 'Tiket TKT-2026-000147: Selesai. Tersimpan di perangkat, belum terkirim.']]);
  });
});

describe('a step that waits', () => {
  it('is not sent before it says for whom or what', async () => {
    const { bodies } = await open('waiting', ['waiting-reason']);
    await screen.findByRole('radio', { name: 'Menunggu vendor' });
    await send('Mulai menunggu');
    expect((await screen.findAllByText('Wajib diisi')).length).toBeGreaterThan(0);

    await userEvent.click(screen.getByRole('radio', { name: 'Menunggu vendor' }));
    await send('Mulai menunggu');

    await waitFor(() => expect(bodies()).toEqual([{ id, to: 'waiting', waitingReason: 'vendor' }]));
  });
});

describe('a ticket that is put off', () => {
  it('is opened again in thirty days where nothing else is said, at seven by the clocks of the building', async () => {
    const { bodies } = await open('deferred', ['until', 'reason']);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Alasan' }), 'Menunggu anggaran');

    await send('Tunda tiket');

    await waitFor(() =>
      expect(bodies()).toEqual([
        { id, to: 'deferred', reason: 'Menunggu anggaran', until: '2026-12-20T00:00:00.000Z' },
      ]),
    );
  });

  it('names each field that is missing', async () => {
    const { bodies } = await open('deferred', ['until', 'reason']);
    await userEvent.clear(await screen.findByLabelText('Dibuka lagi pada'));
    await userEvent.tab();

    await send('Tunda tiket');

    const summary = await screen.findByRole('alert');
    expect([/Dibuka lagi pada/, /Alasan/].map((field) => field.test(summary.textContent))).toEqual([true, true]);
    expect(bodies()).toEqual([]);
  });
});

describe('a ticket that is merged', () => {
  const rows = ticketRows(3);
  const [first, second] = rows;
  if (first === undefined || second === undefined) throw new Error('there are three');
  const target = () => screen.findByRole('combobox', { name: /Tiket tujuan/ });

  it('goes into another that the same people see, never into itself', async () => {
    const others = [{ ...first, id: ticket.id }, { ...second, audience: 'staff' as const }, ...rows.slice(2)];
    const { bodies } = await open('merged', ['target'], { listTickets: listOf(others) });

    await userEvent.click(await target());
    const [only, ...none] = await screen.findAllByRole('option');
    expect([only?.textContent, none]).toEqual([expect.stringContaining('Lampu lorong lantai 7 mati'), []]);
    await userEvent.click(only ?? document.body);
    await send('Gabungkan');

    await waitFor(() => expect(bodies()).toEqual([{ id, to: 'merged', targetId: rows[2]?.id }]));
  });

  it('is looked for among the open tickets of its building, by what is typed', async () => {
    const { inputsOf } = await open('merged', ['target'], { listTickets: listOf(rows) });
    await userEvent.type(await target(), 'lift');

    await waitFor(() =>
      expect(inputsOf('listTickets').at(-1)).toMatchObject({
        query: { buildingId: ticket.buildingId, limit: 20, q: 'lift' },
      }),
    );
  });

  it('says that none fits, and asks for one before it is sent', async () => {
    const { bodies } = await open('merged', ['target'], { listTickets: listOf([]) });
    await userEvent.click(await target());
    await screen.findByText('Tidak ada tiket terbuka yang cocok');
    await userEvent.keyboard('{Escape}');

    await send('Gabungkan');

    expect((await screen.findAllByText('Wajib diisi')).length).toBeGreaterThan(0);
    expect(bodies()).toEqual([]);
  });
});

it('keeps what was typed where somebody else was faster, and shows what they changed', async () => {
  const current = { ...ticket, title: 'Plafon bocor', version: 8 };
  const changed = new ApiError({
    kind: 'conflict',
    status: 412,
    code: 'VERSI_BERUBAH',
    message: 'Sudah diubah',
    data: { current },
  });
  const { onClose } = await open('cancelled', ['reason'], { moveTicket: changed });
  await userEvent.type(await screen.findByRole('textbox', { name: /Alasan/ }), 'Laporan ganda');

  await send('Batalkan tiket');

  await screen.findByText(`Judul: ${ticket.title} → Plafon bocor`);
  expect(screen.getByRole('textbox', { name: /Alasan/ })).toHaveProperty('value', 'Laporan ganda');
  expect(onClose).not.toHaveBeenCalled();
});

it('stands at its field what the server says against it', async () => {
  const refused = new ApiError({
    kind: 'validation',
    status: 422,
    code: 'VALIDASI_SALAH',
    message: '',
    fieldErrors: { reason: ['Jangan tulis nomor telepon di sini.'] },
  });
  await open('cancelled', ['reason'], { moveTicket: refused });
  const field = await screen.findByRole('textbox', { name: /Alasan/ });
  await userEvent.type(field, '0812 3456 7890');

  await send('Batalkan tiket');

  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Jangan tulis nomor telepon di sini.').length).toBeGreaterThan(0);
});
