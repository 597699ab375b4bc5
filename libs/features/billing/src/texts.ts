import type { Bill } from '@imah/contract/billing';
import { defineTexts, useFormat } from '@imah/app/i18n';
import { billingTextsId } from './messages/id.ts';

export const useBillingTexts = defineTexts({
  id: billingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).billingTextsEn,
});

const titles = { month: 'bill.title', 'late-fee': 'bill.feeTitle', opening: 'bill.openingTitle' } as const;

/** What a bill is called: what it is and of which month. */
export function useBillTitle(): (bill: Pick<Bill, 'kind' | 'period'>) => string {
  const t = useBillingTexts();
  const format = useFormat();
  return ({ kind, period }) => t(titles[kind], { month: format.month(period) });
}
