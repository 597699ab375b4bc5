import type { BillState, OnlinePaymentState, PaymentState } from '@imah/contract/payments/words';

/** The colour in which the state of a bill is said. */
export const billTones: Readonly<Record<BillState, 'neutral' | 'info' | 'warning' | 'success' | 'danger'>> = {
  draft: 'neutral',
  issued: 'warning',
  partial: 'info',
  disputed: 'danger',
  'disputed-partial': 'danger',
  paid: 'success',
  cancelled: 'neutral',
};

/** The colour in which the state of a payment is said. */
export const paymentTones: Readonly<Record<PaymentState, 'success' | 'danger'>> = {
  settled: 'success',
  reversed: 'danger',
};

/** The colour in which the state of an online payment is said. */
export const onlineTones: Readonly<Record<OnlinePaymentState, 'neutral' | 'info' | 'success' | 'warning' | 'danger'>> =
  {
    created: 'info',
    pending: 'info',
    settled: 'success',
    expired: 'warning',
    failed: 'danger',
    cancelled: 'neutral',
    refunded: 'neutral',
  };
