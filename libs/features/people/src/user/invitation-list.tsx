import { useReadPages } from '@imah/api-client/react';
import type { Invitation } from '@imah/contract/members';
import { Card, EmptyState, List, Skeleton, Stack } from '@imah/ui';
import { mailIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { Refusal } from '@imah/features-identity/account/parts';
import { type ApiCall, useCommand } from '@imah/app/command';
import { Read, ReadMore, readState } from '@imah/app/read';
import { changeSettings } from '../model/use-settings.ts';
import { useSettingsTexts } from '../texts.ts';
import { InvitationRow } from './invitation-row.tsx';

export interface InvitationListProps {
  readonly orgId: string;
  readonly onSaid: (text: string) => void;
}

const limit = 50;

/** Who was invited, newest first, and what became of it. */
export function InvitationList({ orgId, onSaid }: InvitationListProps) {
  const t = useSettingsTexts();
  const invitations = useReadPages('listInvitations', { params: { orgId }, query: { limit } });
  const [refusal, setRefusal] = useState<unknown>(null);
  const { run } = useCommand(changeSettings(orgId), { refusal: 'caller' });
  const [busy, setBusy] = useState<string | null>(null);
  const paramsOf = ({ id }: Invitation) => ({ orgId, invitationId: id });
  const rows = invitations.data?.pages.flatMap(({ data }) => data) ?? [];
  async function change({ id }: Invitation, call: ApiCall, said: string): Promise<void> {
    setBusy(id);
    const done = await run(call);
    setBusy(null);
    setRefusal(done.kind === 'refused' ? done.error : null);
    if (done.kind === 'sent') onSaid(said);
  }

  if (invitations.data === undefined)
    return (
      <Read
        of={readState(invitations)}
        level={2}
        loading={<Skeleton shape="card" />}
        failed={t('invitations.failed')}
      />
    );
  if (rows.length === 0)
    return <EmptyState icon={mailIcon} title={t('invitations.empty')} text={t('invitations.emptyText')} />;
  return (
    <Stack gap="md">
      {refusal === null ? null : <Refusal error={refusal} />}
      <Card padding="none">
        <List aria-label={t('members.tabInvitations')}>
          {rows.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              busy={busy === invitation.id}
              onResend={() =>
                void change(
                  invitation,
                  (client) =>
                    client.resendInvitation({ params: paramsOf(invitation), body: { locale: invitation.locale } }),
                  t('invitations.resent', { email: invitation.email }),
                )
              }
              onRevoke={() =>
                void change(
                  invitation,
                  (client) => client.revokeInvitation({ params: paramsOf(invitation) }),
                  t('invitations.revoked', { email: invitation.email }),
                )
              }
            />
          ))}
        </List>
      </Card>
      <ReadMore of={invitations}>{t('more')}</ReadMore>
    </Stack>
  );
}
