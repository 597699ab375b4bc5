import { ApiError } from '@imah/api-client';
import { buildings, answerOf, fixtureId, listOf, office, tower, whoamiOfOwner } from '@imah/testing';
import { ownPlaces } from '@imah/testing/report';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { choose, elsewhere, openReport, send, title, water } from './testing/open-report.tsx';

afterEach(cleanup);

const id = expect.stringMatching(/^[\da-f-]{36}$/);
const onlyUnit = answerOf({ ...ownPlaces, units: ownPlaces.units.slice(0, 1) });
const common = { id, title: 'Keran bocor', details: '', categoryId: water, fileIds: [] };

describe('in which building it is', () => {
  it('is asked of those who have several, with where each is', async () => {
    await openReport({ search: '' });
    const list = within(await screen.findByRole('list', { name: 'Masalahnya di gedung mana?' }));

    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      buildings.map((building) => `/imah/new/ticket/${building.id}`),
    );
    expect(list.getByRole('link', { name: new RegExp(office.name) }).closest('li')?.textContent).toContain('Makassar');
  });

  it('is plain to who has one', async () => {
    await openReport({ search: '', answers: { listBuildings: listOf([tower]) } });

    expect((await title()).tagName).toBe('INPUT');
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe(tower.name);
    expect(screen.queryByRole('link', { name: 'Ganti gedung' })).toBeNull();
  });

  it('can be changed where the address names one of several', async () => {
    await openReport();

    expect((await screen.findByRole('link', { name: 'Ganti gedung' })).getAttribute('href')).toBe('/imah/new/ticket');
  });

  it.each([
    ['is none of theirs', `/${fixtureId('building', 99)}`, buildings, 'Gedung ini tidak ditemukan'],
    ['does not exist as they belong to none', '', [], 'Belum ada gedung untuk dilaporkan'],
  ])('is said where it %s', async (_, search, known, said) => {
    await openReport({ search, answers: { listBuildings: listOf(known) } });

    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(said);
    expect(screen.queryByLabelText('Ceritakan singkat')).toBeNull();
  });
});

