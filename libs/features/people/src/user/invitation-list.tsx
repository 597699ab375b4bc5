import type { Invitation } from '@imah/contract/members';
import { Card, Button, EmptyState, FailedState, List, Skeleton, Stack } from '@imah/ui';
import { mailIcon } from '@imah/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '@imah/features-identity/account/parts';
import { useSettingsChange, useSettingsQueries } from '../model/use-settings.ts';
import { useSettingsTexts } from '../texts.ts';
import { InvitationRow } from './invitation-row.tsx';

export interface InvitationListProps {
  readonly orgId: string;
  readonly onSaid: (text: string) => void;
}

/** Who was invited, newest first, and what became of it. */
export function InvitationList({ orgId, onSaid }: InvitationListProps) {
  const t = useSettingsTexts();
  const queries = useSettingsQueries(orgId);
  const invitations = useInfiniteQuery(queries.invitations(''));
  const [refusal, setRefusal] = useState<unknown>(null);
  const resend = useSettingsChange(orgId, (client, { id, locale }: Invitation) =>
    client.resendInvitation({ params: { orgId, invitationId: id }, body: { locale } }),
  );
  const revoke = useSettingsChange(orgId, (client, { id }: Invitation) =>
    client.revokeInvitation({ params: { orgId, invitationId: id } }),
  );
  const rows = (invitations.data ?? []).flatMap(({ data }) => data);
  const told = (text: string) => () => {
    setRefusal(null);
    onSaid(text);
  };

  if (invitations.data === undefined)
    return invitations.error === null ? (
      <Skeleton shape="card" />
    ) : (
      <FailedState
        title={t('invitations.failed')}
        onRetry={() => void invitations.refetch()}
        attempt={invitations.isFetching ? 'retrying' : 'idle'}
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
              busy={[resend, revoke].some((change) => change.isPending && change.variables?.id === invitation.id)}
              onResend={() =>
                resend.mutate(invitation, {
                  onSuccess: told(t('invitations.resent', { email: invitation.email })),
                  onError: setRefusal,
                })
              }
              onRevoke={() =>
                revoke.mutate(invitation, {
                  onSuccess: told(t('invitations.revoked', { email: invitation.email })),
                  onError: setRefusal,
                })
              }
            />
          ))}
        </List>
      </Card>
      {invitations.hasNextPage ? (
        <Button loading={invitations.isFetchingNextPage} onClick={() => void invitations.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </Stack>
  );
}
