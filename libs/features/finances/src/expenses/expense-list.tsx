import type { useReadPages } from '@imah/api-client/react';
import type { Expense } from '@imah/contract/expenses';
import { expenseLimits } from '@imah/contract/expenses/words';
import { Card, EmptyState, List, Skeleton, Stack } from '@imah/ui';
import { receiptTextIcon } from '@imah/ui/icons';
import { Read, ReadMore, readState } from '@imah/app/read';
import { ExpenseRow } from './expense-row.tsx';
import { useExpenseTexts } from './texts.ts';
import { useExpenseFilters } from './use-expense-filters.ts';

interface ExpenseListProps {
  readonly pages: ReturnType<typeof useReadPages<'listExpenses'>>;
  readonly chosen: readonly Expense[];
  readonly onChoose: (chosen: readonly Expense[]) => void;
}

/** Expenses, the newest first; those that the reader may pay can be chosen together. */
export function ExpenseList({ pages, chosen, onChoose }: ExpenseListProps) {
  const t = useExpenseTexts();
  const { state, vendorId, from, to, search } = useExpenseFilters();
  const isNarrowed = state !== 'all' || vendorId !== null || from !== null || to !== null || search !== '';
  const isFull = chosen.length >= expenseLimits.together;
  const choiceOf = (expense: Expense) => {
    if (!expense.moves.includes('pay')) return 'none';
    if (chosen.some(({ id }) => id === expense.id)) return 'chosen';
    return isFull ? 'none' : 'free';
  };
  return (
    <Read of={readState(pages)} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
      {(known) => {
        const expenses = known.pages.flatMap(({ data }) => data);
        return (
          <Stack gap="md">
            {expenses.length === 0 ? (
              <EmptyState
                icon={receiptTextIcon}
                level={2}
                title={t(isNarrowed ? 'none' : 'empty')}
                text={t('emptyText')}
              />
            ) : (
              <Card padding="none">
                <List aria-label={t('label')}>
                  {expenses.map((expense) => (
                    <ExpenseRow
                      key={expense.id}
                      expense={expense}
                      choice={choiceOf(expense)}
                      onChoose={() =>
                        onChoose(
                          chosen.some(({ id }) => id === expense.id)
                            ? chosen.filter(({ id }) => id !== expense.id)
                            : [...chosen, expense],
                        )
                      }
                    />
                  ))}
                </List>
              </Card>
            )}
            <ReadMore of={pages}>{t('more')}</ReadMore>
          </Stack>
        );
      }}
    </Read>
  );
}
