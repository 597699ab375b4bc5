import type { Building, Places } from '@imah/contract/buildings';
import type { Device, DeviceType } from '@imah/contract/devices';
import { Card, EmptyState, Heading, IconButton, Inline, media, Sheet, Stack } from '@imah/ui';
import { radioIcon, xIcon } from '@imah/ui/icons';
import { useMedia } from '@imah/app/live';
import { DeviceDetail } from '../parts/device-detail.tsx';
import { DeviceMenu } from '../registry/device-menu.tsx';
import { useDeviceTexts } from '../texts.ts';
import * as styles from './device-board.css.ts';

export interface OpenDeviceProps {
  readonly building: Building;
  readonly devices: readonly Device[];
  readonly types: readonly DeviceType[];
  readonly places: Places;
  readonly openId: string | null;
  readonly onClose: () => void;
}

/** The open device: a panel beside the list where there is room, else a sheet over it. */
export function OpenDevice({ building, devices, types, places, openId, onClose }: OpenDeviceProps) {
  const t = useDeviceTexts();
  const roomy = useMedia(media.desktop);
  const device = devices.find(({ id }) => id === openId);
  const type = types.find(({ key }) => key === device?.typeKey);

  const content =
    device === undefined ? (
      <EmptyState
        icon={radioIcon}
        level={3}
        title={t('detail.title')}
        text={openId === null ? t('detail.choose') : t('detail.gone')}
      />
    ) : (
      <DeviceDetail
        level={roomy ? 4 : 3}
        key={device.id}
        building={building}
        device={device}
        type={type}
        places={places}
      />
    );

  if (!roomy) {
    return (
      <Sheet open={openId !== null} onClose={onClose} title={device?.name ?? t('detail.title')}>
        {device === undefined ? null : (
          <Inline justify="end">
            <DeviceMenu building={building} device={device} onRemoved={onClose} />
          </Inline>
        )}
        {content}
      </Sheet>
    );
  }
  return (
    <aside className={styles.panel} aria-label={t('detail.title')}>
      <Card padding="lg">
        <Stack gap="lg">
          {device === undefined ? null : (
            <Inline justify="between" wrap="nowrap" align="start">
              <Heading level={3} size="lg">
                {device.name}
              </Heading>
              <Inline gap="xs" wrap="nowrap">
                <DeviceMenu building={building} device={device} onRemoved={onClose} />
                <IconButton icon={xIcon} label={t('detail.close')} onClick={onClose} />
              </Inline>
            </Inline>
          )}
          {content}
        </Stack>
      </Card>
    </aside>
  );
}
