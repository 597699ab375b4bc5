import type { Bill } from '@imah/contract/billing';
import type { BillCreditNotes, Dispute, DisputeAnswer } from '@imah/contract/payments';
import { Button, Dialog, Form, FormActions, RadioGroup, RupiahField, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useFormat } from '@imah/app/i18n';
import { changeBilling } from '../commands.ts';
import { useBillingTexts } from '../texts.ts';
import { useDisputeTexts } from './texts.ts';

interface AnswerFormProps {
  readonly bill: Bill;
  readonly dispute: Dispute;
  /** What of each line may still be credited. */
  readonly rests: BillCreditNotes['rests'];
  readonly onClose: () => void;
}

const outcomes = ['accepted', 'refused'] as const satisfies readonly DisputeAnswer['outcome'][];

/** Accepted with what is taken back of each line, or refused; either way with a reason. The server asks for the password. */
export function AnswerForm({ bill, dispute, rests, onClose }: AnswerFormProps) {
  const t = useDisputeTexts();
  const tb = useBillingTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const { id: billId, buildingId, number, outstanding, lines } = bill;
  const { isSending, answer, refuse, submit } = useSubmit(changeBilling(buildingId), {
    told: { sent: () => t('reply.sent') },
    onDone: onClose,
  });
  const disputed = dispute.positions.flatMap((position) => {
    const kind = lines[position - 1]?.kind;
    const rest = rests.find((one) => one.position === position)?.rest ?? 0;
    return kind === undefined ? [] : [{ position, kind, most: Math.min(rest, outstanding) }];
  });
  const [outcome, setOutcome] = useState<DisputeAnswer['outcome']>('accepted');
  const [amounts, setAmounts] = useState<Readonly<Record<number, number | null>>>({});
  const [reason, setReason] = useState('');

  function save(): void {
    const text = reason.trim();
    const credits = disputed.flatMap(({ position }) => {
      const amount = amounts[position] ?? 0;
      return amount > 0 ? [{ position, amount }] : [];
    });
    if (outcome === 'accepted' && credits.length === 0) return refuse({ 'credits.0.amount': [t('reply.some')] });
    const over = disputed.find(({ position, most }) => (amounts[position] ?? 0) > most);
    if (outcome === 'accepted' && over !== undefined)
      return refuse({
        [`credits.${disputed.indexOf(over)}.amount`]: [t('reply.most', { amount: format.rupiah(over.most) })],
      });
    if (text === '') return refuse({ reason: [tf('required')] });
    const body: DisputeAnswer = outcome === 'accepted' ? { outcome, credits, reason: text } : { outcome, reason: text };
    const params = { buildingId, billId, disputeId: dispute.id };
    void submit((client) => client.answerBillDispute({ params, body, version: dispute.version }));
  }

  return (
    <Dialog open onClose={onClose} title={t('reply.title', { number: number ?? '' })}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text>{dispute.reason}</Text>
            <RadioGroup
              name="outcome"
              label={t('reply.outcome')}
              value={outcome}
              options={outcomes.map((value) => ({ value, label: t(`reply.outcomes.${value}`) }))}
              onChange={({ value }) => setOutcome(value === 'refused' ? 'refused' : 'accepted')}
              error={errorOf('outcome')}
            />
            {outcome === 'accepted'
              ? disputed.map(({ position, kind, most }, index) => (
                  <RupiahField
                    key={position}
                    name={`credits.${index}.amount`}
                    label={t('reply.amount', { kind: tb(`kinds.${kind}`) })}
                    hint={t('reply.most', { amount: format.rupiah(most) })}
                    value={amounts[position] ?? null}
                    onChange={({ value }) => setAmounts({ ...amounts, [position]: value })}
                    error={errorOf(`credits.${index}.amount`)}
                  />
                ))
              : null}
            <TextArea
              name="reason"
              label={t('reply.reason')}
              hint={t('reply.reasonHint')}
              required
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('reply.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
