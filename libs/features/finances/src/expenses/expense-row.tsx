import type { Expense } from '@imah/contract/expenses';
import { Checkbox, Inline, ListRow, StatusBadge, Text, VisuallyHidden } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { expenseTones } from './expense-tones.ts';
import { useExpenseTexts } from './texts.ts';
import { useExpenseFilters } from './use-expense-filters.ts';

interface ExpenseRowProps {
  readonly expense: Expense;
  readonly choice: 'none' | 'free' | 'chosen';
  readonly onChoose: () => void;
}

/** An expense in the list; it opens beside it. */
export function ExpenseRow({ expense, choice, onChoose }: ExpenseRowProps) {
  const t = useExpenseTexts();
  const format = useFormat();
  const day = useDay();
  const { hrefOf } = useExpenseFilters();
  const { id, number, on, amount, description, vendor, buildingName, state } = expense;
  return (
    <ListRow
      leading={
        choice === 'none' ? undefined : (
          <Checkbox
            label={<VisuallyHidden>{t('choose', { number })}</VisuallyHidden>}
            checked={choice === 'chosen'}
            onChange={onChoose}
          />
        )
      }
      title={description}
      description={[number, day(on), ...(vendor === null ? [] : [vendor.name]), buildingName].join(' · ')}
      href={hrefOf({ expenseId: id })}
      trailing={
        <Inline gap="sm" align="center">
          <StatusBadge tone={expenseTones[state]} label={t(`states.${state}`)} />
          <Text weight="semibold">{format.rupiah(amount)}</Text>
        </Inline>
      }
    />
  );
}
