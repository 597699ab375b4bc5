import type { Membership } from '@imah/contract/identity';
import type { Member } from '@imah/contract/members';
import { ConfirmDialog } from '@imah/ui';
import { useSettingsChange } from '../model/use-settings.ts';
import { useSettingsTexts } from '../texts.ts';

export interface RemoveMemberProps {
  readonly org: Membership;
  readonly member: Member;
  readonly onClose: () => void;
  readonly onRefused: (error: unknown) => void;
  readonly onRemoved: () => void;
}

/** The question before a person is taken out. */
export function RemoveMember({ org, member, onClose, onRefused, onRemoved }: RemoveMemberProps) {
  const t = useSettingsTexts();
  const removal = useSettingsChange(org.orgId, (client, input: Parameters<typeof client.removeMember>[0]) =>
    client.removeMember(input),
  );
  const input = { params: { orgId: org.orgId, memberId: member.id }, version: member.version };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('member.removeTitle', { name: member.name })}
      text={t('member.removeText', { org: org.orgName })}
      confirmLabel={t('member.removeConfirm')}
      loading={removal.isPending}
      onClose={onClose}
      onConfirm={() => removal.mutate(input, { onSuccess: onRemoved, onError: onRefused, onSettled: onClose })}
    />
  );
}
