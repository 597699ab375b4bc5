import { useReadPages } from '@imah/api-client/react';
import type { TopicShow } from '@imah/contract/community/words';
import { ButtonLink, EmptyState, Heading, Inline, Skeleton, Stack, ToggleGroup } from '@imah/ui';
import { messagesSquareIcon, plusIcon } from '@imah/ui/icons';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useCan } from '@imah/app/ports';
import { Read, ReadMore, readState } from '@imah/app/read';
import { useCommunityTexts } from '../texts.ts';
import { useTopicNews } from '../use-topic-news.ts';
import * as styles from './topic-board.css.ts';
import { TopicListRow } from './topic-list-row.tsx';

export interface TopicBoardProps {
  /** Of one building; all that the person sees when left out. */
  readonly building?: { readonly id: string; readonly orgId: string };
}

const pageSize = 10;
type Shown = Exclude<TopicShow, 'all'>;

/** What people talk about and are told: pinned and urgent first, then what is unread, and what is done only when asked for. */
export function TopicBoard({ building }: TopicBoardProps) {
  const t = useCommunityTexts();
  const can = useCan();
  const { person } = useApp();
  const [show, setShow] = useState<Shown>('open');
  useTopicNews();
  const query = { show, limit: pageSize, ...(building === undefined ? {} : { buildingId: building.id }) };
  const found = useReadPages(
    'listTopics',
    { query },
    {
      // What was read meanwhile has moved in the list: it stands where it was first.
      select: ({ pages }) => [...new Map(pages.flatMap(({ data }) => data).map((topic) => [topic.id, topic])).values()],
      placeholderData: keepPreviousData,
    },
  );
  const targets =
    building === undefined
      ? (person?.memberships.map(({ orgId }) => ({ orgId })) ?? [])
      : [{ orgId: building.orgId, buildingId: building.id }];
  const mayWrite = targets.some(
    (target) => can('topic.create', target) === 'allowed' || can('announcement.create', target) === 'allowed',
  );
  const address = building === undefined ? '/imah/new/topic' : `/imah/new/topic?building=${building.id}`;

  return (
    <Stack gap="md" as="section" aria-labelledby="topik">
      <Inline justify="between" align="baseline">
        <Heading level={2} id="topik">
          {t('board.title')}
        </Heading>
        <Inline gap="sm">
          <ToggleGroup
            label={t('board.show')}
            size="sm"
            choice="one"
            value={show}
            options={[
              { value: 'open', label: t('board.open') },
              { value: 'resolved', label: t('board.resolved') },
            ]}
            onChange={({ value }) => setShow(value === 'resolved' ? 'resolved' : 'open')}
          />
          {mayWrite ? (
            <ButtonLink href={address} icon={plusIcon}>
              {t('board.add')}
            </ButtonLink>
          ) : null}
        </Inline>
      </Inline>
      <Read
        of={readState(found)}
        level={3}
        loading={
          <>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </>
        }
        failed={t('board.failed')}
        empty={
          <EmptyState
            icon={messagesSquareIcon}
            title={t(show === 'open' ? 'board.empty' : 'board.emptyResolved')}
            level={3}
            {...(show === 'open' ? { text: t(mayWrite ? 'board.emptyText' : 'board.emptyReader') } : {})}
          />
        }
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((topic) => (
              <TopicListRow key={topic.id} topic={topic} building={building === undefined ? 'named' : 'known'} />
            ))}
          </ul>
        )}
      </Read>
      <ReadMore of={found}>{t('board.more')}</ReadMore>
    </Stack>
  );
}
