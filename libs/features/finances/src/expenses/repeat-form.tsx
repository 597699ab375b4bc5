import type { Expense } from '@imah/contract/expenses';
import { Button, Dialog, Form, FormActions, NumberField, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBooks } from '../commands.ts';
import { useExpenseTexts } from './texts.ts';

interface RepeatFormProps {
  readonly expense: Expense;
  readonly onClose: () => void;
}

/** On which day of each month an expense comes again as a draft. */
export function RepeatForm({ expense, onClose }: RepeatFormProps) {
  const t = useExpenseTexts();
  const tf = useFormTexts();
  const { id: expenseId, repetition, number, on } = expense;
  const [day, setDay] = useState<number | null>(repetition?.day ?? Math.min(28, Number(on.slice(8))));
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t('repeat.done') },
    onDone: onClose,
  });
  const send = (chosen: number | null) =>
    void submit((client) => client.repeatExpense({ params: { expenseId }, body: { day: chosen } }));

  function save(): void {
    if (day === null) return refuse({ day: [tf('required')] });
    send(day);
  }

  return (
    <Dialog open onClose={onClose} title={t('repeat.title', { number })}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('repeat.text')}</Text>
            <NumberField
              name="day"
              label={t('repeat.day')}
              hint={t('repeat.dayHint')}
              required
              min={1}
              max={28}
              value={day}
              onChange={({ value }) => setDay(value)}
              error={errorOf('day')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('repeat.submit')}
              </Button>
              {repetition === null ? null : (
                <Button width="full" onClick={() => send(null)}>
                  {t('repeat.stop')}
                </Button>
              )}
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
