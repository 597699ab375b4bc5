import { useRead } from '@imah/api-client/react';
import type { Device } from '@imah/contract/devices';
import { Link } from '@imah/ui';
import { useDeviceTexts } from '../texts.ts';

export interface DeviceLinkProps {
  readonly id: string;
  /** Those that are known already. */
  readonly devices: readonly Device[];
  readonly addressOf: (deviceId: string) => string;
}

/** Another device, as a link; its serial number tells two apart that are called alike. */
export function DeviceLink({ id, devices, addressOf }: DeviceLinkProps) {
  const t = useDeviceTexts();
  const known = devices.find((device) => device.id === id);
  const asked = useRead('getDevice', { params: { deviceId: id } }, { enabled: known === undefined });
  const device = known ?? asked.data;
  return <Link href={addressOf(id)}>{device === undefined ? t('detail.otherDevice') : nameOf(device)}</Link>;
}

const nameOf = ({ name, serial }: Device): string => (serial === null ? name : `${name} (${serial})`);
