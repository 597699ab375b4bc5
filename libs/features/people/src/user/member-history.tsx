import type { Building } from '@imah/contract/buildings';
import type { Membership } from '@imah/contract/identity';
import type { Group, Member } from '@imah/contract/members';
import { lazy, Suspense, useMemo } from 'react';
import { zoneOf } from '../model/scope.ts';
import { useSettingsTexts } from '../texts.ts';

const RecordHistory = lazy(async () => ({ default: (await import('@imah/features-audit')).RecordHistory }));

interface MemberHistoryProps {
  readonly org: Membership;
  readonly member: Member;
  readonly groups: readonly Group[];
  readonly buildings: readonly Building[];
}

/** Who gave this member which rights, and who took them. */
export function MemberHistory({ org, member, groups, buildings }: MemberHistoryProps) {
  const t = useSettingsTexts();
  const names = useMemo(
    () =>
      new Map<string, string>([
        ...[...groups, ...buildings].map(({ id, name }) => [id, name] as const),
        ...(['active', 'suspended'] as const).map((status) => [status, t(`members.statuses.${status}`)] as const),
        [member.userId, member.name],
      ]),
    [groups, buildings, member, t],
  );
  return (
    <Suspense fallback={null}>
      <RecordHistory
        orgId={org.orgId}
        entity="member"
        entityId={member.id}
        zone={zoneOf(buildings)}
        level={3}
        names={names}
      />
    </Suspense>
  );
}
