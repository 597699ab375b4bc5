import type { Alarm } from '@imah/contract/alarms';
import { quietReasonLength } from '@imah/contract/alarms/words';
import { Button, Dialog, Form, FormActions, RadioGroup, Stack, Text, TextField } from '@imah/ui';
import { useState } from 'react';
import { anyCall, useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useFormat } from '@imah/app/i18n';
import { renewedBy } from '@imah/app/read';
import { useAlarmTexts } from './texts.ts';

/** Minutes that are offered: until a part has come, until the shift is over, until tomorrow. */
const offered = [30, 120, 480, 1440] as const;

interface ShelfDialogProps {
  readonly alarm: Pick<Alarm, 'id' | 'buildingId' | 'deviceName'>;
  readonly onClose: () => void;
}

/** For how long an alarm is left aside, and why. */
export function ShelfDialog({ alarm, onClose }: ShelfDialogProps) {
  const t = useAlarmTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const { id: alarmId, buildingId, deviceName: device } = alarm;
  const { isSending, answer, submit } = useSubmit(anyCall(renewedBy.alarm(buildingId)), {
    told: { sent: () => t('shelf.done', { device }) },
    onDone: onClose,
  });
  const [minutes, setMinutes] = useState<number>(offered[0]);
  const [reason, setReason] = useState('');

  function send(): void {
    const body = { minutes, reason: reason.trim() };
    void submit((client) => client.shelveAlarm({ params: { buildingId, alarmId }, body }));
  }

  return (
    <Dialog open onClose={onClose} title={t('shelf.title', { device })} size="sm">
      <Form answer={answer} onSubmit={send}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('shelf.text')}</Text>
            <RadioGroup
              name="minutes"
              label={t('shelf.minutes')}
              value={String(minutes)}
              options={offered.map((value) => ({ value: String(value), label: format.duration(value * 60_000) }))}
              onChange={({ value }) => setMinutes(offered.find((one) => String(one) === value) ?? minutes)}
              error={errorOf('minutes')}
            />
            <TextField
              name="reason"
              label={t('shelf.reason')}
              required
              autoComplete="off"
              maxLength={quietReasonLength.max}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button onClick={onClose}>{tf('cancel')}</Button>
              <Button type="submit" tone="primary" loading={isSending}>
                {t('shelf.open')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
