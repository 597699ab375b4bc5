import { useRead } from '@imah/api-client/react';
import type { Ticket, TicketObserver } from '@imah/contract/tickets';
import { Avatar, Button, Card, Heading, IconButton, Inline, List, ListRow, Stack, Text } from '@imah/ui';
import { bellIcon, bellOffIcon, userPlusIcon, xIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useCommand } from '@imah/app/command';
import { Read, readState } from '@imah/app/read';
import type { TicketViewer } from '../model/viewer.ts';
import * as page from '../ticket-page.css.ts';
import { useObserverTexts } from './texts.ts';
import { changeObservers } from './use-observers.ts';

const AddObserverSheet = lazy(async () => ({ default: (await import('./add-observer-sheet.tsx')).AddObserverSheet }));

interface ObserversCardProps {
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
}

/** Who of the staff is told of every step without working on it, and whether this person is. */
export function ObserversCard({ ticket, viewer }: ObserversCardProps) {
  const t = useObserverTexts();
  const [sheet, setSheet] = useState<'closed' | 'open'>('closed');
  const observers = readState(useRead('listTicketObservers', { params: { ticketId: ticket.id } }));
  if (observers.kind === 'forbidden' || observers.kind === 'missing') return null;
  return (
    <div className={page.screenOnly}>
      <Card as="section" padding="md">
        <Stack gap="md">
          <Inline justify="between">
            <Heading level={2} size="sm">
              {t('title')}
            </Heading>
            {observers.kind === 'ready' ? (
              <FollowButton ticket={ticket} viewer={viewer} observers={observers.data} />
            ) : null}
          </Inline>
          <Read
            of={observers}
            level={3}
            failed={t('failed')}
            empty={
              <Text size="sm" tone="muted">
                {t('none')} {t('text')}
              </Text>
            }
          >
            {(known) => (
              <List>
                {known.map((observer) => (
                  <ObserverRow key={observer.id} ticket={ticket} viewer={viewer} observer={observer} />
                ))}
              </List>
            )}
          </Read>
          {viewer.may.assign ? (
            <Inline>
              <Button size="sm" tone="ghost" icon={userPlusIcon} onClick={() => setSheet('open')}>
                {t('add')}
              </Button>
            </Inline>
          ) : null}
        </Stack>
        <Suspense fallback={null}>
          {sheet === 'open' ? <AddObserverSheet ticketId={ticket.id} onClose={() => setSheet('closed')} /> : null}
        </Suspense>
      </Card>
    </div>
  );
}

interface FollowButtonProps extends ObserversCardProps {
  readonly observers: readonly TicketObserver[];
}

function FollowButton({ ticket, viewer, observers }: FollowButtonProps) {
  const t = useObserverTexts();
  const follows = (known: readonly TicketObserver[]) => known.some(({ id }) => id === viewer.userId);
  const { run, isPending } = useCommand(changeObservers(ticket.id), {
    told: { sent: ({ data }) => t(follows(data) ? 'followed' : 'unfollowed') },
  });
  const params = { ticketId: ticket.id };
  return follows(observers) ? (
    <Button
      size="sm"
      icon={bellOffIcon}
      loading={isPending}
      onClick={() => void run((client) => client.unfollowTicket({ params }))}
    >
      {t('unfollow')}
    </Button>
  ) : (
    <Button
      size="sm"
      icon={bellIcon}
      loading={isPending}
      onClick={() => void run((client) => client.followTicket({ params }))}
    >
      {t('follow')}
    </Button>
  );
}

interface ObserverRowProps extends ObserversCardProps {
  readonly observer: TicketObserver;
}

function ObserverRow({ ticket, viewer, observer: { id, name } }: ObserverRowProps) {
  const t = useObserverTexts();
  const { run } = useCommand(changeObservers(ticket.id));
  const isSelf = id === viewer.userId;
  return (
    <ListRow
      title={isSelf ? t('me', { name }) : name}
      leading={<Avatar name={name} size="sm" />}
      trailing={
        viewer.may.assign && !isSelf ? (
          <IconButton
            icon={xIcon}
            size="sm"
            label={t('remove', { name })}
            onClick={() =>
              void run((client) => client.removeTicketObserver({ params: { ticketId: ticket.id, userId: id } }))
            }
          />
        ) : null
      }
    />
  );
}
