import type { BillingRunState } from '@imah/contract/billing/words';

/** The colour in which a state of a run is said. */
export const runTones: Readonly<Record<BillingRunState, 'neutral' | 'info' | 'warning' | 'success'>> = {
  draft: 'neutral',
  calculated: 'info',
  reviewed: 'warning',
  issued: 'success',
};
