import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { FoundDevice } from '@imah/contract/devices';
import { Button, Inline, List, ListRow, Stack } from '@imah/ui';
import { xIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { anyCall, useCommand } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';
import { useOnboardingTexts } from './texts.ts';

export interface RefusedDevicesProps {
  readonly building: Building;
  readonly devices: readonly FoundDevice[];
}

/** What was refused: out of the way, and offered again by whoever changes their mind. */
export function RefusedDevices({ building, devices }: RefusedDevicesProps) {
  const t = useOnboardingTexts();
  const client = useApiClient();
  const [list, setList] = useState<'closed' | 'open'>('closed');
  const { run, isPending } = useCommand(anyCall(renewedBy.foundDevices(building.id)));
  if (devices.length === 0) return null;
  if (list === 'closed')
    return (
      <div>
        <Button size="sm" tone="ghost" onClick={() => setList('open')}>
          {t('refusedCount', { count: devices.length })}
        </Button>
      </div>
    );
  const paramsOf = ({ id }: FoundDevice) => ({ buildingId: building.id, foundId: id });
  return (
    <Stack gap="xs">
      <List aria-label={t('refusedList')}>
        {devices.map((device) => (
          <ListRow
            key={device.id}
            icon={xIcon}
            title={device.name}
            description={t(`protocols.${device.protocol}`)}
            trailing={
              <Inline gap="xs">
                <Button
                  size="sm"
                  aria-label={t('restoreNamed', { name: device.name })}
                  loading={isPending}
                  onClick={() =>
                    void run(() => client.decideFoundDevice({ params: paramsOf(device), body: { state: 'new' } }))
                  }
                >
                  {t('restore')}
                </Button>
                <Button
                  size="sm"
                  tone="ghost"
                  aria-label={t('forgetNamed', { name: device.name })}
                  loading={isPending}
                  onClick={() => void run(() => client.forgetFoundDevice({ params: paramsOf(device) }))}
                >
                  {t('forget')}
                </Button>
              </Inline>
            }
          />
        ))}
      </List>
    </Stack>
  );
}
