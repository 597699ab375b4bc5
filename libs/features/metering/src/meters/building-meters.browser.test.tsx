import type { FakeAnswers } from '@imah/api-client/testing';
import { type DefaultGroupKey, defaultGroupGrants } from '@imah/contract/access';
import type { Meter } from '@imah/contract/metering';
import { answerOf, listOf, tower, whoami, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage, refusal } from '@imah/app/harness/testing';
import { BuildingProvider } from '@imah/features-buildings';
import { mainMeter, meteringAnswers, unitMeter, waitingReading } from '../testing/metering-fixtures.ts';
import { BuildingMetersPage } from './index.ts';

afterEach(cleanup);

const memberOf = (group: DefaultGroupKey) => ({
  ...whoami,
  memberships: whoami.memberships.map((each) => ({ ...each, grants: [...defaultGroupGrants[group]] })),
});
const open = (answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  openPage(
    <BuildingProvider building={tower}>
      <BuildingMetersPage />
    </BuildingProvider>,
    {
      route: '/imah/building/:id/meter',
      path: `/imah/building/${tower.id}/meter`,
      person,
      answers: { ...meteringAnswers, ...answers },
    },
  );
const queryOf = (input: unknown) => (input as { readonly query: object }).query;
const openMeters = (...meters: readonly Meter[]) => open({ listMeters: listOf(meters) });
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('li');
  if (row === null) throw new Error(`${name} stands in no list`);
  return within(row);
};

