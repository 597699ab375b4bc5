import { fileURLToPath } from 'node:url';
import type { ServerContext } from '@imah/server-platform';
import type { ServerDomain } from '@imah/server-platform/http';
import { arrearsHandlers } from './arrears/arrears-handlers.ts';
import { startReminderJobs } from './arrears/reminder-jobs.ts';
import { billedPhotoSubjects } from './bills/bill-photos.ts';
import { billingHandlers } from './bills/billing-handlers.ts';
import { startRunJobs } from './bills/work/work-jobs.ts';
import { budgetHandlers } from './budgets/budget-handlers.ts';
import { creditNoteHandlers } from './credits/credit-note-handlers.ts';
import { disputeHandlers } from './disputes/dispute-handlers.ts';
import { documentHandlers } from './documents/document-handlers.ts';
import { expenseFileSubjects, expenseHandlers } from './expenses/expense-handlers.ts';
import { startExpenseJobs } from './expenses/expense-jobs.ts';
import { financesHandlers } from './finances/finances-handlers.ts';
import { instalmentHandlers } from './instalments/instalment-handlers.ts';
import { startInstalmentJobs } from './instalments/plan-jobs.ts';
import { startLateFeeJobs } from './late-fees/fee-jobs.ts';
import { billLinkHandlers } from './links/bill-link-handlers.ts';
import { lateFeeHandlers } from './late-fees/late-fee-handlers.ts';
import { startLedgerJobs } from './ledger/ledger-jobs.ts';
import { onlinePaymentHandlers } from './online/online-handlers.ts';
import { paymentFileSubjects, paymentHandlers } from './payments/payment-handlers.ts';
import { openingHandlers } from './opening/opening-handlers.ts';
import { startWalletJobs } from './wallet/autopay-jobs.ts';
import { walletHandlers } from './wallet/wallet-handlers.ts';
import { statementHandlers } from './statements/statement-handlers.ts';

export const billingDomain = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  handlers: (context: ServerContext) => ({
    ...billingHandlers(context),
    ...openingHandlers(context),
    ...documentHandlers(context),
    ...paymentHandlers(context),
    ...onlinePaymentHandlers(context),
    ...arrearsHandlers(context),
    ...financesHandlers(context),
    ...budgetHandlers(context),
    ...expenseHandlers(context),
    ...statementHandlers(context),
    ...creditNoteHandlers(context),
    ...lateFeeHandlers(context),
    ...disputeHandlers(context),
    ...instalmentHandlers(context),
    ...billLinkHandlers(context),
    ...walletHandlers(context),
  }),
  keyedHandlers: (unit: ServerContext) => ({
    ...paymentHandlers(unit),
    ...creditNoteHandlers(unit),
    ...walletHandlers(unit),
  }),
  ports: { fileSubjects: { ...paymentFileSubjects, ...expenseFileSubjects, ...billedPhotoSubjects } },
  startLongJobs: async (context: ServerContext) => {
    await startLedgerJobs(context);
    await startRunJobs(context);
    await startReminderJobs(context);
    await startInstalmentJobs(context);
    await startLateFeeJobs(context);
    await startWalletJobs(context);
    await startExpenseJobs(context);
  },
} satisfies ServerDomain;
