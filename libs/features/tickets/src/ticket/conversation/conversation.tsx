import type { Ticket } from '@imah/contract/tickets';
import { Button, Heading, Inline, Skeleton, Stack, Text } from '@imah/ui';
import { arrowDownIcon, historyIcon } from '@imah/ui/icons';
import { useId, useRef } from 'react';
import { OutboxPending } from '@imah/app/outbox';
import { Read } from '@imah/app/read';
import type { TicketViewer } from '../model/viewer.ts';
import { useTicketTexts } from '../texts.ts';
import * as page from '../ticket-page.css.ts';
import { Writers } from '../presence/watchers.tsx';
import { Composer } from './composer.tsx';
import * as styles from './conversation.css.ts';
import { StoryRow } from './story-row.tsx';
import { useStory } from './use-story.ts';

interface ConversationProps {
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
}

/** From so many entries on a way to the newest is offered. */
const long = 8;

/** Everything that was said and done about a ticket, oldest first, and the place to write. */
export function Conversation({ ticket, viewer }: ConversationProps) {
  const t = useTicketTexts();
  const heading = useId();
  const end = useRef<HTMLDivElement>(null);
  const story = useStory(ticket.id, viewer.reads);

  return (
    <Stack gap="lg" as="section" aria-labelledby={heading}>
      <Inline justify="between">
        <Heading level={2} id={heading}>
          {t('talk.title')}
        </Heading>
        {story.kind === 'ready' && story.entries.length > long ? (
          <div className={page.screenOnly}>
            <Button
              size="sm"
              tone="ghost"
              icon={arrowDownIcon}
              onClick={() => end.current?.scrollIntoView({ block: 'end' })}
            >
              {t('talk.newest')}
            </Button>
          </div>
        ) : null}
      </Inline>
      {story.kind === 'ready' ? null : (
        <Read
          of={story}
          level={3}
          loading={
            <Stack gap="sm" aria-busy>
              <Skeleton shape="row" />
              <Skeleton shape="card" />
            </Stack>
          }
          failed={t('talk.failed')}
        />
      )}
      {story.kind === 'ready' ? (
        <Stack gap="md">
          {story.earlier === null ? null : (
            <Inline justify="center">
              <Button icon={historyIcon} loading={story.isLoadingEarlier} onClick={story.earlier}>
                {t('talk.earlier')}
              </Button>
            </Inline>
          )}
          {/* What comes while one looks is said, not only shown. */}
          <ol className={styles.list} aria-live="polite" aria-relevant="additions">
            {story.entries.map((entry) => (
              <StoryRow key={entry.key} entry={entry} ticket={ticket} viewer={viewer} />
            ))}
          </ol>
        </Stack>
      ) : null}
      <OutboxPending ticketId={ticket.id} />
      <Writers />
      {viewer.writes === 'nothing' ? (
        <Text size="sm" tone="muted">
          {t('talk.closed')}
        </Text>
      ) : (
        <Composer ticket={ticket} viewer={viewer} />
      )}
      <div ref={end} />
    </Stack>
  );
}
