import type { TopicRow } from '@imah/contract/community';
import { Badge, Icon, Inline, Link, Text } from '@imah/ui';
import { bellOffIcon } from '@imah/ui/icons';
import { useFormat, useNow } from '@imah/app/i18n';
import { audienceWords } from '../audience-words.ts';
import { useCommunityTexts } from '../texts.ts';
import { topicIcons } from '../topic-look.ts';
import { TopicMarks } from '../topic-marks.tsx';
import * as styles from './topic-board.css.ts';

export interface TopicListRowProps {
  readonly topic: TopicRow;
  /** Where several buildings are in one list. */
  readonly building: 'named' | 'known';
}

export function TopicListRow({ topic, building }: TopicListRowProps) {
  const t = useCommunityTexts();
  const format = useFormat();
  const now = useNow(60_000);
  const { id, author, buildingId, buildingName, excerpt, isRead, kind, lastPostAt, posts, title, unread, visibility } =
    topic;
  const isOver = topic.resolvedAt !== null || (topic.validUntil !== null && Date.parse(topic.validUntil) <= now);
  const isUnread = visibility !== 'muted' && !isOver && (!isRead || unread > 0);
  const who = t('board.by', { author: author?.name ?? t('board.gone'), when: format.age(Date.parse(lastPostAt), now) });

  return (
    <li className={styles.row} data-unread={isUnread ? 'yes' : 'no'} data-over={isOver ? 'yes' : 'no'}>
      <span className={styles.icon}>
        <Icon icon={topicIcons[kind]} label={t(`kinds.${kind}`)} />
      </span>
      <div className={styles.main}>
        <span className={styles.title}>
          <Link href={`/imah/topic/${id}`} tone="inherit">
            {title}
          </Link>
        </span>
        {excerpt === '' ? null : <span className={styles.excerpt}>{excerpt}</span>}
        <Inline gap="sm">
          <TopicMarks topic={topic} />
          <Text size="sm" tone="muted" as="span">
            {[
              buildingId === null ? topic.orgName : building === 'named' ? buildingName : null,
              who,
              audienceWords(t, topic),
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </Text>
        </Inline>
      </div>
      <Inline gap="xs" wrap="nowrap">
        {visibility === 'muted' ? <Icon icon={bellOffIcon} label={t('states.muted')} /> : null}
        {isUnread ? (
          <Badge tone="accent" aria-label={unread > 0 ? t('board.unread', { count: unread }) : undefined}>
            {unread > 0 ? format.number(unread) : t('states.fresh')}
          </Badge>
        ) : posts > 0 ? (
          <Text size="sm" tone="muted" as="span" aria-label={t('board.posts', { count: posts })}>
            {format.number(posts)}
          </Text>
        ) : null}
      </Inline>
    </li>
  );
}
