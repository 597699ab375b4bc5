import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { BillsPage } from './bills/index.ts';
import { LateFeesPage } from './setup/index.ts';
import { billRow, creditNote } from './testing/billing-fixtures.ts';
import { feeBill, feeRow, lateFeeAnswers, policies, preview } from './testing/late-fee-fixtures.ts';

afterEach(cleanup);

const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const feesPage = (answers = {}, person = whoamiOfOwner) =>
  openPage(<LateFeesPage />, {
    route: '/imah/tagihan/denda',
    path: `/imah/tagihan/denda?gedung=${tower.id}`,
    person,
    answers: { ...lateFeeAnswers, listBuildings: listOf([tower]), ...answers },
  });
const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Atur denda' }));
  return within(await screen.findByRole('dialog', { name: 'Atur denda keterlambatan' }));
};

it('each rule is a sentence: how often, how much of what, from when, and between which bounds', async () => {
  await feesPage();
  expect(await screen.findByText('Unit A-102')).toBeVisible();
  expect(screen.getByText('Tanpa denda')).toBeVisible();
  expect(text()).toContain(
    'Setiap bulan 3% dari sisa tagihan, setelah 7 hari masa tenggang, minimal Rp 75.000, maksimal 10% dari sisa tagihan.',
  );
  expect(text()).toContain('Sekali Rp 50.000, sejak sehari setelah jatuh tempo, maksimal Rp 100.000 per tagihan.');
});

it('a rule holds only after it was shown what it would charge today, and is shown again once it is changed', async () => {
  const { inputsOf, toasts } = await feesPage({ createLateFeePolicy: answerOf(policies[1]) });
  const form = await openForm();
  await userEvent.click(form.getByRole('button', { name: 'Periksa dahulu' }));
  expect(inputsOf('previewLateFees')).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: 'Persen denda' }), '2,5');
  await userEvent.click(form.getByRole('button', { name: 'Periksa dahulu' }));
  await form.findByText(/Ditagih Rp\s1\.062\.000 untuk 12 tagihan\./);
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Dikenakan' }), 'Setiap bulan');
  expect(form.queryByRole('button', { name: 'Aktifkan sekarang' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Periksa dahulu' }));
  await userEvent.click(await form.findByRole('button', { name: 'Aktifkan sekarang' }));
  await expect
    .poll(() => inputsOf('createLateFeePolicy'))
    .toMatchObject([
      {
        params: { buildingId: tower.id },
        body: {
          scope: 'building',
          unitCode: null,
          mode: 'charge',
          rules: [
            {
              graceDays: 7,
              every: 'monthly',
              fee: { kind: 'share', ppm: 25_000 },
              base: { kind: 'arrears' },
              least: null,
              most: null,
            },
          ],
        },
      },
    ]);
  expect(inputsOf('previewLateFees')).toHaveLength(2);
  await expect.poll(() => toasts).toEqual(['Aturan denda berlaku.']);
});

it('a unit has a rule of its own, of two parts at most, each with its base and its bounds', async () => {
  const { inputsOf } = await feesPage({ previewLateFees: answerOf({ ...preview, billCount: 0, rows: [] }) });
  const form = await openForm();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Berlaku untuk' }), 'Satu unit');
  await userEvent.click(form.getByRole('button', { name: 'Tambah aturan kedua' }));
  expect(form.queryByRole('button', { name: 'Tambah aturan kedua' })).toBeNull();
  const [first, second] = ['Aturan 1', 'Aturan 2'].map((name) => within(form.getByRole('region', { name })));
  if (first === undefined || second === undefined) throw new Error('there are two rules');
  await userEvent.type(first.getByRole('textbox', { name: 'Persen denda' }), '3');
  await userEvent.selectOptions(first.getByRole('combobox', { name: /^Batas seluruh denda/ }), 'Jumlah tetap');
  await userEvent.type(first.getByRole('textbox', { name: 'Batas jumlah' }), '200000');
  await userEvent.selectOptions(second.getByRole('combobox', { name: 'Besarnya' }), 'Jumlah tetap');
  await userEvent.type(second.getByRole('textbox', { name: 'Jumlah denda' }), '50000');
  await userEvent.selectOptions(second.getByRole('combobox', { name: 'Dihitung dari' }), 'Jenis biaya tertentu');
  await userEvent.click(second.getByRole('checkbox', { name: 'Air' }));
  await userEvent.click(form.getByRole('button', { name: 'Periksa dahulu' }));
  expect(inputsOf('previewLateFees')).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: 'Kode unit' }), ' A-101 ');
  await userEvent.click(form.getByRole('button', { name: 'Periksa dahulu' }));
  await form.findByText('Tidak ada denda yang ditagih hari ini.');
  expect(inputsOf('previewLateFees')).toMatchObject([
    {
      body: {
        scope: 'unit',
        unitCode: 'A-101',
        rules: [
          { most: { kind: 'fixed', amount: 200_000 } },
          { fee: { kind: 'fixed', amount: 50_000 }, base: { kind: 'lines', kinds: ['water'] } },
        ],
      },
    },
  ]);
});

