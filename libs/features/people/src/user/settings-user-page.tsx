import type { Membership } from '@imah/contract/identity';
import { Button, Inline, Callout, Stack, Tabs } from '@imah/ui';
import { userPlusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { SettingsFrame } from '../parts/settings-frame.tsx';
import { useOpened } from '../parts/use-opened.ts';
import { useSettingsTexts } from '../texts.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { MemberList } from './member-list.tsx';
import { MemberSheet } from './member-sheet.tsx';

/** The people of an organisation: who they are, what they may do where, and who is invited. */
export function SettingsUserPage({ shown = 'page' }: { readonly shown?: 'list' | 'page' }) {
  const t = useSettingsTexts();
  return (
    <SettingsFrame
      page="user"
      shown={shown}
      title={t('members.title')}
      lead={t('cards.user.text')}
      permission="member.view"
    >
      {(org) => <People org={org} />}
    </SettingsFrame>
  );
}

function People({ org }: { readonly org: Membership }) {
  const t = useSettingsTexts();
  const can = useCan();
  const tab = useOpened('tab');
  const member = useOpened('anggota');
  const invite = useOpened('undang');
  const [said, setSaid] = useState<string | null>(null);
  const mayInvite = can('member.create', { orgId: org.orgId }) === 'allowed';

  const members = <MemberList org={org} hrefOf={member.hrefOf} />;
  return (
    <Stack gap="lg">
      {said === null ? null : (
        <Callout tone="success" announce="polite">
          {said}
        </Callout>
      )}
      {mayInvite ? (
        <Inline justify="end">
          <Button tone="primary" icon={userPlusIcon} onClick={() => invite.open('1')}>
            {t('members.invite')}
          </Button>
        </Inline>
      ) : null}
      {mayInvite ? (
        <Tabs
          label={t('members.tabs')}
          selected={tab.opened === 'undangan' ? 'undangan' : 'anggota'}
          onChange={({ selected }) => (selected === 'undangan' ? tab.open(selected) : tab.close())}
          tabs={[
            { id: 'anggota', label: t('members.tabMembers'), content: members },
            {
              id: 'undangan',
              label: t('members.tabInvitations'),
              content: <InvitationList orgId={org.orgId} onSaid={setSaid} />,
            },
          ]}
        />
      ) : (
        members
      )}
      {member.opened === null ? null : (
        <MemberSheet org={org} memberId={member.opened} onClose={member.close} onSaid={setSaid} />
      )}
      {mayInvite && invite.opened !== null ? <InviteSheet org={org} onClose={invite.close} onSaid={setSaid} /> : null}
    </Stack>
  );
}
