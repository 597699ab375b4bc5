import type { UnitKind, UnitStatus } from '@imah/contract/buildings/words';
import type { IconShape } from '@imah/ui';
import { doorOpenIcon, hammerIcon, houseIcon, keyRoundIcon, sofaIcon } from '@imah/ui/icons';

/** How a unit looks: its word, icon and tone tell the same. */
export type UnitLook = UnitStatus | 'common';

/** Nobody lives in a common area, so it has no status to tell. */
export function lookOf({ kind, status }: { readonly kind: UnitKind; readonly status: UnitStatus }): UnitLook {
  return kind === 'common' ? 'common' : status;
}

export const unitIcons: Readonly<Record<UnitLook, IconShape>> = {
  vacant: doorOpenIcon,
  occupied: houseIcon,
  rented: keyRoundIcon,
  renovation: hammerIcon,
  common: sofaIcon,
};

export const unitTones = {
  vacant: 'neutral',
  occupied: 'success',
  rented: 'info',
  renovation: 'warning',
  common: 'neutral',
} as const satisfies Record<UnitLook, string>;
