import type { Expense } from '@imah/contract/expenses';
import { Button, DateField, Dialog, Form, FormActions, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBooks } from '../commands.ts';
import { useExpenseTexts } from './texts.ts';

interface SlipFormProps {
  readonly expense: Expense;
  readonly onClose: () => void;
}

/** The slip by which the supplier proves what was withheld. */
export function SlipForm({ expense, onClose }: SlipFormProps) {
  const t = useExpenseTexts();
  const tf = useFormTexts();
  const { id: expenseId, slip, version } = expense;
  const [number, setNumber] = useState(slip?.number ?? '');
  const [on, setOn] = useState<string | null>(slip?.on ?? expense.on);
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t('slip.done') },
    onDone: onClose,
  });

  function save(): void {
    if (number.trim() === '') return refuse({ number: [tf('required')] });
    if (on === null) return refuse({ on: [tf('required')] });
    const body = { number: number.trim(), on };
    void submit((client) => client.recordTaxSlip({ params: { expenseId }, body, version }));
  }

  return (
    <Dialog open onClose={onClose} title={t('slip.title', { number: expense.number })}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="number"
              label={t('slip.number')}
              required
              maxLength={60}
              value={number}
              onChange={({ currentTarget }) => setNumber(currentTarget.value)}
              error={errorOf('number')}
            />
            <DateField
              name="on"
              label={t('slip.day')}
              required
              value={on}
              onChange={({ value }) => setOn(value)}
              error={errorOf('on')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('slip.submit')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
