import type { Ticket } from '@imah/contract/tickets';
import { Button, Form, FormActions, Inline, Stack, StatusBadge, Text, TextArea } from '@imah/ui';
import { atSignIcon, bookmarkIcon, eyeIcon, lockIcon, paperclipIcon, sendIcon } from '@imah/ui/icons';
import { useRef, useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { FileField, useUploads } from '@imah/features-files';
import { newId } from '@imah/api-client';
import { useClock } from '@imah/app/i18n';
import { useOnline } from '@imah/app/live';
import { about, giveOrder } from '../commands/index.ts';
import { useDraft } from '../model/use-draft.ts';
import { useWriting } from '../presence/use-presence.tsx';
import type { TicketViewer } from '../model/viewer.ts';
import { useTicketTexts } from '../texts.ts';
import { SuggestionList } from '../writing/suggestion-list.tsx';
import { useWritingTexts } from '../writing/texts.ts';
import { useSuggestions } from '../writing/use-suggestions.ts';
import * as styles from './conversation.css.ts';

interface ChannelFormProps {
  readonly channel: 'reply' | 'note';
  readonly ticket: Ticket;
  readonly side: TicketViewer['side'];
}

/** One message to one channel. What was written stays until it has arrived, and arrives once. */
export function ChannelForm({ channel, ticket, side }: ChannelFormProps) {
  const t = useTicketTexts();
  const tw = useWritingTexts();
  const clock = useClock();
  const isOnline = useOnline();
  const draft = useDraft(ticket.id, channel);
  const writing = useWriting();
  const uploads = useUploads({ orgId: ticket.orgId, scope: `ticket-${channel}:${ticket.id}` });
  const [files, setFiles] = useState<'closed' | 'open'>('closed');
  const area = useRef<HTMLTextAreaElement>(null);
  const write = (value: string) => {
    draft.write(value);
    if (value.trim() === '') writing.rest();
    else writing.write(channel);
  };
  const suggestions = useSuggestions({ ticket, channel, side, text: draft.text, onWrite: write, area });

  const arrived = uploads.files.flatMap((file) => (file.state === 'done' ? [file.file.id] : []));
  const isWhole = arrived.length === uploads.files.length;
  // Photos that wait for a network go with the message, which waits as well.
  const isCut = !isOnline || uploads.files.some(({ state }) => state === 'retrying');
  const isReady = isWhole || (isCut && uploads.files.every(({ state }) => state !== 'preparing' && state !== 'failed'));
  const text = draft.text.trim();
  const isEmpty = text === '' && arrived.length === 0;
  const { answer, isSending, submit } = useSubmit(giveOrder, {
    onDone: () => {
      draft.write('');
      writing.rest();
      setFiles('closed');
      void uploads.queue.clear();
    },
  });
  const send = () => {
    if (isEmpty || !isReady || isSending) return;
    const body = { id: draft.idFor(text, () => newId(clock.now())), body: text, fileIds: arrived };
    const { id: ticketId } = ticket;
    const order =
      channel === 'reply'
        ? ({ kind: 'ticketReply', ticketId, body } as const)
        : ({ kind: 'ticketNote', ticketId, body: { ...body, mentionIds: suggestions.mentionsIn(text) } } as const);
    void submit({ ...about(ticket, order), ...(isWhole ? {} : { files: uploads.queue.handOver() }) });
  };
  const words = wordsOf();

  return (
    <Form answer={answer} onSubmit={send}>
      {({ errorOf }) => (
        <Stack gap="md">
          <Inline>
            <StatusBadge
              tone={channel === 'note' ? 'warning' : 'info'}
              icon={channel === 'note' ? lockIcon : eyeIcon}
              label={words.readers}
            />
          </Inline>
          <TextArea
            ref={area}
            {...suggestions.field}
            name="body"
            label={words.label}
            error={errorOf('body')}
            hint={<span className={styles.keys}>{t('talk.keys')}</span>}
            limit={5000}
            value={draft.text}
            onChange={(event) => {
              write(event.currentTarget.value);
              suggestions.moved();
            }}
            onKeyDown={(event) => {
              if (suggestions.takesKey(event)) return;
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              send();
            }}
          />
          <SuggestionList of={suggestions} />
          {files === 'open' || uploads.files.length > 0 ? (
            <FileField label={t('talk.files')} uploads={uploads} />
          ) : null}
          {isReady ? null : (
            <Text size="sm" tone="muted">
              {t('talk.waitForFiles')}
            </Text>
          )}
          <FormActions
            aside={
              <Inline gap="xs">
                <Button tone="ghost" icon={paperclipIcon} onClick={() => setFiles('open')}>
                  {t('talk.attach')}
                </Button>
                {side === 'staff' ? (
                  <Button tone="ghost" icon={bookmarkIcon} onClick={() => suggestions.begin('/')}>
                    {tw('replies')}
                  </Button>
                ) : null}
                {channel === 'note' ? (
                  <Button tone="ghost" icon={atSignIcon} onClick={() => suggestions.begin('@')}>
                    {tw('mention')}
                  </Button>
                ) : null}
              </Inline>
            }
          >
            <Button
              type="submit"
              tone={channel === 'note' ? 'neutral' : 'primary'}
              size="lg"
              icon={channel === 'note' ? lockIcon : sendIcon}
              loading={isSending}
              disabled={isEmpty || !isReady}
            >
              {words.send}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );

  function wordsOf() {
    if (channel === 'note')
      return { readers: t('talk.staffOnly'), label: t('talk.noteField'), send: t('talk.sendNote') };
    return side === 'staff'
      ? { readers: t('talk.residentReads'), label: t('talk.replyField'), send: t('talk.sendReply') }
      : { readers: t('talk.staffRead'), label: t('talk.ownReplyField'), send: t('talk.sendOwn') };
  }
}
