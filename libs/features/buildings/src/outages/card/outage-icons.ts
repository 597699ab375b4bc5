import type { OutageService } from '@imah/contract/outages/words';
import { arrowUpDownIcon, dropletsIcon, flameIcon, plugIcon, wifiOffIcon, zapOffIcon } from '@imah/ui/icons';

/** What people do without, as a picture. */
export const outageIcons = {
  water: dropletsIcon,
  electricity: zapOffIcon,
  lift: arrowUpDownIcon,
  gas: flameIcon,
  internet: wifiOffIcon,
  other: plugIcon,
} as const satisfies Record<OutageService, unknown>;
