import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBooks } from '../commands.ts';
import { useBankTexts } from './texts.ts';

interface IgnoringFormProps {
  readonly orgId: string;
  readonly bankAccountId: string;
  readonly lineId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Why a line is left out of the books. */
export function IgnoringForm({ orgId, bankAccountId, lineId, onDone, onClose }: IgnoringFormProps) {
  const t = useBankTexts();
  const tf = useFormTexts();
  const [reason, setReason] = useState('');
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t('ignoring.done') },
    onDone,
  });

  function save(): void {
    if (reason.trim() === '') return refuse({ reason: [tf('required')] });
    void submit((client) =>
      client.ignoreStatementLine({ params: { orgId, bankAccountId, lineId }, body: { reason: reason.trim() } }),
    );
  }

  return (
    <Dialog open onClose={onClose} title={t('ignoring.title')}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('ignoring.text')}</Text>
            <TextArea
              name="reason"
              label={t('ignoring.reason')}
              required
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('ignoring.submit')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
