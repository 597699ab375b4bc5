import type { Membership } from '@imah/contract/identity';
import type { Member } from '@imah/contract/members';
import { ConfirmDialog } from '@imah/ui';
import { useCommand } from '@imah/app/command';
import { changeSettings } from '../model/use-settings.ts';
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
  const { run, isPending } = useCommand(changeSettings(org.orgId), { refusal: 'caller' });
  const input = { params: { orgId: org.orgId, memberId: member.id }, version: member.version };
  async function remove(): Promise<void> {
    const done = await run((client) => client.removeMember(input));
    if (done.kind === 'sent') onRemoved();
    if (done.kind === 'refused') onRefused(done.error);
    onClose();
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('member.removeTitle', { name: member.name })}
      text={t('member.removeText', { org: org.orgName })}
      confirmLabel={t('member.removeConfirm')}
      loading={isPending}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
