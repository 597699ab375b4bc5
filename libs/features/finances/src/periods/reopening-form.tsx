import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useFormat } from '@imah/app/i18n';
import { changeBooks } from '../commands.ts';
import { useFinancesTexts } from '../texts.ts';

interface ReopeningFormProps {
  readonly orgId: string;
  readonly period: string;
  readonly onClose: () => void;
}

/** Why a month is opened again; the server asks for the password before it is. */
export function ReopeningForm({ orgId, period, onClose }: ReopeningFormProps) {
  const t = useFinancesTexts();
  const tf = useFormTexts();
  const month = useFormat().month(period);
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t('periods.reopenedDone', { month }) },
    onDone: onClose,
  });
  const [reason, setReason] = useState('');

  function save(): void {
    if (reason.trim() === '') return refuse({ reason: [tf('required')] });
    void submit((client) => client.reopenLedgerPeriod({ params: { orgId }, body: { period, reason: reason.trim() } }));
  }

  return (
    <Dialog open onClose={onClose} title={t('periods.reopen', { month })}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('periods.reopenText')}</Text>
            <TextArea
              name="reason"
              label={t('periods.reason')}
              hint={t('periods.reasonHint')}
              required
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="danger" width="full" loading={isSending}>
                {t('periods.reopen', { month })}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