it('what holds for all buildings goes to the organisation, and never inherits', async () => {
  const { inputsOf } = await feesPage({ createSharedLateFeePolicy: answerOf(policies[1]) });
  const form = await openForm();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Denda' }), 'Ikuti aturan di atasnya');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Berlaku untuk' }), 'Semua gedung');
  expect(form.queryByRole('option', { name: 'Ikuti aturan di atasnya' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Periksa dahulu' }));
  await form.findByText(/gedung lain menyusul/);
  await userEvent.click(form.getByRole('button', { name: 'Aktifkan sekarang' }));
  await expect
    .poll(() => inputsOf('createSharedLateFeePolicy'))
    .toMatchObject([{ params: { orgId: tower.orgId }, body: { scope: 'organization', mode: 'none', rules: [] } }]);
});

it('a fee is waived with a reason, as a credit note of its line, and what was waived stands in the list', async () => {
  const { inputsOf, toasts } = await feesPage({ createCreditNote: answerOf(creditNote) });
  expect(await screen.findByText(/Dihapus Rp\s75\.000: Banjir di lobi \(NK-2026-000002\)/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hapus denda INV-2026-000008' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus denda INV-2026-000009' }));
  const form = within(await screen.findByRole('dialog', { name: 'Hapus denda INV-2026-000009' }));
  await userEvent.click(form.getByRole('button', { name: 'Hapus denda' }));
  expect(inputsOf('createCreditNote')).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Bayar di hari libur');
  await userEvent.click(form.getByRole('button', { name: 'Hapus denda' }));
  await expect
    .poll(() => inputsOf('createCreditNote'))
    .toMatchObject([
      {
        params: { buildingId: tower.id, billId: feeRow.billId },
        body: { of: { kind: 'line', position: 1, amount: 75_000 }, reason: 'Bayar di hari libur' },
      },
    ]);
  await expect.poll(() => toasts).toEqual(['Denda dihapus dengan nota kredit NK-2026-000001.']);
});

it('a resident reads why a fee is asked for: the bill that was late, each day, the sum and the rule', async () => {
  await openPage(<BillPage />, {
    route: '/imah/tagihan/:id',
    path: `/imah/tagihan/${feeBill.id}`,
    person: whoamiOfResident,
    answers: { ...lateFeeAnswers, listBuildings: listOf([tower]), getBill: answerOf(feeBill) },
  });
  expect(await screen.findByRole('heading', { name: /^Denda keterlambatan /, level: 1 })).toBeVisible();
  expect(text()).toContain('Karena tagihan INV-2026-000001 belum lunas setelah jatuh tempo 20 Agustus 2026.');
  expect(text()).toContain('28 Agustus 2026 sampai 28 Oktober 2026: 3 kali 3% dari Rp 648.000 = Rp 19.440');
  expect(text()).toContain('21 November 2026: 3% dari Rp 500.000, menjadi Rp 36.120');
  expect(screen.getByRole('link', { name: 'Buka tagihan INV-2026-000001' })).toHaveAttribute(
    'href',
    `/imah/tagihan/${billRow.id}`,
  );
});

it('among the bills of a person a fee is called one', async () => {
  const { lines: _lines, payments: _payments, attempts: _attempts, ...row } = feeBill;
  await openPage(<BillsPage />, {
    route: '/imah/tagihan',
    path: '/imah/tagihan',
    person: whoamiOfResident,
    answers: { ...lateFeeAnswers, listBuildings: listOf([tower]), listOwnBills: answerOf([row, billRow]) },
  });
  expect(await screen.findByRole('link', { name: /^Denda November 2026, unit A-101/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^November 2026, unit A-101/ })).toBeVisible();
});

it('who may not approve bills sets no rule and waives nothing, and who sees only their own sees no fees', async () => {
  const { inputsOf } = await feesPage({}, whoamiOfResident);
  expect(await screen.findByText('Tidak ada gedung yang tagihannya dapat Anda lihat.')).toBeVisible();
  expect(inputsOf('listLateFees')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Atur denda' })).toBeNull();
});
