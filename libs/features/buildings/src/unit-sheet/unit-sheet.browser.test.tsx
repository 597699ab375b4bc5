import { type ApiClient, ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import {
  answerOf,
  fixtureId,
  listOf,
  occupancies,
  places,
  residents,
  tower,
  unitEvents,
  whoamiOfOwner,
  whoamiOfSupervisor,
} from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { UnitSection } from '../units/index.ts';

afterEach(cleanup);

const unit = places.units.find(({ code }) => code === 'A-0101')!;
const [andi, , dewi, dewiBefore] = occupancies as [
  (typeof occupancies)[number],
  unknown,
  (typeof occupancies)[number],
  (typeof occupancies)[number],
];
const buildingId = tower.id;
const answers: FakeAnswers = {
  getPlaces: answerOf(places),
  listOccupancies: answerOf([...occupancies]),
  getUnitTimeline: answerOf([...unitEvents]),
  listPeople: listOf(residents),
  listHistory: listOf([]),
};

async function open(given: FakeAnswers = {}, person = whoamiOfOwner) {
  const shown = await show(<UnitSection building={tower} />, {
    route: '/imah/building/:id',
    path: `/imah/building/${buildingId}?unit=${unit.id}`,
    person,
    answers: { ...answers, ...given },
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Unit A-0101' }));
  const inputsOf = (call: string) => shown.calls().flatMap(({ name, input }) => (name === call ? [input] : []));
  return { ...shown, sheet, inputsOf };
}
const choose = async (name: string, item: string) => {
  // Who was in the unit before stands in it a second time.
  const [menu] = await screen.findAllByRole('button', { name: `Tindakan untuk ${name}` });
  await userEvent.click(menu!);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const pick = async (field: HTMLElement, option: string | RegExp) => {
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

describe('the sheet of a unit', () => {
  it('tells who is in it now, who was, and what happened, newest first', async () => {
    const { sheet } = await open();

    expect(await sheet.findByText(/^Penyewa · 1 Februari 2026 – 31 Januari 2027$/)).toBeVisible();
    const headings = sheet.getAllByText(/^(Sekarang|Akan datang|Sebelumnya)$/).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Sekarang', 'Sebelumnya']);
    expect(sheet.getByText(/Pemilik · bagian 100% · sejak 1 Februari 2026/)).toBeVisible();
    const events = await sheet.findAllByText(/^(Alarm|Unit diubah|Andi|Dewi).*(pulih|A-0101|status|sebagai)/);
    expect(events.map(({ textContent }) => textContent)).toEqual([
      'Alarm Meter air A-0101 pulih',
      'Alarm dari Meter air A-0101',
      'Unit diubah: status',
      'Andi Saputra masuk sebagai Penyewa',
      'Dewi Lestari masuk sebagai Pemilik',
    ]);
  });

  it('shows who may only see units no people, and offers them nothing to change', async () => {
    const { sheet, calls } = await open({}, whoamiOfSupervisor);

    expect(await sheet.findByText('Alarm Meter air A-0101 pulih')).toBeVisible();
    expect(sheet.queryByText('Penghuni dan pemilik')).toBeNull();
    expect(sheet.queryByRole('button', { name: /Ubah|Hapus|Tambah|Tindakan/ })).toBeNull();
    expect(calls().map(({ name }) => name)).not.toContain('listOccupancies');
  });

  it('shows six events first and all of them on a press, also of a person who is no longer known', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...unitEvents[3]!,
      subject: index === 8 ? null : `Orang <b>${index}</b>`,
    }));
    const { sheet } = await open({ getUnitTimeline: answerOf(many) });

    expect(await sheet.findAllByText(/masuk sebagai Penyewa/)).toHaveLength(6);
    await userEvent.click(sheet.getByRole('button', { name: 'Tampilkan 3 kejadian lainnya' }));
    expect(sheet.getAllByText(/masuk sebagai Penyewa/)).toHaveLength(9);
    expect(sheet.getByText('Seseorang masuk sebagai Penyewa')).toBeVisible();
    expect(sheet.getByText('Orang <b>0</b> masuk sebagai Penyewa')).toBeVisible();
  });

  it('is deleted after it asked, closes, and is brought back from where it was deleted', async () => {
    const { sheet, inputsOf } = await open({
      deleteUnits: answerOf({ unitIds: [unit.id] }),
      restoreUnits: answerOf({ unitIds: [unit.id] }),
    });
    await userEvent.click(await sheet.findByRole('button', { name: 'Hapus unit' }));
    expect(inputsOf('deleteUnits')).toEqual([]);
    const question = within(await screen.findByRole('alertdialog', { name: 'Hapus 1 unit?' }));
    await userEvent.click(question.getByRole('button', { name: 'Hapus unit' }));

    await gone('Unit A-0101');
    await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(screen.queryByText('1 unit dihapus.')).toBeNull());
    expect(inputsOf('deleteUnits')).toEqual([
      { params: { buildingId }, body: { units: [{ id: unit.id, version: unit.version }] } },
    ]);
    expect(inputsOf('restoreUnits')).toEqual([{ params: { buildingId }, body: { unitIds: [unit.id] } }]);
  });

  it('stays open and says why where a unit may not be deleted', async () => {
    const taken = new ApiError({ kind: 'conflict', status: 409, message: 'Unit ini masih dihuni.' });
    const { sheet } = await open({ deleteUnits: taken });
    await userEvent.click(await sheet.findByRole('button', { name: 'Hapus unit' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Hapus unit' }));

    expect(await screen.findByText('Unit ini masih dihuni.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Unit A-0101' })).toBeVisible();
  });
});

describe('somebody who moves in', () => {
  it('is written down with a day, and does not take the bills over from who pays unless that is asked for', async () => {
    const { sheet, inputsOf } = await open({ addOccupancy: answerOf(andi) });
    await sheet.findByText('Sekarang');
    await userEvent.click(sheet.getByRole('button', { name: 'Tambah orang' }));
    const form = within(await screen.findByRole('dialog', { name: 'Tambah orang ke A-0101' }));

    await userEvent.type(form.getByRole('textbox', { name: 'Nama' }), 'Siti Nurhaliza');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Sebagai' }), 'family');
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: /Menanggung tagihan/ }).checked).toBe(false);
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    await gone('Tambah orang ke A-0101');
    expect(inputsOf('addOccupancy')).toEqual([
      {
        params: { buildingId, unitId: unit.id },
        body: {
          role: 'family',
          from: '2026-11-20',
          to: null,
          sharePpm: null,
          isBillingParty: false,
          person: { name: 'Siti Nurhaliza', phone: null, email: null, nik: null },
        },
      },
    ]);
  });

  it('pays for a unit where nobody does, also when they are added before its people have come', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<ApiClient['listOccupancies']>>>();
    const { sheet } = await open({ listOccupancies: () => promise });
    await userEvent.click(sheet.getByRole('button', { name: 'Tambah orang' }));
    expect(screen.queryByRole('dialog', { name: 'Tambah orang ke A-0101' })).toBeNull();
    resolve(answerOf([]));
    const form = within(await screen.findByRole('dialog', { name: 'Tambah orang ke A-0101' }));

    expect(form.getByRole<HTMLInputElement>('checkbox', { name: /Menanggung tagihan/ }).checked).toBe(true);
  });

  it('has to be chosen where they are known already: nothing is sent without a name', async () => {
    const { sheet, inputsOf } = await open({ addOccupancy: answerOf(andi), listOccupancies: answerOf([]) });
    await sheet.findByText('Belum ada penghuni atau pemilik yang tercatat.');
    await userEvent.click(sheet.getByRole('button', { name: 'Tambah orang' }));
    const form = within(await screen.findByRole('dialog', { name: 'Tambah orang ke A-0101' }));
    await userEvent.click(await form.findByText('Sudah tercatat di gedung ini'));
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    expect(inputsOf('addOccupancy')).toEqual([]);
    expect((await form.findAllByText('Wajib diisi')).length).toBeGreaterThan(0);

    await pick(form.getByRole('combobox', { name: 'Nama orang' }), /^Rina Saputra/);
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await gone('Tambah orang ke A-0101');
    expect(inputsOf('addOccupancy')).toEqual([
      {
        params: { buildingId, unitId: unit.id },
        body: expect.objectContaining({ personId: residents[2]?.person.id, isBillingParty: true }),
      },
    ]);
  });
});

