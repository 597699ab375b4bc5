import { useRead } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import { Card, Heading, Stack } from '@imah/ui';
import { Read, readState } from '@imah/app/read';
import type { TicketViewer } from '../model/viewer.ts';
import { Checklist } from './checklist.tsx';
import { Costs } from './costs.tsx';
import { Parts } from './parts.tsx';
import { useWorkTexts } from './texts.ts';
import { Times } from './times.tsx';
import * as styles from './work.css.ts';

interface WorkCardProps {
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
}

/** What the staff write down of their work: what there is to check, how long it took, what it cost. */
export function WorkCard({ ticket, viewer }: WorkCardProps) {
  const t = useWorkTexts();
  const work = readState(useRead('getTicketWork', { params: { ticketId: ticket.id } }));
  const mode = viewer.may.work ? 'write' : 'read';
  if (work.kind === 'forbidden' || work.kind === 'missing') return null;
  if (work.kind === 'ready' && mode === 'read') {
    const { checks, times, parts, costs } = work.data;
    if (checks.length + times.length + parts.length + costs.length === 0) return null;
  }
  return (
    <Card as="section" padding="md">
      <div className={styles.card}>
        <Stack gap="lg">
          <Heading level={2} size="sm">
            {t('title')}
          </Heading>
          <Read of={work} failed={t('failed')} level={3}>
            {(known) => (
              <>
                <Checklist ticket={ticket} checks={known.checks} mode={mode} />
                <Times ticket={ticket} work={known} mode={mode} />
                <Parts ticketId={ticket.id} work={known} mode={mode} />
                <Costs ticketId={ticket.id} work={known} mode={mode} />
              </>
            )}
          </Read>
        </Stack>
      </div>
    </Card>
  );
}
