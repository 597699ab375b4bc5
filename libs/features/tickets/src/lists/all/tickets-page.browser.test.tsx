import { answerOf, listOf, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { agus, resident } from '@imah/testing/tickets';
import { ticketCounts, ticketRows } from '@imah/testing/ticket-rows';
import { TicketsPage } from './tickets-page.tsx';

afterEach(cleanup);

async function open(person: typeof whoamiOfOwner, path = '/imah/tickets') {
  const shown = await show(<TicketsPage />, {
    route: '/imah/tickets',
    path,
    person,
    answers: { listTickets: listOf([...ticketRows(3)]), countTickets: answerOf(ticketCounts) },
  });
  await screen.findByRole('link', { name: 'Air menetes dari plafon kamar mandi' });
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
  });
});
