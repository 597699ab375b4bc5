import { answerOf, fixtureId, places, tower, whoami } from '@imah/testing';
import { agus, resident } from '@imah/testing/tickets';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { openList } from '../testing/open-list.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

const water = { id: fixtureId('ticket', 901), key: null, name: 'Air dan pipa', residentPriority: 'high' as const };
const [section] = places.sections;
const [floor] = places.floors;
if (section === undefined || floor === undefined) throw new Error('the fixtures have places');
const open = (search = '') => openList(search, { answers: { listTicketCategories: answerOf([water]) } });
const menu = async () => userEvent.click(await screen.findByRole('button', { name: 'Saring' }));
const check = async (name: string) => userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
const sub = async (name: string) => {
  (await screen.findByRole('menuitem', { name })).focus();
  await userEvent.keyboard('{ArrowRight}');
};
/** What holds of the list, as tags. */
const removers = () =>
  screen.queryAllByRole('button', { name: /^(Hapus|Lepas) (?!saringan|pencarian)/ }).map((button) => button.ariaLabel);

describe('a filter', () => {
  it.each([
    ['Terlambat', { due: 'overdue' }],
    ['Tugas saya', { mine: 'assigned' }],
    ['Laporan saya', { mine: 'reported' }],
    ['Unit saya', { mine: 'unit' }],
  ])('is set from the menu and stands in the address: %s', async (name, filter) => {
    const { address, asked } = await open();
    await menu();
    await check(name);

    await waitFor(() => expect(address()).toEqual(filter));
    expect(asked()).toMatchObject({ ...filter, buildingId: tower.id });
  });

  it.each([
    ['Kategori', 'Air dan pipa', { category: water.id }],
    ['Petugas', 'Belum ada petugas', { assignee: 'none' }],
    ['Petugas', 'Saya', { assignee: whoami.id }],
    ['Petugas', 'Agus Prasetyo', { assignee: agus.id }],
    ['Bagian gedung', section.name, { section: section.id }],
    ['Bagian gedung', `${floor.label}, ${section.name}`, { floor: floor.id }],
  ])('is chosen by keyboard from a list of its own: %s, %s', async (list, name, filter) => {
    const { address } = await open();
    await menu();
    await sub(list);
    (await screen.findByRole('menuitemcheckbox', { name })).focus();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(address()).toEqual(filter));
  });

  it('of the priority holds for several, in the order of their weight', async () => {
    const { address, asked } = await open('?priority=low');
    await menu();
    await sub('Prioritas');
    await check('Darurat');

    await waitFor(() => expect(address()).toEqual({ priority: 'emergency,low' }));
    expect(asked()).toMatchObject({ priority: 'emergency,low' });
  });

  it('is taken away where it was set', async () => {
    const { address } = await open('?due=overdue&mine=assigned');
    await menu();
    const overdue = await screen.findByRole('menuitemcheckbox', { name: 'Terlambat' });
    expect(overdue.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(overdue);

    await waitFor(() => expect(address()).toEqual({ mine: 'assigned' }));
  });

  it('of a floor takes the place of the unit that was chosen before', async () => {
    const { address } = await open(`?unit=${fixtureId('unit', 1)}`);
    await menu();
    await sub('Bagian gedung');
    await check(section.name);

    await waitFor(() => expect(address()).toEqual({ section: section.id }));
  });

  it('by who works here is not offered to a resident, who is not told of the workers', async () => {
    const { inputsOf } = await openList('', { person: resident });
    await menu();
    await sub('Petugas');

    const offered = (await screen.findAllByRole('menuitemcheckbox')).map(({ textContent }) => textContent);
    expect([offered.slice(-2), inputsOf('listTicketWorkers')]).toEqual([['Belum ada petugas', 'Saya'], []]);
  });
});

describe('what holds of the list', () => {
  it('is named by tags, each of which takes its own filter away', async () => {
    const all = `?priority=high&category=${water.id}&assignee=${agus.id}&floor=${floor.id}&mine=unit&due=overdue&q=lift`;
    const { address } = await open(all);
    await screen.findByText('Agus Prasetyo', { selector: ':not(td *)' });
    await waitFor(() =>
      expect(removers().map((name) => name?.replace(/^\w+ /, ''))).toEqual([
        'Prioritas tinggi',
        'Air dan pipa',
        'Agus Prasetyo',
        `${floor.label}, ${section.name}`,
        'Unit saya',
        'Terlambat',
        '"lift"',
      ]),
    );

    for (const name of removers()) await userEvent.click(screen.getByRole('button', { name: name ?? '' }));

    await waitFor(() => expect(address()).toEqual({}));
    expect(screen.queryByRole('button', { name: 'Hapus saringan' })).toBeNull();
  });

  it('is said as chosen where its name is not known', async () => {
    await openList(
      `?category=${fixtureId('ticket', 999)}&assignee=${fixtureId('user', 999)}&unit=${fixtureId('unit', 999)}`,
    );

    await waitFor(() =>
      expect(removers().map((name) => name?.replace(/^\w+ /, ''))).toEqual(['Pilihan', 'Pilihan', 'Satu unit']),
    );
  });
});

describe('words that are looked for', () => {
  it('are asked for once they are typed, and take no step of their own back', async () => {
    const { address, inputsOf } = await open();
    await userEvent.type(await screen.findByRole('searchbox'), 'lift');
    await waitFor(() => expect(address()).toEqual({ q: 'lift' }));

    const asked = () => inputsOf('listTickets').map((input) => (input as { query: { q?: string } }).query.q);
    await waitFor(() => expect(asked()).toEqual([undefined, 'lift']));
  });

  it('are gone from the field when their tag is taken away', async () => {
    await open('?q=lift');
    expect((await screen.findByRole('searchbox')).getAttribute('value')).toBe('lift');

    const [tag] = removers();
    await userEvent.click(screen.getByRole('button', { name: tag ?? '' }));

    await waitFor(() => expect(screen.getByRole('searchbox').getAttribute('value')).toBe(''));
  });
});

it('has the states in a menu on a phone, with the one that is shown on its button', async () => {
  await page.viewport(390, 844);
  const { address } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Status: Terbuka 20' }));

  await userEvent.click(await screen.findByRole('menuitem', { name: 'Menunggu 4' }));

  await waitFor(() => expect(address()).toEqual({ state: 'waiting' }));
  expect((await screen.findByRole('button', { name: 'Status: Menunggu 4' })).textContent).toBe('Menunggu 4');
});
