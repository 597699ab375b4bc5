import type { BillingReview, MeteredLine } from '@imah/contract/billing';
import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { BillingRunPage } from './run/index.ts';
import { SettingsBillingPage } from './tariffs/index.ts';
import { billingAnswers, review, run, tariff } from './testing/billing-fixtures.ts';
import { meteredBill, meteredTariffs, powerLine, unreadReview, waterLine } from './testing/metered-fixtures.ts';

afterEach(cleanup);

const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const tariffSettings = (answers = {}) =>
  openPage(<SettingsBillingPage />, {
    route: '/imah/settings/billing',
    path: '/imah/settings/billing',
    person: whoamiOfOwner,
    answers: { ...billingAnswers, listBuildings: listOf([tower]), ...answers },
  });
const aBill = (lines: readonly MeteredLine[], person = whoamiOfResident) =>
  openPage(<BillPage />, {
    route: '/imah/tagihan/:id',
    path: `/imah/tagihan/${meteredBill.id}`,
    person,
    answers: { ...billingAnswers, getBill: answerOf({ ...meteredBill, lines: [...lines] }) },
  });
const aRun = (answer: BillingReview, answers = {}) =>
  openPage(<BillingRunPage />, {
    route: '/imah/tagihan/:id/:runId',
    path: `/imah/tagihan/${tower.id}/${run.id}`,
    person: whoamiOfOwner,
    answers: { ...billingAnswers, getBillingRun: answerOf(answer), ...answers },
  });
