import { tower, whoamiOfOwner } from '@imah/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { faultsOfReads, openOffline } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { BillsPage } from './bills/index.ts';
import { SettingsPaymentPage } from './gateway/index.ts';
import { ArrearsPage, InstalmentPlanPage, InstalmentsPage, LateFeesPage, OpeningPage } from './setup/index.ts';
import { OnlinePaymentPage, PayPage } from './pay/index.ts';
import { PaymentsPage, ReceiptPage } from './payments/index.ts';
import { BillingRunPage } from './run/index.ts';
import { SettingsBillingPage } from './tariffs/index.ts';
import { bill, payment, run } from './testing/billing-fixtures.ts';
import { openingAnswers } from './testing/opening-fixtures.ts';
import { instalmentAnswers, runningPlan } from './testing/instalment-fixtures.ts';
import { lateFeeAnswers } from './testing/late-fee-fixtures.ts';
import { onlinePayment, payAnswers } from './testing/online-fixtures.ts';

afterEach(cleanup);

const answers = { ...instalmentAnswers, ...payAnswers, ...lateFeeAnswers, ...openingAnswers };
const shared = { person: whoamiOfOwner, answers };
const list = { ...shared, route: '/imah/tagihan', path: '/imah/tagihan' };
const one = { ...shared, route: '/imah/tagihan/:id', path: `/imah/tagihan/${bill.id}` };
const ofMonth = { ...shared, route: '/imah/tagihan/:id/:runId', path: `/imah/tagihan/${tower.id}/${run.id}` };

const ofBuilding = { ...shared, route: '/imah/tagihan/:id/pembayaran', path: `/imah/tagihan/${tower.id}/pembayaran` };
const arrears = { ...shared, route: '/imah/tagihan/tunggakan', path: '/imah/tagihan/tunggakan' };
const lateFees = { ...shared, route: '/imah/tagihan/denda', path: '/imah/tagihan/denda' };
const plans = { ...shared, route: '/imah/tagihan/cicilan', path: '/imah/tagihan/cicilan' };
const plan = { ...shared, route: '/imah/cicilan/:id', path: `/imah/cicilan/${runningPlan.id}` };
const opening = { ...shared, route: '/imah/tagihan/saldo-awal', path: '/imah/tagihan/saldo-awal' };
const receipt = { ...shared, route: '/imah/kuitansi/:id', path: `/imah/kuitansi/${payment.id}` };

const pay = { ...shared, route: '/imah/bayar', path: '/imah/bayar' };
const online = { ...shared, route: '/imah/bayar/:id', path: `/imah/bayar/${onlinePayment.id}` };
const settings = { ...shared, route: '/imah/settings/payment', path: '/imah/settings/payment' };

it('a read of what is paid online that fails is tried again: what is due, one payment, the gateway', async () => {
  expect(await faultsOfReads(() => <PayPage />, pay, { listOwnDues: 'retry', listBuildings: /Tagihan di/ })).toEqual(
    [],
  );
  cleanup();
  expect(
    await faultsOfReads(() => <OnlinePaymentPage />, online, {
      getOnlinePayment: 'retry',
      listBuildings: /Pembayaran Rp/,
    }),
  ).toEqual([]);
  cleanup();
  expect(await faultsOfReads(() => <SettingsPaymentPage />, settings, { getPaymentGateway: 'retry' })).toEqual([]);
  cleanup();
  const tariffs = { ...shared, route: '/imah/settings/billing', path: '/imah/settings/billing' };
  expect(
    await faultsOfReads(() => <SettingsBillingPage />, tariffs, { listBuildings: 'retry', listTariffs: 'retry' }),
  ).toEqual([]);
});

