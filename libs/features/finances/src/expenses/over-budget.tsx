import { useRead } from '@imah/api-client/react';
import { Callout } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { readState } from '@imah/app/read';
import { useBudgetTexts } from '../budget/texts.ts';

/** Tells whoever approves an expense that it passes the budget of its account. A hint: it keeps nobody from anything. */
export function OverBudget({ expenseId }: { readonly expenseId: string }) {
  const t = useBudgetTexts();
  const format = useFormat();
  const read = readState(useRead('getExpenseBudget', { params: { expenseId } }));
  if (read.kind !== 'ready' || read.data.plan === null || read.data.plan.over === 0) return null;
  const { of, year, planned, spent, over } = read.data.plan;
  return (
    <Callout tone="warning">
      {t(`over.${of}`, {
        year,
        planned: format.rupiah(planned),
        spent: format.rupiah(spent),
        over: format.rupiah(over),
      })}
    </Callout>
  );
}