describe('the meters of a building', () => {
  it('are for nobody who may not see them: nothing is asked', async () => {
    const { calls } = await open(
      {},
      {
        ...whoami,
        memberships: whoami.memberships.map((each) => ({ ...each, grants: ['building.view'] as const })),
      },
    );

    expect(await screen.findByRole('heading', { name: 'Anda tidak memiliki akses' })).toBeVisible();
    expect(calls()).toEqual([]);
  });

  it('say to who may put one in how to begin, and to who only reads that there is none', async () => {
    await open({ listMeters: listOf([]) });
    expect(await screen.findByText(/^Catat meteran unit, meteran bersama/)).toBeVisible();
    cleanup();

    await open({ listMeters: listOf([]) }, memberOf('technician'));
    expect(await screen.findByText('Belum ada meteran yang dicatat pengelola.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tambah meteran' })).toBeNull();
  });

  it('say of a search that found nothing that nothing matches, not that there is none', async () => {
    await open({ listMeters: async ({ query }) => listOf(query?.q === undefined ? [mainMeter] : []) });
    await screen.findByRole('link', { name: 'Ruang panel · U-1' });
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');

    expect(await screen.findByText('Tidak ada meteran yang cocok.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Belum ada meteran' })).toBeNull();
  });

  it('send no search of blanks', async () => {
    const { inputsOf } = await open();
    await screen.findByRole('link', { name: 'Ruang panel · U-1' });
    await userEvent.type(screen.getByRole('searchbox'), '   ');
    await userEvent.click(screen.getByRole('radio', { name: 'Dilepas' }));

    await expect.poll(() => inputsOf('listMeters').map(queryOf).at(-1)).toEqual({ show: 'archived', limit: 50 });
  });

  it('are called by their unit, their place, or what they are for where they have neither', async () => {
    await openMeters(
      { ...unitMeter, number: 'L-1' },
      { ...mainMeter, number: 'U-1' },
      { ...mainMeter, id: unitMeter.id.replace('4', '7'), location: '', number: 'U-2' },
    );

    const names = (await screen.findAllByRole('link', { name: / · / })).map(({ textContent }) => textContent);
    expect(names).toEqual([`${unitMeter.unitCode} · L-1`, 'Ruang panel · U-1', 'Meteran induk · U-2']);
  });

  it('say how many readings wait, and of one that was taken out that it was', async () => {
    await openMeters({ ...unitMeter, waiting: 2 }, { ...mainMeter, state: 'archived' });

    expect((await rowOf(`${unitMeter.unitCode} · L-1024`)).getByText('2 menunggu')).toBeVisible();
    expect((await rowOf('Ruang panel · U-1')).getByText('Dilepas')).toBeVisible();
  });

  it('tell who does not see the page which of them stand below another', async () => {
    await openMeters(mainMeter, unitMeter);

    expect((await rowOf(`${unitMeter.unitCode} · L-1024`)).getByText('di bawah meteran induk')).toBeInTheDocument();
    expect((await rowOf('Ruang panel · U-1')).queryByText('di bawah meteran induk')).toBeNull();
  });

  it('say the day of the last reading by the clock of the building', async () => {
    await openMeters({ ...unitMeter, last: { at: '2026-10-31T17:30:00.000Z', values: [1_000] } });

    expect(await screen.findByText(/^Meteran unit · 1 kWh pada 1 November 2026$/)).toBeVisible();
  });

  it('come page by page, and the filter begins anew', async () => {
    const { inputsOf } = await open({
      listMeters: async ({ query }) =>
        query?.cursor === undefined ? { data: [mainMeter], meta: { nextCursor: 'lagi' } } : listOf([unitMeter]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan lagi' }));
    await screen.findByRole('link', { name: `${unitMeter.unitCode} · L-1024` });
    await userEvent.selectOptions(screen.getByLabelText('Jenis'), 'water');

    await expect
      .poll(() => inputsOf('listMeters').map(queryOf).at(-1))
      .toEqual({ show: 'active', limit: 50, resource: 'water' });
  });

  it('hold a number without a space within a phone', async () => {
    await openMeters({ ...unitMeter, number: 'L'.repeat(40), location: '', unitCode: null });
    const link = await screen.findByRole('link');

    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    expect(link).toBeVisible();
  });
});

describe('the readings that wait', () => {
  it('are neither shown to nor asked for by who does not approve', async () => {
    const { inputsOf } = await open({}, memberOf('technician'));
    await screen.findByRole('link', { name: 'Ruang panel · U-1' });

    expect(screen.queryByRole('region', { name: 'Menunggu persetujuan' })).toBeNull();
    expect(inputsOf('listReadings')).toEqual([]);
  });

  it('take no place where there is none', async () => {
    await open({ listReadings: listOf([]) });
    await screen.findByRole('link', { name: 'Ruang panel · U-1' });

    expect(screen.queryByRole('region', { name: 'Menunggu persetujuan' })).toBeNull();
  });

  it('are said of a meter by its name, so that each button is told apart', async () => {
    await open({
      listReadings: listOf([waitingReading, { ...waitingReading, id: unitMeter.id, meterNumber: 'L-2048' }]),
    });
    await screen.findByRole('region', { name: 'Menunggu persetujuan' });

    for (const name of ['Setujui pembacaan L-1024', 'Tolak pembacaan L-1024', 'Setujui pembacaan L-2048'])
      expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it('say how it was read where who read it has no account any more', async () => {
    await open({ listReadings: listOf([{ ...waitingReading, author: null, note: '' }]) });

    expect(await screen.findByText('Dibaca penghuni, 20 November 2026')).toBeVisible();
    expect(screen.queryByText(/^Keterangan/)).toBeNull();
  });

  it('of a meter that was never read are held against nothing', async () => {
    await open({ listReadings: listOf([{ ...waitingReading, previous: null, usedMilli: null }]) });
    const waiting = within(await screen.findByRole('region', { name: 'Menunggu persetujuan' }));

    expect(waiting.queryByText(/^Pemakaian/)).toBeNull();
  });

  it('are rejected with a reason, and the person is told so', async () => {
    const { inputsOf, toasts } = await open({
      decideReading: answerOf({ ...waitingReading, state: 'rejected' as const }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Tolak pembacaan L-1024' }));
    const form = within(await screen.findByRole('dialog', { name: 'Tolak pembacaan L-1024?' }));
    await userEvent.type(form.getByRole('textbox', { name: /Alasan/ }), 'Foto menunjukkan angka lain');
    await userEvent.click(form.getByRole('button', { name: 'Tolak' }));

    await expect.poll(() => toasts).toEqual(['Pembacaan ditolak.']);
    expect(inputsOf('decideReading')).toMatchObject([{ body: { decision: 'reject' }, version: 1 }]);
  });

  it('that cannot be read say so above the meters, which are there all the same', async () => {
    await open({ listReadings: refusal('server', 500, 'Server sedang bermasalah.') });

    expect(await screen.findByText('Meteran belum dapat dimuat')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ruang panel · U-1' })).toBeVisible();
  });
});

describe('the days on which meters are read', () => {
  it('are told to all who see the meters, and changed by those who may', async () => {
    await open({}, memberOf('technician'));

    expect(await screen.findByText('Penghuni tanggal 20 sampai 25, petugas sampai tanggal 28.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ubah jadwal' })).toBeNull();
  });
});
