import { answerOf, tower } from '@imah/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormCase } from '@imah/app/form/testing';
import { DueForm } from '../pay/due-form.tsx';
import { GatewayForm } from '../gateway/gateway-form.tsx';
import { RuleForm } from '../arrears/rule-form.tsx';
import { CreditNoteForm } from '../credits/credit-note-form.tsx';
import { AnswerForm } from '../disputes/answer-form.tsx';
import { DisputeForm } from '../disputes/dispute-form.tsx';
import { dispute, disputedBill } from './dispute-fixtures.ts';
import { CancelForm } from '../instalments/cancel-form.tsx';
import { PlanForm } from '../instalments/plan-form.tsx';
import { firstTerms } from '../instalments/plan-terms.ts';
import { RefuseForm } from '../instalments/refuse-form.tsx';
import { preview, proposedPlan, runningPlan } from './instalment-fixtures.ts';
import { LinkForm } from '../links/link-form.tsx';
import { RunForm } from '../bills/run-form.tsx';
import { PaymentForm } from '../payments/payment-form.tsx';
import { ReversalForm } from '../receipt/reversal-form.tsx';
import { TariffForm } from '../tariffs/tariff-form.tsx';
import { PolicyForm } from '../late-fees/policy-form.tsx';
import { WaiveForm } from '../late-fees/waive-form.tsx';
import { feeRow } from './late-fee-fixtures.ts';
import { AutopayForm } from '../wallet/autopay-form.tsx';
import { FloatDialog } from '../wallet/float-form.tsx';
import { PayoutAnswerForm } from '../wallet/payout-answer-form.tsx';
import { QuestionForm } from '../questions/question-form.tsx';
import { PayoutForm } from '../wallet/payout-form.tsx';
import { TopUpForm } from '../wallet/top-up-form.tsx';
import { WalletPaymentForm } from '../wallet/wallet-payment-form.tsx';
import { due, gateway } from './online-fixtures.ts';
import { asked, wallet } from './wallet-fixtures.ts';
import { bill, credits, payment, plan } from './billing-fixtures.ts';

const close = () => undefined;
/** Puts a text in the place of what stands in a field. */
async function type(name: RegExp, text: string): Promise<void> {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  { source: 'tariffs/tariff-form.tsx', element: <TariffForm buildingId={tower.id} onClose={close} /> },
  { source: 'bills/run-form.tsx', element: <RunForm buildingId={tower.id} onClose={close} /> },
  {
    source: 'payments/payment-form.tsx',
    element: (
      <PaymentForm
        building={tower}
        payer={{ personId: payment.personId, name: payment.personName }}
        amount={500_000}
        onClose={close}
      />
    ),
    answers: { planPayment: answerOf(plan) },
  },
  {
    source: 'arrears/rule-form.tsx',
    element: <RuleForm orgId={tower.orgId} rule={{ daysBefore: 3, daysAfter: null }} onClose={close} />,
  },
  {
    source: 'disputes/dispute-form.tsx',
    element: <DisputeForm bill={bill} onClose={close} />,
    fill: () => userEvent.click(screen.getByRole('checkbox', { name: /^IPL/ })),
  },
  {
    source: 'questions/question-form.tsx',
    element: <QuestionForm bill={bill} position={2} onClose={close} />,
    fill: () => type(/ingin Anda ketahui/, 'Untuk apa dana ini?'),
  },
  {
    source: 'disputes/answer-form.tsx',
    element: <AnswerForm bill={disputedBill} dispute={dispute} rests={credits.rests} onClose={close} />,
  },
  {
    source: 'instalments/plan-form.tsx',
    element: (
      <PlanForm
        buildingId={tower.id}
        billId={bill.id}
        known={preview}
        terms={firstTerms('2026-11-21')}
        today="2026-11-21"
        onClose={close}
      />
    ),
    answers: { previewInstalments: answerOf(preview) },
  },
  { source: 'instalments/refuse-form.tsx', element: <RefuseForm plan={proposedPlan} onClose={close} /> },
  { source: 'instalments/cancel-form.tsx', element: <CancelForm plan={runningPlan} onClose={close} /> },
  { source: 'links/link-form.tsx', element: <LinkForm bill={bill} zone="Asia/Jakarta" onMade={close} /> },
  { source: 'late-fees/policy-form.tsx', element: <PolicyForm building={tower} onClose={close} /> },
  { source: 'late-fees/waive-form.tsx', element: <WaiveForm buildingId={tower.id} fee={feeRow} onClose={close} /> },
  { source: 'pay/due-form.tsx', element: <DueForm due={due} first={[]} /> },
  { source: 'gateway/gateway-form.tsx', element: <GatewayForm orgId={tower.orgId} gateway={gateway} /> },
  {
    source: 'credits/credit-note-form.tsx',
    element: <CreditNoteForm bill={bill} rests={credits.rests} onClose={close} />,
  },
  {
    source: 'wallet/wallet-payment-form.tsx',
    element: <WalletPaymentForm wallet={wallet} dues={[due]} onClose={close} />,
  },
  {
    source: 'wallet/top-up-form.tsx',
    element: <TopUpForm wallet={wallet} onClose={close} />,
    fill: () => type(/Jumlah/, '20000'),
  },
  {
    source: 'wallet/payout-form.tsx',
    element: <PayoutForm wallet={wallet} reader="owner" onClose={close} />,
    fill: () => type(/Nomor rekening/, '1234567890'),
  },
  { source: 'wallet/payout-answer-form.tsx', element: <PayoutAnswerForm payout={asked} onClose={close} /> },
  { source: 'wallet/autopay-form.tsx', element: <AutopayForm wallet={wallet} /> },
  {
    source: 'wallet/float-form.tsx',
    element: <FloatDialog orgId={tower.orgId} limit={1_000_000_000} onClose={close} />,
  },
  { source: 'receipt/reversal-form.tsx', element: <ReversalForm payment={payment} onClose={close} /> },
];
