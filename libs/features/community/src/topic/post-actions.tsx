import { useApiClient } from '@imah/api-client/react';
import type { CommunityTopic, TopicPost } from '@imah/contract/community';
import type { TopicReaction } from '@imah/contract/community/words';
import { Button, IconButton, Icon, Inline, Link, Menu, type MenuItem } from '@imah/ui';
import { ellipsisIcon, smilePlusIcon, ticketIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useNow } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { useCommunityTexts } from '../texts.ts';
import { reactionIcons, reactions } from '../topic-look.ts';
import { EditPost } from './edit-post.tsx';
import * as styles from './topic-page.css.ts';
import { changeTopic } from './topic-commands.ts';

export interface PostActionsProps {
  readonly topic: CommunityTopic;
  readonly post: TopicPost;
  readonly onReply: () => void;
}

/** Signs of a post, and what can be done with it. */
export function PostActions({ topic, post, onReply }: PostActionsProps) {
  const t = useCommunityTexts();
  const client = useApiClient();
  const toast = useToast();
  const now = useNow(60_000);
  const { run } = useCommand(changeTopic(topic.id));
  const [isEditing, setEditing] = useState(false);
  const params = { topicId: topic.id, postId: post.id };
  const { acts, updateUntil } = post.abilities;
  // Until when, the server says; that it is over by now, only a clock.
  const isLate = updateUntil !== null && Date.parse(updateUntil) < now;

  const react = (reaction: TopicReaction, given: boolean) =>
    void run(() => client.reactToTopicPost({ params, body: { reaction, given } }));
  const remove = () => void run(() => client.deleteTopicPost({ params, version: post.version }));
  async function makeTicket(): Promise<void> {
    const done = await run(() => client.ticketFromTopic({ params: { topicId: topic.id }, body: { postId: post.id } }));
    if (done.kind === 'sent') toast('success', t('act.ticketMade', { number: done.answer.data.number }));
  }

  const items: MenuItem[] = [
    ...(acts.includes('make-ticket')
      ? [{ kind: 'action' as const, label: t('act.ticket'), icon: ticketIcon, onSelect: () => void makeTicket() }]
      : []),
    ...(acts.includes('update') && !isLate
      ? [{ kind: 'action' as const, label: t('act.editPost'), onSelect: () => setEditing(true) }]
      : []),
    ...(acts.includes('delete')
      ? [{ kind: 'action' as const, label: t('act.deletePost'), tone: 'danger' as const, onSelect: remove }]
      : []),
  ];
  const given = new Set(post.reactions.flatMap(({ reaction, isMine }) => (isMine ? [reaction] : [])));

  return (
    <div className={styles.reactions}>
      {post.reactions.map(({ reaction, count, isMine }) => (
        <Button
          key={reaction}
          size="sm"
          tone={isMine ? 'neutral' : 'ghost'}
          icon={reactionIcons[reaction]}
          aria-pressed={isMine}
          aria-label={`${t(`reactions.${reaction}`)}: ${count}`}
          onClick={() => react(reaction, !isMine)}
        >
          {count}
        </Button>
      ))}
      <Menu
        trigger={<IconButton size="sm" tone="ghost" icon={smilePlusIcon} label={t('page.react')} />}
        items={reactions.map((reaction) => ({
          kind: 'action',
          label: t(`reactions.${reaction}`),
          icon: reactionIcons[reaction],
          current: given.has(reaction),
          onSelect: () => react(reaction, !given.has(reaction)),
        }))}
      />
      {topic.abilities.acts.includes('reply') ? (
        <Button size="sm" tone="ghost" onClick={onReply}>
          {t('page.reply')}
        </Button>
      ) : null}
      {items.length === 0 ? null : (
        <Menu
          trigger={
            <IconButton
              size="sm"
              tone="ghost"
              icon={ellipsisIcon}
              label={t('page.postActions', { name: post.author?.name ?? t('board.gone') })}
            />
          }
          items={items}
        />
      )}
      {post.ticket === null ? null : (
        <Inline gap="xs">
          <Icon icon={ticketIcon} size="sm" />
          <Link href={`/imah/ticket/${post.ticket.id}`}>{t('page.ticket', { number: post.ticket.number })}</Link>
        </Inline>
      )}
      {isEditing ? <EditPost topicId={topic.id} post={post} onClose={() => setEditing(false)} /> : null}
    </div>
  );
}
