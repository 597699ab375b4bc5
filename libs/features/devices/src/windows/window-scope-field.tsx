import { useDevices, usePlaces } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { windowBounds, windowScopes } from '@imah/contract/alarms/words';
import { MultiCombobox, SelectField } from '@imah/ui';
import { useWindowTexts } from './texts.ts';
import type { WindowValues } from './window-values.ts';

interface WindowScopeFieldProps {
  readonly building: Building;
  readonly values: WindowValues;
  readonly error: string | undefined;
  readonly set: (change: Partial<WindowValues>) => void;
}

/** Where work goes on: in the whole building, on parts or floors of it, at devices. */
export function WindowScopeField({ building, values, error, set }: WindowScopeFieldProps) {
  const t = useWindowTexts();
  const { scope, targets } = values;
  const options = useTargets(building.id, scope);
  return (
    <>
      <SelectField
        name="scopeKind"
        label={t('form.where')}
        value={scope}
        options={windowScopes.map((value) => ({ value, label: t(`form.scopes.${value}`) }))}
        onChange={({ currentTarget }) =>
          set({ scope: windowScopes.find((one) => one === currentTarget.value) ?? scope, targets: [] })
        }
      />
      {scope === 'building' ? null : (
        <MultiCombobox
          name="scope"
          label={t(`form.targets.${scope}`)}
          required
          options={options}
          value={[...targets]}
          error={error}
          onChange={({ value }) =>
            set({ targets: value.slice(0, windowBounds.places).map(({ value: id, label }) => ({ value: id, label })) })
          }
        />
      )}
    </>
  );
}

/** What can be named; a floor with its section, where there are several. */
function useTargets(buildingId: string, scope: WindowValues['scope']) {
  const { data: places } = usePlaces(buildingId, { enabled: scope === 'sections' || scope === 'floors' });
  const { data: devices = [] } = useDevices(buildingId, { enabled: scope === 'devices' });
  if (scope === 'devices') return devices.map(({ id, name }) => ({ value: id, label: name }));
  const { sections = [], floors = [] } = places ?? {};
  if (scope === 'sections') return sections.map(({ id, name }) => ({ value: id, label: name }));
  return floors.map(({ id, label, sectionId }) => {
    const section = sections.length > 1 ? sections.find((one) => one.id === sectionId) : undefined;
    return { value: id, label: section === undefined ? label : `${label}, ${section.name}` };
  });
}
