import { useRead } from '@imah/api-client/react';
import type { Membership } from '@imah/contract/identity';
import type { Group } from '@imah/contract/members';
import { Card, Button, ForbiddenState, Inline, List, Callout, Skeleton, Stack, Text } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { groupLimit } from '../model/group-limit.ts';
import { SettingsFrame } from '../parts/settings-frame.tsx';
import { useOpened } from '../parts/use-opened.ts';
import { useSettingsTexts } from '../texts.ts';
import { GroupRow } from './group-row.tsx';
import { GroupEditor } from './group-editor.tsx';

/** The groups of an organisation and what each may do. */
export function SettingsGroupPage({ shown = 'page' }: { readonly shown?: 'list' | 'page' }) {
  const t = useSettingsTexts();
  return (
    <SettingsFrame page="group" shown={shown} title={t('groups.title')} lead={t('groups.lead')} permission="group.view">
      {(org) => <Groups org={org} />}
    </SettingsFrame>
  );
}

function Groups({ org }: { readonly org: Membership }) {
  const t = useSettingsTexts();
  const groups = readState(useRead('listGroups', { params: { orgId: org.orgId } }));
  return (
    <Read
      of={groups}
      level={2}
      loading={
        <Stack gap="sm" as="section" aria-busy aria-label={t('groups.loading')}>
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} shape="row" />
          ))}
        </Stack>
      }
      failed={t('groups.failed')}
      forbidden={<ForbiddenState title={t('nothing')} text={t('nothingText')} />}
    >
      {(known) => <GroupList org={org} groups={known} />}
    </Read>
  );
}

function GroupList({ org, groups }: { readonly org: Membership; readonly groups: readonly Group[] }) {
  const t = useSettingsTexts();
  const can = useCan();
  const { opened, open, closeWith, hrefOf } = useOpened('grup');
  const [search] = useSearchParams();
  const [said, setSaid] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const mayCreate = can('group.create', { orgId: org.orgId, everywhere: true }) === 'allowed';
  const isFull = groups.length >= groupLimit;
  const shown = groups.find(({ id }) => id === opened) ?? null;
  const list = new URLSearchParams(search);
  list.delete('grup');
  list.delete('salin');

  if (opened === 'baru' || shown !== null)
    return (
      <GroupEditor
        // Another version is another form: what somebody else saved meanwhile is shown, not overwritten.
        key={`${opened} ${search.get('salin')} ${shown?.version ?? 0}`}
        org={org}
        group={shown}
        copied={groups.find(({ id }) => id === search.get('salin')) ?? null}
        listHref={`/imah/settings/group?${list.toString()}`}
        onClose={() => closeWith(['salin'])}
        onSaid={setSaid}
      />
    );
  return (
    <Stack gap="lg">
      {said === null ? null : (
        <Callout tone="success" announce="polite">
          {said}
        </Callout>
      )}
      {refusal === null ? null : (
        <Callout tone="danger" announce="assertive">
          {refusal}
        </Callout>
      )}
      {mayCreate ? (
        <Inline justify="end">
          {isFull ? <Text tone="muted">{t('groups.limit', { limit: String(groupLimit) })}</Text> : null}
          <Button tone="primary" icon={plusIcon} disabled={isFull} onClick={() => open('baru')}>
            {t('groups.create')}
          </Button>
        </Inline>
      ) : null}
      <Card padding="none">
        <List aria-label={t('groups.title')}>
          {groups.map((group) => (
            <GroupRow
              key={group.id}
              org={org}
              group={group}
              href={hrefOf(group.id)}
              copyHref={mayCreate && !isFull ? hrefOf('baru', { salin: group.id }) : null}
              onSaid={setSaid}
              onRefused={setRefusal}
            />
          ))}
        </List>
      </Card>
    </Stack>
  );
}
