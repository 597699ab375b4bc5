import type { BillState, PaymentState } from '@imah/contract/payments/words';

/** The colour in which the state of a bill is said. */
export const billTones: Readonly<Record<BillState, 'neutral' | 'info' | 'warning' | 'success'>> = {
  draft: 'neutral',
  issued: 'warning',
  partial: 'info',
  paid: 'success',
};

/** The colour in which the state of a payment is said. */
export const paymentTones: Readonly<Record<PaymentState, 'success' | 'danger'>> = {
  settled: 'success',
  reversed: 'danger',
};
