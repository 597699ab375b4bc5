import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBooks } from '../commands.ts';
import { useBankTexts } from './texts.ts';

interface UndoingFormProps {
  readonly orgId: string;
  readonly bankAccountId: string;
  readonly matchId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Why a match is taken back; the server asks for the password before it is. */
export function UndoingForm({ orgId, bankAccountId, matchId, onDone, onClose }: UndoingFormProps) {
  const t = useBankTexts();
  const tf = useFormTexts();
  const [reason, setReason] = useState('');
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t('undoing.done') },
    onDone,
  });

  function save(): void {
    if (reason.trim() === '') return refuse({ reason: [tf('required')] });
    void submit((client) =>
      client.undoStatementMatch({ params: { orgId, bankAccountId, matchId }, body: { reason: reason.trim() } }),
    );
  }

  return (
    <Dialog open onClose={onClose} title={t('undoing.title')}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('undoing.text')}</Text>
            <TextArea
              name="reason"
              label={t('undoing.reason')}
              required
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="danger" width="full" loading={isSending}>
                {t('undoing.submit')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
