import type { HouseholdSettings } from '@imah/contract/people';
import { householdPolicies } from '@imah/contract/people/words';
import { useRead } from '@imah/api-client/react';
import { Button, Card, RadioGroup, Stack } from '@imah/ui';
import { useCan } from '@imah/app/ports';
import { arrived, useCommand } from '@imah/app/command';
import { FormMessage, useForm } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { changeSettings } from '../model/use-settings.ts';
import { useSettingsTexts } from '../texts.ts';

/** Whether the first occupant of a unit may invite their household. */
export function HouseholdPart({ orgId }: { readonly orgId: string }) {
  const can = useCan();
  const mayRead = can('settings.view', { orgId }) === 'allowed';
  const { data } = useRead('getHouseholdSettings', { params: { orgId } }, { enabled: mayRead });
  if (data === undefined) return null;
  return <HouseholdForm key={data.invitations} orgId={orgId} settings={data} />;
}

export function HouseholdForm({ orgId, settings }: { readonly orgId: string; readonly settings: HouseholdSettings }) {
  const t = useSettingsTexts();
  const can = useCan();
  const toast = useToast();
  const mayChange = can('settings.update', { orgId, everywhere: true }) === 'allowed';
  const { run } = useCommand(changeSettings(orgId), { refusal: 'caller' });
  const form = useForm({
    fields: ['invitations'],
    check: () => ({}),
    send: async ({ invitations }) => {
      const body = { invitations: householdPolicies.find((one) => one === invitations) ?? 'off' };
      arrived(await run((client) => client.updateHouseholdSettings({ params: { orgId }, body })));
      toast('success', t('saved'));
    },
  });
  return (
    <Card padding="lg">
      <form {...form.formProps}>
        <Stack gap="lg">
          <FormMessage message={form.message} />
          <RadioGroup
            name="invitations"
            label={t('general.household.label')}
            hint={t('general.household.hint')}
            look="card"
            defaultValue={settings.invitations}
            options={householdPolicies.map((value) => ({
              value,
              label: t(`general.household.policies.${value}`),
              hint: t(`general.household.hints.${value}`),
              disabled: !mayChange,
            }))}
            error={form.errorOf('invitations')}
          />
          {mayChange ? (
            <div>
              <Button type="submit" tone="primary" loading={form.status === 'submitting'}>
                {t('general.household.save')}
              </Button>
            </div>
          ) : null}
        </Stack>
      </form>
    </Card>
  );
}
