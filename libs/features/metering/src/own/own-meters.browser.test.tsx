import type { FakeAnswers } from '@imah/api-client/testing';
import type { MeterDetail } from '@imah/contract/metering';
import { answerOf, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage, refusal } from '@imah/app/harness/testing';
import { detail, meteringAnswers, unitMeter } from '../testing/metering-fixtures.ts';
import { OwnMetersPage } from './index.ts';

afterEach(cleanup);

const water: MeterDetail = { ...detail, id: `${unitMeter.id.slice(0, -1)}8`, resource: 'water', number: 'A-7' };
const open = (meters: readonly MeterDetail[], answers: FakeAnswers = {}, locale: 'id' | 'en' = 'id') =>
  openPage(<OwnMetersPage />, {
    route: '/imah/meter',
    path: '/imah/meter',
    person: whoamiOfResident,
    locale,
    answers: { ...meteringAnswers, listOwnMeters: answerOf([...meters]), ...answers },
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('one’s own meters', () => {
  it('are told apart by what they count and by the unit, with the building and the number', async () => {
    await open([detail, water]);

    const electricity = await card(`Listrik unit ${detail.unitCode}`);
    expect(electricity.getByText(`${detail.buildingName} · nomor L-1024`)).toBeVisible();
    expect((await card(`Air unit ${detail.unitCode}`)).getByText(`${detail.buildingName} · nomor A-7`)).toBeVisible();
  });

  it('are counted in what they count: kWh of electricity, cubic metres of water', async () => {
    await open([water]);

    expect((await card(`Air unit ${detail.unitCode}`)).getAllByText(/m³$/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/kWh/)).toBeNull();
  });

  it('are read only on their days, each by itself', async () => {
    await open([detail, { ...water, entry: 'outside-window', window: { fromDay: 1, toDay: 3 } }]);
    const closed = await card(`Air unit ${detail.unitCode}`);

    expect((await card(`Listrik unit ${detail.unitCode}`)).getByRole('button', { name: 'Baca meteran' })).toBeVisible();
    expect(closed.queryByRole('button', { name: 'Baca meteran' })).toBeNull();
    expect(closed.getByText('Di luar jadwal baca. Penghuni membaca tanggal 1 sampai 3.')).toBeVisible();
  });

  it('of who may not read them offer nothing, and name no days', async () => {
    await open([{ ...detail, entry: 'none' }]);
    const mine = await card(`Listrik unit ${detail.unitCode}`);

    expect(mine.queryByRole('button', { name: 'Baca meteran' })).toBeNull();
    expect(mine.queryByText(/^Di luar jadwal baca/)).toBeNull();
  });

  it('say that a reading waits', async () => {
    await open([{ ...detail, waiting: 1 }]);

    expect((await card(`Listrik unit ${detail.unitCode}`)).getByText('1 menunggu')).toBeVisible();
  });

  it('keep the number that was typed where there is no network', async () => {
    await open([detail], { createReading: refusal('network', 0, 'Tidak ada sambungan ke server.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Baca meteran' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByLabelText(/Angka meteran/), '4200');
    await userEvent.click(form.getByRole('button', { name: 'Simpan pembacaan' }));

    expect(await form.findByRole('alert')).toBeVisible();
    expect(form.getByLabelText(/Angka meteran/)).toHaveValue('4.200');
  });

  it('speak English to who reads English', async () => {
    await open([detail], {}, 'en');

    expect(await screen.findByRole('heading', { level: 1, name: 'My meters' })).toBeVisible();
    expect(screen.queryByText(/Meteran/)).toBeNull();
  });
});
