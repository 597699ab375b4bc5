import { useRead } from '@imah/api-client/react';
import type { Ticket, TicketRelation } from '@imah/contract/tickets';
import { Button, Card, Heading, IconButton, Inline, List, ListRow, Stack, Text } from '@imah/ui';
import { linkIcon, plusIcon, unlinkIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useCommand } from '@imah/app/command';
import { Read, readState } from '@imah/app/read';
import type { TicketViewer } from '../model/viewer.ts';
import { TicketStateBadge } from '../parts/index.ts';
import * as page from '../ticket-page.css.ts';
import { useRelationTexts } from './texts.ts';
import { changeRelations } from './use-relations.ts';

const RelateDialog = lazy(async () => ({ default: (await import('./relate-dialog.tsx')).RelateDialog }));
const SplitDialog = lazy(async () => ({ default: (await import('./split-dialog.tsx')).SplitDialog }));

interface RelationsCardProps {
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
}

/** The tickets that belong to this one, and the ways to add some. */
export function RelationsCard({ ticket, viewer }: RelationsCardProps) {
  const t = useRelationTexts();
  const [dialog, setDialog] = useState<'none' | 'relate' | 'split'>('none');
  const relations = readState(useRead('listTicketRelations', { params: { ticketId: ticket.id } }));
  const close = () => setDialog('none');
  if (relations.kind === 'forbidden' || relations.kind === 'missing') return null;
  if (relations.kind === 'ready' && relations.data.length === 0 && !viewer.may.work) return null;
  return (
    <Card as="section" padding="md">
      <Stack gap="md">
        <Inline justify="between">
          <Heading level={2} size="sm">
            {t('title')}
          </Heading>
          {viewer.may.work ? (
            <div className={page.screenOnly}>
              <Inline gap="xs">
                <Button size="sm" tone="ghost" icon={linkIcon} onClick={() => setDialog('relate')}>
                  {t('add')}
                </Button>
                <Button size="sm" tone="ghost" icon={plusIcon} onClick={() => setDialog('split')}>
                  {t('split')}
                </Button>
              </Inline>
            </div>
          ) : null}
        </Inline>
        <Read
          of={relations}
          level={3}
          failed={t('failed')}
          forbidden={null}
          empty={
            <Text size="sm" tone="muted">
              {t('none')}
            </Text>
          }
        >
          {(known) => (
            <List>
              {known.map((relation) => (
                <RelationRow
                  key={relation.ticket.id}
                  ticketId={ticket.id}
                  relation={relation}
                  mayWork={viewer.may.work}
                />
              ))}
            </List>
          )}
        </Read>
      </Stack>
      <Suspense fallback={null}>
        {dialog === 'relate' ? <RelateDialog ticket={ticket} onClose={close} /> : null}
        {dialog === 'split' ? <SplitDialog ticket={ticket} onClose={close} /> : null}
      </Suspense>
    </Card>
  );
}

interface RelationRowProps {
  readonly ticketId: string;
  readonly relation: TicketRelation;
  readonly mayWork: boolean;
}

function RelationRow({ ticketId, relation, mayWork }: RelationRowProps) {
  const t = useRelationTexts();
  const { run } = useCommand(changeRelations(ticketId));
  const { kind, direction, ticket } = relation;
  return (
    <ListRow
      title={ticket.title}
      href={`/imah/ticket/${ticket.id}`}
      description={
        <Inline gap="xs">
          <span>{direction === 'from' ? t(`kinds.${kind}`) : t(`seenFromTarget.${kind}`)}</span>
          <span className={page.number}>{ticket.number}</span>
          <TicketStateBadge state={ticket.state} />
        </Inline>
      }
      trailing={
        mayWork ? (
          <IconButton
            icon={unlinkIcon}
            size="sm"
            label={t('remove', { number: ticket.number })}
            onClick={() => void run((client) => client.unrelateTicket({ params: { ticketId, targetId: ticket.id } }))}
          />
        ) : null
      }
    />
  );
}
