import type { TimeZone } from '@imah/contract/buildings/words';
import type { Command, Device } from '@imah/contract/devices';
import { Button, Callout, Inline, Stack, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { anyCall, useCommand } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';
import { useState } from 'react';
import { useDeviceTexts } from '../../texts.ts';
import { CancelCommand } from './cancel-command.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

interface AwaitingApprovalProps {
  readonly device: Device;
  readonly command: Command;
  readonly zone: TimeZone;
  /** What it asks for, in words. */
  readonly value: string;
}

/** A command that waits for a second person: who asked for what and why, until when, and the answer of whoever may give it. */
export function AwaitingApproval({ device, command, zone, value }: AwaitingApprovalProps) {
  const t = useDeviceTexts();
  const format = useFormat();
  const { run, isPending } = useCommand(anyCall(renewedBy.deviceCommand(device.id)));
  const [isRefusing, setIsRefusing] = useState(false);
  const params = { deviceId: device.id, commandId: command.id };
  const mayAnswer = command.acts.includes('answer');
  return (
    <Callout
      tone="warning"
      title={mayAnswer ? t('control.approveTitle') : t('control.awaitsTitle')}
      actions={
        <Inline gap="sm">
          {mayAnswer ? (
            <>
              <Button
                size="sm"
                tone="primary"
                loading={isPending}
                onClick={() => void run((api) => api.answerCommand({ params, body: { answer: 'approved' } }))}
              >
                {t('control.approve')}
              </Button>
              <Button size="sm" onClick={() => setIsRefusing(true)}>
                {t('control.refuse')}
              </Button>
            </>
          ) : (
            <CancelCommand device={device} command={command} />
          )}
        </Inline>
      }
    >
      <Stack gap="xs">
        <Text>
          {value === ''
            ? t('control.asksPush', { name: command.requestedBy.name })
            : t('control.asksFor', { name: command.requestedBy.name, value })}
        </Text>
        {command.reason === null ? null : <Text>{t('control.asksWhy', { reason: command.reason })}</Text>}
        <Text size="sm" tone="muted">
          {t('control.asksUntil', { until: format.shortDateTime(command.expiresAt, zone) })}
        </Text>
      </Stack>
      {isRefusing ? <RefuseDialog device={device} command={command} onClose={() => setIsRefusing(false)} /> : null}
    </Callout>
  );
}