const tariffForm = async (kind: string) => {
  const page = await tariffSettings({ createTariff: answerOf(tariff) });
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah tarif' }));
  const form = within(await screen.findByRole('dialog', { name: 'Tambah tarif' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Jenis biaya' }), kind);
  return { ...page, form };
};

it('a tariff in tiers is sent in thousandths and ten-thousandths, the last tier without an end', async () => {
  const { inputsOf, form } = await tariffForm('electricity');
  expect(form.queryByRole('combobox', { name: 'Dihitung' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Tambah tingkat' }));
  await userEvent.type(form.getByRole('textbox', { name: /Tingkat 1, sampai/ }), '100,5');
  await userEvent.type(form.getByRole('textbox', { name: /Tingkat 1, tarif per kWh/ }), '1352');
  await userEvent.type(form.getByRole('textbox', { name: /Selebihnya, tarif per kWh/ }), '1444,70');
  await userEvent.type(form.getByRole('textbox', { name: /Biaya tetap sebulan/ }), '5000');
  await userEvent.type(form.getByRole('textbox', { name: /PBJT/ }), '2,4');
  await userEvent.click(form.getByRole('button', { name: 'Simpan tarif' }));
  await expect
    .poll(() => inputsOf('createTariff'))
    .toMatchObject([
      {
        body: {
          kind: 'electricity',
          basis: 'meter',
          payer: 'occupant',
          tax: 'none',
          from: expect.stringMatching(/^\d{4}-\d\d$/),
          tiers: [
            { upToMilli: 100_500, rateE4: 13_520_000 },
            { upToMilli: null, rateE4: 14_447_000 },
          ],
          fixedFee: 5_000,
          minCharge: 0,
          localTaxPpm: 24_000,
        },
      },
    ]);
});

it('a tariff whose tiers fall is refused at the tier, and a tier that is taken away is gone', async () => {
  const { inputsOf, form } = await tariffForm('water');
  expect(form.queryByRole('textbox', { name: /PBJT/ })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Tambah tingkat' }));
  await userEvent.click(form.getByRole('button', { name: 'Tambah tingkat' }));
  await userEvent.type(form.getByRole('textbox', { name: /Tingkat 1, sampai/ }), '20');
  await userEvent.type(form.getByRole('textbox', { name: /Tingkat 1, tarif/ }), '4900');
  await userEvent.type(form.getByRole('textbox', { name: /Tingkat 2, sampai/ }), '10');
  await userEvent.type(form.getByRole('textbox', { name: /Tingkat 2, tarif/ }), '6000');
  await userEvent.click(form.getByRole('button', { name: 'Simpan tarif' }));
  expect(form.getByRole('textbox', { name: /Selebihnya/ })).toBeInvalid();
  await userEvent.type(form.getByRole('textbox', { name: /Selebihnya/ }), '7450');
  await userEvent.click(form.getByRole('button', { name: 'Simpan tarif' }));
  expect(form.getByRole('textbox', { name: /Tingkat 2, sampai/ })).toHaveAccessibleDescription(
    /lebih besar dari tingkat sebelumnya/,
  );
  expect(inputsOf('createTariff')).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Hapus tingkat 2' }));
  await userEvent.click(form.getByRole('button', { name: 'Simpan tarif' }));
  await expect
    .poll(() => inputsOf('createTariff'))
    .toMatchObject([
      {
        body: {
          tiers: [
            { upToMilli: 20_000, rateE4: 49_000_000 },
            { upToMilli: null, rateE4: 74_500_000 },
          ],
          localTaxPpm: 0,
        },
      },
    ]);
});

it('the list of tariffs says tiers, fixed part, minimum and local tax, and a rate with its sen', async () => {
  await tariffSettings({ listTariffs: answerOf([...meteredTariffs]) });
  await screen.findByText('3 tingkat');
  expect(text()).toContain(
    'sampai 10 m³ Rp 4.900, sampai 20 m³ Rp 6.000, selebihnya Rp 7.450 · biaya tetap Rp 12.000 · minimum Rp 40.000',
  );
  expect(text()).toContain('Rp 1.444,70 per kWh');
  expect(text()).toContain('PBJT 2,40%');
  expect(text()).toContain('Rp 18.000 per m²');
});

it('a metered line says both readings, each tier, what is set right and how much more was used', async () => {
  await aBill([waterLine]);
  await screen.findByRole('heading', { name: 'Air' });
  for (const said of [
    'Awal 1.204,5 m³ pada 31 Oktober 2026 (meteran lama A-1024)',
    'Akhir 12,3 m³ pada 30 November 2026',
    'Dipakai 25 m³',
    'Dikurangi 1,6 m³ yang lebih ditagih sebelumnya',
    '10 m³ × Rp 4.900 = Rp 49.000',
    '3,4 m³ × Rp 7.450 = Rp 25.330',
    'Biaya tetap Rp 12.000',
    'Pemakaian naik 3,4 m³ dari 20 m³ bulan lalu · Tarif sejak Januari 2026 · Bulan lalu Rp 121.000',
  ])
    expect(text()).toContain(said);
  expect(screen.getByRole('link', { name: 'Meteran A-2049' })).toHaveAttribute('href', '/imah/meter');
});

it('a line that was estimated says so, its registers by name, its local tax; staff come to the meter itself', async () => {
  await aBill([powerLine], whoamiOfOwner);
  await screen.findByRole('heading', { name: 'Listrik' });
  expect(screen.getByText('Perkiraan')).toBeVisible();
  for (const said of [
    'Awal LWBP 900 kWh, WBP 120 kWh pada 2 November 2026 · Akhir: tidak ada bacaan · Dipakai 182,437 kWh',
    '182,437 kWh × Rp 1.444,70 = Rp 263.567',
    'PBJT 3% = Rp 7.907',
    'Pemakaian bulan lalu tidak ada',
  ])
    expect(text()).toContain(said);
  const [meter] = powerLine.usage.meters;
  expect(screen.getByRole('link', { name: 'Meteran L-1024' })).toHaveAttribute(
    'href',
    `/imah/building/${tower.id}/meter/${meter?.meterId}`,
  );
});

it('a line of several months says which, what was missing before, what the minimum added, and that no end was read', async () => {
  const { usage } = waterLine;
  const [meter] = usage.meters;
  if (meter === undefined) throw new Error('the line has a meter');
  await aBill([
    {
      ...waterLine,
      qtyBefore: 23_400,
      usage: {
        ...usage,
        from: '2026-09-01',
        correctionMilli: 2_000,
        toMinimum: 1_500,
        meters: [{ ...meter, basis: 'estimate', begin: null, end: null }],
      },
    },
  ]);
  await screen.findByRole('heading', { name: 'Air' });
  for (const said of [
    'Pemakaian September 2026 sampai sebelum Desember 2026: bulan sebelumnya belum ditagih.',
    'Ditambah 2 m³ yang kurang ditagih sebelumnya',
    'Ditambah Rp 1.500 sampai tagihan minimum',
    'Tidak ada bacaan, dihitung dari pemakaian biasanya',
    'Pemakaian sama dengan bulan lalu',
  ])
    expect(text()).toContain(said);
});

it('less use, and ends of which one was not read or was estimated by staff, are said so', async () => {
  const { usage } = waterLine;
  const [meter] = usage.meters;
  if (meter?.end === undefined || meter.end === null) throw new Error('the meter was read');
  const ends = { begin: null, end: { ...meter.end, state: 'estimate' as const } };
  await aBill([{ ...waterLine, qtyBefore: 30_000, usage: { ...usage, meters: [{ ...meter, ...ends }] } }]);
  await screen.findByRole('heading', { name: 'Air' });
  expect(text()).toContain('Awal: tidak ada bacaan · Akhir 12,3 m³ pada 30 November 2026 (Perkiraan)');
  expect(text()).toContain('Pemakaian turun 6,6 m³ dari 30 m³ bulan lalu');
});

it('a line shows the photos of what its meter showed, each by its day', async () => {
  const { usage } = waterLine;
  const [meter] = usage.meters;
  if (meter?.end === undefined || meter.end === null) throw new Error('the meter was read');
  const photo = {
    id: '01935e4f-7c1a-7b2c-8d3e-000000060001',
    name: 'IMG_1.jpg',
    type: 'image/jpeg',
    kind: 'image',
    size: 84_000,
    sha256: '0'.repeat(64),
    width: 640,
    height: 480,
    previews: true,
    uploadedAt: '2026-11-30T03:00:00.000Z',
  } as const;
  const end = { ...meter.end, photosOfId: photo.id, photos: [photo] };
  await aBill([{ ...waterLine, usage: { ...usage, meters: [{ ...meter, end }] } }]);

  const photos = within(await screen.findByRole('list', { name: 'Foto meteran A-2049' }));
  expect(photos.getByRole('link', { name: /Foto 30 November 2026/ })).toHaveAttribute(
    'href',
    `/api/v1/files/${photo.id}/content`,
  );
});

it('a run names each meter that nobody has read, and leads to the page on which it is read', async () => {
  await aRun(unreadReview);
  await screen.findByText('2 meteran belum ada bacaan');
  expect(screen.getByText('Unit A-101, Air A-2049: belum ada bacaan, tidak ditagih.')).toBeVisible();
  expect(
    screen.getByText('Unit A-102, Listrik L-1024: belum ada bacaan akhir bulan, ditagih dengan perkiraan.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Baca meteran A-2049' })).toHaveAttribute(
    'href',
    `/imah/building/${tower.id}/meter/${unreadReview.gaps[1]?.meter?.id}`,
  );
  expect(screen.getByText('1 unit tidak ditagih penuh')).toBeVisible();
});

it('a run with very many meters unread names fifty of them and says how many there are', async () => {
  const [, one] = unreadReview.gaps;
  if (one?.meter === undefined || one.meter === null) throw new Error('a meter is unread');
  const { meter } = one;
  const gaps = Array.from({ length: 1_250 }, (_, nth) => ({ ...one, meter: { ...meter, id: `${nth}` } }));
  await aRun({ ...review, gaps });
  await screen.findByText('1.250 meteran belum ada bacaan');
  expect(screen.getAllByRole('link', { name: 'Baca meteran A-2049' })).toHaveLength(50);
  expect(screen.getByText('dan 1.200 lainnya')).toBeVisible();
});

it('a run that readings have overtaken can only be reckoned again', async () => {
  const { inputsOf } = await aRun(
    { ...review, run: { ...run, state: 'reviewed' }, figures: 'outdated' },
    { moveBillingRun: answerOf(review) },
  );
  await screen.findByText('Bacaan, tarif, unit, atau penghuni berubah sejak tagihan dihitung');
  expect(screen.queryByRole('button', { name: /Terbitkan/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hitung' }));
  await expect.poll(() => inputsOf('moveBillingRun')).toMatchObject([{ body: { move: 'calculate' } }]);
});
