import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Ticket, TicketCheck } from '@imah/contract/tickets';
import { answerOf, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { createFakeOutbox } from '@imah/app/outbox/testing';
import { ticket, work } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { Checklist } from './checklist.tsx';

afterEach(cleanup);

const [base] = work.checks;
if (base === undefined) throw new Error('the fixtures have items to check');
const plain: TicketCheck = {
  ...base,
  id: 'c-1',
  label: 'Tekanan air',
  demand: 'optional',
  answer: null,
  answeredAt: null,
  answeredBy: null,
};
const answered = answerOf(work);

async function open(
  checks: readonly Partial<TicketCheck>[],
  answers: FakeAnswers = {},
  mode: 'read' | 'write' = 'write',
  person = whoamiOfOwner,
) {
  const outbox = createFakeOutbox();
  const list = checks.map((check, index) => ({ ...plain, id: `c-${index + 1}`, ...check }));
  const shown = await showTold(<Checklist ticket={ticket} checks={list} mode={mode} />, {
    outbox,
    person,
    answers: { answerTicketCheck: answered, ...answers },
  });
  if (mode === 'write' || list.length > 0) await screen.findByRole('heading', { level: 3 });
  return { ...shown, kept: () => outbox.outbox?.getSnapshot().entries.map(({ order }) => order) };
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const answerTo = (checkId: string, answer: string | null, before: string | null = null) => ({
  params: { ticketId: ticket.id, checkId },
  body: { answer, before },
});

describe('an item of a checklist', () => {
  it('is ticked, and taken back, each against what the person saw', async () => {
    const { inputsOf } = await open([{ kind: 'tick' }, { kind: 'tick', label: 'Tutup keran', answer: 'done' }]);

    await userEvent.click(screen.getByRole('checkbox', { name: /Tekanan air/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Tutup keran/ }));

    await waitFor(() =>
      expect(inputsOf('answerTicketCheck')).toEqual([answerTo('c-1', 'done'), answerTo('c-2', null, 'done')]),
    );
  });

  it('is a number with a point, however it was typed, and is sent once it is left', async () => {
    const { inputsOf } = await open([{ kind: 'number' }]);
    await userEvent.type(screen.getByLabelText('Tekanan air'), ' 2,4 ');
    expect(inputsOf('answerTicketCheck')).toEqual([]);

    await userEvent.tab();

    await waitFor(() => expect(inputsOf('answerTicketCheck')).toEqual([answerTo('c-1', '2.4')]));
  });

  it('keeps the comma of a text, and is not sent where nothing else was said', async () => {
    const { inputsOf } = await open([{ kind: 'text', answer: 'Baik' }]);
    const field = screen.getByLabelText('Tekanan air');
    await userEvent.type(field, ' ');
    await userEvent.tab();
    expect(inputsOf('answerTicketCheck')).toEqual([]);

    await userEvent.type(field, ', kering');
    await userEvent.tab();

    await waitFor(() => expect(inputsOf('answerTicketCheck')).toEqual([answerTo('c-1', 'Baik , kering', 'Baik')]));
  });

  it('is empty again where what was typed is taken away', async () => {
    const { inputsOf } = await open([{ kind: 'meter', answer: '120' }]);
    await userEvent.clear(screen.getByLabelText('Tekanan air'));
    await userEvent.tab();

    await waitFor(() => expect(inputsOf('answerTicketCheck')).toEqual([answerTo('c-1', null, '120')]));
  });

  it('is chosen from its own answers, or none', async () => {
    const { inputsOf } = await open([{ kind: 'choice', choices: ['Baik', 'Aus'], answer: 'Baik' }]);
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tekanan air' });
    expect([...field.options].map(({ text }) => text)).toEqual(['Belum diisi', 'Baik', 'Aus']);

    await userEvent.selectOptions(field, 'Belum diisi');

    await waitFor(() => expect(inputsOf('answerTicketCheck')).toEqual([answerTo('c-1', null, 'Baik')]));
  });

  it('is looked at and found well or not, and the finding can be taken back', async () => {
    const { inputsOf } = await open([{ kind: 'inspection' }, { kind: 'inspection', label: 'Plafon', answer: 'pass' }]);

    await userEvent.click(within(screen.getAllByRole('listitem')[0] ?? document.body).getByText('Tidak lulus'));
    await press('Hapus jawaban');

    await waitFor(() =>
      expect(inputsOf('answerTicketCheck')).toEqual([answerTo('c-1', 'fail'), answerTo('c-2', null, 'pass')]),
    );
  });

  it('says who answered it, and that it is required until somebody has', async () => {
    await open([
      { kind: 'tick', demand: 'required' },
      { kind: 'tick', demand: 'required', answer: 'done', answeredBy: { id: 'agus', name: 'Agus Prasetyo' } },
    ]);

    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect([first?.includes('Wajib'), second?.includes('Wajib'), second?.includes('Diisi Agus Prasetyo')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Daftar periksa 1/2');
  });

  it('is answered on this device without a network, and shown as answered', async () => {
    const away = new ApiError({ kind: 'network', status: 0, message: '' });
    const { kept } = await open([{ kind: 'tick' }], { answerTicketCheck: away });

    await userEvent.click(screen.getByRole('checkbox', { name: /Tekanan air/ }));

    await waitFor(() =>
      expect(kept()).toEqual([
        {
          kind: 'answerCheck',
          ticketId: ticket.id,
          checkId: 'c-1',
          body: { answer: 'done', before: null },
          label: 'Tekanan air',
        },
      ]),
    );
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Tekanan air/ })).toHaveProperty('checked', true));
  });

  it('is taken off the list by its own button', async () => {
    const { inputsOf } = await open([{ kind: 'tick' }], { deleteTicketCheck: answered });

    await press('Hapus Tekanan air');

    await waitFor(() =>
      expect(inputsOf('deleteTicketCheck')).toEqual([{ params: { ticketId: ticket.id, checkId: 'c-1' } }]),
    );
  });
});

