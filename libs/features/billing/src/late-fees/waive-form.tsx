import type { LateFeeRow } from '@imah/contract/payments';
import { Button, Dialog, Form, FormActions, RupiahField, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useFormat } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBilling } from '../commands.ts';
import { useLateFeeTexts } from './texts.ts';

interface WaiveFormProps {
  readonly buildingId: string;
  readonly fee: LateFeeRow;
  readonly onClose: () => void;
}

/** How much of a fee is waived and why: a credit note of its line. The server asks for the password before it is. */
export function WaiveForm({ buildingId, fee, onClose }: WaiveFormProps) {
  const t = useLateFeeTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const toast = useToast();
  const { billId, position, number, personName, rest } = fee;
  const { isSending, answer, demand, refuse, submit } = useSubmit(changeBilling(buildingId));
  const [amount, setAmount] = useState<number | null>(rest);
  const [reason, setReason] = useState('');

  async function save(): Promise<void> {
    if (reason.trim() === '') return refuse({ reason: [tf('required')] });
    if (amount === null || amount < 1) return demand(['amount']);
    if (amount > rest) return refuse({ amount: [t('waive.most', { amount: format.rupiah(rest) })] });
    const params = { buildingId, billId };
    const body = { of: { kind: 'line' as const, position, amount }, reason: reason.trim() };
    const made = await submit((client) => client.createCreditNote({ params, body }));
    if (made === null) return;
    toast('success', t('waive.done', { number: made.data.number }));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} size="sm" title={t('waive.title', { number })}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text>{t('waive.text', { name: personName })}</Text>
            <RupiahField
              name="amount"
              label={t('waive.amount')}
              hint={t('waive.most', { amount: format.rupiah(rest) })}
              required
              value={amount}
              onChange={({ value }) => setAmount(value)}
              error={errorOf('amount')}
            />
            <TextArea
              name="reason"
              label={t('waive.reason')}
              required
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('waive.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
