import type { TicketQuote } from '@imah/contract/tickets';
import { Button, Inline } from '@imah/ui';
import { checkIcon, xIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand, useSubmit } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { Question } from '../parts/question.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { useQuoteTexts } from './texts.ts';
import { changeQuotes } from './use-quotes.ts';

interface QuoteAnswerProps {
  readonly ticketId: string;
  readonly quote: TicketQuote;
}

/** The word of the one who pays: one press approves, a refusal says why. */
export function QuoteAnswer({ ticketId, quote }: QuoteAnswerProps) {
  const t = useQuoteTexts();
  const format = useFormat();
  const { run, isPending, error } = useCommand(changeQuotes(ticketId), { refusal: 'caller' });
  const [dialog, setDialog] = useState<'closed' | 'refuse'>('closed');
  const params = { ticketId, quoteId: quote.id };
  return (
    <Question title={t('answer.title')} text={t('answer.text')} error={error}>
      <Inline gap="sm">
        <Button
          tone="primary"
          size="lg"
          icon={checkIcon}
          loading={isPending}
          onClick={() => void run((client) => client.decideTicketQuote({ params, body: { decision: 'approved' } }))}
        >
          {t('answer.approve', { total: format.rupiah(quote.total) })}
        </Button>
        <Button size="lg" icon={xIcon} disabled={isPending} onClick={() => setDialog('refuse')}>
          {t('answer.refuse')}
        </Button>
      </Inline>
      {dialog === 'refuse' ? (
        <RefuseDialog ticketId={ticketId} quote={quote} onClose={() => setDialog('closed')} />
      ) : null}
    </Question>
  );
}

function RefuseDialog({ ticketId, quote, onClose }: QuoteAnswerProps & { readonly onClose: () => void }) {
  const t = useQuoteTexts();
  const form = useSubmit(changeQuotes(ticketId), { onDone: onClose });
  const params = { ticketId, quoteId: quote.id };
  return (
    <ReasonDialog
      form={form}
      title={t('answer.refuseTitle')}
      label={t('answer.why')}
      hint={t('answer.whyHint')}
      tooShort={t('answer.short')}
      send={t('answer.send')}
      onSend={(reason) => {
        const body = { decision: 'refused', reason } as const;
        void form.submit((client) => client.decideTicketQuote({ params, body }));
      }}
      onClose={onClose}
    />
  );
}