describe('for whoever only reads', () => {
  it('the answers are words, in the language of the page, and nothing can be pressed', async () => {
    await open(
      [
        { kind: 'number', answer: '2.4' },
        { kind: 'inspection', label: 'Plafon', answer: 'fail' },
        { kind: 'text', label: 'Catatan' },
        { kind: 'photo', label: 'Foto pipa' },
      ],
      {},
      'read',
    );

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tekanan air: 2.4',
      'Plafon: Tidak lulus',
      'Catatan: –',
      'Foto pipaBelum ada foto',
    ]);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('there is no list where it has no items', async () => {
    await open([], {}, 'read');

    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });
});

describe('what was found wrong', () => {
  const failed = { kind: 'inspection', answer: 'fail' } as const;

  it('becomes a ticket of its own, with the place of this one, related to it and to the item', async () => {
    const made: Ticket = { ...ticket, id: 'made', number: 'TKT-2026-000200' };
    const { calls, inputsOf, told } = await open([failed], {
      createTicket: answerOf(made),
      relateTicket: answerOf([]),
      followUpCheck: answered,
    });
    await press('Buat tiket lanjutan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pecah menjadi tiket baru' }));
    expect(dialog.getByRole('textbox', { name: 'Judul tiket baru' })).toHaveProperty(
      'value',
      'Tekanan air: Tidak lulus',
    );

    await userEvent.click(dialog.getByRole('button', { name: 'Buat tiket baru' }));

    await waitFor(() => expect(told()).toEqual([['success', 'Tiket TKT-2026-000200 dibuat.']]));
    expect(
      calls().flatMap(({ name }) => (['createTicket', 'relateTicket', 'followUpCheck'].includes(name) ? [name] : [])),
    ).toEqual(['createTicket', 'relateTicket', 'followUpCheck']);
    expect(inputsOf('followUpCheck')).toEqual([
      { params: { ticketId: ticket.id, checkId: 'c-1' }, body: { ticketId: 'made' } },
    ]);
  });

  it('leads to the ticket that was made from it, once', async () => {
    await open([{ ...failed, followUp: { id: 'made', number: 'TKT-2026-000200' } as TicketCheck['followUp'] }]);

    expect(screen.getByRole('link', { name: 'Tiket lanjutan TKT-2026-000200' }).getAttribute('href')).toBe(
      '/imah/ticket/made',
    );
    expect(screen.queryByRole('button', { name: 'Buat tiket lanjutan' })).toBeNull();
  });

  it('is not offered to who may not report, nor of what was found well', async () => {
    await open([failed], {}, 'write', whoamiOfSupervisor);
    expect(screen.queryByRole('button', { name: 'Buat tiket lanjutan' })).toBeNull();
    cleanup();

    await open([{ ...failed, answer: 'pass' }]);
    expect(screen.queryByRole('button', { name: 'Buat tiket lanjutan' })).toBeNull();
  });
});

