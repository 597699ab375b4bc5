import { useRead } from '@imah/api-client/react';
import type { Building, Places } from '@imah/contract/buildings';
import type { Device, DeviceType } from '@imah/contract/devices';
import { Card, EmptyState, Heading, IconButton, Inline, media, Sheet, Skeleton, Stack } from '@imah/ui';
import { radioIcon, xIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMedia } from '@imah/app/live';
import { DeviceDetail } from '../parts/device-detail.tsx';
import { ArchivedDevice } from '../registry/archived-device.tsx';
import { DeviceMenu } from '../registry/device-menu.tsx';
import { UndoMove, type UndoMoveProps } from '../registry/undo-move.tsx';
import { useDeviceTexts } from '../texts.ts';
import * as styles from './device-board.css.ts';

export interface OpenDeviceProps {
  readonly building: Building;
  readonly devices: readonly Device[];
  readonly types: readonly DeviceType[];
  readonly places: Places;
  readonly openId: string | null;
  readonly addressOf: (deviceId: string) => string;
  readonly onClose: () => void;
}

type Move = Pick<UndoMoveProps, 'before' | 'moved'>;

/** The open device: a panel beside the list where there is room, else a sheet over it. */
export function OpenDevice({ building, devices, types, places, openId, addressOf, onClose }: OpenDeviceProps) {
  const t = useDeviceTexts();
  const roomy = useMedia(media.desktop);
  const navigate = useNavigate();
  const listed = devices.find(({ id }) => id === openId);
  // One that was put away is in no list, and still has its page.
  const asked = useRead(
    'getDevice',
    { params: { deviceId: openId ?? '' } },
    { enabled: openId !== null && listed === undefined },
  );
  const device = listed ?? asked.data;
  const [move, setMove] = useState<Move | null>(null);
  const type = types.find(({ key }) => key === device?.typeKey);

  const content =
    device === undefined ? (
      openId !== null && asked.isPending ? (
        <Skeleton shape="chart" />
      ) : (
        <EmptyState
          icon={radioIcon}
          level={3}
          title={t('detail.title')}
          text={openId === null ? t('detail.choose') : t('detail.gone')}
        />
      )
    ) : (
      <Stack gap="lg">
        {move?.moved.id === device.id ? <UndoMove building={building} {...move} onDone={() => setMove(null)} /> : null}
        <ArchivedDevice building={building} device={device} />
        <DeviceDetail
          level={roomy ? 4 : 3}
          key={device.id}
          building={building}
          device={device}
          devices={devices}
          type={type}
          places={places}
          addressOf={addressOf}
        />
      </Stack>
    );
  const menu =
    device === undefined ? null : (
      <DeviceMenu
        building={building}
        device={device}
        onMoved={(moved) => setMove({ before: device, moved })}
        onReplaced={({ id }) => void navigate(addressOf(id))}
        onRemoved={onClose}
      />
    );

  if (!roomy) {
    return (
      <Sheet open={openId !== null} onClose={onClose} title={device?.name ?? t('detail.title')}>
        {menu === null ? null : <Inline justify="end">{menu}</Inline>}
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
                {menu}
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
