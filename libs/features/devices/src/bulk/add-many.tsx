import type { Building } from '@imah/contract/buildings';
import { Button } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { useCan } from '@imah/app/ports';
import { useBulkTexts } from './texts.ts';

const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }));

export interface AddManyProps {
  readonly building: Building;
  readonly onOpen: () => void;
}

/** The way to many devices at once, for those who may register one. */
export function AddMany({ building, onOpen }: AddManyProps) {
  const t = useBulkTexts();
  const can = useCan();
  if (can('device.create', { orgId: building.orgId, buildingId: building.id }) !== 'allowed') return null;
  return <Button onClick={onOpen}>{t('open')}</Button>;
}

export interface ManyDevicesProps {
  readonly building: Building;
  readonly dialog: 'closed' | 'open';
  readonly onClose: () => void;
}

/** What `AddMany` opens. It stands apart from it: the page draws its buttons elsewhere once there are devices. */
export function ManyDevices({ building, dialog, onClose }: ManyDevicesProps) {
  return (
    <Suspense fallback={null}>
      {dialog === 'open' ? <BulkDialog building={building} onClose={onClose} /> : null}
    </Suspense>
  );
}
