import type { TopicRow } from '@imah/contract/community';
import { useTopicNews } from '../use-topic-news.ts';
import * as styles from './topic-board.css.ts';
import { TopicListRow, type TopicListRowProps } from './topic-list-row.tsx';

interface TopicRowsProps extends Pick<TopicListRowProps, 'building'> {
  readonly topics: readonly TopicRow[];
}

/** Topics as rows that keep in step with what is heard of them. */
export function TopicRows({ topics, building }: TopicRowsProps) {
  useTopicNews();
  return (
    <ul className={styles.list}>
      {topics.map((topic) => (
        <TopicListRow key={topic.id} topic={topic} building={building} />
      ))}
    </ul>
  );
}
