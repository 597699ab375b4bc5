import type { TicketQuote } from '@imah/contract/tickets';
import { Button, Dialog, Form, FormActions, Heading, Inline, Callout, Stack, Text, TextArea } from '@imah/ui';
import { checkIcon, xIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand, useSubmit } from '@imah/app/command';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { useFormat } from '@imah/app/i18n';
import { useQuoteTexts } from './texts.ts';
import { changeQuotes } from './use-quotes.ts';

interface QuoteAnswerProps {
  readonly ticketId: string;
  readonly quote: TicketQuote;
}

/** The word of the one who pays: one press approves, a refusal says why. */
export function QuoteAnswer({ ticketId, quote }: QuoteAnswerProps) {
  const t = useQuoteTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const { run, isPending, error } = useCommand(changeQuotes(ticketId), { refusal: 'caller' });
  const [dialog, setDialog] = useState<'closed' | 'refuse'>('closed');
  const params = { ticketId, quoteId: quote.id };
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <Heading level={3} size="sm">
          {t('answer.title')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('answer.text')}
        </Text>
      </Stack>
      {error === null ? null : (
        <Callout tone="danger" announce="assertive">
          {explainFailure(tf, error).message}
        </Callout>
      )}
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
    </Stack>
  );
}

function RefuseDialog({ ticketId, quote, onClose }: QuoteAnswerProps & { readonly onClose: () => void }) {
  const t = useQuoteTexts();
  const { answer, isSending, submit, refuse } = useSubmit(changeQuotes(ticketId), { onDone: onClose });
  const [reason, setReason] = useState('');

  function decide(): void {
    if (reason.trim().length < 3) return refuse({ reason: [t('answer.short')] });
    const body = { decision: 'refused', reason: reason.trim() } as const;
    void submit((client) => client.decideTicketQuote({ params: { ticketId, quoteId: quote.id }, body }));
  }
  return (
    <Dialog open onClose={onClose} title={t('answer.refuseTitle')}>
      <Form answer={answer} onSubmit={decide}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextArea
              name="reason"
              label={t('answer.why')}
              hint={t('answer.whyHint')}
              limit={1024}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="danger" size="lg" width="full" loading={isSending}>
                {t('answer.send')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
