import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  bill: ['BillPage'],
  bills: ['BillsPage'],
  gateway: ['SettingsPaymentPage'],
  pay: ['OnlinePaymentPage', 'PayPage'],
  payments: ['PaymentsPage', 'ReceiptPage'],
  run: ['BillingRunPage'],
  'shared-bill': ['SharedBillPage'],
  setup: ['ArrearsPage', 'InstalmentPlanPage', 'InstalmentsPage', 'LateFeesPage', 'OpeningPage'],
  tariffs: ['SettingsBillingPage'],
  wallet: ['WalletPage'],
});
