import type { Expense } from '@imah/contract/expenses';
import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBooks } from '../commands.ts';
import { useExpenseTexts } from './texts.ts';

/** What is done with a reason. */
export type AnswerMove = 'reject' | 'revoke';

interface AnswerFormProps {
  readonly expense: Expense;
  readonly move: AnswerMove;
  readonly onClose: () => void;
}

/** Why an expense is rejected, or its approval revoked. */
export function AnswerForm({ expense, move, onClose }: AnswerFormProps) {
  const t = useExpenseTexts();
  const tf = useFormTexts();
  const [reason, setReason] = useState('');
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t(`done.${move}`) },
    onDone: onClose,
  });
  const { id: expenseId, version } = expense;

  function save(): void {
    if (reason.trim() === '') return refuse({ reason: [tf('required')] });
    const body = { move, reason: reason.trim() };
    void submit((client) => client.moveExpense({ params: { expenseId }, body, version }));
  }

  return (
    <Dialog open onClose={onClose} title={t(move === 'reject' ? 'reason.rejectTitle' : 'reason.revokeTitle')}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t(move === 'reject' ? 'reason.rejectText' : 'reason.revokeText')}</Text>
            <TextArea
              name="reason"
              label={t('reason.label')}
              required
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="danger" width="full" loading={isSending}>
                {t(`moves.${move}`)}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
