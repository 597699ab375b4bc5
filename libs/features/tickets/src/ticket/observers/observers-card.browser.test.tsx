import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, minutesAgo, whoami, whoamiOfOwner } from '@imah/testing';
import { agus, seenBy, technician, ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { viewerOf } from '../model/viewer.ts';
import { ObserversCard } from './observers-card.tsx';

afterEach(cleanup);

const since = minutesAgo(60);
const hendra = { id: 'hendra', name: 'Hendra', since };
const me = { id: whoami.id, name: whoami.name, since };
async function open(
  listTicketObservers: FakeAnswers['listTicketObservers'],
  answers: FakeAnswers = {},
  person = whoamiOfOwner,
) {
  const known = seenBy(person, ticket);
  return showTold(<ObserversCard ticket={known} viewer={viewerOf(known, person.id)} />, {
    person,
    answers: { ...(listTicketObservers === undefined ? {} : { listTicketObservers }), ...answers },
  });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const names = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/^[A-Z]{1,2}(?=[A-Z])/, ''));

describe('those who follow a ticket', () => {
  it('are named, and whoever looks is told which of them they are', async () => {
    await open(answerOf([hendra, me]));
    await screen.findByText(`${whoami.name} (Anda)`);

    expect(names().map((name) => name.endsWith('(Anda)'))).toEqual([false, true]);
    expect(screen.queryByRole('button', { name: `Lepas ${whoami.name} dari pengikut` })).toBeNull();
  });

  it('are said to be none, with what it means to follow', async () => {
    await open(answerOf([]));

    expect((await screen.findByText(/^Belum ada yang mengikuti\./)).textContent).toContain('tanpa ikut mengerjakan');
  });

  it.each([
    ['may not see them', new ApiError({ kind: 'forbidden', status: 403, message: '' })],
    ['has no such ticket any more', undefined],
  ])('are not on the page of who %s', async (_, answer) => {
    const { calls } = await open(answer);

    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Pengikut' })).toBeNull();
  });
});

describe('following a ticket', () => {
  it('begins and ends at one press, and the list is what the server answers', async () => {
    const { inputsOf, told } = await open(answerOf([hendra]), {
      followTicket: answerOf([hendra, me]),
      unfollowTicket: answerOf([hendra]),
    });

    await press('Ikuti');
    await screen.findByText(`${whoami.name} (Anda)`);
    await press('Berhenti mengikuti');

    await screen.findByRole('button', { name: 'Ikuti' });
    expect([inputsOf('followTicket'), inputsOf('unfollowTicket')]).toEqual([
      [{ params: { ticketId: ticket.id } }],
      [{ params: { ticketId: ticket.id } }],
    ]);
    expect(told()).toEqual([
      ['success', 'Anda mengikuti tiket ini.'],
      ['success', 'Anda tidak lagi diberi tahu tentang tiket ini.'],
    ]);
  });

  it('that is refused is said, and nothing is shown as if it were so', async () => {
    const { told } = await open(answerOf([]), {
      followTicket: new ApiError({ kind: 'forbidden', status: 403, message: 'Tidak diizinkan.' }),
    });

    await press('Ikuti');

    await waitFor(() => expect(told()).toEqual([['danger', 'Tidak diizinkan.']]));
    expect(screen.getByRole('button', { name: 'Ikuti' }).tagName).toBe('BUTTON');
  });
});

describe('others', () => {
  it('are taken off by who gives out the work', async () => {
    const { inputsOf } = await open(answerOf([hendra]), { removeTicketObserver: answerOf([]) });

    await press('Lepas Hendra dari pengikut');

    await screen.findByText(/^Belum ada yang mengikuti\./);
    expect(inputsOf('removeTicketObserver')).toEqual([{ params: { ticketId: ticket.id, userId: 'hendra' } }]);
  });

  it('are neither added nor taken off by who only works on the ticket', async () => {
    await open(answerOf([hendra]), {}, technician);
    await screen.findByText('Hendra');

    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ikuti']);
  });

  it('are added one after the other from those who may see the ticket', async () => {
    const rest = [
      { id: agus.id, name: agus.name },
      { id: 'rini', name: 'Rini' },
    ];
    const { inputsOf, told } = await open(answerOf([]), {
      listTicketObserverCandidates: async () => answerOf(rest),
      addTicketObserver: async ({ params }) => {
        rest.splice(0, rest.length, ...rest.filter(({ id }) => id !== params.userId));
        return answerOf([{ ...agus, since }]);
      },
    });
    await press('Tambah pengikut');
    const sheet = within(await screen.findByRole('dialog', { name: 'Tambah pengikut' }));

    await userEvent.click(await sheet.findByRole('button', { name: 'Tambahkan Agus Prasetyo' }));

    await waitFor(() => expect(told()).toEqual([['success', 'Agus Prasetyo sekarang mengikuti tiket ini.']]));
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Tambahkan Agus Prasetyo' })).toBeNull());
    expect(inputsOf('addTicketObserver')).toEqual([{ params: { ticketId: ticket.id, userId: agus.id } }]);
    expect(sheet.getByRole('button', { name: 'Tambahkan Rini' }).tagName).toBe('BUTTON');
  });

  it.each([
    ['are all there already', answerOf([]), 'Tidak ada lagi petugas yang dapat ditambahkan.'],
    ['are not known', new ApiError({ kind: 'forbidden', status: 403, message: '' }), 'Pengikut belum dapat dimuat'],
  ])('who could follow %s: that is said', async (_, listTicketObserverCandidates, said) => {
    await open(answerOf([]), { listTicketObserverCandidates });
    await press('Tambah pengikut');

    const heading = await screen.findByRole('heading', { level: 3, name: said });
    expect(heading.closest('[role="dialog"]')?.textContent).toContain('Tambah pengikut');
  });
});