describe('a new item', () => {
  it('is written with its kind, and the form stays open for the next', async () => {
    const { inputsOf } = await open([], { addTicketCheck: answered });
    await press('Tambah isian');
    const label = await screen.findByLabelText('Yang harus diperiksa');
    await userEvent.type(label, ' Suhu pompa ');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cara mengisi' }), 'number');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Wajib sebelum selesai' }));

    await press('Tambahkan');

    await waitFor(() => expect(label).toHaveProperty('value', ''));
    await userEvent.type(label, 'Suhu pompa');
    await press('Tambahkan');
    await waitFor(() => expect(inputsOf('addTicketCheck')).toHaveLength(2));
    const bodies = inputsOf('addTicketCheck').map((input) => (input as { body: { id: string } }).body);
    expect(bodies[0]).toEqual({
      id: bodies[0]?.id,
      label: 'Suhu pompa',
      kind: 'number',
      demand: 'required',
      choices: [],
    });
    expect(bodies[1]?.id === bodies[0]?.id).toBe(false);
  });

  it('of a choice needs two answers that differ', async () => {
    const { inputsOf } = await open([], { addTicketCheck: answered });
    await press('Tambah isian');
    await userEvent.type(await screen.findByLabelText('Yang harus diperiksa'), 'Seal');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cara mengisi' }), 'choice');
    const choices = await screen.findByLabelText(/^Pilihan jawaban/);
    await userEvent.type(choices, 'Baik{Enter} Baik {Enter}');
    await press('Tambahkan');
    await screen.findByRole('alert');
    expect(inputsOf('addTicketCheck')).toEqual([]);

    await userEvent.type(choices, 'Aus');
    await press('Tambahkan');

    await waitFor(() =>
      expect(inputsOf('addTicketCheck')).toMatchObject([{ body: { kind: 'choice', choices: ['Baik', 'Aus'] } }]),
    );
  });
});

describe('checklists that are kept', () => {
  const offer = { id: 'list-1', name: 'Pompa bulanan', items: 4 };

  it('are put on the ticket at one press', async () => {
    const { inputsOf } = await open([], { listChecklistsForTicket: answerOf([offer]), useTicketChecklist: answered });
    await press('Pakai daftar periksa');
    expect((await screen.findByText('4 isian')).textContent).toBe('4 isian');

    await press('Pakai Pompa bulanan');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf('useTicketChecklist')).toEqual([{ params: { ticketId: ticket.id, checklistId: 'list-1' } }]);
  });

  it('are said to be none with the way to make one, and the sheet stays where the server refuses', async () => {
    await open([], { listChecklistsForTicket: answerOf([]) });
    await press('Pakai daftar periksa');
    await screen.findByRole('heading', { name: 'Tidak ada daftar periksa untuk dipakai' });
    cleanup();

    const refused = new ApiError({ kind: 'conflict', status: 409, message: 'Daftar ini sudah dipakai.' });
    const { told } = await open([], { listChecklistsForTicket: answerOf([offer]), useTicketChecklist: refused });
    await press('Pakai daftar periksa');
    await press('Pakai Pompa bulanan');
    await waitFor(() => expect(told()).toEqual([['danger', 'Daftar ini sudah dipakai.']]));
    expect(screen.getByRole('dialog').textContent).toContain('Pompa bulanan');
  });
});
