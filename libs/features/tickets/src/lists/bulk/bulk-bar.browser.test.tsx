import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { TicketBulkAnswer, TicketRow } from '@imah/contract/tickets';
import { answerOf, listOf, whoamiOfOwner } from '@imah/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { agus, workers } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openList } from '../testing/open-list.tsx';

afterEach(cleanup);

const rows = ticketRows(3, 'in-progress');
const seen = rows.map(({ id, version }) => ({ id, version }));
const undo: TicketBulkAnswer[number]['undo'] = [{ kind: 'update', priority: 'low' }];
const answered = (...outcomes: readonly TicketBulkAnswer[number]['outcome'][]): TicketBulkAnswer =>
  outcomes.map((outcome, index) => ({
    id: rows[index]?.id ?? '',
    number: rows[index]?.number ?? null,
    outcome,
    version: outcome === 'done' ? 9 : null,
    undo: outcome === 'done' ? undo : null,
  }));

async function choose(answers: FakeAnswers, known: readonly TicketRow[] = rows) {
  const shown = await openList('', {
    person: whoamiOfOwner,
    answers: {
      listTickets: listOf(known),
      listTicketWorkers: answerOf([...workers]),
      listTicketCategories: answerOf([]),
      ...answers,
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih semua baris' }));
  const pick = async (menu: string, item: RegExp | string) => {
    await userEvent.click(screen.getAllByRole('button', { name: menu }).at(-1) ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...shown, pick, sent: () => shown.inputsOf('changeTickets') };
}

describe('several tickets that are chosen', () => {
  it('are changed in one call at the versions that were seen, and brought back by one press', async () => {
    const { pick, sent, told, pressToast } = await choose({
      changeTickets: answerOf(answered('done', 'done', 'done')),
    });
    expect(screen.getByText('3 baris dipilih').tagName).toBe('OUTPUT');

    await pick('Prioritas', 'Darurat');
    await waitFor(() => expect(told()).toEqual([['success', '3 tiket diubah']]));
    pressToast('Urungkan');

    await waitFor(() => expect(told().at(-1)).toEqual(['success', '3 tiket dikembalikan']));
    expect(sent()).toEqual([
      { body: { changes: [{ steps: [{ kind: 'update', priority: 'emergency' }], tickets: seen }] } },
      { body: { changes: [{ steps: undo, tickets: seen.map(({ id }) => ({ id, version: 9 })) }] } },
    ]);
  });

  it('are given to somebody who works in their building', async () => {
    const { pick, sent } = await choose({ changeTickets: answerOf(answered('done', 'done', 'done')) });

    await pick('Petugas', /^Agus/);

    await waitFor(() =>
      expect(sent()).toEqual([
        { body: { changes: [{ steps: [{ kind: 'assign', assigneeId: agus.id }], tickets: seen }] } },
      ]),
    );
  });

  it('name each that was not changed and why, and offer no way back where nothing was done', async () => {
    const { pick, told } = await choose({ changeTickets: answerOf(answered('changed', 'unfinished', 'not-allowed')) });

    await pick('Prioritas', 'Rendah');

    const dialog = within(await screen.findByRole('dialog', { name: '3 tiket tidak berubah' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${rows[0]?.number}Baru saja diubah orang lain`,
      `${rows[1]?.number}Ceklis atau foto pekerjaannya belum lengkap`,
      `${rows[2]?.number}Anda tidak berwenang mengubahnya`,
    ]);
    expect(told()).toEqual([]);
  });

  it('are asked once for what a step demands, and keep what was written where it could not be sent', async () => {
    let works = false;
    const { pick, sent } = await choose({
      changeTickets: async () => {
        if (!works) throw new ApiError({ kind: 'network', status: 0, message: '' });
        return answerOf(answered('done', 'done', 'done'));
      },
    });

    await pick('Status', /^Selesai/);
    const dialog = within(await screen.findByRole('dialog', { name: '3 tiket: Selesai' }));
    const send = dialog.getByRole('button', { name: 'Ubah 3 tiket' });
    await userEvent.click(send);
    expect((await dialog.findByRole('textbox')).getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(dialog.getByRole('textbox'), 'Sudah diganti');
    await userEvent.click(send);
    expect((await dialog.findByRole('alert')).textContent).toContain('Tidak ada sambungan ke server');
    works = true;
    await userEvent.click(send);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().at(-1)).toEqual({
      body: { changes: [{ steps: [{ kind: 'move', to: 'resolved', note: 'Sudah diganti' }], tickets: seen }] },
    });
  });

  it('offer only what some of them allow, and say how many a step is for', async () => {
    const some = rows.map((row, at) => (at === 0 ? row : { ...row, abilities: { movesAs: [], acts: [] } }));
    await choose({}, some);

    await userEvent.click(screen.getAllByRole('button', { name: 'Status' }).at(-1) ?? document.body);
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Baru1 dari 3',
      'Menunggu…1 dari 3',
      'Ditunda…1 dari 3',
      'Selesai…1 dari 3',
      'Dibatalkan…1 dari 3',
    ]);
  });
});
