import type { OrderState } from '@imah/contract/catalogue/words';

/** The colour in which the state of an order is said. */
export const orderTones: Readonly<
  Record<OrderState | 'unpaid', 'warning' | 'info' | 'success' | 'danger' | 'neutral'>
> = {
  placed: 'warning',
  unpaid: 'warning',
  billed: 'warning',
  paid: 'info',
  processing: 'info',
  completed: 'success',
  cancelled: 'danger',
};
