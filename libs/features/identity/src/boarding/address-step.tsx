import { timeZones } from '@imah/contract/buildings/words';
import { SelectField, TextField } from '@imah/ui';
import { useState } from 'react';
import { zoneName } from '@imah/app/i18n';
import { provinces, zoneOfProvince } from '../provinces/index.ts';
import { useBoardingTexts } from './texts.ts';
import type { Boarding } from './use-boarding.ts';

export function AddressStep({ boarding: { form, initial } }: { readonly boarding: Boarding }) {
  const t = useBoardingTexts();
  const [zone, setZone] = useState(
    () => initial['building.timeZone'] || zoneOfProvince(initial['building.address.province'] ?? '') || '',
  );

  return (
    <>
      <SelectField
        name="building.address.province"
        label={t('address.province')}
        required
        placeholder={t('choose')}
        defaultValue={initial['building.address.province'] ?? ''}
        options={provinces.map((province) => ({ value: province, label: province }))}
        error={form.errorOf('building.address.province')}
        onChange={(event) => setZone(zoneOfProvince(event.currentTarget.value) ?? zone)}
      />
      <TextField
        name="building.address.city"
        label={t('address.city')}
        autoComplete="address-level2"
        maxLength={80}
        required
        defaultValue={initial['building.address.city']}
        error={form.errorOf('building.address.city')}
      />
      <TextField
        name="building.address.street"
        label={t('address.street')}
        mark="optional"
        autoComplete="street-address"
        maxLength={200}
        defaultValue={initial['building.address.street']}
        error={form.errorOf('building.address.street')}
      />
      <TextField
        name="building.address.postalCode"
        label={t('address.postalCode')}
        mark="optional"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        defaultValue={initial['building.address.postalCode']}
        error={form.errorOf('building.address.postalCode')}
      />
      <SelectField
        name="building.timeZone"
        label={t('address.timeZone')}
        hint={t('address.timeZoneHint')}
        required
        placeholder={t('choose')}
        value={zone}
        options={timeZones.map((each) => ({ value: each, label: t(`address.zones.${zoneName(each)}`) }))}
        error={form.errorOf('building.timeZone')}
        onChange={(event) => setZone(event.currentTarget.value)}
      />
    </>
  );
}
