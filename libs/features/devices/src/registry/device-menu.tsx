import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Device } from '@imah/contract/devices';
import { ConfirmDialog, IconButton, Menu, type MenuItem } from '@imah/ui';
import { ellipsisVerticalIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useCommand } from '@imah/app/command';
import { changeBuilding } from '@imah/features-buildings';
import { useRegistryTexts } from './texts.ts';

const DeviceForm = lazy(async () => ({ default: (await import('./device-form.tsx')).DeviceForm }));
const RemoveDevice = lazy(async () => ({ default: (await import('./remove-device.tsx')).RemoveDevice }));

export interface DeviceMenuProps {
  readonly building: Building;
  readonly device: Device;
  /** It is gone. */
  readonly onRemoved: () => void;
}

/** What can be done to the record of a device, by those who may. */
export function DeviceMenu({ building, device, onRemoved }: DeviceMenuProps) {
  const t = useRegistryTexts();
  const client = useApiClient();
  const [open, setOpen] = useState<'nothing' | 'edit' | 'disable' | 'remove'>('nothing');
  const { id: deviceId, name, version, abilities } = device;
  const isDisabled = device.state.status === 'disabled';
  const { run, isPending } = useCommand(changeBuilding(building.id), {
    told: { sent: () => t(isDisabled ? 'enabled' : 'disabled', { name }) },
  });
  const close = () => setOpen('nothing');
  async function setEnabled(enabled: boolean): Promise<void> {
    await run(() => client.updateDevice({ params: { deviceId }, body: { enabled }, version }));
    close();
  }
  const edit: MenuItem = { kind: 'action', label: t('edit'), onSelect: () => setOpen('edit') };
  const use: MenuItem = isDisabled
    ? { kind: 'action', label: t('enable'), onSelect: () => void setEnabled(true) }
    : { kind: 'action', label: t('disable'), onSelect: () => setOpen('disable') };
  const remove: MenuItem = { kind: 'action', label: t('remove'), tone: 'danger', onSelect: () => setOpen('remove') };
  const items = [
    ...(abilities.acts.includes('update') ? [edit, use] : []),
    ...(abilities.acts.includes('remove') ? [remove] : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu trigger={<IconButton icon={ellipsisVerticalIcon} label={t('actions', { name })} />} items={items} />
      <ConfirmDialog
        open={open === 'disable'}
        title={t('disableConfirm.title', { name })}
        text={t('disableConfirm.text')}
        confirmLabel={t('disable')}
        tone="danger"
        loading={isPending}
        onConfirm={() => void setEnabled(false)}
        onClose={close}
      />
      <Suspense fallback={null}>
        {open === 'edit' ? <DeviceForm building={building} device={device} onSaved={close} onClose={close} /> : null}
        {open === 'remove' ? (
          <RemoveDevice building={building} device={device} onRemoved={onRemoved} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
