import { statementLineStates } from '@imah/contract/statements/words';
import { Inline, SearchField, SelectField, ToggleGroup } from '@imah/ui';
import { useBankTexts } from './texts.ts';
import { useBankFilters } from './use-bank-filters.ts';

const states = [...statementLineStates, 'all'] as const;
const directions = ['all', 'in', 'out'] as const;

/** Which lines are shown; what is chosen stands in the address. */
export function LineFilters() {
  const t = useBankTexts();
  const { state, direction, search, change } = useBankFilters();
  return (
    <Inline gap="sm" align="end">
      <ToggleGroup
        label={t('lines.stateLabel')}
        value={state}
        options={states.map((value) => ({ value, label: t(`lines.states.${value}`) }))}
        onChange={({ value }) => change({ state: states.find((one) => one === value) ?? 'new', lineIds: [] })}
      />
      <SelectField
        label={t('lines.direction')}
        value={direction}
        options={directions.map((value) => ({ value, label: t(`lines.directions.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ direction: directions.find((one) => one === value) ?? 'all', lineIds: [] })
        }
      />
      <SearchField
        label={t('lines.search')}
        value={search}
        maxLength={100}
        onChange={({ value }) => change({ search: value, lineIds: [] })}
      />
    </Inline>
  );
}
