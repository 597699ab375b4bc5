import type { CommunityTopic, TopicPost } from '@imah/contract/community';
import { Button, CommentThread, Heading, Inline, Callout, Stack, Text } from '@imah/ui';
import { arrowDownIcon } from '@imah/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useApp } from '@imah/app/ports';
import { Read } from '@imah/app/read';
import { useCommunityTexts } from '../texts.ts';
import { markTopicRead } from './topic-commands.ts';
import { splitAtUnread } from './split-at-unread.ts';
import { ReplyBox } from './reply-box.tsx';
import * as styles from './topic-page.css.ts';
import { usePosts } from './use-topic.ts';
import { useThread } from './use-thread.tsx';
import { useSeen } from './use-seen.ts';

/** So far back is looked for where one stood; further up it is reached by hand. */
const soughtPosts = 1000;

/** Of more posts than these the end is offered, also to who has read them all. */
const longPosts = 20;

/** What people answer: where one has read up to stays marked, and what arrives does not move what is being read. */
export function Conversation({ topic }: { readonly topic: CommunityTopic }) {
  const t = useCommunityTexts();
  // Without a network it stays unread until the page is seen again.
  const { run } = useCommand(markTopicRead(topic.id), { refusal: 'caller' });
  const { person } = useApp();
  const found = usePosts(topic.id);
  const [replyTo, setReplyTo] = useState<TopicPost | null>(null);
  // Where one stood when the page was opened; reading on does not move the line.
  const [startedAt] = useState({ postId: topic.lastReadPostId, isFirst: !topic.isRead || topic.unread === 0 });
  const line = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const toThread = useThread(topic, setReplyTo);
  const { posts } = found;
  const newest = posts?.at(-1) ?? null;

  const isLoaded = posts !== undefined;
  // Where one stood may lie on an earlier page.
  const isSought =
    isLoaded &&
    startedAt.postId !== null &&
    found.hasEarlier &&
    posts.length < soughtPosts &&
    !posts.some(({ id }) => id === startedAt.postId);
  const { fetchEarlier, isFetching } = found;
  useEffect(() => {
    if (isSought && !isFetching) fetchEarlier();
  }, [isSought, isFetching, fetchEarlier]);

  const { isAtEnd } = useSeen(end, newest?.id ?? null, posts !== undefined && !isSought, (postId) => {
    void run((client) => client.markTopicRead({ params: { topicId: topic.id }, body: { postId } }));
  });
  const { before, after } = splitAtUnread(posts ?? [], startedAt, person?.id ?? null);
  useEffect(() => {
    if (isLoaded && !isSought) line.current?.scrollIntoView({ block: 'center' });
  }, [isLoaded, isSought]);
  const arrived = topic.unread;
  const { acts, side } = topic.abilities;

  if (topic.kind === 'announcement' && topic.locked && topic.posts === 0) return <div ref={end} />;
  return (
    <Stack gap="md" as="section" aria-labelledby="percakapan" aria-busy={found.state.kind === 'loading'}>
      <Heading level={2} size="md" id="percakapan">
        {t('page.conversation')}
      </Heading>
      <Read of={found.state} failed={t('page.failed')} level={3} forbidden={null} />
      {found.hasEarlier && !isSought ? (
        <Inline justify="center">
          <Button size="sm" loading={found.isFetching} onClick={found.fetchEarlier}>
            {t('page.earlier')}
          </Button>
        </Inline>
      ) : null}
      {posts?.length === 0 ? <Text tone="muted">{t('page.noPosts')}</Text> : null}
      {before.length > 0 ? <CommentThread label={t('page.messages')} comments={before.map(toThread)} /> : null}
      {after.length > 0 ? (
        <>
          <div ref={line} className={styles.newLine}>
            {t('page.newLine')}
          </div>
          <CommentThread label={t('page.newLine')} comments={after.map(toThread)} />
        </>
      ) : null}
      {!isAtEnd && (arrived > 0 || (posts?.length ?? 0) > longPosts) ? (
        <div className={styles.pill} aria-live="polite">
          <Button
            tone={arrived > 0 ? 'primary' : 'neutral'}
            icon={arrowDownIcon}
            onClick={() => end.current?.scrollIntoView({ block: 'end', behavior: 'smooth' })}
          >
            {arrived > 0 ? t('page.arrived', { count: arrived }) : t('page.jump')}
          </Button>
        </div>
      ) : null}
      <div ref={end} />
      {acts.includes('reply') ? (
        <ReplyBox topic={topic} speaksAs={side} replyTo={replyTo} onReplied={() => setReplyTo(null)} />
      ) : (
        <Callout tone="info" title={t(topic.locked ? 'page.locked' : 'page.readOnly')} />
      )}
    </Stack>
  );
}
