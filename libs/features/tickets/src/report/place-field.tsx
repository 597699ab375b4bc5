import type { Places } from '@imah/contract/buildings';
import { Combobox, RadioGroup, Stack } from '@imah/ui';
import { commonOptions, nameOfUnit, placeOptions } from '@imah/features-buildings/place-choice';
import { useNewTicketTexts } from './texts.ts';

/** The value of what belongs to everybody, wherever it is. */
export const commonPlace = 'common';

export interface PlaceFieldProps {
  /** Null while they are on their way. */
  readonly places: Places | null;
  /** `staff` search among all places; `resident` has a few of their own. */
  readonly side: 'staff' | 'resident';
  readonly value: string;
  readonly onChange: (place: string) => void;
  readonly error: string | undefined;
}

/** Where it is: a unit, or what belongs to everybody, on a floor or in a section of it. */
export function PlaceField({ places, side, value, onChange, error }: PlaceFieldProps) {
  const t = useNewTicketTexts();
  const data = places ?? emptyPlaces;
  if (side === 'resident') {
    const home = value === '' || data.units.some(({ id }) => id === value) ? value : commonPlace;
    const common = commonOptions(data);
    return (
      <Stack gap="md">
        <RadioGroup
          name="place"
          label={t('where')}
          look="card"
          direction="row"
          value={home}
          onChange={(change) => onChange(change.value)}
          options={[
            ...data.units.map(({ id, code }) => ({
              value: id,
              label: t('unit', { code }),
              hint: nameOfUnit(data, id),
            })),
            { value: commonPlace, label: t('common'), hint: t('commonHint') },
          ]}
          error={error}
        />
        {home === commonPlace && common.length > 0 ? (
          <Combobox
            name="spot"
            label={t('spot')}
            mark="optional"
            options={common}
            value={common.find((option) => option.value === value) ?? null}
            onChange={(change) => onChange(change.value?.value ?? commonPlace)}
          />
        ) : null}
      </Stack>
    );
  }
  const options = placeOptions(data);
  return (
    <Combobox
      name="place"
      label={t('location')}
      hint={t('locationHint')}
      placeholder={t('locationPlaceholder')}
      mark="optional"
      options={options}
      state={places === null ? 'loading' : 'ready'}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(change) => onChange(change.value?.value ?? commonPlace)}
      error={error}
    />
  );
}

const emptyPlaces: Places = { sections: [], floors: [], units: [] };
