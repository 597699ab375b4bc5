import type { Ticket } from '@imah/contract/tickets';
import { Button, Card, Heading, Inline, Link, Callout, Stack, Text } from '@imah/ui';
import { pencilIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { AttachedFiles } from '@imah/features-files';
import { ActionBar } from './actions/action-bar.tsx';
import { ConflictCallout } from './actions/conflict-callout.tsx';
import { RatePanel } from './actions/rate-panel.tsx';
import { useReadyWithoutNetwork } from './actions/use-ready-without-network.ts';
import { TicketAlarm } from './alarm/ticket-alarm.tsx';
import { AppointmentCard } from './appointment/appointment-card.tsx';
import { TicketBillLine } from './bill-line/ticket-bill-line.tsx';
import { TicketClocks } from './aside/ticket-clocks.tsx';
import { TicketDevice } from './aside/ticket-device.tsx';
import { TicketFacts } from './aside/ticket-facts.tsx';
import { Conversation } from './conversation/conversation.tsx';
import type { Conflict } from './model/conflict.ts';
import type { TicketViewer } from './model/viewer.ts';
import { RatedPanel } from './own/rated-panel.tsx';
import { useOwnReportTexts } from './own/texts.ts';
import { QuoteCard } from './quote/quote-card.tsx';
import { useTicketTexts } from './texts.ts';
import { WorkCard } from './work/work-card.tsx';
import { PlaceHistory } from './history/place-history.tsx';
import { ObserversCard } from './observers/observers-card.tsx';
import { SignatureCard } from './signature/signature-card.tsx';
import { RelationsCard } from './relations/relations-card.tsx';
import { TicketHeader } from './ticket-header.tsx';
import * as styles from './ticket-page.css.ts';

// Only paper shows it: the code for cameras comes after the page.
const PrintOrder = lazy(async () => ({ default: (await import('./print-order.tsx')).PrintOrder }));

const EditSheet = lazy(async () => ({ default: (await import('./actions/edit-sheet.tsx')).EditSheet }));

const PushOffer = lazy(async () => ({ default: (await import('@imah/features-notifications/offer')).PushOffer }));

const TicketEscalation = lazy(async () => ({
  default: (await import('@imah/features-notifications/escalation')).TicketEscalation,
}));

export interface TicketViewProps {
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
}

export function TicketView({ ticket, viewer }: TicketViewProps) {
  const t = useTicketTexts();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  useReadyWithoutNetwork(viewer.side);
  const mayRate = viewer.moves.some(({ to, demands }) => to === 'closed' && demands.includes('rating'));
  const mayTakeBack = ticket.state === 'closed' && viewer.moves.some(({ to }) => to === 'resolved');

  return (
    <div className={styles.roomForActions}>
      <Stack gap="lg">
        <TicketHeader ticket={ticket} viewer={viewer}>
          <ActionBar ticket={ticket} viewer={viewer} onConflict={setConflict} />
        </TicketHeader>
        {conflict === null ? null : <ConflictCallout conflict={conflict} onClose={() => setConflict(null)} />}
        {ticket.mergedInto === null ? null : (
          <Callout tone="info">
            {t.rich('mergedInto', {
              number: ticket.mergedInto.number,
              link: (number) => <Link href={`/imah/ticket/${ticket.mergedInto?.id ?? ''}`}>{number}</Link>,
            })}
          </Callout>
        )}
        {viewer.side === 'staff' && mayBeEscalated(ticket) ? (
          <Suspense fallback={null}>
            <TicketEscalation ticketId={ticket.id} timeZone={ticket.timeZone} />
          </Suspense>
        ) : null}
        {mayRate ? <RatePanel ticket={ticket} onConflict={setConflict} /> : null}
        {mayTakeBack && ticket.feedback !== null ? (
          <RatedPanel ticket={ticket} feedback={ticket.feedback} onConflict={setConflict} />
        ) : null}
        <div className={styles.columns}>
          <Stack gap="xl">
            {viewer.side === 'resident' ? <AppointmentCard ticket={ticket} viewer={viewer} /> : null}
            {viewer.side === 'resident' ? <QuoteCard ticket={ticket} viewer={viewer} /> : null}
            <Report ticket={ticket} viewer={viewer} />
            {ticket.billLine === null ? null : (
              <TicketBillLine ticket={ticket} viewer={viewer} line={ticket.billLine} />
            )}
            {ticket.alarmId === null || viewer.side === 'resident' ? null : (
              <TicketAlarm ticket={ticket} alarmId={ticket.alarmId} />
            )}
            {viewer.side === 'staff' ? <AppointmentCard ticket={ticket} viewer={viewer} /> : null}
            {viewer.reads === 'replies-and-notes' ? <WorkCard ticket={ticket} viewer={viewer} /> : null}
            {viewer.side === 'staff' ? <QuoteCard ticket={ticket} viewer={viewer} /> : null}
            <SignatureCard ticket={ticket} viewer={viewer} />
            <Conversation ticket={ticket} viewer={viewer} />
            {/* It comes late, and where it stood above, what was about to be pressed moved away. */}
            {viewer.side === 'resident' && ticket.reporterUserId === viewer.userId ? (
              <Suspense fallback={null}>
                <PushOffer subjectId={ticket.id} />
              </Suspense>
            ) : null}
          </Stack>
          <aside className={styles.aside}>
            <TicketFacts ticket={ticket} viewer={viewer} />
            <TicketClocks ticket={ticket} />
            {viewer.side === 'staff' ? <PlaceHistory ticket={ticket} /> : null}
            {viewer.side === 'staff' ? <ObserversCard ticket={ticket} viewer={viewer} /> : null}
            {viewer.reads === 'replies-and-notes' ? <RelationsCard ticket={ticket} viewer={viewer} /> : null}
            {ticket.deviceId === null || viewer.side === 'resident' ? null : (
              <TicketDevice ticket={ticket} deviceId={ticket.deviceId} />
            )}
          </aside>
        </div>
        <Suspense fallback={null}>{viewer.side === 'staff' ? <PrintOrder ticket={ticket} /> : null}</Suspense>
      </Stack>
    </div>
  );
}

/** Only what is urgent is ever passed on: of other tickets nobody asks. */
function mayBeEscalated({ priority, sla }: Ticket): boolean {
  return priority === 'emergency' || sla.response.state === 'late';
}

function Report({ ticket, viewer }: TicketViewProps) {
  const t = useTicketTexts();
  const own = useOwnReportTexts();
  const [mode, setMode] = useState<'read' | 'edit'>('read');
  return (
    <Card as="section" padding="md">
      <Stack gap="md">
        <Inline justify="between">
          <Heading level={2} size="sm">
            {t('details.title')}
          </Heading>
          {viewer.may.correct ? (
            <span className={styles.screenOnly}>
              <Button size="sm" tone="ghost" icon={pencilIcon} onClick={() => setMode('edit')}>
                {own('edit.open')}
              </Button>
            </span>
          ) : null}
        </Inline>
        {ticket.details === '' ? (
          <Text tone="muted">{t('details.none')}</Text>
        ) : (
          <p className={styles.words}>{ticket.details}</p>
        )}
        <AttachedFiles files={ticket.files} zone={ticket.timeZone} />
      </Stack>
      <Suspense fallback={null}>
        {mode === 'edit' ? <EditSheet ticket={ticket} editor="reporter" onClose={() => setMode('read')} /> : null}
      </Suspense>
    </Card>
  );
}
