import { useRead } from '@imah/api-client/react';
import { expenseStates } from '@imah/contract/expenses/words';
import { DateField, Inline, SearchField, SelectField } from '@imah/ui';
import { readState } from '@imah/app/read';
import { useExpenseTexts } from './texts.ts';
import { useExpenseFilters } from './use-expense-filters.ts';

const states = ['all', ...expenseStates] as const;

/** Which expenses are shown; what is chosen stands in the address. */
export function ExpenseFilters({ orgId }: { readonly orgId: string }) {
  const t = useExpenseTexts();
  const { state, vendorId, from, to, search, change } = useExpenseFilters();
  const read = readState(useRead('listVendors', { params: { orgId }, query: {} }));
  const vendors = read.kind === 'ready' ? read.data : [];
  return (
    <Inline gap="sm" align="end">
      <SelectField
        label={t('filters.state')}
        value={state}
        options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={({ currentTarget: { value } }) => change({ state: states.find((one) => one === value) ?? 'all' })}
      />
      <SelectField
        label={t('filters.vendor')}
        value={vendorId ?? ''}
        options={[
          { value: '', label: t('filters.everyVendor') },
          ...vendors.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ vendorId: value === '' ? null : value })}
      />
      <DateField
        label={t('filters.from')}
        value={from}
        max={to ?? undefined}
        onChange={({ value }) => change({ from: value })}
      />
      <DateField
        label={t('filters.to')}
        value={to}
        min={from ?? undefined}
        onChange={({ value }) => change({ to: value })}
      />
      <SearchField
        label={t('filters.search')}
        value={search}
        maxLength={100}
        onChange={({ value }) => change({ search: value })}
      />
    </Inline>
  );
}