describe('a resident’s report', () => {
  it('is sent once and leads to its ticket, with nothing left on the device', async () => {
    const { bodies, keptStorage, told } = await openReport();
    await choose('Air dan pipa');
    await choose(/Area bersama/);
    await userEvent.type(await title(), 'Keran bocor');

    await userEvent.dblClick(screen.getByRole('button', { name: 'Kirim laporan' }));

    expect((await elsewhere()).textContent).toBe('/imah/ticket/made');
    expect([bodies(), told()]).toEqual([[common], [['success', 'Laporan TKT-2026-000200 terkirim.']]]);
    expect([...keptStorage.map.keys()]).toEqual([]);
  });

  it('is about one of their own units, or a part of what belongs to all', async () => {
    const { bodies } = await openReport();
    const [unit] = ownPlaces.units;
    await choose('Air dan pipa');
    await choose(new RegExp(`Unit ${unit?.code}`));
    expect(screen.queryByRole('combobox', { name: /Di bagian mana/ })).toBeNull();
    await choose(/Area bersama/);
    await userEvent.click(screen.getByRole('combobox', { name: /Di bagian mana/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'B1, Menara A' }));
    await userEvent.type(await title(), 'Keran bocor');

    await send();

    await elsewhere();
    expect(bodies()).toEqual([{ ...common, floorId: fixtureId('floor', 1) }]);
  });

  it('takes the only unit they have for granted', async () => {
    const [unit] = ownPlaces.units;
    const { bodies } = await openReport({
      answers: { getPlaces: answerOf({ ...ownPlaces, units: ownPlaces.units.slice(0, 1) }) },
    });
    await choose('Air dan pipa');
    await userEvent.type(await title(), 'Keran bocor');

    await send();

    await elsewhere();
    expect(bodies()).toEqual([{ ...common, unitId: unit?.id }]);
  });

  it('is not lost where it is sent before their unit has come: it waits for that, and goes once', async () => {
    const places = Promise.withResolvers<typeof onlyUnit>();
    const { bodies } = await openReport({ answers: { getPlaces: () => places.promise } });
    await choose('Air dan pipa');
    await userEvent.type(await title(), 'Keran bocor{Enter}');
    expect(bodies()).toEqual([]);

    places.resolve(onlyUnit);

    await elsewhere();
    expect(bodies()).toEqual([{ ...common, unitId: ownPlaces.units[0]?.id }]);
  });

  it('is an emergency where they say so, with the number to call first', async () => {
    const { bodies } = await openReport();
    await choose('Air dan pipa');
    await choose(/Area bersama/);
    await userEvent.type(await title(), 'Keran bocor');
    await userEvent.click(screen.getByRole('checkbox', { name: /Ini darurat/ }));
    await screen.findByText('Bila ada orang dalam bahaya, telepon 112 dahulu');

    await send();

    await elsewhere();
    expect(bodies()).toEqual([{ ...common, priority: 'emergency' }]);
  });

  it('waits on this device without a network, is not lost, and they are taken home', async () => {
    const { kept, told } = await openReport({
      answers: { createTicket: new ApiError({ kind: 'network', status: 0, message: '' }) },
    });
    await choose('Air dan pipa');
    await choose(/Area bersama/);
    await userEvent.type(await title(), 'Keran bocor');

    await send();

    expect((await elsewhere()).textContent).toBe('/imah');
    expect(told()).toEqual([
      ['warning', 'Laporan tersimpan di perangkat ini dan belum terkirim. Terkirim sendiri saat ada koneksi.'],
    ]);
    expect(kept().map(({ orgId, about, order }) => [orgId, about, order])).toEqual([
      [tower.orgId, 'Keran bocor', { kind: 'createTicket', buildingId: tower.id, body: common }],
    ]);
  });

  it('has every refusal of the server at the field that it is about', async () => {
    const fieldErrors = {
      floorId: ['Lantai ini tidak ada lagi.'],
      title: ['Terlalu panjang.'],
      fileIds: ['Foto hilang.'],
    };
    await openReport({
      answers: { createTicket: new ApiError({ kind: 'validation', status: 422, message: '', fieldErrors }) },
    });
    await choose('Air dan pipa');
    await choose(/Area bersama/);
    await userEvent.type(await title(), 'Keran bocor');

    await send();

    const summary = await screen.findByRole('alert');
    expect(['Di mana?', 'Ceritakan singkat', 'Foto'].filter((field) => !summary.textContent.includes(field))).toEqual(
      [],
    );
    expect((await title()).getAttribute('aria-invalid')).toBe('true');
    expect(await title()).toHaveProperty('value', 'Keran bocor');
  });

  it('says nothing of the staff’s own fields', async () => {
    await openReport();
    await title();

    expect(screen.queryByRole('region', { name: 'Untuk petugas' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Prioritas' })).toBeNull();
  });
});

describe('a report of the staff', () => {
  const staff = { person: whoamiOfOwner };
  const fill = async () => {
    await choose('Air dan pipa');
    await userEvent.type(await title(), 'Keran bocor');
  };

  it('is about the whole building where no place is chosen, and as pressing as they say', async () => {
    const { bodies } = await openReport(staff);
    await fill();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prioritas' }), 'emergency');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jenis laporan' }), 'maintenance');
    await choose('Hanya petugas');

    await send();

    await elsewhere();
    expect(bodies()).toEqual([{ ...common, priority: 'emergency', kind: 'maintenance', audience: 'staff' }]);
  });

  it('finds its place among all of the building by typing', async () => {
    const { bodies } = await openReport(staff);
    await fill();
    await userEvent.type(screen.getByRole('combobox', { name: /Tempat/ }), 'A-0201');
    await userEvent.click(await screen.findByRole('option', { name: /^A-0201/ }));

    await send();

    await elsewhere();
    expect(bodies()).toEqual([{ ...common, unitId: fixtureId('unit', 4) }]);
  });

  it('is on behalf of somebody whose name is needed, with their number and how they told it', async () => {
    const { bodies } = await openReport(staff);
    await fill();
    await choose('Orang lain');
    await send();
    expect((await screen.findAllByText('Isi nama pelapor.')).length).toBeGreaterThan(0);
    expect(bodies()).toEqual([]);
    await userEvent.type(screen.getByLabelText('Nama pelapor'), 'Bu Ani');
    await userEvent.type(screen.getByRole('textbox', { name: /Nomor telepon pelapor/ }), '081234567890');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Diterima lewat' }), 'whatsapp');

    await send();

    await elsewhere();
    expect(bodies()).toEqual([
      { ...common, source: 'whatsapp', reporter: { name: 'Bu Ani', phone: '+6281234567890' } },
    ]);
  });

  it('is one’s own again where that was chosen by mistake: nothing of the other is sent', async () => {
    const { bodies } = await openReport(staff);
    await fill();
    await choose('Orang lain');
    await userEvent.type(await screen.findByLabelText('Nama pelapor'), 'Bu Ani');
    await choose('Saya sendiri');
    expect(screen.queryByLabelText('Nama pelapor')).toBeNull();

    await send();

    await elsewhere();
    expect(bodies()).toEqual([common]);
  });
});