describe('a person in a unit', () => {
  it('whose stay ends is asked nothing about bills that they do not pay', async () => {
    const { inputsOf } = await open({ updateOccupancy: answerOf({ ...dewi, to: '2026-11-20' }) });
    await choose('Dewi Lestari', 'Akhiri');
    const form = within(await screen.findByRole('dialog', { name: 'Akhiri Dewi Lestari' }));
    expect(form.queryByRole('combobox', { name: 'Penanggung tagihan sesudahnya' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Akhiri' }));

    await gone('Akhiri Dewi Lestari');
    expect(inputsOf('updateOccupancy')).toEqual([
      { params: { buildingId, occupancyId: dewi.id }, body: { to: '2026-11-20' }, version: 1 },
    ]);
  });

  it('hands the bills to another of the unit when they end, or to nobody', async () => {
    const paying = { ...dewi, isBillingParty: true };
    const others = [paying, { ...andi, isBillingParty: false, to: null }];
    const { inputsOf } = await open({
      listOccupancies: answerOf(others),
      updateOccupancy: answerOf({ ...paying, to: '2026-11-20' }),
    });
    await choose('Dewi Lestari', 'Akhiri');
    const form = within(await screen.findByRole('dialog', { name: 'Akhiri Dewi Lestari' }));
    const heir = form.getByRole('combobox', { name: 'Penanggung tagihan sesudahnya' });
    expect(
      within(heir)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Andi Saputra', 'Tidak ada']);
    await userEvent.click(form.getByRole('button', { name: 'Akhiri' }));

    await gone('Akhiri Dewi Lestari');
    expect(inputsOf('updateOccupancy')).toEqual([
      {
        params: { buildingId, occupancyId: dewi.id },
        body: { to: '2026-11-20', successorId: andi.person.id },
        version: 1,
      },
    ]);
  });

  it('moves to a unit that was chosen, and to no other', async () => {
    const { inputsOf } = await open({ moveOccupancy: answerOf(dewi) });
    await choose('Dewi Lestari', 'Pindah ke unit lain');
    const form = within(await screen.findByRole('dialog', { name: 'Pindahkan Dewi Lestari' }));
    await userEvent.click(form.getByRole('button', { name: 'Pindahkan' }));
    expect(inputsOf('moveOccupancy')).toEqual([]);

    const field = form.getByRole('combobox', { name: /^Ke unit/ });
    await userEvent.click(field);
    expect(screen.queryByRole('option', { name: 'A-0101' })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: 'A-0102' }));
    await userEvent.click(form.getByRole('button', { name: 'Pindahkan' }));

    await gone('Pindahkan Dewi Lestari');
    expect(inputsOf('moveOccupancy')).toEqual([
      {
        params: { buildingId, occupancyId: dewi.id },
        body: { unitId: fixtureId('unit', 3), from: '2026-11-20', isBillingParty: false },
        version: 1,
      },
    ]);
  });

  it('takes the bills over on one press, and what the server says against it stands at their name', async () => {
    const other = new ApiError({ kind: 'conflict', status: 409, message: 'Data ini baru diubah orang lain.' });
    const { inputsOf } = await open({ updateOccupancy: other });
    await choose('Dewi Lestari', 'Jadikan penanggung tagihan');

    expect(await screen.findByText('Data ini baru diubah orang lain.')).toBeVisible();
    expect(inputsOf('updateOccupancy')).toEqual([
      { params: { buildingId, occupancyId: dewi.id }, body: { isBillingParty: true }, version: 1 },
    ]);
  });

  it('keeps their identity number hidden until somebody asks, which is written down, and where that is refused', async () => {
    let refused: ApiError | null = new ApiError({ kind: 'forbidden', status: 403, message: 'Tidak boleh dibaca.' });
    const { inputsOf } = await open({
      revealPerson: async () => {
        if (refused !== null) throw refused;
        return answerOf({ nik: '3174012345670001', npwp: null });
      },
    });
    await choose('Dewi Lestari', 'Tampilkan NIK');
    expect(await screen.findByText('NIK 3174********0001')).toBeVisible();
    expect(inputsOf('revealPerson')).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan NIK' }));
    expect(await screen.findByText('Tidak boleh dibaca.')).toBeVisible();
    expect(screen.getByText('NIK 3174********0001')).toBeVisible();
    refused = null;
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan NIK' }));
    expect(await screen.findByText('NIK 3174012345670001')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tampilkan NIK' })).toBeNull();
  });

  it('sends identity numbers only where they are typed, and shows none in the form', async () => {
    const { inputsOf } = await open({ updatePerson: answerOf(dewi.person) });
    await choose('Dewi Lestari', 'Ubah data orang');
    const form = within(await screen.findByRole('dialog', { name: 'Data Dewi Lestari' }));
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /^NIK/ }).value).toBe('');
    await userEvent.clear(form.getByRole('textbox', { name: /^Email/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^NPWP/ }), '0123456789012345');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    await gone('Data Dewi Lestari');
    expect(inputsOf('updatePerson')).toEqual([
      {
        params: { buildingId, personId: dewi.person.id },
        version: 1,
        body: {
          name: 'Dewi Lestari',
          phone: '+6281234567890',
          email: null,
          verified: true,
          npwp: '0123456789012345',
        },
      },
    ]);
  });

  it('whose record is wrong is taken out after a question; a stay that is over can only be corrected', async () => {
    const { inputsOf } = await open({
      listOccupancies: answerOf([dewiBefore]),
      deleteOccupancy: undefined,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Tindakan untuk Dewi Lestari' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).not.toContain('Akhiri');
    expect(items).not.toContain('Pindah ke unit lain');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hapus catatan' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Hapus catatan Dewi Lestari (A-0101)?' }));
    await userEvent.click(question.getByRole('button', { name: 'Hapus catatan' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(inputsOf('deleteOccupancy')).toEqual([{ params: { buildingId, occupancyId: dewiBefore.id }, version: 1 }]);
  });
});
