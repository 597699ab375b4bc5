import type { Bill } from '@imah/contract/billing';
import type { TimeZone } from '@imah/contract/buildings/words';
import { billChart } from '@imah/contract/payments/words';
import type { BillQuestion } from '@imah/contract/tickets';
import { Button, Inline, Link, Stack, StatusBadge, Text } from '@imah/ui';
import { messageCircleIcon, scaleIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { DisputeForm } from '../disputes/dispute-form.tsx';
import { useBillingTexts } from '../texts.ts';
import { QuestionForm } from './question-form.tsx';
import { useQuestionTexts } from './texts.ts';

interface LineQuestionsProps {
  readonly bill: Bill;
  /** The line on the bill, from 1. */
  readonly position: number;
  /** Those of the line, the newest first. */
  readonly questions: readonly BillQuestion[];
  /** Who pays a bill asks about it. */
  readonly reader: 'payer' | 'other';
  /** Whether the reader may open the tickets in which it is answered. */
  readonly tickets: 'open' | 'hidden';
  /** By whose clock days are said. */
  readonly zone: TimeZone;
}

const tones = { open: 'warning', answered: 'success', closed: 'neutral' } as const;

/** What was asked about a line and answered, with the way to ask and to go on to a dispute. */
export function LineQuestions({ bill, position, questions, reader, tickets, zone }: LineQuestionsProps) {
  const t = useQuestionTexts();
  const tb = useBillingTexts();
  const format = useFormat();
  const [dialog, setDialog] = useState<'closed' | 'question' | 'dispute'>('closed');
  const kind = tb(`kinds.${bill.lines[position - 1]?.kind ?? 'fixed'}`);
  const stands = questions.some(({ state }) => state !== 'closed');
  const mayAsk = reader === 'payer' && !stands;
  const mayDispute = reader === 'payer' && stands && billChart[bill.state].dispute !== undefined;
  const close = () => setDialog('closed');
  if (questions.length === 0 && !mayAsk) return null;
  return (
    <Stack gap="sm">
      {questions.map(({ ticketId, number, question, state, askedAt, answer }) => (
        <Stack key={ticketId} gap="xs">
          <Inline gap="sm">
            <StatusBadge tone={tones[state]} label={t(`states.${state}`)} />
            {tickets === 'open' ? <Link href={`/imah/ticket/${ticketId}`}>{t('open', { number })}</Link> : null}
          </Inline>
          <Text size="sm">{t('asked', { day: format.date(askedAt, zone), question })}</Text>
          {answer === null ? null : (
            <Text size="sm">{t('answered', { day: format.date(answer.at, zone), answer: answer.text })}</Text>
          )}
        </Stack>
      ))}
      <Inline gap="sm">
        {mayAsk ? (
          <Button
            size="sm"
            icon={messageCircleIcon}
            aria-label={t('askOf', { kind })}
            onClick={() => setDialog('question')}
          >
            {t('ask')}
          </Button>
        ) : null}
        {mayDispute ? (
          <Button size="sm" icon={scaleIcon} onClick={() => setDialog('dispute')}>
            {t('dispute', { kind })}
          </Button>
        ) : null}
      </Inline>
      {dialog === 'question' ? <QuestionForm bill={bill} position={position} onClose={close} /> : null}
      {dialog === 'dispute' ? <DisputeForm bill={bill} first={position} onClose={close} /> : null}
    </Stack>
  );
}
