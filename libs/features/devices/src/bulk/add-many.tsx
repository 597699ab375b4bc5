import type { Building } from '@imah/contract/buildings';
import { Button } from '@imah/ui';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { useBulkTexts } from './texts.ts';

const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }));

/** The way to many devices at once, for those who may register one. */
export function AddMany({ building }: { readonly building: Building }) {
  const t = useBulkTexts();
  const can = useCan();
  const [dialog, setDialog] = useState<'closed' | 'open'>('closed');
  if (can('device.create', { orgId: building.orgId, buildingId: building.id }) !== 'allowed') return null;
  return (
    <>
      <Button onClick={() => setDialog('open')}>{t('open')}</Button>
      <Suspense fallback={null}>
        {dialog === 'open' ? <BulkDialog building={building} onClose={() => setDialog('closed')} /> : null}
      </Suspense>
    </>
  );
}
