import type { Building } from '@imah/contract/buildings';
import { Button } from '@imah/ui';
import { cableIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { useOnboardingTexts } from './texts.ts';

const ConnectDialog = lazy(async () => ({ default: (await import('./connect-dialog.tsx')).ConnectDialog }));

/** The way in for devices that speak a language of their own, for those who may issue credentials. */
export function ConnectDevices({ building }: { readonly building: Building }) {
  const t = useOnboardingTexts();
  const can = useCan();
  const [dialog, setDialog] = useState<'closed' | 'open'>('closed');
  const target = { orgId: building.orgId, buildingId: building.id };
  if (can('device.update', target) !== 'allowed' || can('device.create', target) !== 'allowed') return null;
  return (
    <>
      <Button icon={cableIcon} onClick={() => setDialog('open')}>
        {t('connect')}
      </Button>
      <Suspense fallback={null}>
        {dialog === 'open' ? <ConnectDialog building={building} onClose={() => setDialog('closed')} /> : null}
      </Suspense>
    </>
  );
}
