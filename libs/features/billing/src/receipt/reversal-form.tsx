import type { Payment } from '@imah/contract/payments';
import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBilling } from '../commands.ts';
import { usePaymentTexts } from '../payments/texts.ts';

interface ReversalFormProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

/** Why a payment is taken back; the server asks for the password before it is. */
export function ReversalForm({ payment, onClose }: ReversalFormProps) {
  const t = usePaymentTexts();
  const tf = useFormTexts();
  const { id: paymentId, buildingId, number, personName, version } = payment;
  const { isSending, answer, refuse, submit } = useSubmit(changeBilling(buildingId), {
    told: { sent: () => t('receipt.done', { number }) },
    onDone: onClose,
  });
  const [reason, setReason] = useState('');

  function save(): void {
    if (reason.trim() === '') return refuse({ reason: [tf('required')] });
    const params = { buildingId, paymentId };
    void submit((client) => client.reversePayment({ params, body: { reason: reason.trim() }, version }));
  }

  return (
    <Dialog open onClose={onClose} title={t('receipt.reverseTitle', { number })}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text>{t('receipt.reverseText', { name: personName })}</Text>
            <TextArea
              name="reason"
              label={t('receipt.reason')}
              hint={t('receipt.reasonHint')}
              required
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="danger" width="full" loading={isSending}>
                {t('receipt.reverse')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
