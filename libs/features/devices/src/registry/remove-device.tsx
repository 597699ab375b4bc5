import { useApiClient, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Device, DeviceDependants } from '@imah/contract/devices';
import { ConfirmDialog } from '@imah/ui';
import { useCommand } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { changeBuilding } from '@imah/features-buildings';
import { useRegistryTexts } from './texts.ts';

export interface RemoveDeviceProps {
  readonly building: Building;
  readonly device: Device;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Asks before a device is removed, and says what goes with it. */
export function RemoveDevice({ building, device, onRemoved, onClose }: RemoveDeviceProps) {
  const t = useRegistryTexts();
  const format = useFormat();
  const client = useApiClient();
  const { id: deviceId, name, version } = device;
  const dependants = useRead('getDeviceDependants', { params: { deviceId } });
  const { run, isPending } = useCommand(changeBuilding(building.id), { told: { sent: () => t('removed', { name }) } });

  const sentences = ({ valuesSince, alarms, commands, tickets }: DeviceDependants) => [
    ...(valuesSince === null
      ? []
      : [t('removeConfirm.values', { since: format.date(valuesSince, building.timeZone) })]),
    ...(alarms === 0 ? [] : [t('removeConfirm.alarms', { count: alarms })]),
    ...(commands === 0 ? [] : [t('removeConfirm.commands', { count: commands })]),
    ...(tickets === 0 ? [] : [t('removeConfirm.tickets', { count: tickets })]),
  ];
  const known = dependants.data === undefined ? [] : sentences(dependants.data);
  const unknown = dependants.isError ? [t('removeConfirm.unknown')] : [];

  async function remove(): Promise<void> {
    const done = await run(() => client.deleteDevice({ params: { deviceId }, version }));
    if (done.kind === 'sent') onRemoved();
    else onClose();
  }

  return (
    <ConfirmDialog
      open
      title={t('removeConfirm.title', { name })}
      text={[t('removeConfirm.text'), ...known, ...unknown].join(' ')}
      confirmLabel={t('remove')}
      tone="danger"
      loading={isPending || dependants.isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
