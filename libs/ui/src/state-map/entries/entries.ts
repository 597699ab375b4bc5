import type { StatechartEntry } from '../run/statechart-entry.ts';
import { billEntry } from './bill.tsx';
import { billingRunEntry } from './billing-run.tsx';
import { buildWatchEntry } from './build-watch.tsx';
import { buildingFeedEntry } from './building-feed.tsx';
import { chunkRecoveryEntry } from './chunk-recovery.tsx';
import { colorModeEntry } from './color-mode.tsx';
import { loadingBarEntry } from './loading-bar.tsx';
import { meterReadingEntry } from './meter-reading.tsx';
import { mqttConnectionEntry } from './mqtt-connection.tsx';
import { outboxEntry } from './outbox.tsx';
import { onlinePaymentEntry } from './online-payment.tsx';
import { paymentEntry } from './payment.tsx';
import { orderEntry } from './order.tsx';
import { instalmentEntry } from './instalment.tsx';
import { payoutEntry } from './payout.tsx';
import { budgetEntry } from './budget.tsx';
import { expenseEntry } from './expense.tsx';
import { periodEntry } from './period.tsx';
import { dashboardEditorEntry } from './dashboard-editor.tsx';
import { planEditorEntry } from './plan-editor.tsx';
import { holdEntry } from './hold.tsx';
import { presenceBeatEntry } from './presence-beat.tsx';
import { reportSubmissionEntry } from './report-submission.tsx';
import { routeGuardEntry } from './route-guard.tsx';
import { ruleInstanceEntry } from './rule-instance.tsx';
import { sessionEntry } from './session.tsx';
import { statementLineEntry } from './statement-line.tsx';
import { tabGroupEntry } from './tab-group.tsx';
import { toastEntry } from './toast.tsx';
import { toasterEntry } from './toaster.tsx';
import { tooltipEntry } from './tooltip.tsx';
import { tooltipGroupEntry } from './tooltip-group.tsx';
import { uploadEntry } from './upload.tsx';

/** Every statechart of `@imah/state-machines`, in the order of its README. */
export const statechartEntries: readonly StatechartEntry[] = [
  sessionEntry,
  routeGuardEntry,
  mqttConnectionEntry,
  tabGroupEntry,
  buildingFeedEntry,
  loadingBarEntry,
  toastEntry,
  toasterEntry,
  tooltipEntry,
  tooltipGroupEntry,
  colorModeEntry,
  buildWatchEntry,
  chunkRecoveryEntry,
  outboxEntry,
  uploadEntry,
  dashboardEditorEntry,
  planEditorEntry,
  holdEntry,
  presenceBeatEntry,
  reportSubmissionEntry,
  ruleInstanceEntry,
  billingRunEntry,
  billEntry,
  paymentEntry,
  orderEntry,
  instalmentEntry,
  payoutEntry,
  expenseEntry,
  budgetEntry,
  periodEntry,
  onlinePaymentEntry,
  meterReadingEntry,
  statementLineEntry,
];
