import { useRead } from '@imah/api-client/react';
import type { Locale } from '@imah/contract/core/words';
import type { Membership } from '@imah/contract/identity';
import { mostInvitedByMail } from '@imah/contract/members/words';
import { Button, FailedState, Form, FormActions, SelectField, Sheet, Skeleton, Stack, TextArea } from '@imah/ui';
import { mailIcon } from '@imah/ui/icons';
import { useMemo, useState } from 'react';
import { useMustVerify, VerifyFirst } from '@imah/features-identity/account/parts';
import { isEmail, useFormTexts } from '@imah/app/form';
import { useLocale } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { emptyScope, rightsOf, scopeOf, zoneOf } from '../model/scope.ts';
import { readAddresses } from '../model/typed-addresses.ts';
import { useOrgBuildings } from '../model/use-settings.ts';
import { RightsDifference } from '../parts/rights-difference.tsx';
import { ScopeFields } from '../parts/scope-fields.tsx';
import { useSettingsTexts } from '../texts.ts';
import { type InvitedRow, InviteResults } from './invite-results.tsx';
import { useScopeForm } from './use-scope-form.ts';

export interface InviteSheetProps {
  readonly org: Membership;
  readonly onClose: () => void;
  readonly onSaid: (text: string) => void;
}

/** People invited by mail, one or many into the same, with what they will be able to do. */
export function InviteSheet({ org, onClose, onSaid }: InviteSheetProps) {
  const t = useSettingsTexts();
  const tf = useFormTexts();
  const { locale } = useLocale();
  const groupsQuery = useRead('listGroups', { params: { orgId: org.orgId } });
  const groups = readState(groupsQuery);
  const buildings = useOrgBuildings(org.orgId);
  const [emails, setEmails] = useState('');
  const [language, setLanguage] = useState<Locale>(locale);
  const mustVerify = useMustVerify();
  const [invited, setInvited] = useState<readonly InvitedRow[] | null>(null);
  const form = useScopeForm(org.orgId, emptyScope, () => undefined);
  const scope = useMemo(() => scopeOf(form.draft, zoneOf(buildings)), [form.draft, buildings]);
  const known = groups.kind === 'ready' ? groups.data : [];

  async function send(): Promise<void> {
    const { reach, buildingIds } = form.draft;
    const typed = readAddresses(emails);
    const missing = {
      ...faultOf(typed),
      ...(reach === 'some' && buildingIds.length === 0 ? { buildingIds: [t('scope.buildingsMissing')] } : {}),
    };
    if (!form.check(missing)) return;
    const params = { orgId: org.orgId };
    const [only] = typed;
    if (typed.length === 1 && only !== undefined) {
      const body = { ...scope, email: only.address, locale: language };
      if ((await form.submit((client) => client.createInvitation({ params, body }))) === null) return;
      onSaid(t('invitations.sent', { email: only.address }));
      return onClose();
    }
    const body = { ...scope, emails: typed.map(({ address }) => address), locale: language };
    const done = await form.submit((client) => client.createInvitations({ params, body }));
    if (done === null) return;
    setInvited(done.data.map((result, index) => ({ ...result, row: typed[index]?.row ?? index + 1 })));
  }

  /** One address is checked here; what is wrong with one of many is said of it afterwards, and keeps no other. */
  function faultOf(typed: ReturnType<typeof readAddresses>) {
    const [only] = typed;
    if (only === undefined || (typed.length === 1 && !isEmail(only.address))) return { email: [tf('email')] };
    if (typed.length <= mostInvitedByMail) return {};
    return {
      email: [t('invitations.many.tooMany', { limit: String(mostInvitedByMail), count: String(typed.length) })],
    };
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
      {invited === null ? null : (
        <InviteResults
          orgId={org.orgId}
          rows={invited}
          onCorrect={(addresses) => {
            setEmails(addresses.join('\n'));
            setInvited(null);
          }}
          onClose={onClose}
        />
      )}
      {groups.kind === 'ready' && mustVerify === 'no' && invited === null ? (
        <Form answer={form.answer} onSubmit={() => void send()}>
          {({ errorOf }) => (
            <Stack gap="xl">
              <TextArea
                label={t('invitations.email')}
                hint={t('invitations.many.hint')}
                name="email"
                rows={2}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                value={emails}
                onChange={(event) => setEmails(event.currentTarget.value)}
                error={errorOf('email') ?? errorOf('emails')}
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
