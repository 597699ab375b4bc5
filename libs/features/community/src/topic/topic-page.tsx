import { ButtonLink, EmptyState, FailedState, Skeleton, Stack } from '@imah/ui';
import { messagesSquareIcon } from '@imah/ui/icons';
import { useParams } from 'react-router-dom';
import { useNamesBuilding } from '@imah/app/ports';
import { readState } from '@imah/app/live';
import { useNameInTitle } from '@imah/app/shell';
import { useCommunityTexts } from '../texts.ts';
import { useTopicNews } from '../use-topic-news.ts';
import { Conversation } from './conversation.tsx';
import { PollCard } from './poll-card.tsx';
import { TopicHead } from './topic-head.tsx';
import { TopicSummary } from './topic-summary.tsx';
import * as styles from './topic-page.css.ts';
import { useTopic } from './use-topic.ts';

/** One topic: what it says, what is voted on, and what people answer. */
export function TopicPage() {
  const t = useCommunityTexts();
  const { id = '' } = useParams();
  useTopicNews();
  const found = readState(useTopic(id));
  useNamesBuilding(found.kind === 'ready' ? found.data.buildingId : null);
  useNameInTitle(found.kind === 'ready' ? found.data.title : null);

  return (
    <div className={styles.page}>
      {found.kind === 'loading' ? (
        <Stack gap="md">
          <Skeleton shape="heading" />
          <Skeleton shape="card" />
          <Skeleton shape="row" />
        </Stack>
      ) : null}
      {found.kind === 'missing' || found.kind === 'forbidden' ? (
        <EmptyState
          icon={messagesSquareIcon}
          level={1}
          title={t('page.missing')}
          text={t('page.missingText')}
          actions={<ButtonLink href="/imah">{t('page.back')}</ButtonLink>}
        />
      ) : null}
      {found.kind === 'failed' ? (
        <FailedState title={t('page.failed')} level={1} onRetry={found.retry} attempt={found.attempt} />
      ) : null}
      {found.kind === 'offline' ? (
        <FailedState reason="offline" onRetry={found.retry} title={t('page.failed')} level={1} />
      ) : null}
      {found.kind === 'ready' ? (
        <>
          <TopicHead key={`head-${found.data.id}`} topic={found.data} />
          {found.data.summary === null ? null : (
            <TopicSummary summary={found.data.summary} zone={found.data.timeZone} />
          )}
          {found.data.poll === null ? null : <PollCard topic={found.data} poll={found.data.poll} />}
          <Conversation key={found.data.id} topic={found.data} />
        </>
      ) : null}
    </div>
  );
}
