import { usePlaces } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { outageScopeKinds } from '@imah/contract/outages/words';
import { MultiCombobox, SelectField } from '@imah/ui';
import type { OutageValues } from './outage-values.ts';
import { useOutagesTexts } from '../texts.ts';

interface OutageScopeFieldProps {
  readonly building: Building;
  readonly values: OutageValues;
  readonly error: string | undefined;
  readonly set: (change: Partial<OutageValues>) => void;
}

/** Whom an outage concerns: the building, parts of it, or single units. */
export function OutageScopeField({ building, values, error, set }: OutageScopeFieldProps) {
  const t = useOutagesTexts();
  const { scope, targets } = values;
  const { data: places } = usePlaces(building.id, { enabled: scope !== 'all' });
  const options =
    scope === 'units'
      ? (places?.units ?? []).map(({ id, code }) => ({ value: id, label: code }))
      : (places?.sections ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <SelectField
        name="scopeKind"
        label={t('form.whom')}
        value={scope}
        options={outageScopeKinds.map((value) => ({ value, label: t(`form.scopes.${value}`) }))}
        onChange={({ currentTarget }) =>
          set({ scope: outageScopeKinds.find((one) => one === currentTarget.value) ?? scope, targets: [] })
        }
      />
      {scope === 'all' ? null : (
        <MultiCombobox
          name="scope"
          label={t(`form.targets.${scope}`)}
          required
          options={options}
          value={[...targets]}
          error={error}
          onChange={({ value }) => set({ targets: value.map(({ value: id, label }) => ({ value: id, label })) })}
        />
      )}
    </>
  );
}
