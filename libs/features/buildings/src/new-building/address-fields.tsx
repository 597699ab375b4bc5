import { timeZones } from '@imah/contract/buildings/words';
import { Grid, SelectField, Stack, TextField } from '@imah/ui';
import { zoneName } from '@imah/app/i18n';
import { provinces, zoneOfProvince } from '@imah/features-identity/provinces';
import type { DraftField, DraftValues } from './building-draft.ts';
import { useNewBuildingTexts } from './texts.ts';

interface AddressFieldsProps {
  readonly values: DraftValues;
  readonly onTyped: (field: DraftField, value: string) => void;
  readonly onValues: (values: DraftValues) => void;
  readonly errorOf: (name: string) => string | undefined;
}

export function AddressFields({ values, onTyped, onValues, errorOf }: AddressFieldsProps) {
  const t = useNewBuildingTexts();
  const text = (field: DraftField) => ({
    name: field,
    value: values[field] ?? '',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onTyped(field, event.currentTarget.value),
    error: errorOf(field),
  });
  return (
    <Stack gap="lg">
      <TextField {...text('name')} label={t('name')} maxLength={120} required autoComplete="off" />
      <Grid columns={2} gap="md">
        <SelectField
          {...text('address.province')}
          label={t('province')}
          required
          placeholder={t('choose')}
          options={provinces.map((province) => ({ value: province, label: province }))}
          onChange={(event) => {
            const province = event.currentTarget.value;
            const zone = zoneOfProvince(province);
            onValues({ 'address.province': province, ...(zone === null ? {} : { timeZone: zone }) });
          }}
        />
        <TextField {...text('address.city')} label={t('city')} maxLength={80} required autoComplete="address-level2" />
        <TextField
          {...text('address.street')}
          label={t('street')}
          mark="optional"
          maxLength={200}
          autoComplete="street-address"
        />
        <TextField
          {...text('address.postalCode')}
          label={t('postalCode')}
          mark="optional"
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
        />
      </Grid>
      <SelectField
        {...text('timeZone')}
        label={t('zone')}
        hint={t('zoneHint')}
        required
        placeholder={t('choose')}
        options={timeZones.map((zone) => ({ value: zone, label: zoneName(zone) }))}
      />
    </Stack>
  );
}
