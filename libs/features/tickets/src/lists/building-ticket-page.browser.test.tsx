import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { answerOf, listOf, tower, whoamiOfSupervisor } from '@imah/testing';
import { noTicketCounts, ticketCounts, ticketRows } from '@imah/testing/ticket-rows';
import { resident, technician } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openList } from './testing/open-list.tsx';

afterEach(cleanup);

const first = 'Air menetes dari plafon kamar mandi';
const nothing = { listTickets: listOf([]), countTickets: answerOf(noTicketCounts) };
const titled = (name: string) => screen.findByRole('heading', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('who sees the tickets of a building', () => {
  it('has for its staff a list or a board, filters, views and the file', async () => {
    await openList();
    await screen.findByRole('link', { name: first });

    const tools = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(
      ['Saring', 'Tenggat terdekat', 'Tampilan tersimpan', 'Unduh'].filter((name) => !tools.includes(name)),
    ).toEqual([]);
    expect(screen.getAllByRole('radio', { name: /Daftar|Papan/ })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Buat tiket' }).getAttribute('href')).toBe(`/imah/new/ticket/${tower.id}`);
  });

  it('has for a resident the list alone, whatever the address asks for', async () => {
    const { calls } = await openList('?view=board', { person: resident });
    await screen.findByRole('link', { name: first });

    expect([screen.queryByRole('radio', { name: 'Papan' }), screen.queryByRole('button', { name: 'Unduh' })]).toEqual([
      null,
      null,
    ]);
    expect(screen.queryByRole('button', { name: 'Tampilan tersimpan' })).toBeNull();
    expect(calls().filter(({ name }) => name === 'listTicketViews' || name === 'listTicketWorkers')).toEqual([]);
  });

  it('lets a technician look at the board, and give out nothing', async () => {
    await openList('?view=board', { person: technician });

    expect((await screen.findByRole('radio', { name: 'Papan' })).getAttribute('aria-checked')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Unduh' })).toBeNull();
  });

  it('is told that it is not for them who may see no ticket, and nothing is asked for', async () => {
    const { inputsOf } = await openList('', { person: whoamiOfSupervisor });

    await screen.findByRole('heading', { name: /izin|berwenang|akses/i });
    expect(inputsOf('listTickets')).toEqual([]);
  });
});

describe('a list without tickets', () => {
  it('says that there are none yet, to each in their own words', async () => {
    await openList('', { answers: nothing });
    await titled('Belum ada tiket');
    expect(screen.getByText('Laporan penghuni dan pekerjaan gedung ini akan tampil di sini.')).toBeVisible();
    cleanup();

    await openList('', { answers: nothing, person: resident });
    await titled('Belum ada tiket');
    expect(screen.getByText('Laporan Anda akan tampil di sini, lengkap dengan perkembangannya.')).toBeVisible();
  });

  it('says that all is done where only what has ended is left, and leads to it', async () => {
    const states = { ...noTicketCounts.states, closed: 12 };
    const { address } = await openList('', {
      answers: { listTickets: listOf([]), countTickets: answerOf({ ...ticketCounts, states }) },
    });
    const done = (await titled('Semua tiket sudah beres')).parentElement;

    await userEvent.click(within(done ?? document.body).getByRole('button', { name: 'Semua' }));

    await waitFor(() => expect(address()).toEqual({ state: 'all' }));
  });

  it('says that nothing fits the filters, and takes them away but for the state and the order', async () => {
    const { address, asked } = await openList('?q=kolam&due=overdue&state=waiting&sort=newest', { answers: nothing });
    const none = (await titled('Tidak ada yang cocok')).parentElement;

    await userEvent.click(within(none ?? document.body).getByRole('button', { name: 'Hapus saringan' }));

    await waitFor(() => expect(address()).toEqual({ state: 'waiting', sort: 'newest' }));
    expect(asked()).toEqual({ buildingId: tower.id, state: 'waiting', sort: 'newest', limit: 60, cursor: undefined });
  });
});

describe('a list that is not there', () => {
  it('keeps its filters while it is read', async () => {
    await openList('?q=lift', { answers: { listTickets: never, countTickets: never } });

    expect((await screen.findByRole('searchbox')).getAttribute('value')).toBe('lift');
    expect(screen.getByRole('radio', { name: 'Terbuka …' }).tagName).toBe('BUTTON');
  });

  it('is read again at a press where it has failed', async () => {
    let works = false;
    await openList('', {
      answers: {
        listTickets: async () => {
          if (!works) throw new ApiError({ kind: 'server', status: 500, message: '' });
          return listOf(ticketRows(2));
        },
      },
    });
    const again = await screen.findByRole('button', { name: 'Coba lagi' });

    works = true;
    await userEvent.click(again);

    expect((await screen.findByRole('link', { name: first })).getAttribute('href')).toMatch(/^\/imah\/ticket\//);
  });
});

describe('the shape', () => {
  it('goes into the address with the filters, and back', async () => {
    const { address } = await openList('?due=overdue');
    await screen.findByRole('link', { name: first });

    await userEvent.click(screen.getByRole('radio', { name: 'Papan' }));
    await waitFor(() => expect(address()).toEqual({ due: 'overdue', view: 'board' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Daftar' }));

    await waitFor(() => expect(address()).toEqual({ due: 'overdue' }));
  });
});

describe('the states above the rows', () => {
  it('have how many there are in each, and those that ended otherwise only among all', async () => {
    await openList();
    await screen.findByRole('link', { name: first });

    const group = screen.getByRole('radio', { name: 'Terbuka 20' }).parentElement;
    expect(
      within(group ?? document.body)
        .getAllByRole('radio')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Terbuka 20',
      'Baru 8',
      'Dikerjakan 6',
      'Menunggu 4',
      'Ditunda 2',
      'Selesai 3',
      'Ditutup 389',
      'Semua 425',
    ]);
  });

  it('ask for one state, in the order that is usual for it', async () => {
    const { asked, address } = await openList();
    await userEvent.click(await screen.findByRole('radio', { name: 'Ditutup 389' }));

    await waitFor(() => expect(address()).toEqual({ state: 'closed' }));
    expect(asked()).toMatchObject({ state: 'closed', sort: 'newest' });
  });
});

it('says in English what it says in Indonesian', async () => {
  await openList('', { locale: 'en', answers: nothing });

  await waitFor(() => expect(screen.queryByText('Belum ada tiket')).toBeNull());
  expect((await screen.findByRole('radio', { name: /^Open \d/ })).textContent).toBe('Open 0');
  expect(screen.getByRole('link', { name: 'New ticket' }).getAttribute('href')).toBe(`/imah/new/ticket/${tower.id}`);
});

it('orders by the button, says which order it is, and lets the usual one out of the address', async () => {
  const { address, asked } = await openList();
  await press('Tenggat terdekat');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Paling mendesak' }));
  await waitFor(() => expect([address(), asked()]).toMatchObject([{ sort: 'priority' }, { sort: 'priority' }]));

  await press('Paling mendesak');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tenggat terdekat' }));

  await waitFor(() => expect(address()).toEqual({}));
});
