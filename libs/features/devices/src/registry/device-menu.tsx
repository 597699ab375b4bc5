import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Device } from '@imah/contract/devices';
import { ConfirmDialog, IconButton, Menu, type MenuItem } from '@imah/ui';
import { ellipsisVerticalIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { changeBuilding } from '@imah/features-buildings';
import { useRegistryTexts } from './texts.ts';

const DeviceForm = lazy(async () => ({ default: (await import('./device-form.tsx')).DeviceForm }));
const MoveForm = lazy(async () => ({ default: (await import('./move-form.tsx')).MoveForm }));
const ReplaceForm = lazy(async () => ({ default: (await import('./replace-form.tsx')).ReplaceForm }));
const RemoveDevice = lazy(async () => ({ default: (await import('./remove-device.tsx')).RemoveDevice }));

export interface DeviceMenuProps {
  readonly building: Building;
  readonly device: Device;
  /** It stands elsewhere now. */
  readonly onMoved: (moved: Device) => void;
  /** Another one is in its place. */
  readonly onReplaced: (replacement: Device) => void;
  /** It is gone. */
  readonly onRemoved: () => void;
}

const menuWords = {
  edit: 'edit',
  move: 'move.open',
  replace: 'replace.open',
  disable: 'disable',
  archive: 'archive',
  remove: 'remove',
} as const;
type Asked = keyof typeof menuWords;

/** What can be done to the record of a device, by those who may. */
export function DeviceMenu({ building, device, onMoved, onReplaced, onRemoved }: DeviceMenuProps) {
  const t = useRegistryTexts();
  const client = useApiClient();
  const can = useCan();
  const [open, setOpen] = useState<'nothing' | Asked>('nothing');
  const { id: deviceId, name, version, abilities } = device;
  const isDisabled = device.state.status === 'disabled';
  const using = useCommand(changeBuilding(building.id), {
    told: { sent: () => t(isDisabled ? 'enabled' : 'disabled', { name }) },
  });
  const archiving = useCommand(changeBuilding(building.id), { told: { sent: () => t('archived', { name }) } });
  const close = () => setOpen('nothing');
  async function setEnabled(enabled: boolean): Promise<void> {
    await using.run(() => client.updateDevice({ params: { deviceId }, body: { enabled }, version }));
    close();
  }
  async function archive(): Promise<void> {
    await archiving.run(() => client.archiveDevice({ params: { deviceId }, version }));
    close();
  }
  const asking = (what: Asked): Extract<MenuItem, { kind: 'action' }> => ({
    kind: 'action',
    label: t(menuWords[what]),
    onSelect: () => setOpen(what),
  });
  const use: MenuItem = isDisabled
    ? { kind: 'action', label: t('enable'), onSelect: () => void setEnabled(true) }
    : asking('disable');
  const { acts } = abilities;
  const { orgId, id: buildingId } = building;
  const isLabelled = device.archivedAt === null && can('building.update', { orgId, buildingId }) === 'allowed';
  const label = {
    kind: 'link' as const,
    label: t('label'),
    href: `/imah/building/${buildingId}/settings?device=${deviceId}`,
  };
  const items: MenuItem[] = [
    ...(acts.includes('update') ? [asking('edit'), asking('move'), asking('replace'), use] : []),
    ...(isLabelled ? [label] : []),
    ...(acts.includes('archive') ? [asking('archive')] : []),
    ...(acts.includes('remove') ? [{ ...asking('remove'), tone: 'danger' as const }] : []),
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
        loading={using.isPending}
        onConfirm={() => void setEnabled(false)}
        onClose={close}
      />
      <ConfirmDialog
        open={open === 'archive'}
        title={t('archiveConfirm.title', { name })}
        text={t('archiveConfirm.text')}
        confirmLabel={t('archive')}
        loading={archiving.isPending}
        onConfirm={() => void archive()}
        onClose={close}
      />
      <Suspense fallback={null}>
        {open === 'edit' ? <DeviceForm building={building} device={device} onSaved={close} onClose={close} /> : null}
        {open === 'move' ? (
          <MoveForm
            building={building}
            device={device}
            onMoved={(moved) => {
              close();
              onMoved(moved);
            }}
            onClose={close}
          />
        ) : null}
        {open === 'replace' ? (
          <ReplaceForm building={building} device={device} onReplaced={onReplaced} onClose={close} />
        ) : null}
        {open === 'remove' ? (
          <RemoveDevice building={building} device={device} onRemoved={onRemoved} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
