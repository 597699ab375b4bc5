import { answerOf, buildings, listOf, tower, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { agus, resident } from '@imah/testing/tickets';
import { ticketCounts, ticketRows } from '@imah/testing/ticket-rows';
import { TicketsPage } from './tickets-page.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(cleanup);

async function open(person: typeof whoamiOfOwner, path = '/imah/tickets') {
  const shown = await show(<TicketsPage />, {
    route: '/imah/tickets',
    path,
    person,
    answers: {
      listTickets: async (input) => listOf(input?.query?.q === 'lift macet' ? [] : [...ticketRows(3)]),
      countTickets: answerOf(ticketCounts),
      listBuildings: listOf(buildings),
    },
  });
  await screen.findAllByText(/Air menetes dari plafon kamar mandi|Tidak ada yang cocok/);
  const asked = () => shown.calls().flatMap(({ name, input }) => (name === 'listTickets' ? [input] : []));
  return { ...shown, asked };
}
const tabs = () => screen.getAllByRole('link').flatMap((link) => (link.closest('nav') ? [link.textContent] : []));

describe('TicketsPage', () => {
  it('shows a manager the tickets of all buildings, each with its building, and how many each tab has', async () => {
    const { asked } = await open(whoamiOfOwner);

    expect(tabs()).toEqual(['Terbuka 20', 'Tugas saya 20', 'Tanpa petugas 20', 'Terlambat 20', 'Semua 425']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Gedung');
    expect(asked()).toEqual([
      { query: { limit: 50, cursor: undefined, sort: 'due' }, signal: expect.any(AbortSignal) },
    ]);

    await userEvent.click(screen.getByRole('link', { name: /^Tanpa petugas/ }));
    expect(asked().at(-1)).toMatchObject({ query: { assignee: 'none', sort: 'due' } });
  });

  it('shows the columns that are chosen, from the address, and keeps them from tab to tab', async () => {
    await open(whoamiOfOwner);
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const toggle = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: 'Kolom' }));
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
      await userEvent.keyboard('{Escape}');
    };
    expect([heads().includes('Prioritas'), heads().includes('Pelapor')]).toEqual([true, false]);

    await toggle('Prioritas');
    await toggle('Pelapor');
    expect([heads().includes('Prioritas'), heads().includes('Pelapor')]).toEqual([false, true]);

    await userEvent.click(screen.getByRole('link', { name: /^Tanpa petugas/ }));
    await screen.findByRole('link', { name: 'Air menetes dari plafon kamar mandi' });
    expect([heads().includes('Prioritas'), heads().includes('Pelapor')]).toEqual([false, true]);

    cleanup();
    await open(whoamiOfOwner, '/imah/tickets?columns=reporter');
    expect([heads().includes('Gedung'), heads().includes('Pelapor')]).toEqual([false, true]);
  });

  it('narrows every tab by what is searched for, by building and by priority, and says so in the address', async () => {
    const { asked, calls } = await open(whoamiOfOwner);
    const menu = async (submenu: string, item: string) => {
      await userEvent.click(screen.getByRole('button', { name: 'Saring' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: submenu }));
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: item }));
      await userEvent.keyboard('{Escape}{Escape}');
    };

    await menu('Gedung', tower.name);
    await menu('Prioritas', 'Tinggi');
    await userEvent.type(screen.getByRole('searchbox'), 'pompa');

    const narrowed = { buildingId: tower.id, priority: 'high', q: 'pompa' };
    await expect.poll(() => asked().at(-1)).toMatchObject({ query: { sort: 'due', ...narrowed } });
    // What a tab says it has is what it shows.
    const counted = () => calls().filter(({ name }) => name === 'countTickets');
    const tabsAsk = [{}, { mine: 'assigned' }, { assignee: 'none' }, { due: 'overdue' }];
    for (const own of tabsAsk)
      expect(counted().map(({ input }) => input)).toContainEqual(
        expect.objectContaining({ query: { ...own, ...narrowed } }),
      );
    await userEvent.click(screen.getByRole('link', { name: /^Terlambat/ }));
    await expect.poll(() => asked().at(-1)).toMatchObject({ query: { due: 'overdue', ...narrowed } });

    await userEvent.click(screen.getByRole('button', { name: 'Hapus saringan' }));
    await expect
      .poll(() => asked().at(-1))
      .toHaveProperty('query', {
        limit: 50,
        cursor: undefined,
        due: 'overdue',
        sort: 'due',
      });
  });

  it('shows what a link asks for, and nothing that it asks for wrongly', async () => {
    const { asked } = await open(whoamiOfOwner, `/imah/tickets?q=pompa&building=${tower.id}&priority=high,none`);
    expect(asked().at(-1)).toMatchObject({ query: { q: 'pompa', buildingId: tower.id, priority: 'high' } });
    expect(screen.getByRole('searchbox')).toHaveValue('pompa');
    cleanup();

    const wrong = await open(whoamiOfOwner, '/imah/tickets?building=7&priority=none&q=%20');
    expect(wrong.asked()).toHaveProperty('0.query', { limit: 50, cursor: undefined, sort: 'due' });
  });

  it('offers a way back where nothing matches', async () => {
    await open(whoamiOfOwner, '/imah/tickets?q=lift+macet');
    expect(await screen.findByText('Tidak ada tiket dengan saringan ini.')).toBeVisible();

    const [, inTheList] = screen.getAllByRole('button', { name: 'Hapus saringan' });
    await userEvent.click(inTheList as HTMLElement);

    expect(await screen.findByRole('link', { name: 'Air menetes dari plafon kamar mandi' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('lets a phone filter in a sheet, which says how many tickets are left', async () => {
    await page.viewport(390, 844);
    const { asked } = await open(whoamiOfOwner);

    await userEvent.click(screen.getByRole('button', { name: 'Saring' }));
    const sheet = await screen.findByRole('dialog');
    await userEvent.click(within(sheet).getByText('Prioritas'));
    await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Tinggi' }));
    await expect.poll(() => asked().at(-1)).toMatchObject({ query: { priority: 'high' } });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Tampilkan 20 tiket' }));

    expect(screen.getByRole('button', { name: 'Saring 1 (dipakai)' })).toBeVisible();
  });

  it('begins with their own tasks for a technician', async () => {
    const grants = ['ticket.view.own', 'ticket.transition.own'];
    const technician = {
      ...whoamiOfOwner,
      id: agus.id,
      memberships: whoamiOfOwner.memberships.map((membership) => ({ ...membership, grants })),
    };
    const { asked } = await open(technician);

    expect(tabs()[0]).toBe('Tugas saya 20');
    expect(asked()).toMatchObject([{ query: { mine: 'assigned' } }]);
  });

  it('is a resident\u2019s own reports, with none of the words of those who work on them', async () => {
    const { asked } = await open(resident);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Laporan saya');
    expect([tabs(), asked()]).toMatchObject([['Terbuka 20', 'Semua 425'], [{ query: { mine: 'reported' } }]]);
    expect(screen.queryByRole('columnheader', { name: 'Petugas' })).toBeNull();
    const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    expect(heads).toEqual(['Tiket', 'Gedung', 'Status', 'Dibuat', 'Tindakan']);
    expect(screen.queryByRole('button', { name: 'Kolom' })).toBeNull();
    // They are told no priorities, and have few tickets: they search only.
    expect([screen.queryByRole('button', { name: 'Saring' }), screen.getByRole('searchbox')]).toEqual([
      null,
      expect.any(HTMLElement),
    ]);
  });
});
