import type { CommunityTopic, TopicPost } from '@imah/contract/community';
import { StatusBadge, Text, type ThreadComment } from '@imah/ui';
import { Markdown } from '@imah/ui/data';
import { buildingIcon } from '@imah/ui/icons';
import { AttachedFiles } from '@imah/features-files';
import { useFormat, useNow } from '@imah/app/i18n';
import { useCommunityTexts } from '../texts.ts';
import { PostActions } from './post-actions.tsx';
import type { PostTree } from './split-at-unread.ts';
import * as styles from './topic-page.css.ts';

/** Posts as the thread shows them, with what can be done with each. */
export function useThread(
  topic: CommunityTopic,
  onReply: (post: TopicPost) => void,
): (tree: PostTree) => ThreadComment {
  const t = useCommunityTexts();
  const format = useFormat();
  const now = useNow(60_000);

  const toComment = (post: TopicPost, root: TopicPost): ThreadComment => {
    const edited = post.editedAt === null || post.deletedAt !== null ? '' : ` · ${t('page.edited')}`;
    return {
      id: post.id,
      author: post.author?.name ?? t('board.gone'),
      mark:
        post.side === 'staff' ? (
          <StatusBadge tone="info" icon={buildingIcon} label={t('states.staff')} />
        ) : post.units.length > 0 ? (
          <Text as="span" size="sm">
            {post.units.join(', ')}
          </Text>
        ) : null,
      time: `${format.age(post.at, now)}${edited}`,
      dateTime: post.at,
      body:
        post.deletedAt === null ? (
          <>
            <Markdown text={post.body} />
            <AttachedFiles files={post.files} zone={topic.timeZone} />
          </>
        ) : (
          <span className={styles.deleted}>{t('page.deleted')}</span>
        ),
      actions: post.deletedAt === null ? <PostActions topic={topic} post={post} onReply={() => onReply(root)} /> : null,
    };
  };
  return ({ post, replies }) => ({
    ...toComment(post, post),
    replies: replies.map((reply) => toComment(reply, post)),
  });
}
