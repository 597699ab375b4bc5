import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { TicketBulkAnswer } from '@imah/contract/tickets';
import { answerOf, tower } from '@imah/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { agus, workers } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { BulkAssign } from './bulk-assign.tsx';

afterEach(cleanup);

const rows = ticketRows(4);
const outcomes = (...all: readonly TicketBulkAnswer[number]['outcome'][]): TicketBulkAnswer =>
  all.map((outcome, index) => ({ id: rows[index]?.id ?? '', number: rows[index]?.number ?? null, outcome }));
async function open(answers: FakeAnswers, selected = rows) {
  const onDone = vi.fn<() => void>();
  const shown = await showTold(<BulkAssign building={tower} selected={selected} onDone={onDone} />, {
    answers: { listTicketWorkers: answerOf([...workers]), ...answers },
  });
  return { ...shown, onDone };
}
const start = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Tugaskan' }));
  return within(await screen.findByRole('dialog'));
};
const give = async (dialog: ReturnType<typeof within>, option: RegExp | string) => {
  await dialog.findByRole('option', { name: option });
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: /Petugas/ }),
    dialog.getByRole('option', { name: option }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Tugaskan' }));
};

describe('giving several tickets to one person', () => {
  it('sends each at the version that was seen, and says how many have been given', async () => {
    const { inputsOf, onDone, told } = await open({
      assignTickets: answerOf(outcomes('assigned', 'assigned', 'assigned', 'assigned')),
    });
    const dialog = await start();
    expect(screen.getByRole('heading', { name: 'Tugaskan 4 tiket' }).tagName).toBe('H2');

    await give(dialog, 'Agus Prasetyo · 5 terbuka');

    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(inputsOf('assignTickets')).toEqual([
      {
        params: { buildingId: tower.id },
        body: { assigneeId: agus.id, tickets: rows.map(({ id, version }) => ({ id, version })) },
      },
    ]);
    expect([told(), screen.queryByRole('dialog')]).toEqual([[['success', '4 tiket ditugaskan']], null]);
  });

  it('takes them from everybody where nobody is chosen by name', async () => {
    const { inputsOf } = await open({ assignTickets: answerOf(outcomes('assigned')) }, rows.slice(0, 1));

    await give(await start(), 'Tanpa petugas');

    await waitFor(() => expect(inputsOf('assignTickets')).toMatchObject([{ body: { assigneeId: null } }]));
  });

  it('is not sent before somebody is chosen', async () => {
    const { inputsOf } = await open({});
    const dialog = await start();

    expect(dialog.getByRole('button', { name: 'Tugaskan' })).toHaveProperty('disabled', true);
    expect(inputsOf('assignTickets')).toEqual([]);
  });

  it('names each that could not be given and why, and is done once that was read', async () => {
    const { onDone, told } = await open({
      assignTickets: answerOf(outcomes('assigned', 'changed', 'ended', 'not-possible')),
    });

    await give(await start(), /Agus/);

    await screen.findByRole('heading', { name: '3 tiket tidak ditugaskan' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${rows[1]?.number}Baru saja diubah orang lain`,
      `${rows[2]?.number}Sudah selesai atau ditutup`,
      `${rows[3]?.number}Petugas ini tidak dapat mengerjakannya`,
    ]);
    expect([told(), onDone.mock.calls.length]).toEqual([[['success', '1 tiket ditugaskan']], 0]);

    const [, close] = screen.getAllByRole('button', { name: 'Tutup' });
    await userEvent.click(close ?? document.body);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('says of one that is gone its number as it was seen, and nothing of success where none was given', async () => {
    const [gone] = outcomes('missing');
    if (gone === undefined) throw new Error('there is one');
    const { told } = await open({ assignTickets: answerOf([{ ...gone, number: null }]) }, rows.slice(0, 1));

    await give(await start(), /Agus/);

    expect((await screen.findByRole('listitem')).textContent).toBe(`${rows[0]?.number}Tidak ditemukan lagi`);
    expect(told()).toEqual([]);
  });

  it('keeps the choice where the server cannot be reached', async () => {
    const { onDone } = await open({ assignTickets: new ApiError({ kind: 'network', status: 0, message: '' }) });
    const dialog = await start();

    await give(dialog, /Agus/);

    expect((await dialog.findByRole('alert')).textContent).toContain('Tidak ada sambungan ke server');
    expect([dialog.getByRole('combobox', { name: /Petugas/ }), onDone.mock.calls.length]).toMatchObject([
      { value: agus.id },
      0,
    ]);
  });

  it('says that the workers are not known where their list fails', async () => {
    await open({ listTicketWorkers: new ApiError({ kind: 'server', status: 500, message: '' }) });

    expect((await (await start()).findByText(/Ada gangguan di server/)).textContent).toContain(
      'Ada gangguan di server',
    );
  });

  it('is not offered for more than the server takes at once, and says how many that are', async () => {
    const [one] = rows;
    const many = Array.from({ length: 201 }, (_, index) => ({ ...one, id: `t-${index}` }) as (typeof rows)[number]);
    await open({}, many);

    const button = await screen.findByRole('button', { name: 'Tugaskan' });
    expect([button, button.title]).toMatchObject([{ disabled: true }, 'Paling banyak 200 tiket sekaligus.']);
  });
});
