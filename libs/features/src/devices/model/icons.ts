import type { DeviceStatus } from '@imah/contract';
import type { IconShape, StatusTone } from '@imah/ui';
import {
  arrowUpDownIcon,
  circuitBoardIcon,
  circleCheckIcon,
  circleSlashIcon,
  doorClosedIcon,
  doorOpenIcon,
  dropletsIcon,
  fanIcon,
  flameIcon,
  gaugeIcon,
  hourglassIcon,
  lampIcon,
  powerIcon,
  sirenIcon,
  thermometerIcon,
  wifiOffIcon,
  zapIcon,
} from '@imah/ui/icons';

const shapes: ReadonlyMap<string, IconShape> = new Map(
  [
    arrowUpDownIcon,
    doorClosedIcon,
    doorOpenIcon,
    dropletsIcon,
    fanIcon,
    flameIcon,
    gaugeIcon,
    lampIcon,
    powerIcon,
    sirenIcon,
    thermometerIcon,
    zapIcon,
  ].map((shape) => [`lucide:${shape.name}`, shape]),
);

/** The drawing of a device type; a circuit board for a name that is not among ours. */
export function deviceIcon(name: string): IconShape {
  return shapes.get(name) ?? circuitBoardIcon;
}

/** How each status looks; the word stands beside it. */
export const statusLooks = {
  online: { tone: 'success', icon: circleCheckIcon },
  offline: { tone: 'danger', icon: wifiOffIcon },
  'never-seen': { tone: 'neutral', icon: hourglassIcon },
  disabled: { tone: 'neutral', icon: circleSlashIcon },
} as const satisfies Record<DeviceStatus, { readonly tone: StatusTone | 'neutral'; readonly icon: IconShape }>;
