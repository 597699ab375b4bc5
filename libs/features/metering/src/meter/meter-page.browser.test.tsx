import type { FakeAnswers } from '@imah/api-client/testing';
import type { MeterDetail } from '@imah/contract/metering';
import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage, refusal } from '@imah/app/harness/testing';
import { BuildingProvider } from '@imah/features-buildings';
import { approvedReading, detail, mainDetail, meteringAnswers } from '../testing/metering-fixtures.ts';
import { MeterPage } from './index.ts';

afterEach(cleanup);

const path = `/imah/building/${tower.id}/meter/${detail.id}`;
const open = (answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  openPage(
    <BuildingProvider building={tower}>
      <MeterPage />
    </BuildingProvider>,
    { route: '/imah/building/:id/meter/:meterId', path, person, answers: { ...meteringAnswers, ...answers } },
  );
const openMeter = (more: Partial<MeterDetail>, person = whoamiOfOwner) =>
  open({ getMeter: answerOf({ ...detail, ...more }) }, person);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const facts = async () => {
  const section = within(await screen.findByRole('region', { name: 'Tentang meteran ini' }));
  const details = section.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    section.getAllByRole('term').map(({ textContent }, index) => [textContent, details[index]]),
  );
};

describe('the page of a meter', () => {
  it('says that there is none by this address, and leads back to the list', async () => {
    await open({ getMeter: refusal('not-found', 404, 'Tidak ada.') });

    expect(await screen.findByRole('heading', { name: 'Meteran tidak ditemukan' })).toBeVisible();
    expect(screen.getByText('Meteran ini tidak ada, atau bukan milik unit Anda.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ganti meteran' })).toBeNull();
  });

  it('says to who may not see it that they may not, and shows nothing of it', async () => {
    await open({ getMeter: refusal('forbidden', 403, 'Tidak berwenang.') });

    expect(await screen.findByRole('heading', { name: 'Anda tidak memiliki akses' })).toBeVisible();
    expect(screen.queryByText(/L-1024/)).toBeNull();
  });

  it('offers to who changes meters all that can be done with one that hangs there', async () => {
    await openMeter({});
    await screen.findByRole('heading', { level: 2 });

    expect(buttons()).toEqual(expect.arrayContaining(['Baca meteran', 'Ubah', 'Ganti meteran', 'Lepas meteran']));
  });

  it('offers nothing of one that was taken out, and says so', async () => {
    await openMeter({ state: 'archived', entry: 'none', waiting: 0 });

    expect(await screen.findByText('Dilepas')).toBeVisible();
    for (const name of ['Baca meteran', 'Ubah', 'Ganti meteran', 'Lepas meteran'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('lets a resident read, and neither change, replace, take out nor correct', async () => {
    await openMeter({}, whoamiOfResident);

    expect(await screen.findByRole('button', { name: 'Baca meteran' })).toBeVisible();
    for (const name of ['Ubah', 'Ganti meteran', 'Lepas meteran'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: /Koreksi/ })).toBeNull();
  });

  it('names what is known of it, and a line for what is not', async () => {
    await openMeter({ seal: null, verifyUntil: null, location: '', multiplierE6: 1_500_000 });

    expect(await facts()).toEqual({
      Nomor: 'L-1024',
      Untuk: 'Meteran unit',
      Dipasang: '1 Januari 2025',
      Digit: '5',
      'Faktor kali': '1,5',
      Segel: '—',
      'Tera berlaku sampai': '—',
    });
  });

  it('leads to the meter before it and to the one in its place', async () => {
    await openMeter({ replacesMeterId: 'lama', replacedById: 'baru' });
    await screen.findByRole('region', { name: 'Tentang meteran ini' });

    expect(screen.getAllByRole('link', { name: 'Buka' }).map((link) => link.getAttribute('href'))).toEqual([
      `/imah/building/${tower.id}/meter/lama`,
      `/imah/building/${tower.id}/meter/baru`,
    ]);
  });

  it('shows a line instead of a number that is not known', async () => {
    await openMeter({ last: null, months: [], usualPerDayMilli: null });

    expect(await screen.findByText('Angka terakhir')).toBeVisible();
    expect(screen.getAllByText('—').length).toBeGreaterThanOrEqual(3);
    expect(screen.getByText('Pemakaian tampil setelah meteran dibaca dua kali.')).toBeVisible();
  });

  it('says what is usual by what the transformer makes of it', async () => {
    await openMeter({ usualPerDayMilli: 5_800, multiplierE6: 40_000_000 });

    expect(await screen.findByText('232 kWh')).toBeVisible();
  });

  it('says of the month that runs that it is estimated', async () => {
    await openMeter({});

    expect(await screen.findByText('Perkiraan')).toBeVisible();
  });

  it('tells of what is lost in the last whole month, also while the one that runs is not read yet', async () => {
    const unread = { basis: 'none' as const, qtyMilli: 0, belowMilli: null };
    const months = mainDetail.months.map((month, index) => (index === 0 ? { ...month, ...unread } : month));
    await openMeter({ ...mainDetail, months });

    expect(
      await screen.findByText('Susut Oktober 2026: 587,5 kWh dari 9.400 kWh tidak tercatat di meteran bawah.'),
    ).toBeVisible();
  });
});

describe('the readings of a meter', () => {
  const rows = async (answers: FakeAnswers) => {
    await open(answers);
    const section = within(await screen.findByRole('region', { name: 'Pembacaan' }));
    return section;
  };

  it('say that there are none', async () => {
    expect(await (await rows({ listReadings: listOf([]) })).findByText('Belum ada pembacaan.')).toBeVisible();
  });

  it('of who may not read them leave the rest of the page as it is', async () => {
    await open({ listReadings: refusal('forbidden', 403, 'Tidak berwenang.') });

    expect(await screen.findByRole('region', { name: 'Tentang meteran ini' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say who decided and why, and what was noted', async () => {
    const said = { ...approvedReading, note: 'Kaca retak', reason: 'Sudah dicek', decidedBy: 'Budi Santoso' };
    const section = await rows({ listReadings: listOf([said]) });

    expect(await section.findByText('Keterangan: Kaca retak')).toBeVisible();
    expect(section.getByText('Alasan Budi Santoso: Sudah dicek')).toBeVisible();
  });

  it('of somebody whose account is gone say how it was read, and no name', async () => {
    const section = await rows({ listReadings: listOf([{ ...approvedReading, author: null, usedMilli: null }]) });

    expect(await section.findByText('petugas')).toBeVisible();
  });

  it.each([
    ['waits', { state: 'submitted' as const }, 'Menunggu persetujuan'],
    ['was rejected', { state: 'rejected' as const }, 'Ditolak'],
    ['is estimated', { state: 'estimate' as const }, 'Perkiraan'],
    ['was corrected', { standing: 'corrected' as const }, 'Sudah dikoreksi'],
    ['corrects another', { correctsId: detail.id }, 'Koreksi'],
  ])('say of one that %s where it stands', async (_what, more, badge) => {
    const section = await rows({ listReadings: listOf([{ ...approvedReading, ...more }]) });

    expect((await section.findAllByText(badge))[0]).toBeVisible();
  });

  it.each([
    ['waits', { state: 'submitted' as const }],
    ['was rejected', { state: 'rejected' as const }],
    ['was corrected', { standing: 'corrected' as const }],
  ])('offer no correction of one that %s', async (_what, more) => {
    const section = await rows({ listReadings: listOf([{ ...approvedReading, ...more }]) });
    await section.findByRole('list');

    expect(section.queryByRole('button', { name: /Koreksi pembacaan/ })).toBeNull();
  });

  it('come page by page: more are asked for where there are more', async () => {
    const { inputsOf } = await open({
      listReadings: async (input) =>
        input.query?.cursor === undefined
          ? { data: [approvedReading], meta: { nextCursor: 'lagi' } }
          : listOf([{ ...approvedReading, id: detail.id, values: [4_000_000] }]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan lagi' }));

    await expect.poll(() => inputsOf('listReadings').at(-1)).toMatchObject({ query: { cursor: 'lagi', limit: 20 } });
    await expect.poll(() => screen.queryByRole('button', { name: 'Tampilkan lagi' })).toBeNull();
  });
});
