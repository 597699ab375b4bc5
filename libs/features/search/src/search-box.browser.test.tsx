import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { ColorMode } from '@imah/contract/core/words';
import type { Whoami } from '@imah/contract/identity';
import {
  answerOf,
  buildings,
  fixtureId,
  listOf,
  tower,
  whoami,
  whoamiOfOwner,
  whoamiOfSupervisor,
} from '@imah/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { SearchBox } from './search-box.tsx';
import { found, missingNumber, nothing } from './testing/search-fixtures.ts';

afterEach(cleanup);

const pages = [
  { href: '/imah', label: 'Beranda' },
  { href: '/imah/settings', label: 'Pengaturan' },
];
const prefer = vi.fn<(mode: ColorMode) => void>();

/** Where `route` does not match, the harness shows the address instead. */
async function open(answers: FakeAnswers = {}, path = '/imah', route = '*', person: Whoami = whoami) {
  const shown = await show(<SearchBox pages={pages} display="button" />, {
    path,
    route,
    person,
    answers: { listBuildings: listOf(buildings), search: answerOf(found), ...answers },
    app: { colorMode: { preference: 'light', prefer } },
  });
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  return shown;
}
const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text);
const option = (name: RegExp | string) => screen.findByRole('option', { name });

describe('the search box', () => {
  it('opens with Ctrl K and with its button, with the focus in the field', async () => {
    await open();
    await waitFor(() => expect(screen.getByRole('combobox')).toBe(document.activeElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());

    await userEvent.click(screen.getByRole('button', { name: 'Cari (Ctrl K)' }));

    expect(await screen.findByPlaceholderText(/^Cari gedung, unit/)).toBeVisible();
  });

  it('names no keys where a finger points', async () => {
    const real = window.matchMedia.bind(window);
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => (query === '(pointer: coarse)' ? real('all') : real(query)));
    await show(<SearchBox pages={pages} display="button" />, { answers: {} });

    expect(await screen.findByRole('button', { name: 'Cari' })).toBeVisible();
    media.mockRestore();
  });

  it('offers pages, buildings and actions before anything is typed, and asks the server nothing', async () => {
    const { calls } = await open();

    for (const name of ['Beranda', 'Akun saya', new RegExp(`^${tower.name}`), 'Mode gelap', /^English/, 'Keluar'])
      expect(await option(name)).toBeVisible();
    expect(calls().filter(({ name }) => name === 'search')).toEqual([]);
  });

  it('shows what the server found also where it is spelt otherwise, by kind, and goes there', async () => {
    const { calls } = await open({}, '/imah', '/imah');

    await type('meltai');
    await option(/^Pompa Melati.*SN-0042/);
    const groups = ['Gedung', 'Penghuni', 'Anggota', 'Unit', 'Perangkat', 'Alarm aktif', 'Tiket', 'Topik'];
    for (const name of groups) expect(screen.getByText(name)).toBeVisible();
    expect(await option(/^TKT-2026-000042 Lampu Melati padam.*Dikerjakan/)).toBeVisible();
    expect(await option(/^TPC-2026-000007 Kerja bakti Melati.*Pengumuman/)).toBeVisible();
    await userEvent.click(await option(/^Melati Kusuma.*Unit A-0101, A-0102/));

    expect(calls().findLast(({ name }) => name === 'search')?.input).toMatchObject({ query: { q: 'meltai' } });
    expect(await screen.findByText(`/imah/building/${tower.id}/people?person=${fixtureId('user', 11)}`)).toBeVisible();
  });

  it('offers what was opened last the next time', async () => {
    await open();
    await type('pompa');
    await userEvent.click(await option(/^Pompa Melati.*SN-0042/));

    await userEvent.keyboard('{Control>}k{/Control}');

    expect(await screen.findByText('Terakhir dibuka')).toBeVisible();
    expect(await option(/^Pompa Melati.*SN-0042/)).toBeVisible();
  });

  it('says of a number that there is none', async () => {
    await open({ search: answerOf(missingNumber) });

    await type('TKT-2026-000123');

    const missing = await option('Tidak ada TKT-2026-000123 yang dapat Anda lihat');
    expect(missing.getAttribute('aria-disabled')).toBe('true');
  });

  it('says when nothing matches', async () => {
    await open({ search: answerOf(nothing) });

    await type('zzzz');

    expect(await screen.findByText('Tidak ada yang cocok. Coba kata lain.')).toBeVisible();
  });

  it('says when the search failed, and asks again', async () => {
    let isBroken = true;
    await open({
      search: async () => {
        if (isBroken) throw new ApiError({ kind: 'network', message: 'Failed to fetch' });
        return answerOf(found);
      },
    });
    await type('melati');
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });

    isBroken = false;
    await userEvent.click(retry);

    expect(await option(/^Melati Kusuma/)).toBeVisible();
  });

  it('finds pages and actions while the server still searches', async () => {
    await open({ search: never });

    await type('gelap');
    await userEvent.click(await option('Mode gelap'));

    expect(prefer).toHaveBeenCalledWith('dark');
  });

  it('is done by keyboard alone', async () => {
    await open({}, '/imah', '/imah');

    await type('melati');
    await option(/^Melati Kusuma/);
    await waitFor(() => expect(screen.getByRole('option', { selected: true }).textContent).toContain(tower.name));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { selected: true }).textContent).toMatch(/^Melati/));
    await userEvent.keyboard('{ArrowUp}{Enter}');

    expect(await screen.findByText(`/imah/building/${tower.id}`)).toBeVisible();
  });

  it('switches the building and stays on the same page', async () => {
    const [first, second] = buildings;
    const path = `/imah/building/${first?.id ?? ''}/iot`;
    await open({}, path, path);

    await userEvent.click(await option(new RegExp(`^${second?.name ?? ''}`)));

    expect(await screen.findByText(`/imah/building/${second?.id ?? ''}/iot`)).toBeVisible();
  });

  it('begins what the person may do: a ticket or topic in a building, an invitation, a building', async () => {
    await open({}, '/imah', '/imah', whoamiOfOwner);
    for (const name of ['Buat tiket', 'Undang anggota', 'Tambah gedung']) expect(await option(name)).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Buat tiket di/ })).toBeNull();

    await type('buat tiket');
    await userEvent.click(await option(`Buat tiket di ${tower.name}`));

    expect(await screen.findByText(`/imah/new/ticket/${tower.id}`)).toBeVisible();
  });

  it('offers to begin nothing that the person may not', async () => {
    await open({ search: answerOf(nothing) }, '/imah', '/imah', whoamiOfSupervisor);

    await type('undang');
    expect(await screen.findByText('Tidak ada yang cocok. Coba kata lain.')).toBeVisible();
    await userEvent.clear(screen.getByRole('combobox'));
    await type('buat tiket');
    expect(await screen.findByText('Tidak ada yang cocok. Coba kata lain.')).toBeVisible();
  });
});
