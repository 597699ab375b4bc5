import type { Invitation } from '@imah/contract/members';
import { Button, ConfirmDialog, Inline, ListRow, StatusBadge } from '@imah/ui';
import { mailIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useSettingsTexts } from '../texts.ts';

const tones = {
  pending: 'info',
  accepted: 'success',
  declined: 'danger',
  revoked: 'neutral',
  expired: 'warning',
} as const;

export interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly busy: boolean;
  readonly onResend: () => void;
  readonly onRevoke: () => void;
}

export function InvitationRow({ invitation, busy, onResend, onRevoke }: InvitationRowProps) {
  const t = useSettingsTexts();
  const format = useFormat();
  const [asking, setAsking] = useState<'no' | 'yes'>('no');
  const { email, expiresAt, groups, invitedBy, sentAt, status } = invitation;
  const isOpen = status === 'pending' || status === 'expired';
  const name = `${t('invitations.resend')}: ${email}`;

  return (
    <ListRow
      icon={mailIcon}
      title={email}
      description={
        <Inline gap="sm">
          <span>{groups.map((group) => group.name).join(', ')}</span>
          {invitedBy === null ? null : <span>{t('invitations.by', { name: invitedBy })}</span>}
          {status !== 'pending' ? null : (
            <span>
              {sentAt === null
                ? t('invitations.sending')
                : t('invitations.expires', { date: format.date(expiresAt, 'Asia/Jakarta') })}
            </span>
          )}
        </Inline>
      }
      trailing={
        <Inline gap="sm">
          <StatusBadge tone={tones[status]} label={t(`invitations.statuses.${status}`)} />
          {isOpen ? (
            <>
              <Button size="sm" disabled={busy} aria-label={name} onClick={onResend}>
                {t('invitations.resend')}
              </Button>
              <Button
                size="sm"
                tone="ghost"
                disabled={busy}
                aria-label={`${t('invitations.revoke')}: ${email}`}
                onClick={() => setAsking('yes')}
              >
                {t('invitations.revoke')}
              </Button>
              <ConfirmDialog
                open={asking === 'yes'}
                tone="danger"
                title={t('invitations.revokeTitle', { email })}
                text={t('invitations.revokeText')}
                confirmLabel={t('invitations.revokeConfirm')}
                onClose={() => setAsking('no')}
                onConfirm={() => {
                  setAsking('no');
                  onRevoke();
                }}
              />
            </>
          ) : null}
        </Inline>
      }
    />
  );
}
