import { useRead } from '@imah/api-client/react';
import type { Ticket, TicketQuotes } from '@imah/contract/tickets';
import { Button, Card, Heading, Inline, Stack, Text } from '@imah/ui';
import { coinsIcon, rotateCcwIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useCommand } from '@imah/app/command';
import { Read, readState } from '@imah/app/read';
import type { TicketViewer } from '../model/viewer.ts';
import { QuoteAnswer } from './quote-answer.tsx';
import { QuoteView } from './quote-view.tsx';
import { useQuoteTexts } from './texts.ts';
import { changeQuotes } from './use-quotes.ts';
import * as styles from './quote.css.ts';

const QuoteSheet = lazy(async () => ({ default: (await import('./quote-sheet.tsx')).QuoteSheet }));

interface QuoteCardProps {
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
}

/** What the resident is asked to pay, and their answer. Nothing where nothing was asked and nobody can ask. */
export function QuoteCard({ ticket, viewer }: QuoteCardProps) {
  const t = useQuoteTexts();
  const state = readState(useRead('listTicketQuotes', { params: { ticketId: ticket.id } }));
  const isWorked = ticket.state === 'in-progress' || ticket.state === 'waiting';
  const mayAsk = viewer.may.work && isWorked && ticket.audience === 'resident';
  if (state.kind === 'forbidden' || state.kind === 'missing') return null;
  if (state.kind === 'ready' ? state.data.quotes.length === 0 && !mayAsk : !mayAsk) return null;
  return (
    <Card as="section" padding="md">
      <Stack gap="md">
        <Heading level={2} size="sm">
          {t('title')}
        </Heading>
        <Read of={state} failed={t('failed')} level={3}>
          {(known) => <Quotes ticket={ticket} viewer={viewer} known={known} may={{ ask: mayAsk, answer: isWorked }} />}
        </Read>
      </Stack>
    </Card>
  );
}

interface QuotesProps extends QuoteCardProps {
  readonly known: TicketQuotes;
  readonly may: { readonly ask: boolean; readonly answer: boolean };
}

function Quotes({ ticket, viewer, known: { quotes, payable, deciders }, may }: QuotesProps) {
  const t = useQuoteTexts();
  const [last, ...earlier] = quotes;
  const isAsked = last?.state === 'asked';
  const decides = deciders.some(({ id }) => id === viewer.userId);
  return (
    <>
      {last === undefined ? <Text tone="muted">{t('empty')}</Text> : <QuoteView ticket={ticket} quote={last} />}
      {payable ? <Text size="sm">{t('payable')}</Text> : null}
      {isAsked && may.answer && decides ? (
        <div className={styles.screenOnly}>
          <QuoteAnswer ticketId={ticket.id} quote={last} />
        </div>
      ) : null}
      {isAsked && !decides ? (
        <Text size="sm" tone="muted">
          {t('waitingFor', { names: deciders.map(({ name }) => name).join(', ') })}
        </Text>
      ) : null}
      {may.ask ? (
        <div className={styles.screenOnly}>
          {deciders.length === 0 ? (
            <Text size="sm" tone="muted">
              {t('nobody')}
            </Text>
          ) : (
            <Asking ticket={ticket} last={last ?? null} />
          )}
        </div>
      ) : null}
      {earlier.length === 0 ? null : (
        <details>
          <summary>{t('history')}</summary>
          <Stack gap="lg">
            {earlier.map((quote) => (
              <Stack key={quote.id} gap="xs">
                <Heading level={3} size="sm">
                  {t('round', { round: String(quote.round) })}
                </Heading>
                <QuoteView ticket={ticket} quote={quote} />
              </Stack>
            ))}
          </Stack>
        </details>
      )}
    </>
  );
}

function Asking({ ticket, last }: { readonly ticket: Ticket; readonly last: TicketQuotes['quotes'][number] | null }) {
  const t = useQuoteTexts();
  const { run, isPending } = useCommand(changeQuotes(ticket.id));
  const [sheet, setSheet] = useState<'closed' | 'open'>('closed');
  const withdraw = (quoteId: string) =>
    void run((client) => client.withdrawTicketQuote({ params: { ticketId: ticket.id, quoteId } }));
  return (
    <Stack gap="sm">
      {last === null ? null : (
        <Text size="sm" tone="muted">
          {t('again')}
        </Text>
      )}
      <Inline gap="sm">
        <Button icon={coinsIcon} onClick={() => setSheet('open')}>
          {t(last === null ? 'ask' : 'askAgain')}
        </Button>
        {last?.state === 'asked' ? (
          <Button tone="ghost" icon={rotateCcwIcon} loading={isPending} onClick={() => withdraw(last.id)}>
            {t('withdraw')}
          </Button>
        ) : null}
      </Inline>
      <Suspense fallback={null}>
        {sheet === 'open' ? <QuoteSheet ticket={ticket} last={last} onClose={() => setSheet('closed')} /> : null}
      </Suspense>
    </Stack>
  );
}