it('a read of bills that fails is tried again: the list, a run, a bill', async () => {
  expect(
    await faultsOfReads(() => <BillsPage />, list, {
      listBuildings: 'retry',
      listOwnBills: 'retry',
      listOwnPayments: 'retry',
      listTariffs: 'retry',
      listBillingRuns: 'retry',
      listOpenDisputes: 'retry',
      listOwnInstalmentPlans: 'retry',
    }),
  ).toEqual([]);
  cleanup();
  // Where a run is told of live: it stands without it.
  expect(
    await faultsOfReads(() => <BillingRunPage />, ofMonth, {
      getBillingRun: 'retry',
      listBuildings: /Tagihan November/,
    }),
  ).toEqual([]);
  cleanup();
  // Which buildings are told of live: the bill stands without them.
  expect(
    await faultsOfReads(() => <BillPage />, one, {
      getBill: 'retry',
      listCreditNotes: 'retry',
      listBillDisputes: 'retry',
      listBillQuestions: 'retry',
      listBillLinks: 'retry',
      listBillInstalmentPlans: 'retry',
      listBuildings: /Tagihan November/,
      listOwnBills: /Tagihan November/,
    }),
  ).toEqual([]);
});

it('a read of payments that fails is tried again: the list of a building, its arrears, a receipt', async () => {
  expect(
    await faultsOfReads(() => <PaymentsPage />, ofBuilding, { getBuilding: 'retry', listPayments: 'retry' }),
  ).toEqual([]);
  cleanup();
  expect(
    await faultsOfReads(() => <ArrearsPage />, arrears, {
      listBuildings: 'retry',
      getArrearsTotals: 'retry',
      listArrears: 'retry',
    }),
  ).toEqual([]);
  cleanup();
  expect(
    await faultsOfReads(() => <LateFeesPage />, lateFees, {
      listBuildings: 'retry',
      listLateFeePolicies: 'retry',
      listLateFees: 'retry',
    }),
  ).toEqual([]);
  cleanup();
  expect(
    await faultsOfReads(() => <OpeningPage />, opening, { listBuildings: 'retry', listOpeningImports: 'retry' }),
  ).toEqual([]);
  cleanup();
  // Whose payments may be taken back, and where: the receipt stands without it.
  expect(
    await faultsOfReads(() => <ReceiptPage />, receipt, { getPayment: 'retry', listBuildings: /Kuitansi KWT/ }),
  ).toEqual([]);
});

it('a read of instalments that fails is tried again: those of a building, a plan', async () => {
  expect(
    await faultsOfReads(() => <InstalmentsPage />, plans, { listBuildings: 'retry', listInstalmentPlans: 'retry' }),
  ).toEqual([]);
  cleanup();
  // Which buildings are told of live: the plan stands without them.
  expect(
    await faultsOfReads(() => <InstalmentPlanPage />, plan, { getInstalmentPlan: 'retry', listBuildings: /Bagian/ }),
  ).toEqual([]);
});

it('bills say that there is no network, and are read by themselves once there is', async () => {
  for (const [page, options, first] of [
    [() => <BillsPage />, list, 'listOwnBills'],
    [() => <BillingRunPage />, ofMonth, 'getBillingRun'],
    [() => <BillPage />, one, 'getBill'],
    [() => <PaymentsPage />, ofBuilding, 'getBuilding'],
    [() => <ArrearsPage />, arrears, 'listBuildings'],
    [() => <LateFeesPage />, lateFees, 'listBuildings'],
    [() => <OpeningPage />, opening, 'listBuildings'],
    [() => <InstalmentsPage />, plans, 'listBuildings'],
    [() => <InstalmentPlanPage />, plan, 'getInstalmentPlan'],
    [() => <ReceiptPage />, receipt, 'getPayment'],
    [() => <PayPage />, pay, 'listOwnDues'],
    [() => <OnlinePaymentPage />, online, 'getOnlinePayment'],
  ] as const) {
    const { calls } = await openOffline(page, options);
    await expect.poll(() => calls().map(({ name }) => name)).toContain(first);
    cleanup();
  }
});
