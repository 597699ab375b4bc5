import { useRead } from '@imah/api-client/react';
import type { Membership } from '@imah/contract/identity';
import { EmptyState, FailedState, Sheet, Skeleton, Stack } from '@imah/ui';
import { Read, readState, together } from '@imah/app/read';
import { useOrgBuildings } from '../model/use-settings.ts';
import { useSettingsTexts } from '../texts.ts';
import { MemberForm } from './member-form.tsx';
import { MemberHistory } from './member-history.tsx';

export interface MemberSheetProps {
  readonly org: Membership;
  readonly memberId: string;
  readonly onClose: () => void;
  /** Told in words once a change is saved. */
  readonly onSaid: (text: string) => void;
}

/** One member beside the list: what they may do, where and until when. */
export function MemberSheet({ org, memberId, onClose, onSaid }: MemberSheetProps) {
  const t = useSettingsTexts();
  const { orgId } = org;
  // What is changed has to be what stands: the version goes with the change.
  const member = readState(useRead('getMember', { params: { orgId, memberId } }, { staleTime: 0 }));
  const groups = readState(useRead('listGroups', { params: { orgId } }));
  const buildings = useOrgBuildings(org.orgId);

  const title = member.kind === 'ready' ? member.data.name : t('member.view');
  const email = member.kind === 'ready' ? member.data.email : undefined;
  return (
    <Sheet open title={title} description={email} onClose={onClose}>
      <Read
        of={together(member, groups)}
        level={2}
        loading={
          <Stack gap="md" as="section" aria-busy aria-label={t('member.loading')}>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="card" />
          </Stack>
        }
        failed={t('member.failed')}
        forbidden={<FailedState title={t('member.failed')} />}
        missing={<EmptyState title={t('member.missing')} />}
      >
        {([known, kinds]) => (
          <Stack gap="xl">
            <MemberForm
              // Another version is another form: what somebody else changed meanwhile is shown, not overwritten.
              key={known.version}
              org={org}
              member={known}
              groups={kinds}
              buildings={buildings}
              onClose={onClose}
              onSaid={onSaid}
            />
            <MemberHistory org={org} member={known} groups={kinds} buildings={buildings} />
          </Stack>
        )}
      </Read>
    </Sheet>
  );
}
