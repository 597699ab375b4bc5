import { useRead } from '@imah/api-client/react';
import type { Membership } from '@imah/contract/identity';
import { EmptyState, FailedState, Sheet, Skeleton, Stack } from '@imah/ui';
import { readState } from '@imah/app/live';
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
  const memberQuery = useRead('getMember', { params: { orgId, memberId } }, { staleTime: 0 });
  const member = readState(memberQuery);
  const groups = readState(useRead('listGroups', { params: { orgId } }));
  const buildings = useOrgBuildings(org.orgId);

  const title = member.kind === 'ready' ? member.data.name : t('member.view');
  const email = member.kind === 'ready' ? member.data.email : undefined;
  return (
    <Sheet open title={title} description={email} onClose={onClose}>
      {member.kind === 'ready' && groups.kind === 'ready' ? (
        <Stack gap="xl">
          <MemberForm
            // Another version is another form: what somebody else changed meanwhile is shown, not overwritten.
            key={member.data.version}
            org={org}
            member={member.data}
            groups={groups.data}
            buildings={buildings}
            onClose={onClose}
            onSaid={onSaid}
          />
          <MemberHistory org={org} member={member.data} groups={groups.data} buildings={buildings} />
        </Stack>
      ) : (
        <Instead member={member.kind} groups={groups.kind} retry={() => void memberQuery.refetch()} />
      )}
    </Sheet>
  );
}

type Kind = ReturnType<typeof readState>['kind'];

function Instead({
  member,
  groups,
  retry,
}: {
  readonly member: Kind;
  readonly groups: Kind;
  readonly retry: () => void;
}) {
  const t = useSettingsTexts();
  if (member === 'missing') return <EmptyState title={t('member.missing')} />;
  if ([member, groups].some((kind) => kind === 'failed' || kind === 'offline' || kind === 'forbidden'))
    return <FailedState title={t('member.failed')} onRetry={retry} attempt="idle" />;
  return (
    <Stack gap="md" as="section" aria-busy aria-label={t('member.loading')}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="card" />
    </Stack>
  );
}
