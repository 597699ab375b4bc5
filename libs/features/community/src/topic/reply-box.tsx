import { useApiClient, useRead } from '@imah/api-client/react';
import type { CommunityTopic, TopicPost } from '@imah/contract/community';
import { Button, Checkbox, CommentComposer, Inline, Menu, Stack, Text } from '@imah/ui';
import { atSignIcon, paperclipIcon, xIcon } from '@imah/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { mentionedIn, mentionTyped, withMention } from '@imah/app/mentions';
import { useApp } from '@imah/app/ports';
import { FileField, useUploads } from '@imah/features-files';
import { newId } from '@imah/api-client';
import { useCommunityTexts } from '../texts.ts';
import { changeTopic } from './topic-commands.ts';

export interface ReplyBoxProps {
  readonly topic: CommunityTopic;
  /** Staff speak for the building, and not from where they live. */
  readonly speaksAs: 'staff' | 'resident';
  /** What is being answered; null for a post of its own. */
  readonly replyTo: TopicPost | null;
  readonly onReplied: () => void;
}

const most = 8;

/** Where a post is written: kept while it is, with names to call and files to send along. */
export function ReplyBox({ topic, speaksAs, replyTo, onReplied }: ReplyBoxProps) {
  const t = useCommunityTexts();
  const client = useApiClient();
  const { draftStorage, person } = useApp();
  const draftKey = `imah-topic-${person?.id ?? ''}-${topic.id}`;
  const [text, setText] = useState(() => draftStorage.getItem(draftKey) ?? '');
  // The same post, however often it is sent.
  const [postId, setPostId] = useState(() => newId(Date.now()));
  const { units, isShown } = topic.home;
  const [showsUnit, setShowsUnit] = useState(isShown);
  const [withFiles, setWithFiles] = useState(false);
  const uploads = useUploads({ orgId: topic.orgId, scope: `topic-post:${topic.id}` });
  const { isSending, answer, submit } = useSubmit(changeTopic(topic.id));
  const { data: people = [] } = useRead('listTopicPeople', { params: { topicId: topic.id } });
  const box = useRef<HTMLDivElement>(null);
  const answered = replyTo?.id;
  // The box may lie far below the message that is answered.
  useEffect(() => {
    if (answered !== undefined) box.current?.querySelector('textarea')?.focus();
  }, [answered]);
  const files = uploads.files.filter(({ state }) => state === 'done');
  const isUnderWay = uploads.files.some(({ state }) => state !== 'done' && state !== 'failed');
  const typed = mentionTyped(text);
  const suggested =
    typed === null ? [] : people.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase())).slice(0, most);

  const write = (value: string) => {
    setText(value);
    if (value === '') draftStorage.removeItem(draftKey);
    else draftStorage.setItem(draftKey, value);
  };

  async function send(body: string): Promise<void> {
    if (isUnderWay) return;
    const draft = {
      id: postId,
      body,
      mentionIds: mentionedIn(body, people),
      fileIds: files.map(({ id }) => id),
      showsUnit,
      ...(replyTo === null ? {} : { replyToId: replyTo.id }),
    };
    const done = await submit(() => client.addTopicPost({ params: { topicId: topic.id }, body: draft }));
    if (done === null) return;
    write('');
    setPostId(newId(Date.now()));
    void uploads.queue.clear();
    setWithFiles(false);
    onReplied();
  }

  return (
    <Stack gap="sm" ref={box}>
      {replyTo === null ? null : (
        <Inline gap="sm">
          <Text size="sm" tone="muted">
            {t('page.replyTo', { name: replyTo.author?.name ?? t('board.gone') })}
          </Text>
          <Button size="sm" tone="ghost" icon={xIcon} onClick={onReplied}>
            {t('page.cancelReply')}
          </Button>
        </Inline>
      )}
      {suggested.length === 0 ? null : (
        <Inline gap="xs">
          {suggested.map((each) => (
            <Button key={each.id} size="sm" onClick={() => write(withMention(text, each))}>
              @{each.name}
            </Button>
          ))}
        </Inline>
      )}
      {withFiles || uploads.files.length > 0 ? (
        <FileField label={t('page.files')} uploads={uploads} error={isUnderWay ? t('form.waitFiles') : undefined} />
      ) : null}
      <CommentComposer
        label={replyTo === null ? t('page.write') : t('page.replyTo', { name: replyTo.author?.name ?? '' })}
        value={text}
        state={isSending ? 'sending' : answer === null ? 'idle' : 'failed'}
        {...(answer === null ? {} : { error: Object.values(answer.errors ?? {})[0]?.[0] ?? answer.message ?? '' })}
        onChange={({ value }) => write(value)}
        onSend={({ text: body }) => void send(body)}
        tools={
          <>
            {people.length === 0 ? null : (
              <Menu
                trigger={
                  <Button size="sm" tone="ghost" icon={atSignIcon}>
                    {t('page.mention')}
                  </Button>
                }
                items={people.slice(0, 30).map((each) => ({
                  kind: 'action',
                  label: each.name,
                  onSelect: () => write(withMention(text, each)),
                }))}
              />
            )}
            <Button size="sm" tone="ghost" icon={paperclipIcon} onClick={() => setWithFiles(true)}>
              {t('page.attach')}
            </Button>
          </>
        }
      />
      {units.length === 0 || speaksAs === 'staff' ? null : (
        <Checkbox
          label={t('page.showUnit', { units: units.join(', ') })}
          checked={showsUnit}
          onChange={({ currentTarget }) => setShowsUnit(currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
