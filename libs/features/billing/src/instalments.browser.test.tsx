import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { BillsPage } from './bills/index.ts';
import { ArrearsPage, InstalmentPlanPage, InstalmentsPage } from './setup/index.ts';
import { bill, billRow } from './testing/billing-fixtures.ts';
import {
  brokenPlan,
  cancelledPlan,
  instalmentAnswers,
  latePlan,
  plannedRow,
  preview,
  proposedPlan,
  runningPlan,
} from './testing/instalment-fixtures.ts';

afterEach(cleanup);

const answers = { ...instalmentAnswers, listBuildings: listOf([tower]) };
const billPage = (more = {}, person = whoamiOfOwner) =>
  openPage(<BillPage />, {
    route: '/imah/tagihan/:id',
    path: `/imah/tagihan/${bill.id}`,
    person,
    answers: { ...answers, ...more },
  });
const planPage = (more = {}, person = whoamiOfResident) =>
  openPage(<InstalmentPlanPage />, {
    route: '/imah/cicilan/:id',
    path: `/imah/cicilan/${runningPlan.id}`,
    person,
    answers: { ...answers, ...more },
  });

async function openForm(more = {}) {
  const opened = await billPage(more);
  await userEvent.click(await screen.findByRole('button', { name: 'Atur cicilan' }));
  const form = within(await screen.findByRole('dialog', { name: 'Atur cicilan' }));
  await form.findByRole('button', { name: /^(Tawarkan|Berlakukan) cicilan$/ });
  return { ...opened, form };
}

it('a plan is proposed for the bills that are chosen, as the server has shown it', async () => {
  const { form, inputsOf, toasts } = await openForm();
  const parts = within(form.getByRole('region', { name: 'Jadwal pembayaran' }));
  expect(await parts.findAllByText('Rp 479.760')).toHaveLength(3);
  expect(parts.getByText('Total Rp 1.439.280')).toBeVisible();
  await userEvent.click(form.getByRole('checkbox', { name: /INV-2026-000007/ }));
  await expect
    .poll(() => inputsOf('previewInstalments').at(-1))
    .toMatchObject({
      query: { billId: bill.id, every: 'month', by: 'count', value: 3, without: preview.bills[1]?.billId },
    });
  await parts.findByText('Total Rp 1.439.280');
  await userEvent.type(form.getByRole('textbox', { name: 'Catatan untuk penanggung' }), ' Lewat telepon ');
  await userEvent.click(form.getByRole('button', { name: 'Tawarkan cicilan' }));
  await expect
    .poll(() => inputsOf('createInstalmentPlan'))
    .toMatchObject([
      {
        params: { buildingId: tower.id },
        body: { billIds: [bill.id], by: 'count', value: 3, total: 1_439_280, graceDays: 3, note: 'Lewat telepon' },
      },
    ]);
  await expect.poll(() => toasts).toEqual(['Cicilan ditawarkan.']);
});

it('parts are said by their number or by their size, weekly or monthly, and nothing is proposed that cannot be split', async () => {
  const { form, inputsOf } = await openForm({ previewInstalments: answerOf({ ...preview, parts: [] }) });
  await userEvent.click(form.getByRole('radio', { name: 'Setiap minggu' }));
  await userEvent.click(form.getByRole('radio', { name: 'Besar tiap bagian' }));
  expect(form.getByText('Isi tanggal dan bagiannya untuk melihat jadwal.')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Tawarkan cicilan' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Besar tiap bagian' }), '5000');
  await expect
    .poll(() => inputsOf('previewInstalments').at(-1))
    .toMatchObject({
      query: { every: 'week', by: 'amount', value: 5_000 },
    });
  const parts = within(form.getByRole('region', { name: 'Jadwal pembayaran' }));
  await parts.findByText('Total ini tidak dapat dibagi menjadi 2 sampai 12 bagian.');
  await userEvent.click(form.getByRole('button', { name: 'Tawarkan cicilan' }));
  expect(inputsOf('createInstalmentPlan')).toEqual([]);
});

it('for a payer without an account it says that it holds at once, and asks on which ground', async () => {
  const alone = { ...preview, reach: 'none' as const };
  const { form, inputsOf, toasts } = await openForm({ previewInstalments: answerOf(alone) });
  expect(form.getByText(/belum punya akun\. Cicilan langsung berlaku/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Berlakukan cicilan' }));
  expect(inputsOf('createInstalmentPlan')).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: 'Dasar persetujuan' }), 'Surat 12 November');
  await userEvent.click(form.getByRole('button', { name: 'Berlakukan cicilan' }));
  await expect.poll(() => inputsOf('createInstalmentPlan')).toMatchObject([{ body: { note: 'Surat 12 November' } }]);
  await expect.poll(() => toasts).toEqual(['Cicilan berlaku.']);
});

