import type { DeviceType } from '@imah/contract/devices';
import { Card, Heading, List, Stack } from '@imah/ui';
import { useDeviceTexts } from '../texts.ts';
import { DeviceRow } from './device-row.tsx';
import * as styles from './device-board.css.ts';
import type { UrgentDevice } from './use-shown-devices.ts';

export interface AttentionCardProps {
  readonly urgent: readonly UrgentDevice[];
  readonly types: readonly DeviceType[];
  readonly openId: string | null;
  readonly addressOf: (deviceId: string) => string;
}

/** The devices that need somebody, before all others, each with where it stands. */
export function AttentionCard({ urgent, types, openId, addressOf }: AttentionCardProps) {
  const t = useDeviceTexts();
  return (
    <div className={styles.group}>
      <Stack gap="sm">
        <Heading level={3} size="sm">
          {t('attention', { count: urgent.length })}
        </Heading>
        <Card padding="none">
          <List>
            {urgent.map(({ device, attention, place }) => (
              <DeviceRow
                key={device.id}
                device={device}
                unitCode={null}
                place={place}
                alarms={attention === 'alarm' ? 'some' : 'none'}
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
