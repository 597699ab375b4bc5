import type { FakeAnswers } from '@imah/api-client/testing';
import type { Meter } from '@imah/contract/metering';
import { answerOf, fixtureNow, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { faultsOfReads, openPage, refusal, show } from '@imah/app/harness/testing';
import { OutboxButton } from '@imah/app/outbox';
import { createFakeOutbox, entryOf } from '@imah/app/outbox/testing';
import { BuildingProvider } from '@imah/features-buildings';
import { draftOf, readingOf } from './orders/reading-order.ts';
import { readingOrders } from './orders/reading-orders.ts';
import { MeterRoundPage } from './round/index.ts';
import { approvedReading, meteringAnswers, unitMeter } from './testing/metering-fixtures.ts';

afterEach(cleanup);

const meterAt = (nth: number, more: Partial<Meter> = {}): Meter => ({
  ...unitMeter,
  id: `01935e4f-7c1a-7b2c-8d3e-0000000700${String(nth).padStart(2, '0')}`,
  unitCode: `A-10${nth}`,
  number: `L-${nth}`,
  waiting: 0,
  ...more,
});
const meters = [meterAt(1), meterAt(2), meterAt(3, { resource: 'water' })];
const at = new Date(fixtureNow).toISOString();
const page = (
  <BuildingProvider building={tower}>
    <MeterRoundPage />
  </BuildingProvider>
);
const options = {
  route: '/imah/building/:id/meter/round',
  path: `/imah/building/${tower.id}/meter/round`,
  person: whoamiOfOwner,
  answers: { ...meteringAnswers, listMeters: listOf(meters), createReading: answerOf(approvedReading) },
};
const open = (answers: FakeAnswers = {}, more: Partial<typeof options> = {}, outbox = createFakeOutbox()) =>
  openPage(page, { ...options, ...more, answers: { ...options.answers, ...answers }, outbox });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('meters stand in the order in which one walks, and the first that is not read is opened by one press', async () => {
  const { inputsOf } = await open();
  await press('Mulai keliling');

  expect((await form('Baca meteran L-1')).getByText('A-101 · Listrik')).toBeVisible();
  expect(inputsOf('listMeters')).toMatchObject([{ query: { order: 'walk' } }]);
});

it('after a number comes the next meter, and the number is of now', async () => {
  const { inputsOf } = await open();
  await press('Mulai keliling');
  await userEvent.type((await form('Baca meteran L-1')).getByLabelText(/Angka meteran/), '4200{Enter}');

  expect((await form('Baca meteran L-2')).getByLabelText(/Angka meteran/)).toHaveValue('');
  expect(inputsOf('createReading')).toMatchObject([
    { body: { values: [4_200_000] }, params: { meterId: meters[0]?.id } },
  ]);
});

it('a meter that one cannot come to is left out, and comes again at the end', async () => {
  await open();
  await press('Mulai keliling');
  for (const [name, next] of [
    ['L-1', 'L-2'],
    ['L-2', 'L-3'],
    ['L-3', 'L-1'],
  ] as const) {
    await userEvent.click((await form(`Baca meteran ${name}`)).getByRole('button', { name: 'Lewati' }));
    expect(await screen.findByRole('dialog', { name: `Baca meteran ${next}` })).toBeVisible();
  }
});

it('without a network the number waits on this device, is shown, and the round goes on', async () => {
  const { toasts } = await open({ createReading: refusal('network', 0, 'Tidak ada jaringan') });
  await press('Mulai keliling');
  await userEvent.type((await form('Baca meteran L-1')).getByLabelText(/Angka meteran/), '4200{Enter}');
  await userEvent.click((await form('Baca meteran L-2')).getByRole('button', { name: 'Tutup' }));

  expect(toasts).toEqual(['Pembacaan disimpan di perangkat ini dan dikirim begitu ada jaringan.']);
  expect(screen.getByText('1 dari 3')).toBeVisible();
  expect(rows()).toHaveLength(2);
  await choose('Semua');
  expect(rows()[0]).toBe('A-101 · L-14.200 kWhBelum terkirim');
});

it('a number that the server refused is read once more, and the new one takes its place', async () => {
  const order = readingOf(meterAt(1), { values: [1000], at }, fixtureNow);
  const draft = draftOf({ order, waits: { orgId: tower.orgId, about: 'A-101 · L-1' } });
  const held = createFakeOutbox(draft === undefined ? [] : [entryOf(draft, { state: 'refused' })], 'idle', [
    readingOrders,
  ]);
  const { inputsOf } = await open({}, {}, held);
  expect(await screen.findByText('0 dari 3')).toBeVisible();
  expect(rows()[0]).toMatch(/Ditolak server, baca lagi$/);
  await press('Mulai keliling');
  await userEvent.type((await form('Baca meteran L-1')).getByLabelText(/Angka meteran/), '4200{Enter}');

  expect((await form('Baca meteran L-2')).getByLabelText(/Angka meteran/)).toHaveValue('');
  expect(inputsOf('createReading')).toMatchObject([{ body: { values: [4_200_000] } }]);
  expect(held.outbox?.getSnapshot().entries).toEqual([]);
});

it('one looks at what was read, and at the meters of one kind', async () => {
  const read = { at, values: [4_200_000] };
  await open({ listMeters: listOf([meterAt(1, { last: read }), ...meters.slice(1)]) });
  await choose('Semua');
  expect(rows()[0]).toMatch(/Sudah dibaca$/);

  await userEvent.selectOptions(screen.getByLabelText('Jenis'), 'Air');
  expect(rows()).toEqual([expect.stringMatching(/^A-103 · L-3/)]);
  expect(screen.getByText('0 dari 1')).toBeVisible();
});

it('a round that is done says so, and offers no beginning', async () => {
  await open({ listMeters: listOf(meters.map((meter) => ({ ...meter, last: { at, values: [1] } }))) });

  expect(await screen.findByText('Semua meteran sudah dibaca bulan ini.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /keliling/ })).toBeNull();
});

it('a building without meters says what comes first', async () => {
  await open({ listMeters: listOf([]) });
  expect(await screen.findByText('Catat meteran gedung ini dulu, lalu baca berkeliling.')).toBeVisible();
});

it('who lives there walks no round', async () => {
  const { inputsOf } = await open({}, { person: whoamiOfResident });
  expect(await screen.findByText('Anda tidak memiliki akses')).toBeVisible();
  expect(inputsOf('listMeters')).toEqual([]);
});

it('a read of the round that fails is tried again', async () => {
  expect(await faultsOfReads(() => page, options, { listMeters: 'retry' })).toEqual([]);
});

it('what waits is told among everything unsent, with what it says and when it was read', async () => {
  const order = readingOf(unitMeter, { values: [4_200_000], at: '2026-11-20T03:00:00.000Z' }, fixtureNow);
  const draft = draftOf({ order, waits: { orgId: tower.orgId, about: 'A-101 · L-1024' } });
  const held = createFakeOutbox(draft === undefined ? [] : [entryOf(draft)], 'idle', [readingOrders]);
  await show(<OutboxButton />, { outbox: held });
  await press(/^Belum terkirim/);

  const item = within(await screen.findByRole('dialog', { name: 'Belum terkirim' })).getByRole('listitem');
  expect(item.textContent).toContain('Pembacaan meteran');
  expect(item.textContent).toContain('4.200 kWh');
  expect(item.textContent).toContain('Dibaca Jumat, 20 November 2026 pukul 10.00 WIB');
});
