import type { DeviceType } from '@imah/contract/devices';
import { Card, Heading, List, Stack } from '@imah/ui';
import type { DeviceGroup } from '../model/group-devices.ts';
import { groupName } from '../model/place-name.ts';
import { useDeviceTexts } from '../texts.ts';
import * as styles from './device-board.css.ts';
import { DeviceRow } from './device-row.tsx';

export interface DeviceGroupCardProps {
  readonly group: DeviceGroup;
  readonly types: readonly DeviceType[];
  readonly openId: string | null;
  readonly addressOf: (deviceId: string) => string;
}

/** The devices of one floor. */
export function DeviceGroupCard({ group, types, openId, addressOf }: DeviceGroupCardProps) {
  const t = useDeviceTexts();
  return (
    <div className={styles.group}>
      <Stack gap="sm">
        <Heading level={3} size="sm">
          {groupName(t, group)}
        </Heading>
        <Card padding="none">
          <List>
            {group.devices.map(({ device, unit }) => (
              <DeviceRow
                key={device.id}
                device={device}
                unitCode={unit?.code ?? null}
                type={types.find(({ key }) => key === device.typeKey)}
                href={addressOf(device.id)}
                selection={device.id === openId ? 'open' : 'closed'}
              />
            ))}
          </List>
        </Card>
      </Stack>
    </div>
  );
}
