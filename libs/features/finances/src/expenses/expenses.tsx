import { useReadPages } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Expense } from '@imah/contract/expenses';
import { Button, Inline, Stack } from '@imah/ui';
import { downloadIcon, plusIcon, settingsIcon } from '@imah/ui/icons';
import { useDeferredValue, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { type BooksPlace, placeQueryOf } from '../parts/books-place.ts';
import { ExpenseFilters } from './expense-filters.tsx';
import { ExpenseForm } from './expense-form.tsx';
import { ExpenseList } from './expense-list.tsx';
import { ExpensePanel } from './expense-panel.tsx';
import { PaymentForm } from './payment-form.tsx';
import { RuleForm } from './rule-form.tsx';
import { useExpenseTexts } from './texts.ts';
import { expenseQueryOf, useExpenseFilters } from './use-expense-filters.ts';

interface ExpensesProps {
  readonly place: BooksPlace;
  readonly buildings: readonly Building[];
}

/** What is spent: recorded, approved by somebody else, and paid, one or several together. */
export function Expenses({ place, buildings }: ExpensesProps) {
  const t = useExpenseTexts();
  const can = useCan();
  const filters = useExpenseFilters();
  const [dialog, setDialog] = useState<'none' | 'new' | 'rule' | 'pay'>('none');
  const [chosen, setChosen] = useState<readonly Expense[]>([]);
  const { orgId, buildingId } = place;
  const search = useDeferredValue(filters.search.trim());
  const query = expenseQueryOf(filters, { buildingId, search });
  const pages = useReadPages('listExpenses', { params: { orgId }, query: { limit: 50, ...query } });
  const target = buildingId === null ? { orgId, everywhere: true } : { orgId, buildingId };
  const possible = buildings.filter(
    ({ id }) => can('expense.create', { orgId, buildingId: id }) === 'allowed' && (buildingId ?? id) === id,
  );
  const file = `/api/v1/organizations/${orgId}/expenses-file?${new URLSearchParams({
    ...query,
    ...placeQueryOf(place),
  }).toString()}`;
  const close = () => setDialog('none');
  return (
    <Stack gap="md">
      <Inline gap="sm">
        {possible.length > 0 ? (
          <Button tone="primary" icon={plusIcon} onClick={() => setDialog('new')}>
            {t('add')}
          </Button>
        ) : null}
        {can('expense.export', target) === 'allowed' ? (
          <Button icon={downloadIcon} onClick={() => window.location.assign(file)}>
            {t('file')}
          </Button>
        ) : null}
        {can('org.update', { orgId, everywhere: true }) === 'allowed' ? (
          <Button icon={settingsIcon} onClick={() => setDialog('rule')}>
            {t('rule')}
          </Button>
        ) : null}
      </Inline>
      <ExpenseFilters orgId={orgId} />
      {chosen.length > 0 ? (
        <Inline gap="sm">
          <Button tone="primary" onClick={() => setDialog('pay')}>
            {t('pay', { count: chosen.length })}
          </Button>
          <Button onClick={() => setChosen([])}>{t('forget')}</Button>
        </Inline>
      ) : null}
      <ExpenseList pages={pages} chosen={chosen} onChoose={setChosen} />
      {filters.expenseId === null ? null : (
        <ExpensePanel
          key={filters.expenseId}
          expenseId={filters.expenseId}
          buildings={buildings}
          onClose={() => filters.change({ expenseId: null })}
        />
      )}
      {dialog === 'new' ? <ExpenseForm orgId={orgId} buildings={possible} expense={null} onClose={close} /> : null}
      {dialog === 'rule' ? <RuleForm orgId={orgId} onClose={close} /> : null}
      {dialog === 'pay' ? (
        <PaymentForm
          orgId={orgId}
          expenses={chosen}
          onClose={close}
          onDone={() => {
            setChosen([]);
            close();
          }}
        />
      ) : null}
    </Stack>
  );
}
