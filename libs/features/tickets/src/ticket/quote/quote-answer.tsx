import type { TicketQuote } from '@imah/contract/tickets';
import {
  Button,
  Dialog,
  Form,
  FormActions,
  type FormAnswer,
  Heading,
  Inline,
  Notice,
  Stack,
  Text,
  TextArea,
} from '@imah/ui';
import { checkIcon, xIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { explainFailure, failureAnswer, useFormTexts } from '@imah/app/form';
import { useFormat } from '@imah/app/i18n';
import { useQuoteTexts } from './texts.ts';
import { useQuoteChange } from './use-quotes.ts';

interface QuoteAnswerProps {
  readonly ticketId: string;
  readonly quote: TicketQuote;
}

/** The word of the one who pays: one press approves, a refusal says why. */
export function QuoteAnswer({ ticketId, quote }: QuoteAnswerProps) {
  const t = useQuoteTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const change = useQuoteChange(ticketId);
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
      {change.error === null ? null : (
        <Notice tone="danger" announce="assertive">
          {explainFailure(tf, change.error).message}
        </Notice>
      )}
      <Inline gap="sm">
        <Button
          tone="primary"
          size="lg"
          icon={checkIcon}
          loading={change.isPending}
          onClick={() =>
            change.mutate((client) => client.decideTicketQuote({ params, body: { decision: 'approved' } }))
          }
        >
          {t('answer.approve', { total: format.rupiah(quote.total) })}
        </Button>
        <Button size="lg" icon={xIcon} disabled={change.isPending} onClick={() => setDialog('refuse')}>
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
  const tf = useFormTexts();
  const change = useQuoteChange(ticketId);
  const [reason, setReason] = useState('');
  const [answer, setAnswer] = useState<FormAnswer | null>(null);

  function submit(): void {
    if (reason.trim().length < 3) return setAnswer({ errors: { reason: [t('answer.short')] } });
    setAnswer(null);
    const body = { decision: 'refused', reason: reason.trim() } as const;
    change.mutate((client) => client.decideTicketQuote({ params: { ticketId, quoteId: quote.id }, body }), {
      onSuccess: onClose,
      onError: (error) => {
        setAnswer(failureAnswer(tf, error));
      },
    });
  }
  return (
    <Dialog open onClose={onClose} title={t('answer.refuseTitle')}>
      <Form answer={answer} onSubmit={submit}>
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
              <Button type="submit" tone="danger" size="lg" width="full" loading={change.isPending}>
                {t('answer.send')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
