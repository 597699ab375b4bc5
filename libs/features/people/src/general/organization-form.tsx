import { organizationKinds } from '@imah/contract/organizations/words';
import type { OrganizationDetail } from '@imah/contract/organizations';
import { Button, Card, Checkbox, Heading, Callout, SelectField, Stack, TextField } from '@imah/ui';
import { useCan } from '@imah/app/ports';
import { arrived, useCommand } from '@imah/app/command';
import { FormMessage, useForm, useFormTexts } from '@imah/app/form';
import { changeSettings } from '../model/use-settings.ts';
import { useSettingsTexts } from '../texts.ts';
import { changeOf, checkOrganization, fields } from './organization-fields.ts';

export interface OrganizationFormProps {
  readonly organization: OrganizationDetail;
  readonly onSaved: () => void;
}

/** The form of an organisation; who may not change it reads it. */
export function OrganizationForm({ organization, onSaved }: OrganizationFormProps) {
  const t = useSettingsTexts();
  const tf = useFormTexts();
  const can = useCan();
  const { id: orgId, version, address } = organization;
  const mayChange = can('org.update', { orgId, everywhere: true }) === 'allowed';
  const { run } = useCommand(changeSettings(orgId), { refusal: 'caller' });
  const form = useForm({
    fields,
    check: (values) => checkOrganization(values, { t, required: tf('required') }),
    send: async (values) => {
      const body = changeOf(values);
      arrived(await run((client) => client.updateOrganization({ params: { orgId }, body, version })));
      onSaved();
    },
  });

  return (
    <Card padding="lg">
      <form {...form.formProps}>
        <Stack gap="lg">
          {mayChange ? null : <Callout>{t('general.readOnly')}</Callout>}
          <FormMessage message={form.message} />
          <TextField
            name="name"
            label={t('general.name')}
            defaultValue={organization.name}
            maxLength={120}
            required
            disabled={!mayChange}
            error={form.errorOf('name')}
          />
          <SelectField
            name="kind"
            label={t('general.kind')}
            defaultValue={organization.kind}
            options={organizationKinds.map((kind) => ({ value: kind, label: t(`general.kinds.${kind}`) }))}
            disabled={!mayChange}
            error={form.errorOf('kind')}
          />
          <TextField
            name="npwp"
            label={t('general.npwp')}
            hint={t('general.npwpHint')}
            inputMode="numeric"
            defaultValue={organization.npwp ?? ''}
            maxLength={25}
            disabled={!mayChange}
            error={form.errorOf('npwp')}
          />
          <Checkbox name="pkp" label={t('general.pkp')} defaultChecked={organization.pkp} disabled={!mayChange} />
          <Heading level={2} size="md">
            {t('general.address')}
          </Heading>
          {(['street', 'city', 'province', 'postalCode'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              label={t(`general.${name}`)}
              defaultValue={address?.[name] ?? ''}
              maxLength={name === 'street' ? 200 : name === 'postalCode' ? 5 : 80}
              {...(name === 'postalCode' ? { inputMode: 'numeric' as const } : {})}
              disabled={!mayChange}
              error={form.errorOf(name)}
            />
          ))}
          {mayChange ? (
            <div>
              <Button type="submit" tone="primary" loading={form.status === 'submitting'}>
                {t('save')}
              </Button>
            </div>
          ) : null}
        </Stack>
      </form>
    </Card>
  );
}
