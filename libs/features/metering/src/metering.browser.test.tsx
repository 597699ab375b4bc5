import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { BuildingProvider } from '@imah/features-buildings';
import { MeterPage } from './meter/index.ts';
import { BuildingMetersPage } from './meters/index.ts';
import { OwnMetersPage } from './own/index.ts';
import {
  approvedReading,
  detail,
  mainDetail,
  mainMeter,
  meteringAnswers,
  unitMeter,
  waitingReading,
} from './testing/metering-fixtures.ts';

afterEach(cleanup);

const base = `/imah/building/${tower.id}/meter`;
const list = (answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  openPage(
    <BuildingProvider building={tower}>
      <BuildingMetersPage />
    </BuildingProvider>,
    { route: '/imah/building/:id/meter', path: base, person, answers: { ...meteringAnswers, ...answers } },
  );
const one = (answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  openPage(
    <BuildingProvider building={tower}>
      <MeterPage />
    </BuildingProvider>,
    {
      route: '/imah/building/:id/meter/:meterId',
      path: `${base}/${detail.id}`,
      person,
      answers: { ...meteringAnswers, ...answers },
    },
  );
const own = (answers: FakeAnswers = {}) =>
  openPage(<OwnMetersPage />, {
    route: '/imah/meter',
    path: '/imah/meter',
    person: whoamiOfResident,
    answers: { ...meteringAnswers, ...answers },
  });
const params = { buildingId: tower.id, meterId: detail.id };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('what waits stands before the meters, with what is odd about it', async () => {
  await list();
  const waiting = within(await screen.findByRole('region', { name: 'Menunggu persetujuan' }));
  expect(waiting.getByText('Jauh di atas pemakaian biasanya')).toBeVisible();
  expect(waiting.getByText('Pemakaian 800 kWh sejak 31 Oktober 2026 (4.182,5 kWh)')).toBeVisible();
  expect(waiting.getByText('Keterangan: Ada tamu dua minggu')).toBeVisible();
  const names = (await screen.findAllByRole('link', { name: / · / })).map(({ textContent }) => textContent);
  expect(names).toEqual(['Ruang panel · U-1', `${unitMeter.unitCode} · L-1024`, 'Taman lantai dasar · A-9']);
  expect(screen.getByText(/LWBP 90.210, WBP 31.400,25 kWh pada 31 Oktober 2026/)).toBeVisible();
  expect(screen.getByText('Meteran bersama · Belum pernah dibaca')).toBeVisible();
});

it('a reading that waits is approved with a reason, and not without', async () => {
  const { inputsOf } = await list({ decideReading: answerOf({ ...waitingReading, state: 'approved' as const }) });
  await press('Setujui pembacaan L-1024');
  const form = await dialog('Setujui pembacaan L-1024?');
  await userEvent.click(form.getByRole('button', { name: 'Setujui' }));
  expect(inputsOf('decideReading')).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: /Alasan/ }), 'Sudah dicek di tempat');
  await userEvent.click(form.getByRole('button', { name: 'Setujui' }));
  await expect
    .poll(() => inputsOf('decideReading'))
    .toEqual([
      {
        params: { buildingId: tower.id, readingId: waitingReading.id },
        body: { decision: 'approve', reason: 'Sudah dicek di tempat' },
        version: 1,
      },
    ]);
});

it('meters are asked for by what they count, by what is typed, and those that were taken out', async () => {
  const { inputsOf } = await list();
  await userEvent.selectOptions(await screen.findByLabelText('Jenis'), 'water');
  await userEvent.type(screen.getByRole('searchbox'), 'taman');
  await userEvent.click(screen.getByRole('radio', { name: 'Dilepas' }));
  await expect
    .poll(() => inputsOf('listMeters').at(-1))
    .toMatchObject({ query: { resource: 'water', q: 'taman', show: 'archived' } });
});