it('where no bill can be paid in parts, the dialog says why', async () => {
  await billPage({ previewInstalments: answerOf({ ...preview, bills: [], total: 0, parts: [] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Atur cicilan' }));
  expect(await screen.findByText(/^Tidak ada tagihan terbuka yang dapat dicicil/)).toBeVisible();
});

it('a bill that is in a plan says so and is put into no other; of one that is over a new one can be made', async () => {
  await billPage({ listBillInstalmentPlans: answerOf([runningPlan]) });
  const section = within(await screen.findByRole('region', { name: 'Cicilan' }));
  expect(section.getByRole('link', { name: 'A-101, Siti Aminah' })).toHaveAttribute(
    'href',
    `/imah/cicilan/${runningPlan.id}`,
  );
  expect(section.getByText('Berikutnya Rp 163.760, 1 Januari 2027')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Atur cicilan' })).toBeNull();
  cleanup();
  await billPage({ listBillInstalmentPlans: answerOf([brokenPlan]) });
  expect(await screen.findByRole('button', { name: 'Atur cicilan' })).toBeVisible();
  cleanup();
  await billPage({ listOwnBills: answerOf([billRow]) }, whoamiOfResident);
  await screen.findByRole('region', { name: 'Keberatan' });
  expect(screen.queryByRole('button', { name: 'Atur cicilan' })).toBeNull();
});

it('a payer agrees to a plan with one press, and reads what keeps it', async () => {
  const mine = { getInstalmentPlan: answerOf({ ...proposedPlan, moves: ['accept', 'refuse'] as const }) };
  const { inputsOf, toasts } = await planPage(mine);
  expect(await screen.findByText(/Kalau satu bagian terlewat, cicilan gugur/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Setujui cicilan' }));
  await expect
    .poll(() => inputsOf('answerInstalmentPlan'))
    .toMatchObject([
      { params: { instalmentPlanId: proposedPlan.id }, body: { move: 'accept', reason: null }, version: 1 },
    ]);
  await expect.poll(() => toasts).toEqual(['Cicilan disetujui.']);
});

it('a payer refuses a plan, with a reason or without', async () => {
  const mine = { getInstalmentPlan: answerOf({ ...proposedPlan, moves: ['accept', 'refuse'] as const }) };
  const { inputsOf } = await planPage(mine);
  await userEvent.click(await screen.findByRole('button', { name: 'Tolak' }));
  const form = within(await screen.findByRole('dialog', { name: 'Tolak cicilan' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Terlalu cepat');
  await userEvent.click(form.getByRole('button', { name: 'Tolak cicilan' }));
  await expect
    .poll(() => inputsOf('answerInstalmentPlan'))
    .toMatchObject([{ body: { move: 'refuse', reason: 'Terlalu cepat' }, version: 1 }]);
});

it('each part says its day and what is paid of it; a plan that runs offers nothing to who may only read it', async () => {
  await planPage();
  const parts = within(await screen.findByRole('region', { name: 'Bagian' }));
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bagian 1.*1 Desember 2026.*Lunas.*Rp\s263\.760$/),
    expect.stringMatching(/^Bagian 2.*dibayar Rp\s100\.000.*Sebagian.*Rp\s263\.760$/),
    expect.stringMatching(/^Bagian 3.*1 Februari 2027.*Belum dibayar.*Rp\s263\.760$/),
  ]);
  expect(screen.queryByRole('button', { name: /cicilan$/ })).toBeNull();
});

it('its payer pays the part that is next of the bills that are open; who keeps the books does not', async () => {
  const ofMany = {
    ...runningPlan,
    bills: Array.from({ length: 22 }, (_, index) => ({ ...runningPlan.bills[0], billId: `bill-${index}` })),
  };
  await planPage({ getInstalmentPlan: answerOf(ofMany) });
  const href = (await screen.findByRole('link', { name: /^Bayar Rp.163\.760/ })).getAttribute('href');
  const asked = new URL(href ?? '', location.origin).searchParams;
  // A payment is of 20 bills at most.
  expect([asked.get('jumlah'), asked.get('tagihan')?.split(',').length]).toEqual(['163760', 20]);
  cleanup();
  await planPage({ getInstalmentPlan: answerOf({ ...runningPlan, reader: 'bookkeeper' as const }) }, whoamiOfOwner);
  await screen.findByRole('region', { name: 'Bagian' });
  expect(screen.queryByRole('link', { name: /^Bayar Rp/ })).toBeNull();
});

it('who said something, and when, is told by the day of the building', async () => {
  const early = { byName: 'Rina', at: '2026-11-20T17:30:00.000Z' };
  await planPage({ getInstalmentPlan: answerOf({ ...runningPlan, proposed: early }) });
  expect(await screen.findByText('Rina, 21 November 2026')).toBeVisible();
});

it('a plan that is over says how and why it ended, and its parts say no more whether they are paid', async () => {
  await planPage({ getInstalmentPlan: answerOf(cancelledPlan) });
  expect(await screen.findByText('Unit dijual')).toBeVisible();
  expect(screen.getByText('Dewi Lestari, 5 Desember 2026')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Bagian' })).queryByText('Belum dibayar')).toBeNull();
});

it('who keeps the books gives a plan up with a reason', async () => {
  const mine = { getInstalmentPlan: answerOf({ ...latePlan, moves: ['cancel'] as const }) };
  const { inputsOf, toasts } = await planPage(mine, whoamiOfOwner);
  await userEvent.click(await screen.findByRole('button', { name: 'Batalkan cicilan' }));
  const form = within(await screen.findByRole('dialog', { name: 'Batalkan cicilan A-101' }));
  await userEvent.click(form.getByRole('button', { name: 'Batalkan cicilan' }));
  expect(inputsOf('cancelInstalmentPlan')).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Unit dijual');
  await userEvent.click(form.getByRole('button', { name: 'Batalkan cicilan' }));
  await expect
    .poll(() => inputsOf('cancelInstalmentPlan'))
    .toMatchObject([
      { params: { buildingId: tower.id, instalmentPlanId: latePlan.id }, body: { reason: 'Unit dijual' }, version: 1 },
    ]);
  await expect.poll(() => toasts).toEqual(['Cicilan dibatalkan.']);
});

it('the plans of a building are listed, those that are open at first', async () => {
  const { inputsOf } = await openPage(<InstalmentsPage />, {
    route: '/imah/tagihan/cicilan',
    path: '/imah/tagihan/cicilan',
    person: whoamiOfOwner,
    answers: { ...answers, listInstalmentPlans: listOf([latePlan]) },
  });
  expect(await screen.findByText('Terlambat: Rp 263.760, bayar sampai 4 Desember 2026')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tampilkan' }), 'Semua');
  await expect
    .poll(() => inputsOf('listInstalmentPlans'))
    .toMatchObject([{ query: { only: 'open' } }, { query: { only: 'all' } }]);
});

it('a payer finds their plans above their bills, and nothing where there is none', async () => {
  const bills = (more = {}) =>
    openPage(<BillsPage />, {
      route: '/imah/tagihan',
      path: '/imah/tagihan',
      person: whoamiOfResident,
      answers: { ...answers, listOwnBills: answerOf([billRow]), ...more },
    });
  await bills({ listOwnInstalmentPlans: answerOf([proposedPlan]) });
  const section = within(await screen.findByRole('region', { name: 'Cicilan' }));
  expect(section.getByText('Menunggu persetujuan')).toBeVisible();
  cleanup();
  await bills();
  await screen.findByRole('link', { name: /unit A-101/ });
  expect(screen.queryByRole('region', { name: 'Cicilan' })).toBeNull();
});

it('arrears say which are paid in parts and lead to the plan; of others one is set up', async () => {
  const arrears = (more = {}) =>
    openPage(<ArrearsPage />, {
      route: '/imah/tagihan/tunggakan',
      path: '/imah/tagihan/tunggakan',
      person: whoamiOfOwner,
      answers: { ...answers, ...more },
    });
  const menu = async (name: string) => {
    const row = await screen.findByRole('row', { name: /A-101/ });
    await userEvent.click(within(row).getByRole('button', { name: /A-101/ }));
    return screen.findByRole('menuitem', { name });
  };
  await arrears({ listArrears: listOf([plannedRow]) });
  expect(await screen.findByRole('cell', { name: 'Berjalan' })).toBeVisible();
  expect(await menu('Buka cicilan')).toBeVisible();
  cleanup();
  await arrears();
  await userEvent.click(await menu('Atur cicilan'));
  expect(await screen.findByRole('dialog', { name: 'Atur cicilan' })).toBeVisible();
});
