import type { Command, Device } from '@imah/contract/devices';
import { Button } from '@imah/ui';
import { anyCall, useCommand } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';
import { useDeviceTexts } from '../../texts.ts';

interface CancelCommandProps {
  readonly device: Device;
  readonly command: Command;
}

/** Takes back a command that waits, for whoever may. */
export function CancelCommand({ device, command }: CancelCommandProps) {
  const t = useDeviceTexts();
  const { run, isPending } = useCommand(anyCall(renewedBy.deviceCommand(device.id)));
  if (!command.acts.includes('cancel')) return null;
  const params = { deviceId: device.id, commandId: command.id };
  return (
    <Button size="sm" loading={isPending} onClick={() => void run((api) => api.cancelCommand({ params }))}>
      {t('control.takeBack')}
    </Button>
  );
}
