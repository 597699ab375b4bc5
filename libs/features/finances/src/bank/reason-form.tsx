import type { ApiClient } from '@imah/api-client';
import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBooks } from '../commands.ts';
import { useBankTexts } from './texts.ts';

interface ReasonFormProps {
  /** Whose words it speaks. */
  readonly act: 'ignoring' | 'undoing';
  readonly tone: 'primary' | 'danger';
  readonly send: (client: ApiClient, reason: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks why something of a statement is done, and does it. */
export function ReasonForm({ act, tone, send, onDone, onClose }: ReasonFormProps) {
  const t = useBankTexts();
  const tf = useFormTexts();
  const [reason, setReason] = useState('');
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t(`${act}.done`) },
    onDone,
  });

  function save(): void {
    if (reason.trim() === '') return refuse({ reason: [tf('required')] });
    void submit((client) => send(client, reason.trim()));
  }

  return (
    <Dialog open onClose={onClose} title={t(`${act}.title`)}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t(`${act}.text`)}</Text>
            <TextArea
              name="reason"
              label={t(`${act}.reason`)}
              required
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone={tone} width="full" loading={isSending}>
                {t(`${act}.submit`)}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
