import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Household, HouseholdMember } from '@imah/contract/people';
import type { InvitationWay } from '@imah/contract/people/words';
import { ConfirmDialog, IconButton, Inline, ListRow, Menu, type MenuItem, Callout, StatusBadge } from '@imah/ui';
import { ellipsisVerticalIcon, userPlusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useLocale } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { AccountBadge } from '../accounts/account-badge.tsx';
import { changeBuilding } from '../parts/building-commands.ts';
import { HandedOver } from './handed-over.tsx';
import { useHouseholdTexts } from './texts.ts';

interface MemberRowProps {
  readonly building: Building;
  readonly home: Household;
  readonly member: HouseholdMember;
}

type Shown =
  | { readonly kind: 'nothing' | 'end' }
  | { readonly kind: 'link'; readonly link: string; readonly member: HouseholdMember };

/** Somebody whom one has invited, with what can be done about it. */
export function MemberRow({ building, home, member }: MemberRowProps) {
  const t = useHouseholdTexts();
  const client = useApiClient();
  const toast = useToast();
  const { locale } = useLocale();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' });
  const close = () => setShown({ kind: 'nothing' });
  const params = { buildingId: building.id, householdMemberId: member.id };
  const { name, status, account } = member;

  async function again(by: InvitationWay): Promise<void> {
    const done = await submit(() => client.renewHouseholdInvitation({ params, body: { by, locale } }));
    if (done === null) return;
    const { link } = done.data;
    if (link === null) toast('success', t('mailed', { name }));
    else setShown({ kind: 'link', link, member: done.data.member });
  }

  async function end(): Promise<void> {
    const done = await submit(async () => {
      await client.endHouseholdMember({ params });
      return 'ended' as const;
    });
    close();
    if (done !== null) toast('success', t('ended', { name }));
  }

  const item = (label: string, onSelect: () => void): MenuItem => ({ kind: 'action', label, onSelect });
  const isJoined = account?.state === 'joined';
  const items: readonly MenuItem[] =
    status === 'refused'
      ? []
      : [
          ...(status === 'current' && !isJoined && member.email !== null
            ? [item(t('mailAgain'), () => void again('mail'))]
            : []),
          ...(status === 'current' && !isJoined ? [item(t('link'), () => void again('link'))] : []),
          {
            kind: 'action',
            label: t(isJoined ? 'end' : 'cancel'),
            tone: 'danger',
            onSelect: () => setShown({ kind: 'end' }),
          },
        ];

  return (
    <>
      <ListRow
        icon={userPlusIcon}
        title={name}
        description={[member.email, member.reason].filter((part) => part !== null && part !== '').join(' · ')}
        trailing={
          <Inline gap="sm">
            {account === null ? (
              <StatusBadge
                tone={status === 'refused' ? 'warning' : 'info'}
                label={t(status === 'refused' ? 'refused' : 'waiting')}
              />
            ) : (
              <AccountBadge building={building} account={account} />
            )}
            {items.length === 0 ? null : (
              <Menu
                align="end"
                trigger={<IconButton icon={ellipsisVerticalIcon} size="sm" label={t('actions', { name })} />}
                items={items}
              />
            )}
          </Inline>
        }
      />
      {answer?.message === undefined ? null : (
        <Callout tone="danger" announce="assertive">
          {answer.message}
        </Callout>
      )}
      <ConfirmDialog
        open={shown.kind === 'end'}
        title={t('endTitle', { name, code: home.unitCode })}
        text={t('endText')}
        confirmLabel={t(isJoined ? 'end' : 'cancel')}
        tone="danger"
        loading={isSending}
        onConfirm={() => void end()}
        onClose={close}
      />
      {shown.kind === 'link' ? (
        <HandedOver building={building} home={home} member={shown.member} link={shown.link} onClose={close} />
      ) : null}
    </>
  );
}
