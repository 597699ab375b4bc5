import type { Membership } from '@imah/contract/identity';
import { Button, Card, EmptyState, ForbiddenState, List, Skeleton, Stack, Text } from '@imah/ui';
import { usersIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { type MemberFilter, noFilter, useMembers } from '../model/use-members.ts';
import { useTyped } from '../parts/use-typed.ts';
import { useSettingsTexts } from '../texts.ts';
import { MemberFilters } from './member-filters.tsx';
import { MemberRow } from './member-row.tsx';
import { Read, ReadMore, readState } from '@imah/app/read';

export interface MemberListProps {
  readonly org: Membership;
  /** Where a press on a member leads. */
  readonly hrefOf: (memberId: string) => string;
}

/** The members by name, a page at a time, narrowed on the server. */
export function MemberList({ org, hrefOf }: MemberListProps) {
  const t = useSettingsTexts();
  const { text, settled, type } = useTyped();
  const [choices, setChoices] = useState(noFilter);
  const filter: MemberFilter = { ...choices, q: settled };
  const members = useMembers(org.orgId, filter);
  const state = readState(members);
  const rows = members.data?.pages.flatMap(({ data }) => data) ?? [];
  const isNarrowed = Object.values(filter).some((value) => value !== '');

  function clear(): void {
    type('');
    setChoices(noFilter);
  }

  return (
    <Stack gap="lg">
      <MemberFilters orgId={org.orgId} text={text} onType={type} filter={choices} onChange={setChoices} />
      <Read
        of={state}
        level={2}
        loading={<RowsSkeleton label={t('members.loading')} />}
        failed={t('failed')}
        forbidden={<ForbiddenState title={t('nothing')} text={t('nothingText')} />}
      />
      {members.data !== undefined && rows.length === 0 ? (
        <EmptyState
          icon={usersIcon}
          title={t(isNarrowed ? 'members.noMatch' : 'members.empty')}
          text={t(isNarrowed ? 'members.noMatchText' : 'members.emptyText')}
          actions={isNarrowed ? <Button onClick={clear}>{t('clear')}</Button> : null}
        />
      ) : null}
      {rows.length === 0 ? null : (
        <Stack gap="md">
          <Text size="sm" tone="muted" aria-live="polite">
            {t('members.count', { count: members.data?.pages[0]?.meta.total ?? rows.length })}
          </Text>
          <Card padding="none">
            <List aria-label={t('members.title')} aria-busy={members.isPlaceholderData}>
              {rows.map((member) => (
                <MemberRow key={member.id} member={member} orgId={org.orgId} href={hrefOf(member.id)} />
              ))}
            </List>
          </Card>
          <ReadMore of={members}>{t('more')}</ReadMore>
        </Stack>
      )}
    </Stack>
  );
}

function RowsSkeleton({ label }: { readonly label: string }) {
  return (
    <Stack gap="sm" as="section" aria-busy aria-label={label}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </Stack>
  );
}
