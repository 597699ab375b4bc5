import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Ticket, TicketWorker } from '@imah/contract/tickets';
import { answerOf, fixtureId, whoami } from '@imah/testing';
import { createFakeOutbox } from '@imah/app/outbox/testing';
import { agus, ticket, workers } from '@imah/testing/tickets';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { AssignSheet } from './assign-sheet.tsx';

afterEach(cleanup);

const budi = fixtureId('user', 12);
async function open(answers: FakeAnswers = {}, change: Partial<Ticket> = {}) {
  const onClose = vi.fn<() => void>();
  const outbox = createFakeOutbox();
  const shown = await showTold(<AssignSheet ticket={{ ...ticket, ...change }} onClose={onClose} />, {
    outbox,
    answers: {
      listTicketWorkers: answerOf([...workers]),
      assignTicket: answerOf<Ticket>({ ...ticket, version: 7 }),
      ...answers,
    },
  });
  const bodies = () => shown.inputsOf('assignTicket').map((input) => (input as { body: object }).body);
  return { ...shown, onClose, bodies, kept: () => outbox.outbox?.getSnapshot().entries.map(({ order }) => order) };
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan penugasan' }));
const id = expect.any(String);

describe('who can be given a ticket', () => {
  it('is shown with what each has to do already, and who looks at it is named so', async () => {
    await open();

    const offered = (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);
    expect(offered).toEqual([
      `${whoami.name} (Anda)0 terbuka · 0 dikerjakan`,
      'Budi Hartono2 terbuka · 1 dikerjakan',
      'Agus Prasetyo5 terbuka · 2 dikerjakan · 1 terlambat',
      'Belum ada',
    ]);
    expect(screen.getByRole('radio', { name: /Agus/ })).toHaveProperty('checked', true);
  });

  it('begins with whom the category asks for, said to be suggested, with what they can do and that they are on duty', async () => {
    const [me, second, third] = workers as [TicketWorker, TicketWorker, TicketWorker];
    const { inputsOf } = await open({
      listTicketWorkers: answerOf<TicketWorker[]>([
        { ...third, trades: ['electrical', 'lift'], duty: 'on', fits: true },
        { ...second, trades: ['electrical'], fits: true },
        { ...me, duty: 'on' },
      ]),
    });

    const offered = (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);
    expect(offered).toEqual([
      'Agus PrasetyoDisarankanListrik, Lift, sedang bertugas · 5 terbuka · 2 dikerjakan · 1 terlambat',
      'Budi HartonoListrik · 2 terbuka · 1 dikerjakan',
      `${whoami.name} (Anda)sedang bertugas · 0 terbuka · 0 dikerjakan`,
      'Belum ada',
    ]);
    expect(inputsOf('listTicketWorkers')).toMatchObject([{ query: { categoryId: ticket.category?.id } }]);
  });

  it('is nobody where nobody works in the building', async () => {
    await open({ listTicketWorkers: answerOf([]) });

    await screen.findByRole('heading', {
      level: 3,
      name: 'Belum ada anggota yang dapat mengerjakan tiket di gedung ini.',
    });
    expect(screen.queryByRole('button', { name: 'Simpan penugasan' })).toBeNull();
  });

  it.each([
    ['failed', new ApiError({ kind: 'server', status: 500, message: '' })],
    ['is forbidden', new ApiError({ kind: 'forbidden', status: 403, message: '' })],
  ])('is said to be unknown where the list %s', async (_, listTicketWorkers) => {
    await open({ listTicketWorkers });

    expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe('Daftar petugas belum dapat dimuat');
  });
});

describe('what is sent', () => {
  it('is the one who answers for it with those who help, never the same person as both', async () => {
    const { bodies, onClose, told } = await open();
    await userEvent.click(await screen.findByRole('radio', { name: /Budi/ }));
    expect(screen.queryByRole('checkbox', { name: /Budi/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /Agus/ }));

    await save();

    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(bodies()).toEqual([{ id, assigneeId: budi, executorIds: [agus.id] }]);
    expect(told()).toEqual([['success', 'Penugasan tersimpan.']]);
  });

  it('is nobody where the ticket goes back to the queue', async () => {
    const { bodies } = await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Budi/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Belum ada' }));

    await save();

    await waitFor(() => expect(bodies()).toEqual([{ id, assigneeId: null, executorIds: [] }]));
  });

  it('keeps a helper who is not among the workers any more', async () => {
    const gone = { id: fixtureId('user', 77), name: 'Tuti' };
    const { bodies } = await open({}, { executors: [gone] });
    await screen.findByRole('radio', { name: /Agus/ });

    await save();

    await waitFor(() => expect(bodies()).toEqual([{ id, assigneeId: agus.id, executorIds: [gone.id] }]));
  });

  it('keeps who answers for it where they are not among the workers any more: nobody is taken off unsaid', async () => {
    const gone = { id: fixtureId('user', 78), name: 'Tuti Handayani' };
    const { bodies } = await open({}, { assignee: gone, executors: [] });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Agus/ }));

    await save();

    await waitFor(() => expect(bodies()).toEqual([{ id, assigneeId: gone.id, executorIds: [agus.id] }]));
  });

  it('waits on this device without a network, with the names it is shown by', async () => {
    const away = new ApiError({ kind: 'network', status: 0, message: '' });
    const { kept, told } = await open({ assignTicket: away });
    await userEvent.click(await screen.findByRole('radio', { name: /Budi/ }));

    await save();

    await waitFor(() => expect(told()).toEqual([['warning', 'Penugasan tersimpan di perangkat, belum terkirim.']]));
    expect(kept()).toEqual([
      {
        kind: 'assignTicket',
        ticketId: ticket.id,
        body: { id, assigneeId: budi, executorIds: [] },
        seen: { version: 6, assigneeId: agus.id, executorIds: [budi] },
        names: { [agus.id]: 'Agus Prasetyo', [budi]: 'Budi Hartono' },
      },
    ]);
  });

  it('is shown against what somebody else gave meanwhile, and the choice stays', async () => {
    const current: Ticket = { ...ticket, assignee: { id: fixtureId('user', 79), name: 'Rini' }, version: 9 };
    const changed = new ApiError({
      kind: 'conflict',
      status: 412,
      code: 'VERSI_BERUBAH',
      message: '',
      data: { current },
    });
    const { onClose } = await open({ assignTicket: changed });
    await userEvent.click(await screen.findByRole('radio', { name: /Budi/ }));

    await save();

    await screen.findByText('Penanggung jawab: Agus Prasetyo → Rini');
    expect([screen.getByRole('radio', { name: /Budi/ }), onClose.mock.calls.length]).toMatchObject([
      { checked: true },
      0,
    ]);
  });

  it('is marked at the field where the server says that this person may not work on it', async () => {
    const fieldErrors = { assigneeId: ['Budi Hartono tidak lagi bertugas di gedung ini.'] };
    await open({ assignTicket: new ApiError({ kind: 'validation', status: 422, message: '', fieldErrors }) });
    await userEvent.click(await screen.findByRole('radio', { name: /Budi/ }));

    await save();

    expect((await screen.findAllByText('Budi Hartono tidak lagi bertugas di gedung ini.')).length).toBeGreaterThan(0);
  });
});
