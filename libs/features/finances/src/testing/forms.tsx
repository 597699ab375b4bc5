import { tower, whoamiOfOwner } from '@imah/testing';
import { userEvent } from '@testing-library/user-event';
import type { FormCase } from '@imah/app/form/testing';
import { AccountForm } from '../accounts/account-form.tsx';
import { EditAccountForm } from '../accounts/edit-account-form.tsx';
import { BankAccountForm } from '../bank/bank-account-form.tsx';
import { IgnoringForm } from '../bank/ignoring-form.tsx';
import { ImportStatement } from '../bank/import-statement.tsx';
import { OpeningForm } from '../bank/opening-form.tsx';
import { UndoingForm } from '../bank/undoing-form.tsx';
import { AnswerForm } from '../expenses/answer-form.tsx';
import { BeginForm } from '../budget/begin-form.tsx';
import { ReturnForm } from '../budget/return-form.tsx';
import { ExpenseForm } from '../expenses/expense-form.tsx';
import { PaymentForm } from '../expenses/payment-form.tsx';
import { RepeatForm } from '../expenses/repeat-form.tsx';
import { RuleForm } from '../expenses/rule-form.tsx';
import { SlipForm } from '../expenses/slip-form.tsx';
import { ClosingForm } from '../periods/closing-form.tsx';
import { ReopeningForm } from '../periods/reopening-form.tsx';
import { VendorForm } from '../vendors/vendor-form.tsx';
import { bankAccount, line, matchedLine } from './bank-fixtures.ts';
import { submittedBudget } from './budget-fixtures.ts';
import { approvedExpense, draftExpense, submittedExpense, vendor } from './expense-fixtures.ts';
import { financesAnswers, ownAccount } from './finances-fixtures.ts';

const close = () => undefined;
const answers = financesAnswers();
const orgId = whoamiOfOwner.memberships[0]?.orgId ?? '';

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  { source: 'accounts/account-form.tsx', element: <AccountForm orgId={orgId} onClose={close} /> },
  {
    source: 'accounts/edit-account-form.tsx',
    element: <EditAccountForm orgId={orgId} account={ownAccount} onClose={close} />,
  },
  {
    source: 'periods/closing-form.tsx',
    element: <ClosingForm orgId={orgId} period="2026-10" onClose={close} />,
    answers,
  },
  {
    source: 'bank/bank-account-form.tsx',
    element: <BankAccountForm orgId={orgId} account={bankAccount} onClose={close} />,
  },
  {
    source: 'bank/opening-form.tsx',
    element: (
      <OpeningForm
        orgId={orgId}
        bankAccountId={bankAccount.id}
        opening={{ amount: 1_000_000, on: '2026-10-31' }}
        onClose={close}
      />
    ),
  },
  {
    source: 'bank/import-statement.tsx',
    element: <ImportStatement orgId={orgId} account={bankAccount} onClose={close} />,
    fill: async () => {
      const input = document.querySelector<HTMLInputElement>('input[type="file"]');
      if (input !== null) await userEvent.upload(input, new File(['mutasi'], 'mutasi.csv', { type: 'text/csv' }));
    },
  },
  {
    source: 'bank/reason-form.tsx',
    element: (
      <IgnoringForm orgId={orgId} bankAccountId={bankAccount.id} lineId={line.id} onDone={close} onClose={close} />
    ),
  },
  {
    source: 'bank/reason-form.tsx',
    element: (
      <UndoingForm
        orgId={orgId}
        bankAccountId={bankAccount.id}
        matchId={matchedLine.match?.id ?? ''}
        onDone={close}
        onClose={close}
      />
    ),
  },
  {
    source: 'expenses/expense-form.tsx',
    element: <ExpenseForm orgId={orgId} buildings={[tower]} expense={draftExpense} onClose={close} />,
    answers,
  },
  {
    source: 'expenses/answer-form.tsx',
    element: <AnswerForm expense={submittedExpense} move="reject" onClose={close} />,
  },
  {
    source: 'expenses/payment-form.tsx',
    element: <PaymentForm orgId={orgId} expenses={[approvedExpense]} onClose={close} onDone={close} />,
    answers,
  },
  { source: 'expenses/repeat-form.tsx', element: <RepeatForm expense={approvedExpense} onClose={close} /> },
  { source: 'expenses/slip-form.tsx', element: <SlipForm expense={approvedExpense} onClose={close} /> },
  { source: 'expenses/rule-form.tsx', element: <RuleForm orgId={orgId} onClose={close} />, answers },
  {
    source: 'budget/begin-form.tsx',
    element: (
      <BeginForm
        place={{ orgId, buildingId: tower.id, reach: 'organization' }}
        year="2026"
        hasApproved={false}
        onClose={close}
      />
    ),
  },
  { source: 'budget/return-form.tsx', element: <ReturnForm budget={submittedBudget} onClose={close} /> },
  { source: 'vendors/vendor-form.tsx', element: <VendorForm orgId={orgId} vendor={vendor} onClose={close} /> },
  { source: 'periods/reopening-form.tsx', element: <ReopeningForm orgId={orgId} period="2026-09" onClose={close} /> },
];
