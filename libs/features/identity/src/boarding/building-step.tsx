import { buildingKinds } from '@imah/contract/buildings/words';
import { SelectField, TextField } from '@imah/ui';
import { useBoardingTexts } from './texts.ts';
import type { Boarding } from './use-boarding.ts';

export function BuildingStep({ boarding: { form, initial } }: { readonly boarding: Boarding }) {
  const t = useBoardingTexts();
  return (
    <>
      <TextField
        name="building.name"
        label={t('building.name')}
        maxLength={120}
        required
        defaultValue={initial['building.name']}
        error={form.errorOf('building.name')}
      />
      <SelectField
        name="building.kind"
        label={t('building.kind')}
        required
        placeholder={t('choose')}
        defaultValue={initial['building.kind'] ?? ''}
        options={buildingKinds.map((kind) => ({ value: kind, label: t(`building.kinds.${kind}`) }))}
        error={form.errorOf('building.kind')}
      />
    </>
  );
}
