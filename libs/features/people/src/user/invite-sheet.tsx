import { useRead } from '@imah/api-client/react';
import type { Locale } from '@imah/contract/core/words';
import type { Membership } from '@imah/contract/identity';
import { Button, FailedState, Form, FormActions, SelectField, Sheet, Skeleton, Stack, TextField } from '@imah/ui';
import { mailIcon } from '@imah/ui/icons';
import { useMemo, useState } from 'react';
import { useMustVerify, VerifyFirst } from '@imah/features-identity/account/parts';
import { isEmail, useFormTexts } from '@imah/app/form';
import { useLocale } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { emptyScope, rightsOf, scopeOf, zoneOf } from '../model/scope.ts';
import { useOrgBuildings } from '../model/use-settings.ts';
import { RightsDifference } from '../parts/rights-difference.tsx';
import { ScopeFields } from '../parts/scope-fields.tsx';
import { useSettingsTexts } from '../texts.ts';
import { useScopeForm } from './use-scope-form.ts';

export interface InviteSheetProps {
  readonly org: Membership;
  readonly onClose: () => void;
  readonly onSaid: (text: string) => void;
}

/** A person invited by mail, with what they will be able to do. */
export function InviteSheet({ org, onClose, onSaid }: InviteSheetProps) {
  const t = useSettingsTexts();
  const tf = useFormTexts();
  const { locale } = useLocale();
  const groupsQuery = useRead('listGroups', { params: { orgId: org.orgId } });
  const groups = readState(groupsQuery);
  const buildings = useOrgBuildings(org.orgId);
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState<Locale>(locale);
  const mustVerify = useMustVerify();
  const form = useScopeForm(org.orgId, emptyScope, () => {
    onSaid(t('invitations.sent', { email: email.trim() }));
    onClose();
  });
  const scope = useMemo(() => scopeOf(form.draft, zoneOf(buildings)), [form.draft, buildings]);
  const known = groups.kind === 'ready' ? groups.data : [];

  function send(): void {
    const { reach, buildingIds } = form.draft;
    const missing = {
      ...(isEmail(email) ? {} : { email: [tf('email')] }),
      ...(reach === 'some' && buildingIds.length === 0 ? { buildingIds: [t('scope.buildingsMissing')] } : {}),
    };
    if (!form.check(missing)) return;
    const body = { ...scope, email: email.trim(), locale: language };
    void form.submit((client) => client.createInvitation({ params: { orgId: org.orgId }, body }));
  }

  return (
    <Sheet open title={t('invitations.title')} description={t('invitations.lead')} onClose={onClose}>
      <Read
        of={groups}
        level={2}
        loading={<Skeleton shape="card" />}
        failed={t('groups.failed')}
        forbidden={<FailedState title={t('groups.failed')} />}
        missing={null}
      />
      {mustVerify === 'yes' ? <VerifyFirst /> : null}
      {groups.kind === 'ready' && mustVerify === 'no' ? (
        <Form answer={form.answer} onSubmit={send}>
          {({ errorOf }) => (
            <Stack gap="xl">
              <TextField
                label={t('invitations.email')}
                type="email"
                name="email"
                autoComplete="off"
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
                error={errorOf('email')}
              />
              <ScopeFields
                draft={form.draft}
                onChange={form.setDraft}
                groups={groups.data}
                buildings={buildings}
                reach={org.buildingIds === null ? 'all' : 'some'}
                errorOf={errorOf}
              />
              <SelectField
                label={t('invitations.language')}
                value={language}
                options={(['id', 'en'] as const).map((value) => ({
                  value,
                  label: t(`invitations.languages.${value}`),
                }))}
                onChange={(event) => setLanguage(event.currentTarget.value === 'en' ? 'en' : 'id')}
              />
              <RightsDifference before={null} after={rightsOf(scope, known)} buildings={buildings} />
              <FormActions>
                <Button onClick={onClose}>{t('cancel')}</Button>
                <Button type="submit" tone="primary" icon={mailIcon} loading={form.isSending}>
                  {t('invitations.send')}
                </Button>
              </FormActions>
            </Stack>
          )}
        </Form>
      ) : null}
    </Sheet>
  );
}
