import { useApiClient, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Device, DeviceDependants } from '@imah/contract/devices';
import { ConfirmDialog, Dialog, Stack, Text } from '@imah/ui';
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

/** Asks before a device is removed, and says what goes with it; where it cannot be removed, why and what to do. */
export function RemoveDevice({ building, device, onRemoved, onClose }: RemoveDeviceProps) {
  const t = useRegistryTexts();
  const format = useFormat();
  const client = useApiClient();
  const { id: deviceId, name, version } = device;
  const dependants = useRead('getDeviceDependants', { params: { deviceId } });
  const { run, isPending } = useCommand(changeBuilding(building.id), { told: { sent: () => t('removed', { name }) } });

  const sentences = (all: DeviceDependants) => [
    ...(all.valuesSince === null
      ? []
      : [t('removeConfirm.values', { since: format.date(all.valuesSince, building.timeZone) })]),
    ...(all.alarms === 0 ? [] : [t('removeConfirm.alarms', { count: all.alarms, open: String(all.openAlarms) })]),
    ...(all.commands === 0 ? [] : [t('removeConfirm.commands', { count: all.commands })]),
    ...(all.credentials === 0 ? [] : [t('removeConfirm.credentials', { count: all.credentials })]),
    ...(all.rules.length === 0 ? [] : [t('removeConfirm.rules', { rules: all.rules.join(', ') })]),
    ...(all.tickets === 0 ? [] : [t('removeConfirm.tickets', { count: all.tickets, open: String(all.openTickets) })]),
  ];
  const known = dependants.data === undefined ? [] : sentences(dependants.data);
  const unknown = dependants.isError ? [t('removeConfirm.unknown')] : [];

  async function remove(): Promise<void> {
    const done = await run(() => client.deleteDevice({ params: { deviceId }, version }));
    if (done.kind === 'sent') onRemoved();
    else onClose();
  }

  const { hindrances = [], behind = 0, rules = [] } = dependants.data ?? {};
  if (hindrances.length > 0)
    return (
      <Dialog open onClose={onClose} title={t('hindered.title', { name })}>
        <Stack gap="sm">
          {hindrances.includes('gateway') ? <Text>{t('hindered.gateway', { count: behind })}</Text> : null}
          {hindrances.includes('rule') ? <Text>{t('hindered.rule', { rules: rules.join(', ') })}</Text> : null}
          <Text tone="muted">{t('hindered.instead')}</Text>
        </Stack>
      </Dialog>
    );
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
