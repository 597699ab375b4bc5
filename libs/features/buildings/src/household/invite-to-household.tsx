import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Household, HouseholdInvited } from '@imah/contract/people';
import { Button, Dialog, Form, FormActions, Stack, Text, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { textOf } from '@imah/app/form';
import { useLocale } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { HandedOver } from './handed-over.tsx';
import { useHouseholdTexts } from './texts.ts';

interface InviteToHouseholdProps {
  readonly building: Building;
  readonly home: Household;
  readonly onClose: () => void;
}

/** Somebody of the household: a name, and an address to send the invitation to, if there is one. */
export function InviteToHousehold({ building, home, onClose }: InviteToHouseholdProps) {
  const t = useHouseholdTexts();
  const client = useApiClient();
  const toast = useToast();
  const { locale } = useLocale();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [invited, setInvited] = useState<HouseholdInvited | null>(null);

  async function handleSubmit(data: FormData): Promise<void> {
    const email = textOf(data, 'email');
    const body = { unitId: home.unitId, name: textOf(data, 'name'), email: email === '' ? null : email, locale };
    const done = await submit(() => client.inviteToHousehold({ params: { buildingId: building.id }, body }));
    if (done === null) return;
    const { member, link } = done.data;
    if (link !== null) return setInvited(done.data);
    toast('success', t(member.status === 'waiting' ? 'asked' : 'mailed', { name: member.name }));
    onClose();
  }

  if (invited?.link != null)
    return <HandedOver building={building} home={home} member={invited.member} link={invited.link} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('form.title', { code: home.unitCode })}>
      <Form answer={answer} onSubmit={({ data }) => void handleSubmit(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="name"
              label={t('form.name')}
              maxLength={120}
              required
              autoComplete="off"
              error={errorOf('name')}
            />
            <TextField
              name="email"
              type="email"
              label={t('form.email')}
              hint={home.policy === 'approval' ? undefined : t('form.emailHint')}
              mark="optional"
              maxLength={254}
              autoComplete="off"
              error={errorOf('email')}
            />
            <Text size="sm" tone="muted">
              {t('form.until')}
            </Text>
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('form.send')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
