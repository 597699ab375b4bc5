import type { DeviceStatus } from '@imah/contract/devices/words';
import type { IconShape, StatusTone } from '@imah/ui';
import { circleCheckIcon, circleSlashIcon, hourglassIcon, wifiOffIcon } from '@imah/ui/icons';

/** How each status looks; the word stands beside it. */
export const statusLooks = {
  online: { tone: 'success', icon: circleCheckIcon },
  offline: { tone: 'danger', icon: wifiOffIcon },
  'never-seen': { tone: 'neutral', icon: hourglassIcon },
  disabled: { tone: 'neutral', icon: circleSlashIcon },
} as const satisfies Record<DeviceStatus, { readonly tone: StatusTone | 'neutral'; readonly icon: IconShape }>;
