import type { InvitationResult } from '@imah/contract/members';
import { Button, Callout, FormActions, Heading, List, ListRow, Stack } from '@imah/ui';
import { circleXIcon } from '@imah/ui/icons';
import { useId } from 'react';
import { Refusal } from '@imah/features-identity/account/parts';
import { useCommand } from '@imah/app/command';
import { changeSettings } from '../model/use-settings.ts';
import { useSettingsTexts } from '../texts.ts';

/** What became of one address, and the row it stood in. */
export type InvitedRow = InvitationResult & { readonly row: number };

export interface InviteResultsProps {
  readonly orgId: string;
  readonly rows: readonly InvitedRow[];
  /** Leads back to the form with these addresses in it. */
  readonly onCorrect: (addresses: readonly string[]) => void;
  readonly onClose: () => void;
}

/** After many were invited at once: how many were, who was not and why, and the way to take all of it back. */
export function InviteResults({ orgId, rows, onCorrect, onClose }: InviteResultsProps) {
  const t = useSettingsTexts();
  const id = useId();
  const undo = useCommand(changeSettings(orgId), { refusal: 'caller' });
  const invitationIds = rows.flatMap(({ invitationId }) => invitationId ?? []);
  const refused = rows.filter(({ outcome }) => outcome !== 'invited');
  const wrong = rows.filter(({ outcome }) => outcome === 'wrong-address');
  const isUndone = undo.outcome?.kind === 'sent';

  return (
    <Stack gap="lg">
      <Callout tone={isUndone ? 'info' : refused.length === 0 ? 'success' : 'warning'} announce="polite">
        {isUndone
          ? t('invitations.many.undone')
          : t('invitations.many.sent', { count: invitationIds.length, total: String(rows.length) })}
      </Callout>
      {undo.error === null ? null : <Refusal error={undo.error} />}
      {refused.length === 0 ? null : (
        <Stack gap="sm" as="section" aria-labelledby={id}>
          <Heading level={3} id={id}>
            {t('invitations.many.refused')}
          </Heading>
          <List>
            {refused.map(({ row, email, outcome }) => (
              <ListRow
                key={`${row} ${email}`}
                icon={circleXIcon}
                title={email}
                description={t('invitations.many.why', {
                  row: String(row),
                  reason: t(`invitations.many.reasons.${outcome}`),
                })}
              />
            ))}
          </List>
        </Stack>
      )}
      <FormActions
        aside={
          invitationIds.length === 0 || isUndone ? null : (
            <Button
              tone="ghost"
              loading={undo.isPending}
              onClick={() =>
                void undo.run((client) => client.revokeInvitations({ params: { orgId }, body: { invitationIds } }))
              }
            >
              {t('invitations.many.undo')}
            </Button>
          )
        }
      >
        {wrong.length === 0 ? null : (
          <Button onClick={() => onCorrect(wrong.map(({ email }) => email))}>{t('invitations.many.correct')}</Button>
        )}
        <Button tone="primary" onClick={onClose}>
          {t('invitations.many.done')}
        </Button>
      </FormActions>
    </Stack>
  );
}
