import { answerOf, listOf, whoamiOfOwner } from '@imah/testing';
import { agus, resident, ticket } from '@imah/testing/tickets';
import { ticketCounts, ticketRows } from '@imah/testing/ticket-rows';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { swipePx } from '@imah/app/swipe';
import { show } from '@imah/app/harness/testing';
import { openList } from '../testing/open-list.tsx';
import { TicketsPage } from '../all/index.ts';

beforeEach(() => page.viewport(390, 844));
afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

const [first, second] = ticketRows(2);
if (first === undefined || second === undefined) throw new Error('the fixtures have tickets');

const firstTitle = first.title;

/** Two of nobody's at the top, as rows of two lines. */
async function open(person = whoamiOfOwner, search = '') {
  const rows = ticketRows(6).map((row, index) => (index < 2 ? { ...row, assignee: null } : row));
  const shown = await openList(search, {
    person,
    answers: { listTickets: listOf(rows), assignTicket: answerOf(ticket) },
  });
  await screen.findByRole('link', { name: firstTitle });
  return { ...shown, assigned: () => shown.inputsOf('assignTicket') };
}
const rowAt = (index: number) => {
  const row = screen.getAllByRole('listitem').find((item) => item.dataset['index'] === String(index));
  if (row === undefined) throw new Error(`no row ${index}`);
  return row;
};
const swipe = (row: HTMLElement, px: number, pointerType = 'touch') => {
  const drawn = within(row).getByRole('link').closest('div[class*="drawn"]') ?? row;
  const pointer = { pointerType, pointerId: 5, isPrimary: true };
  fireEvent.pointerDown(drawn, { ...pointer, clientX: 195 });
  fireEvent.pointerMove(drawn, { ...pointer, clientX: 195 + px });
  fireEvent.pointerUp(drawn, pointer);
};

describe('the tickets of a building on a phone', () => {
  it('are rows of two lines that scroll with the page, the first within one glance', async () => {
    await open();

    const heights = screen
      .getAllByRole('listitem')
      .flatMap((item) => (item.dataset['index'] === undefined ? [] : [item.getBoundingClientRect().height]));
    expect(heights.length).toBe(6);
    expect(heights.every((height) => height >= 44 && height <= 80)).toBe(true);
    const scrollers = [...document.querySelectorAll('main *, section, ul')].filter(
      (element) =>
        element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY),
    );
    expect(scrollers).toEqual([]);
    expect(rowAt(0).getBoundingClientRect().top).toBeLessThan(260);
  });

  it('say in words where a ticket stands, whose it is and how late it is', async () => {
    await open();

    expect(rowAt(0).textContent).toMatch(/Baru.*A-701 · Terlambat 2 jam/);
    expect(within(rowAt(0)).getByRole('img', { name: 'Belum ada petugas' })).toBeVisible();
    expect(within(rowAt(2)).getByText(agus.name).textContent).toBe(agus.name);
  });

  it('are taken by drawing one to the right, and the same is in its menu', async () => {
    const { assigned } = await open();
    swipe(rowAt(0), swipePx);

    await waitFor(() => expect(assigned()).toMatchObject([{ body: { assigneeId: whoamiOfOwner.id } }]));

    await userEvent.click(within(rowAt(1)).getByRole('button', { name: /^Tindakan untuk/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ambil' }));
    await waitFor(() => expect(assigned().length).toBe(2));
  });

  it('stay as they are where a finger lets go early, or a mouse marks words', async () => {
    const { assigned } = await open();
    swipe(rowAt(0), swipePx - 1);
    swipe(rowAt(0), 300, 'mouse');

    expect([assigned(), screen.queryByRole('dialog')]).toEqual([[], null]);
  });

  it('are changed by drawing one to the left: its steps first, and the rest below', async () => {
    await open();
    swipe(rowAt(0), -swipePx);

    const sheet = await screen.findByRole('dialog', { name: 'Ubah tiket' });
    expect(
      within(sheet)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Dikerjakan', 'Ditunda…', 'Petugas: Belum ada']));
  });

  it('show boxes only once a row is chosen from its menu', async () => {
    await open();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);

    await userEvent.click(within(rowAt(1)).getByRole('button', { name: /^Tindakan untuk/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pilih' }));

    expect(screen.getAllByRole('checkbox').length).toBe(6);
    expect(screen.queryByRole('link', { name: 'Buat tiket' })).toBeNull();
  });

  it('are reported by the round button alone, and by nobody who may not', async () => {
    await open();
    expect(screen.getAllByRole('link', { name: 'Buat tiket' }).length).toBe(1);
    cleanup();

    const grants = ['ticket.view', 'ticket.transition'];
    const reader = { ...whoamiOfOwner, memberships: whoamiOfOwner.memberships.map((one) => ({ ...one, grants })) };
    await open(reader);
    expect(screen.queryByRole('link', { name: 'Buat tiket' })).toBeNull();
  });
});

describe('the one row of filters', () => {
  it('opens the field where one types at once, and closes it again', async () => {
    const { address } = await open();
    expect(screen.queryByRole('searchbox')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Cari tiket' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('keran');
    await waitFor(() => expect(address()).toEqual({ q: 'keran' }));
  });

  it('sets filters and order in a sheet, and counts them on its button', async () => {
    const { address } = await open(whoamiOfOwner, '?due=overdue');
    await userEvent.click(screen.getByRole('button', { name: 'Saring 1 (dipakai)' }));

    const sheet = await screen.findByRole('dialog', { name: 'Saring dan urutkan' });
    expect(within(sheet).getByRole('checkbox', { name: 'Terlambat' })).toBeChecked();
    await userEvent.click(within(sheet).getByText('Prioritas'));
    await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Tinggi' }));
    await userEvent.selectOptions(within(sheet).getByRole('combobox', { name: 'Urutkan' }), 'Terbaru');
    await waitFor(() => expect(address()).toEqual({ due: 'overdue', priority: 'high', sort: 'newest' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Hapus saringan' }));
    await waitFor(() => expect(address()).toEqual({ sort: 'newest' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Tampilkan 20 tiket' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the state in it', async () => {
    const { address } = await open();
    await userEvent.click(screen.getByRole('button', { name: /^Status: Terbuka/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Menunggu/ }));

    await waitFor(() => expect(address()).toEqual({ state: 'waiting' }));
  });
});

it('names the building of each ticket in the list of all, and tells a reporter how theirs goes', async () => {
  const answers = { listTickets: listOf([...ticketRows(3)]), countTickets: answerOf(ticketCounts) };
  const at = { route: '/imah/tickets', path: '/imah/tickets', answers };
  await show(<TicketsPage />, { ...at, person: whoamiOfOwner });
  await screen.findByRole('link', { name: first.title });
  expect(rowAt(0).textContent).toContain(first.buildingName);
  cleanup();

  await show(<TicketsPage />, { ...at, person: resident });
  await screen.findByRole('link', { name: first.title });
  expect(rowAt(0).textContent).not.toContain('Terlambat');
  expect(rowAt(1).textContent).toMatch(/A-702 · Dikerjakan · \d+/);
});
