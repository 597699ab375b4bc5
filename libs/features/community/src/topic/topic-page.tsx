import { ButtonLink, EmptyState, Skeleton, Stack } from '@imah/ui';
import { messagesSquareIcon } from '@imah/ui/icons';
import { useParams } from 'react-router-dom';
import { useNamesBuilding } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
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
      <Read
        of={found}
        level={1}
        loading={
          <Stack gap="md">
            <Skeleton shape="heading" />
            <Skeleton shape="card" />
            <Skeleton shape="row" />
          </Stack>
        }
        failed={t('page.failed')}
        forbidden={
          <EmptyState
            icon={messagesSquareIcon}
            level={1}
            title={t('page.missing')}
            text={t('page.missingText')}
            actions={<ButtonLink href="/imah">{t('page.back')}</ButtonLink>}
          />
        }
      >
        {(topic) => (
          <>
            <TopicHead key={`head-${topic.id}`} topic={topic} />
            {topic.summary === null ? null : <TopicSummary summary={topic.summary} zone={topic.timeZone} />}
            {topic.poll === null ? null : <PollCard topic={topic} poll={topic.poll} />}
            <Conversation key={topic.id} topic={topic} />
          </>
        )}
      </Read>
    </div>
  );
}
