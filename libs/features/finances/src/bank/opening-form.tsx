import type { BankAccount } from '@imah/contract/statements';
import { Button, Dialog, Form, FormActions, RupiahField, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useDay } from '@imah/app/i18n';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBooks } from '../commands.ts';
import { useBankTexts } from './texts.ts';

interface OpeningFormProps {
  readonly orgId: string;
  readonly bankAccountId: string;
  readonly opening: NonNullable<BankAccount['opening']>;
  readonly onClose: () => void;
}

/** What the bank had before the first statement is booked. */
export function OpeningForm({ orgId, bankAccountId, opening, onClose }: OpeningFormProps) {
  const t = useBankTexts();
  const tf = useFormTexts();
  const day = useDay();
  const [amount, setAmount] = useState<number | null>(Math.abs(opening.amount));
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t('opening.done') },
    onDone: onClose,
  });

  function save(): void {
    if (amount === null || amount < 1) return refuse({ amount: [tf('required')] });
    const body = { amount: Math.sign(opening.amount) * amount };
    void submit((client) => client.bookOpeningBalance({ params: { orgId, bankAccountId }, body }));
  }

  return (
    <Dialog open onClose={onClose} title={t('opening.title')}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('opening.text', { day: day(opening.on) })}</Text>
            <RupiahField
              name="amount"
              label={t('opening.amount')}
              required
              value={amount}
              onChange={({ value }) => setAmount(value)}
              error={errorOf('amount')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('opening.submit')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
