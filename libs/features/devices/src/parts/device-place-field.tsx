import { usePlaces } from '@imah/api-client/react';
import { Combobox } from '@imah/ui';
import { placeOptions } from '@imah/features-buildings/place-choice';

export interface DevicePlaceFieldProps {
  readonly buildingId: string;
  readonly label: string;
  readonly hint: string;
  /** As `placeValue` writes a place; empty for all of the building. */
  readonly place: string;
  readonly onChange: (place: string) => void;
  readonly error: string | undefined;
}

/** Where a device stands: a unit, a floor or a tower of its building, or all of it. */
export function DevicePlaceField({ buildingId, label, hint, place, onChange, error }: DevicePlaceFieldProps) {
  const places = usePlaces(buildingId);
  const options = places.data === undefined ? [] : placeOptions(places.data);
  return (
    <Combobox
      name="unitId"
      label={label}
      hint={hint}
      mark="optional"
      options={options}
      state={places.isPending ? 'loading' : places.isError ? 'failed' : 'ready'}
      onRetry={() => void places.refetch()}
      value={options.find(({ value }) => value === place) ?? null}
      onChange={({ value }) => onChange(value?.value ?? '')}
      error={error}
    />
  );
}
