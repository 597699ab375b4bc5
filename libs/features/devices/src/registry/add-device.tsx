import type { Building } from '@imah/contract/buildings';
import { Button } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '@imah/app/ports';
import { useRegistryTexts } from './texts.ts';

const DeviceForm = lazy(async () => ({ default: (await import('./device-form.tsx')).DeviceForm }));

export interface AddDeviceProps {
  readonly building: Building;
  /** Where there is nothing else to do, it is the main action. */
  readonly tone?: 'primary' | 'neutral';
}

/** The way to a new device, for those who may register one; the new one then stands open. */
export function AddDevice({ building, tone = 'neutral' }: AddDeviceProps) {
  const t = useRegistryTexts();
  const can = useCan();
  const navigate = useNavigate();
  const [form, setForm] = useState<'closed' | 'open'>('closed');
  if (can('device.create', { orgId: building.orgId, buildingId: building.id }) !== 'allowed') return null;
  const close = () => setForm('closed');
  return (
    <>
      <Button icon={plusIcon} {...(tone === 'primary' ? { tone } : {})} onClick={() => setForm('open')}>
        {t('add')}
      </Button>
      <Suspense fallback={null}>
        {form === 'open' ? (
          <DeviceForm
            building={building}
            device={null}
            onClose={close}
            onSaved={({ id }) => {
              close();
              void navigate(`?device=${id}`);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
