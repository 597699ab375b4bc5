import type { Member } from '@imah/contract/members';
import { Badge, Inline, ListRow, StatusBadge, Text } from '@imah/ui';
import { useApp } from '@imah/app/ports';
import { useTradeTexts } from '@imah/app/trades';
import { Age, useFormat } from '@imah/app/i18n';
import { PersonAvatar } from '../person/index.ts';
import { useSettingsTexts } from '../texts.ts';

const tones = { active: 'success', suspended: 'warning', expired: 'neutral' } as const;

export function MemberRow({
  member,
  orgId,
  href,
}: {
  readonly member: Member;
  readonly orgId: string;
  readonly href: string;
}) {
  const t = useSettingsTexts();
  const tt = useTradeTexts();
  const format = useFormat();
  const { person } = useApp();
  const { buildingIds, expiresAt, groups, lastSeenAt, otherBuildings, status, trades } = member;
  const reach = buildingIds === null ? t('members.allBuildings') : reachWords(buildingIds.length + otherBuildings);

  function reachWords(count: number): string {
    return count === 0 ? t('members.noBuildings') : t('members.buildings', { count });
  }

  return (
    <ListRow
      href={href}
      leading={<PersonAvatar orgId={orgId} userId={member.userId} name={member.name} />}
      title={
        <Inline gap="sm" as="span">
          {member.name}
          {member.userId === person?.id ? <Badge>{t('members.you')}</Badge> : null}
        </Inline>
      }
      description={
        <Inline gap="sm">
          <span>{member.email}</span>
          <span>{groups.map(({ name }) => name).join(', ')}</span>
          <span>{reach}</span>
          {trades.length === 0 ? null : <span>{trades.map((trade) => tt(trade)).join(', ')}</span>}
          {expiresAt === null ? null : (
            <span>{t('members.until', { date: format.date(Date.parse(expiresAt) - 1, 'Asia/Jakarta') })}</span>
          )}
        </Inline>
      }
      trailing={
        <Inline gap="md">
          <Text as="span" size="sm" tone="muted">
            {lastSeenAt === null ? t('members.neverSeen') : <Age at={lastSeenAt} />}
          </Text>
          <StatusBadge tone={tones[status]} label={t(`members.statuses.${status}`)} />
        </Inline>
      }
    />
  );
}
