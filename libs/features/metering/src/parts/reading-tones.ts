import type { ReadingState } from '@imah/contract/metering/words';
import type { StatusBadgeProps } from '@imah/ui';

export const readingTones: Readonly<Record<ReadingState, StatusBadgeProps['tone']>> = {
  submitted: 'warning',
  approved: 'success',
  rejected: 'danger',
  estimate: 'info',
};
