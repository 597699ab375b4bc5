import type { FakeAnswers } from '@imah/api-client/testing';
import type { Permission } from '@imah/contract/access';
import type { Whoami } from '@imah/contract/identity';
import { answerOf, noPlaces, places, tower, whoamiOfOwner } from '@imah/testing';
import { chooseFromMenu, fieldRefusal, itemsOfMenu, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { PlacesSheet } from './places-sheet.tsx';

afterEach(cleanup);

const [towerA, parking] = places.sections as [(typeof places.sections)[number], (typeof places.sections)[number]];
const basement = places.floors.find(({ label }) => label === 'B1')!;
const params = { buildingId: tower.id };
const [membership] = whoamiOfOwner.memberships as [Whoami['memberships'][number]];
const withRights = (...grants: Permission[]): Whoami => ({
  ...whoamiOfOwner,
  memberships: [{ ...membership, grants }],
});
const bare = { ...places, units: [] };

const open = (known: typeof places = places, answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  openPage(<PlacesSheet building={tower} places={known} onClose={() => undefined} />, { answers, person });
const formOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const save = (form: Awaited<ReturnType<typeof formOf>>) =>
  userEvent.click(form.getByRole('button', { name: 'Simpan' }));

describe('a section that is added', () => {
  it('is of a kind and a name, and is told by the name that it got', async () => {
    const { inputsOf, toasts } = await open(noPlaces, {
      createSection: answerOf({ ...parking, name: 'Parkir Timur' }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Tambah bagian' }));
    const form = await formOf('Tambah bagian');
    await userEvent.type(form.getByRole('textbox', { name: 'Nama bagian' }), ' Parkir Timur ');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Jenis' }), 'Parkir');
    await save(form);

    await expect.poll(() => toasts).toEqual(['Bagian Parkir Timur disimpan.']);
    expect(inputsOf('createSection')).toEqual([{ params, body: { name: 'Parkir Timur', kind: 'parking' } }]);
    expect(screen.queryByRole('dialog', { name: 'Tambah bagian' })).toBeNull();
  });
});

describe('a floor that is added', () => {
  it.each([
    { level: '0', typed: '', label: 'Lantai Dasar' },
    { level: '-3', typed: '', label: 'Basemen 3' },
    { level: '12', typed: '   ', label: 'Lantai 12' },
    { level: '5', typed: 'Mezanin', label: 'Mezanin' },
  ])('with the number $level and the name "$typed" is called "$label"', async ({ level, typed, label }) => {
    const { inputsOf, toasts } = await open(places, {
      createFloor: answerOf({ ...basement, level: Number(level), label }),
    });
    await chooseFromMenu('Tindakan untuk Menara A', 'Tambah lantai');
    const form = await formOf('Tambah lantai di Menara A');
    const number = form.getByRole('textbox', { name: 'Nomor lantai' });
    await userEvent.clear(number);
    await userEvent.type(number, level);
    if (typed !== '') await userEvent.type(form.getByRole('textbox', { name: /^Nama lantai/ }), typed);
    await save(form);

    await expect.poll(() => toasts).toEqual([`${label} disimpan.`]);
    expect(inputsOf('createFloor')).toEqual([{ params, body: { level: Number(level), label, sectionId: towerA.id } }]);
  });

  it('is refused at its number where there is one already', async () => {
    await open(places, { createFloor: fieldRefusal({ level: ['Lantai ini sudah ada.'] }) });
    await chooseFromMenu('Tindakan untuk Parkir', 'Tambah lantai');
    const form = await formOf('Tambah lantai di Parkir');
    await save(form);

    expect(await form.findByRole('button', { name: 'Nomor lantai: lantai ini sudah ada.' })).toBeVisible();
  });
});

describe('a section and its floors', () => {
  it('say how many units are in them, and the number of a floor only where its name does not', async () => {
    await open();

    const region = within(screen.getByRole('region', { name: 'Menara A' }));
    expect(region.getByText('Menara · 4 unit')).toBeVisible();
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lantai 21 unit',
      'Lantai 12 unit',
      'LGlantai nomor 0 · 1 unit',
      'B1lantai nomor -1 · tanpa unit',
    ]);
  });

  it('are said to have no floor yet', async () => {
    await open({ ...places, floors: [] });

    expect(screen.getAllByText('Belum ada lantai di bagian ini.')).toHaveLength(2);
  });

  it('can be removed only by who may delete units', async () => {
    await open(bare, {}, withRights('unit.update'));
    expect(await itemsOfMenu('Tindakan untuk Menara A')).toEqual(['Ubah', 'Tambah lantai']);
    expect(await itemsOfMenu('Tindakan untuk B1, Menara A')).toEqual(['Ubah']);
    cleanup();

    await open(bare, {}, withRights('unit.update', 'unit.delete'));
    expect(await itemsOfMenu('Tindakan untuk Menara A')).toEqual(['Ubah', 'Tambah lantai', 'Hapus']);
    expect(await itemsOfMenu('Tindakan untuk B1, Menara A')).toEqual(['Ubah', 'Hapus']);
  });

  it('are removed together after a question that says so, under the version that was seen', async () => {
    const { inputsOf, toasts } = await open(bare, { deleteSection: undefined });
    await chooseFromMenu('Tindakan untuk Menara A', 'Hapus');
    const question = within(await screen.findByRole('alertdialog', { name: 'Hapus Menara A?' }));
    expect(question.getByText(/Lantai di dalamnya ikut dihapus/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Hapus' }));

    await expect.poll(() => toasts).toEqual(['Menara A dihapus.']);
    expect(inputsOf('deleteSection')).toEqual([{ params: { ...params, sectionId: towerA.id }, version: 1 }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stay in their order where somebody else has changed it, which is said at the section', async () => {
    const { toasts } = await open(places, {
      updateSection: refusal('conflict', 412, 'Data ini baru saja diubah orang lain.'),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Turunkan Menara A' }));

    const region = within(screen.getByRole('region', { name: 'Menara A' }));
    expect((await region.findByRole('alert')).textContent).toBe('Data ini baru saja diubah orang lain.');
    expect(toasts).toEqual([]);
  });

  it('have nowhere to go where there is only one', async () => {
    await open({ ...places, sections: [towerA] });

    expect(screen.getByRole('button', { name: 'Naikkan Menara A' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Turunkan Menara A' })).toBeDisabled();
  });
});
