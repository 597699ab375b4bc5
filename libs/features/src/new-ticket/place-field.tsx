import type { Places, Unit } from '@imah/contract';
import { Combobox, type ComboboxOption, Notice, RadioGroup } from '@imah/ui';
import type { ReadState } from '../live/query-state.ts';
import { useNewTicketTexts } from './texts.ts';

/** The value of what is of no unit. */
export const commonPlace = 'common';

export interface PlaceFieldProps {
  readonly places: ReadState<Places>;
  /** `staff` search among all units; `resident` has a few of their own. */
  readonly side: 'staff' | 'resident';
  readonly value: string;
  readonly onChange: (place: string) => void;
  readonly error: string | undefined;
}

/** Where it is: a unit, or what belongs to everybody. */
export function PlaceField({ places, side, value, onChange, error }: PlaceFieldProps) {
  const t = useNewTicketTexts();
  if (places.kind === 'failed' || places.kind === 'offline') return <Notice tone="warning">{t('placesFailed')}</Notice>;
  const data = places.kind === 'ready' ? places.data : emptyPlaces;
  if (side === 'resident') {
    return (
      <RadioGroup
        name="place"
        label={t('where')}
        look="card"
        direction="row"
        value={value}
        onChange={(change) => onChange(change.value)}
        options={[
          ...data.units.map(({ id, code }) => ({ value: id, label: t('unit', { code }), hint: nameOf(data, id) })),
          { value: commonPlace, label: t('common'), hint: t('commonHint') },
        ]}
        error={error}
      />
    );
  }
  const options = data.units.map((unit) => optionOf(data, unit));
  return (
    <Combobox
      name="place"
      label={t('location')}
      hint={t('locationHint')}
      placeholder={t('locationPlaceholder')}
      mark="optional"
      options={options}
      state={places.kind === 'loading' ? 'loading' : 'ready'}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(change) => onChange(change.value?.value ?? commonPlace)}
      error={error}
    />
  );
}

const emptyPlaces: Places = { sections: [], floors: [], units: [] };

function optionOf(places: Places, { id, code }: Unit): ComboboxOption {
  return { value: id, label: code, description: nameOf(places, id) };
}

/** Floor and section of a unit: "Lantai 3, Menara A". */
function nameOf({ sections, floors, units }: Places, unitId: string): string {
  const floor = floors.find(({ id }) => id === units.find((unit) => unit.id === unitId)?.floorId);
  const section = sections.find(({ id }) => id === floor?.sectionId);
  return [floor?.label, section?.name].filter((name) => name !== undefined).join(', ');
}
