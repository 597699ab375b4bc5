import type { Reading } from '@imah/contract/metering';
import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeMeters } from '../commands.ts';
import { useDayOf } from '../parts/use-day-of.ts';
import { useMeteringTexts } from '../texts.ts';
import { milliOf, missingOf, ValuesFields } from './values-fields.tsx';

interface CorrectFormProps {
  readonly buildingId: string;
  readonly reading: Reading;
  readonly onClose: () => void;
}

/** What an approved reading should have said, and why. */
export function CorrectForm({ buildingId, reading, onClose }: CorrectFormProps) {
  const t = useMeteringTexts();
  const toast = useToast();
  const dayOf = useDayOf();
  const { registers, resource, at, timeZone } = reading;
  const { isSending, answer, demand, submit } = useSubmit(changeMeters(buildingId));
  const [values, setValues] = useState<readonly (number | null)[]>(reading.values.map((value) => value / 1000));
  const [reason, setReason] = useState('');

  async function save(): Promise<void> {
    const milli = milliOf(values, registers);
    if (milli === null || reason.trim() === '')
      return demand([...missingOf('values', values, registers), ...(reason.trim() === '' ? ['reason'] : [])]);
    const params = { buildingId, readingId: reading.id };
    const made = await submit((client) => client.correctReading({ params, body: { values: milli, reason } }));
    if (made === null) return;
    toast('success', t('correct.done'));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} size="sm" title={t('correct.title', { day: dayOf(at, timeZone) })}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('correct.lead')}</Text>
            <ValuesFields
              name="values"
              label={t('read.value')}
              registers={registers}
              resource={resource}
              values={values}
              errorOf={errorOf}
              onChange={setValues}
            />
            <TextArea
              name="reason"
              label={t('correct.reason')}
              required
              rows={2}
              limit={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('correct.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
