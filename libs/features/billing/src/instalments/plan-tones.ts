import type { InstalmentPartState, InstalmentState } from '@imah/contract/payments/words';

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** The colour in which the state of a plan is said. */
export const planTones: Readonly<Record<InstalmentState, Tone>> = {
  proposed: 'warning',
  running: 'info',
  completed: 'success',
  broken: 'danger',
  refused: 'neutral',
  lapsed: 'neutral',
  cancelled: 'neutral',
};

/** The colour in which the state of a part is said. */
export const partTones: Readonly<Record<InstalmentPartState, Tone>> = {
  open: 'neutral',
  partial: 'info',
  late: 'danger',
  paid: 'success',
  dropped: 'neutral',
};
