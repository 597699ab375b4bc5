import { useApiClient, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Button, Form, FormActions, List, ListRow, SelectField, Skeleton, Stack, Text, TextField } from '@imah/ui';
import { mailIcon } from '@imah/ui/icons';
import { useRef, useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { Read, readState } from '@imah/app/read';
import { useMustVerify, VerifyFirst } from '@imah/features-identity/account/parts';
import { changeBuilding } from '../index.ts';
import { useLocale } from '@imah/app/i18n';
import { useNewBuildingTexts } from './texts.ts';
import { textOf } from '@imah/app/form';

/** Invites people into this building, one after the other. */
export function InviteTeam({ building }: { readonly building: Building }) {
  const t = useNewBuildingTexts();
  const client = useApiClient();
  const { locale } = useLocale();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [invited, setInvited] = useState<readonly string[]>([]);
  const email = useRef<HTMLInputElement>(null);
  const mustVerify = useMustVerify();
  const params = { orgId: building.orgId };
  const groups = useRead('listGroups', { params });

  async function handleSubmit(data: FormData): Promise<void> {
    const body = {
      email: textOf(data, 'email'),
      groupIds: [textOf(data, 'groupId')],
      buildingIds: [building.id],
      expiresAt: null,
      locale,
    };
    const done = await submit(() => client.createInvitation({ params, body }));
    if (done === null) return;
    setInvited((current) => [...current, done.data.email]);
    if (email.current !== null) email.current.value = '';
    email.current?.focus();
  }

  if (mustVerify === 'yes') return <VerifyFirst />;
  const state = readState(groups);
  if (state.kind !== 'ready') return <Read of={state} level={3} loading={<Skeleton shape="control" />} />;
  const roles = state.data.filter(({ defaultKey }) => defaultKey !== 'owner' && defaultKey !== 'resident');
  return (
    <Stack gap="lg">
      <Form answer={answer} onSubmit={({ data }) => void handleSubmit(data)}>
        {({ errorOf }) => (
          <Stack gap="md">
            <TextField
              ref={email}
              name="email"
              type="email"
              label={t('people.email')}
              required
              autoComplete="off"
              error={errorOf('email')}
            />
            <SelectField
              name="groupId"
              label={t('people.group')}
              options={[
                { value: '', label: t('people.groupUnset') },
                ...roles.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              required
              defaultValue={roles.find(({ defaultKey }) => defaultKey === 'technician')?.id ?? ''}
              error={errorOf('groupIds')}
            />
            <FormActions>
              <Button type="submit" icon={mailIcon} loading={isSending}>
                {t('people.send')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
      {invited.length === 0 ? null : (
        <Stack gap="xs">
          <Text size="sm" tone="muted" weight="semibold" aria-live="polite">
            {t('people.list')}
          </Text>
          <List>
            {invited.map((address) => (
              <ListRow key={address} icon={mailIcon} title={address} />
            ))}
          </List>
        </Stack>
      )}
    </Stack>
  );
}
