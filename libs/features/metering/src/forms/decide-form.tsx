import type { Reading } from '@imah/contract/metering';
import type { ReadingDecision } from '@imah/contract/metering/words';
import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { AttachedFiles } from '@imah/features-files';
import { changeMeters } from '../commands.ts';
import { useShownValues } from '../parts/use-quantity.ts';
import { useMeteringTexts } from '../texts.ts';

interface DecideFormProps {
  readonly buildingId: string;
  readonly reading: Reading;
  readonly decision: ReadingDecision;
  readonly onClose: () => void;
}

/** Whether a reading that waits counts, and why. */
export function DecideForm({ buildingId, reading, decision, onClose }: DecideFormProps) {
  const t = useMeteringTexts();
  const toast = useToast();
  const shown = useShownValues();
  const { isSending, answer, demand, submit } = useSubmit(changeMeters(buildingId));
  const [reason, setReason] = useState('');

  async function save(): Promise<void> {
    if (reason.trim() === '') return demand(['reason']);
    const params = { buildingId, readingId: reading.id };
    const said = await submit((client) =>
      client.decideReading({ params, body: { decision, reason }, version: reading.version }),
    );
    if (said === null) return;
    toast('success', t(decision === 'approve' ? 'decide.approved' : 'decide.rejected'));
    onClose();
  }

  const values = shown(reading.values, reading);
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t(decision === 'approve' ? 'decide.approveTitle' : 'decide.rejectTitle', { meter: reading.meterNumber })}
    >
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text>{t(decision === 'approve' ? 'decide.approveLead' : 'decide.rejectLead', { values })}</Text>
            <AttachedFiles files={reading.photos} zone={reading.timeZone} />
            <TextArea
              name="reason"
              label={t('decide.reason')}
              required
              rows={2}
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button
                type="submit"
                tone={decision === 'approve' ? 'primary' : 'danger'}
                width="full"
                loading={isSending}
              >
                {t(`decide.${decision}`)}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