it('a meter is put in with its registers, and its numbers go in thousandths', async () => {
  const { inputsOf } = await list({ createMeter: answerOf(detail) });
  await press('Tambah meteran');
  const form = await dialog('Tambah meteran');
  await userEvent.selectOptions(form.getByLabelText('Meteran ini untuk'), 'common');
  await userEvent.selectOptions(form.getByLabelText('Di bawah meteran induk'), mainMeter.id);
  await userEvent.type(form.getByLabelText(/Nomor meteran/), 'B-7');
  await userEvent.selectOptions(form.getByLabelText('Jumlah register'), '2');
  await userEvent.type(form.getByLabelText('Nama register 1'), 'LWBP');
  await userEvent.type(form.getByLabelText('Nama register 2'), 'WBP');
  await userEvent.clear(form.getByLabelText('Angka saat dipasang (LWBP)'));
  await userEvent.type(form.getByLabelText('Angka saat dipasang (LWBP)'), '12,5');
  await userEvent.type(form.getByLabelText('Angka saat dipasang (WBP)'), '7');
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
  await expect
    .poll(() => inputsOf('createMeter'))
    .toMatchObject([
      {
        body: {
          resource: 'electricity',
          role: 'common',
          unitId: null,
          parentId: mainMeter.id,
          number: 'B-7',
          registers: ['LWBP', 'WBP'],
          digits: 5,
          multiplierE6: 1_000_000,
          seal: null,
          verifyUntil: null,
          firstValues: [12_500, 7_000],
        },
      },
    ]);
});

it('the days of reading are kept in their order', async () => {
  const { inputsOf } = await list({
    updateMeterSettings: answerOf({
      residentFromDay: 1,
      residentToDay: 5,
      staffUntilDay: 9,
      photo: 'required' as const,
    }),
  });
  await press('Ubah jadwal');
  const form = await dialog('Jadwal baca');
  const until = form.getByLabelText('Petugas membaca sampai tanggal');
  await userEvent.clear(until);
  await userEvent.type(until, '9');
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await form.findByText('Tidak boleh sebelum tanggal di atasnya')).toBeVisible();
  expect(inputsOf('updateMeterSettings')).toEqual([]);
  await userEvent.clear(until);
  await userEvent.type(until, '30');
  await userEvent.click(form.getByRole('radio', { name: 'Wajib' }));
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
  await expect
    .poll(() => inputsOf('updateMeterSettings'))
    .toEqual([
      {
        params: { buildingId: tower.id },
        body: { residentFromDay: 20, residentToDay: 25, staffUntilDay: 30, photo: 'required' },
      },
    ]);
});

it('a reading says what is odd before it is sent, and is sent all the same', async () => {
  const { inputsOf } = await one({ createReading: answerOf(waitingReading) });
  await press('Baca meteran');
  const form = await dialog('Baca meteran L-1024');
  expect(form.getByText('Terakhir 4.182,5 kWh pada 31 Oktober 2026')).toBeVisible();
  const value = form.getByLabelText(/Angka meteran/);
  await userEvent.type(value, '9000');
  expect(await form.findByText('Jauh di atas pemakaian biasanya')).toBeVisible();
  await userEvent.clear(value);
  await userEvent.type(value, '4100');
  expect(await form.findByText('Lebih kecil dari pembacaan sebelumnya')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Tetap kirim untuk disetujui' }));
  await expect
    .poll(() => inputsOf('createReading'))
    .toMatchObject([{ params, body: { values: [4_100_000], source: 'staff', note: '' } }]);
});

it('an approved reading is corrected with a reason; what was corrected is not corrected again', async () => {
  const { inputsOf } = await one({ correctReading: answerOf(approvedReading) });
  expect(await screen.findByText('Sudah dikoreksi')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Koreksi pembacaan/ }).map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Koreksi pembacaan 31 Oktober 2026',
    'Koreksi pembacaan 30 September 2026',
    'Koreksi pembacaan 1 Januari 2025',
  ]);
  await press('Koreksi pembacaan 31 Oktober 2026');
  const form = await dialog('Koreksi pembacaan 31 Oktober 2026');
  await userEvent.clear(form.getByLabelText(/Angka meteran/));
  await userEvent.type(form.getByLabelText(/Angka meteran/), '4181');
  await userEvent.type(form.getByRole('textbox', { name: /Alasan/ }), 'Salah baca');
  await userEvent.click(form.getByRole('button', { name: 'Simpan koreksi' }));
  await expect
    .poll(() => inputsOf('correctReading'))
    .toEqual([
      {
        params: { buildingId: tower.id, readingId: approvedReading.id },
        body: { values: [4_181_000], reason: 'Salah baca' },
      },
    ]);
});

