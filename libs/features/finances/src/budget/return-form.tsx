import type { Budget } from '@imah/contract/finances';
import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBooks } from '../commands.ts';
import { useBudgetTexts } from './texts.ts';

interface ReturnFormProps {
  readonly budget: Pick<Budget, 'id' | 'orgId' | 'version'>;
  readonly onClose: () => void;
}

/** Why a budget is given back to its authors. */
export function ReturnForm({ budget: { id: budgetId, orgId, version }, onClose }: ReturnFormProps) {
  const t = useBudgetTexts();
  const tf = useFormTexts();
  const [reason, setReason] = useState('');
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t('moved.return') },
    onDone: onClose,
  });

  function save(): void {
    if (reason.trim() === '') return refuse({ reason: [tf('required')] });
    const body = { move: 'return' as const, reason: reason.trim() };
    void submit((client) => client.moveBudget({ params: { orgId, budgetId }, body, version }));
  }

  return (
    <Dialog open onClose={onClose} title={t('return.title')}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('return.text')}</Text>
            <TextArea
              name="reason"
              label={t('return.reason')}
              required
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('moves.return')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
