import type { Permission } from '@imah/contract/access';
import type { Whoami } from '@imah/contract/identity';
import { noPlaces, places, tower, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { itemsOfMenu, openPage } from '@imah/app/harness/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { UnitActions } from './unit-actions.tsx';

afterEach(cleanup);

const [membership] = whoamiOfOwner.memberships as [Whoami['memberships'][number]];
const withRights = (...grants: Permission[]): Whoami => ({
  ...whoamiOfOwner,
  memberships: [{ ...membership, grants }],
});
const open = (person = whoamiOfOwner, known = places) =>
  openPage(<UnitActions building={tower} places={known} />, { person });

describe('what can be done with the units of a building', () => {
  it('is nothing for who may only look', async () => {
    await open(whoamiOfSupervisor);

    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it.each([
    { rights: ['unit.create'], items: [] },
    { rights: ['unit.create', 'unit.import'], items: ['Buat banyak unit'] },
    { rights: ['unit.create', 'unit.update'], items: ['Atur bagian dan lantai', 'Atur NPP'] },
    {
      rights: ['unit.create', 'unit.import', 'unit.update'],
      items: ['Buat banyak unit', 'Atur bagian dan lantai', 'Atur NPP'],
    },
  ] as const)('is one unit at a time and $items for who holds $rights', async ({ rights, items }) => {
    await open(withRights(...rights));
    expect(screen.getByRole('button', { name: 'Tambah unit' })).toBeVisible();
    if (items.length === 0) return;

    expect(await itemsOfMenu('Tindakan lain')).toEqual(items);
  });

  it('has no shares to set where there is no unit', async () => {
    await open(whoamiOfOwner, noPlaces);

    expect(await itemsOfMenu('Tindakan lain')).toEqual(['Buat banyak unit', 'Atur bagian dan lantai']);
  });

  it.each([
    { item: 'Buat banyak unit', dialog: 'Buat banyak unit' },
    { item: 'Atur bagian dan lantai', dialog: 'Bagian dan lantai' },
    { item: 'Atur NPP', dialog: 'Nilai perbandingan proporsional (NPP)' },
  ])('opens "$dialog" by the keyboard alone, and Escape closes it again', async ({ item, dialog }) => {
    await open();
    screen.getByRole('button', { name: 'Tindakan lain' }).focus();
    await userEvent.keyboard('{Enter}');
    const entry = await screen.findByRole('menuitem', { name: item });
    while (document.activeElement !== entry) await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');

    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});