it('a meter is replaced by another with the last and the first value', async () => {
  const { inputsOf } = await one({ replaceMeter: answerOf({ ...detail, id: mainMeter.id }) });
  await press('Ganti meteran');
  const form = await dialog('Ganti meteran L-1024');
  await userEvent.type(form.getByLabelText(/Angka terakhir meteran lama/), '4200');
  await userEvent.type(form.getByLabelText(/Nomor meteran/), 'L-2000');
  await userEvent.click(form.getByRole('button', { name: 'Ganti meteran' }));
  await expect
    .poll(() => inputsOf('replaceMeter'))
    .toMatchObject([
      { params, version: 3, body: { number: 'L-2000', lastValues: [4_200_000], firstValues: [0], digits: 5 } },
    ]);
});

it('a meter is taken out with the last it shows, and changed in what is said of it', async () => {
  const { inputsOf } = await one({ archiveMeter: answerOf(detail), updateMeter: answerOf(detail) });
  await press('Lepas meteran');
  const leaving = await dialog('Lepas meteran L-1024?');
  await userEvent.type(leaving.getByLabelText(/Angka terakhir/), '4200');
  await userEvent.click(leaving.getByRole('button', { name: 'Lepas meteran' }));
  await expect.poll(() => inputsOf('archiveMeter')).toMatchObject([{ params, body: { lastValues: [4_200_000] } }]);
  await press('Ubah');
  const editing = await dialog('Ubah meteran L-1024');
  await userEvent.clear(editing.getByLabelText(/Nomor segel/));
  await userEvent.click(editing.getByRole('button', { name: 'Simpan' }));
  await expect
    .poll(() => inputsOf('updateMeter'))
    .toMatchObject([{ params, version: 3, body: { number: 'L-1024', seal: null, parentId: mainMeter.id } }]);
});

it('a main meter says what is lost on the way to those below it', async () => {
  await one({ getMeter: answerOf(mainDetail) });
  expect(
    await screen.findByText('Susut Oktober 2026: 587,5 kWh dari 9.400 kWh tidak tercatat di meteran bawah.'),
  ).toBeVisible();
});

it('a resident changes no meter, and reads the own on the days for it', async () => {
  const { inputsOf } = await own({ createReading: answerOf({ ...waitingReading, state: 'approved' as const }) });
  await press('Baca meteran');
  const form = await dialog('Baca meteran L-1024');
  await userEvent.type(form.getByLabelText(/Angka meteran/), '4200');
  expect(await form.findByText('Pemakaian 17,5 kWh sejak pembacaan terakhir.')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Simpan pembacaan' }));
  await expect
    .poll(() => inputsOf('createReading'))
    .toMatchObject([{ params, body: { values: [4_200_000], note: '' } }]);
  expect(screen.queryByRole('button', { name: 'Ganti meteran' })).toBeNull();
});

it('a resident is told on which days meters are read, and sees what is estimated', async () => {
  await own({ listOwnMeters: answerOf([{ ...detail, entry: 'outside-window' as const }]) });
  expect(await screen.findByText('Di luar jadwal baca. Penghuni membaca tanggal 20 sampai 25.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Baca meteran' })).toBeNull();
  expect(screen.getByText('Diperkirakan: Juli 2026, November 2026.')).toBeVisible();
});

it('a resident without a meter is told when there will be one', async () => {
  await own({ listOwnMeters: answerOf([]) });
  expect(await screen.findByText('Meteran unit Anda tampil di sini begitu dicatat pengelola.')).toBeVisible();
  cleanup();
  await list({ listMeters: listOf([]), listReadings: listOf([]) });
  expect(await screen.findByRole('heading', { name: 'Belum ada meteran' })).toBeVisible();
});
