import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { BillsPage } from './bills/index.ts';
import { BillingRunPage } from './run/index.ts';
import { SettingsBillingPage } from './tariffs/index.ts';
import { bill, billingAnswers, billRow, review, run, tariff } from './testing/billing-fixtures.ts';

afterEach(cleanup);

const bills = (answers = {}, person = whoamiOfOwner) =>
  openPage(<BillsPage />, {
    route: '/imah/tagihan',
    path: '/imah/tagihan',
    person,
    answers: { ...billingAnswers, ...answers },
  });
const tariffSettings = (answers = {}, person = whoamiOfOwner, search = '') =>
  openPage(<SettingsBillingPage />, {
    route: '/imah/settings/billing',
    path: `/imah/settings/billing${search}`,
    person,
    answers: { ...billingAnswers, ...answers },
  });
const text = () => document.body.textContent.replaceAll('\u00A0', ' ');

it('a resident sees the own bills and neither runs nor tariffs', async () => {
  await bills({ listOwnBills: answerOf([billRow]) }, whoamiOfResident);
  expect(await screen.findByRole('link', { name: 'November 2026, unit A-101' })).toHaveAttribute(
    'href',
    `/imah/tagihan/${billRow.id}`,
  );
  expect(screen.queryByRole('heading', { name: 'Tarif' })).toBeNull();
});

it('a tariff is sent in ten-thousandths of a rupiah, and refused without a rate', async () => {
  const { inputsOf } = await tariffSettings({ listBuildings: listOf([tower]), createTariff: answerOf(tariff) });
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah tarif' }));
  const form = within(await screen.findByRole('dialog', { name: 'Tambah tarif' }));
  await userEvent.click(form.getByRole('button', { name: 'Simpan tarif' }));
  expect(inputsOf('createTariff')).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: /Tarif per m²/ }), '18000');
  await userEvent.click(form.getByRole('button', { name: 'Simpan tarif' }));
  await expect
    .poll(() => inputsOf('createTariff'))
    .toMatchObject([{ params: { buildingId: tower.id }, body: { kind: 'service-charge', rateE4: 180_000_000 } }]);
});

it('the bills of a building lead to its tariffs, which are set in one place', async () => {
  await bills({ listBuildings: listOf([tower]) });

  expect(await screen.findByRole('link', { name: 'Tarif' })).toHaveAttribute(
    'href',
    `/imah/settings/billing?org=${tower.orgId}&gedung=${tower.id}`,
  );
  expect(screen.queryByRole('button', { name: 'Tambah tarif' })).toBeNull();
});

it('where no tariff was set the bills lead to that first', async () => {
  await bills({ listBuildings: listOf([tower]), listTariffs: answerOf([]), listBillingRuns: answerOf([]) });

  expect(await screen.findByRole('link', { name: 'Isi tarif' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buat tagihan' })).toBeNull();
});

it('the settings show the tariffs of the building in the address, and lead to the other rules of its billing', async () => {
  const { inputsOf } = await tariffSettings({}, whoamiOfOwner, `?gedung=${tower.id}`);

  expect(await screen.findByRole('heading', { level: 2, name: 'Tarif' })).toBeVisible();
  await expect.poll(() => inputsOf('listTariffs')).toMatchObject([{ params: { buildingId: tower.id } }]);
  const rules = within(screen.getByRole('region', { name: 'Aturan tagihan lainnya' }));
  expect(rules.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/imah/tagihan?gedung=${tower.id}`,
    `/imah/tagihan/denda?gedung=${tower.id}`,
    `/imah/building/${tower.id}/meter`,
  ]);
});

it('who only sees tariffs sets none, and is led only to what they may open', async () => {
  const reader = {
    ...whoamiOfOwner,
    memberships: whoamiOfOwner.memberships.map((each) => ({ ...each, grants: ['tariff.view' as const] })),
  };
  await tariffSettings({ listBuildings: listOf([tower]) }, reader);

  expect(await screen.findByRole('heading', { level: 2, name: 'Tarif' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tambah tarif' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Aturan tagihan lainnya' })).toBeNull();
});

it('another building is chosen by its name, and the organisation stays in the address', async () => {
  const other = { ...tower, id: `${tower.id.slice(0, -1)}7`, name: 'Menara Dua' };
  const { inputsOf } = await tariffSettings(
    { listBuildings: listOf([tower, other]) },
    whoamiOfOwner,
    `?org=${tower.orgId}`,
  );
  await userEvent.selectOptions(await screen.findByLabelText('Gedung'), 'Menara Dua');

  await expect
    .poll(() => inputsOf('listTariffs'))
    .toMatchObject([{ params: { buildingId: tower.id } }, { params: { buildingId: other.id } }]);
});

it('an organisation without buildings says what comes first', async () => {
  await tariffSettings({ listBuildings: listOf([]) });
  expect(await screen.findByText('Belum ada gedung')).toBeVisible();
});

it('a run says what differs and who is left out, and moves along its chart', async () => {
  const { inputsOf } = await openPage(<BillingRunPage />, {
    route: '/imah/tagihan/:id/:runId',
    path: `/imah/tagihan/${tower.id}/${run.id}`,
    person: whoamiOfOwner,
    answers: {
      ...billingAnswers,
      moveBillingRun: answerOf({ ...review, run: { ...run, state: 'reviewed' as const } }),
    },
  });
  expect(await screen.findByText('Unit A-102: 18 hari tanpa pembayar.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Terbitkan/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tandai sudah diperiksa' }));
  await expect.poll(() => inputsOf('moveBillingRun')).toMatchObject([{ body: { move: 'review' }, version: 2 }]);
});

it('units that lack the same stand in one line, however many are empty', async () => {
  const empty = ['A-102', 'A-103', 'A-104'].map(
    (unitCode) => ({ unitCode, gap: 'no-payer', days: 30, meter: null }) as const,
  );
  const other = { unitCode: 'A-201', gap: 'no-payer', days: 12, meter: null } as const;
  const bare = { unitCode: 'A-202', gap: 'no-area', days: 0, meter: null } as const;
  await openPage(<BillingRunPage />, {
    route: '/imah/tagihan/:id/:runId',
    path: `/imah/tagihan/${tower.id}/${run.id}`,
    person: whoamiOfOwner,
    answers: { ...billingAnswers, getBillingRun: answerOf({ ...review, gaps: [...empty, other, bare] }) },
  });
  expect(await screen.findByText('5 unit tidak ditagih penuh')).toBeVisible();
  expect(screen.getAllByText(/^Unit /).map(({ textContent }) => textContent)).toEqual([
    'Unit A-102, A-103, A-104: 30 hari tanpa pembayar.',
    'Unit A-201: 12 hari tanpa pembayar.',
    'Unit A-202: luasnya belum diisi.',
  ]);
});

it('a line of a bill says its formula, its tax, since when its tariff holds, and the month before', async () => {
  await openPage(<BillPage />, {
    route: '/imah/tagihan/:id',
    path: `/imah/tagihan/${bill.id}`,
    person: whoamiOfResident,
    answers: billingAnswers,
  });
  await screen.findByRole('heading', { name: 'Tagihan November 2026' });
  expect(text()).toContain('36 m² × Rp 18.000');
  expect(text()).toContain('DPP Rp 594.000, PPN Rp 71.280');
  expect(text()).toContain('Tarif sejak Januari 2026 · Sama dengan bulan lalu');
});
