import { organizationKinds } from '@imah/contract/organizations/words';
import { SelectField, TextField } from '@imah/ui';
import { useBoardingTexts } from './texts.ts';
import type { Boarding } from './use-boarding.ts';

export function OrganizationStep({ boarding: { form, initial } }: { readonly boarding: Boarding }) {
  const t = useBoardingTexts();
  return (
    <>
      <TextField
        name="organization.name"
        label={t('organization.name')}
        hint={t('organization.nameHint')}
        autoComplete="organization"
        maxLength={120}
        required
        defaultValue={initial['organization.name']}
        error={form.errorOf('organization.name')}
      />
      <SelectField
        name="organization.kind"
        label={t('organization.kind')}
        required
        defaultValue={initial['organization.kind'] ?? 'manager'}
        options={organizationKinds.map((kind) => ({ value: kind, label: t(`organization.kinds.${kind}`) }))}
        error={form.errorOf('organization.kind')}
      />
    </>
  );
}
