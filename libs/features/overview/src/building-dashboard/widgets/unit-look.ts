import type { UnitState } from '@imah/contract/dashboards';
import type { IconShape } from '@imah/ui';
import { doorOpenIcon, hammerIcon, houseIcon, shieldAlertIcon, ticketIcon } from '@imah/ui/icons';

/** What is the matter with a unit, the worst first. */
export const unitLooks = ['alarm', 'ticket', 'renovation', 'vacant', 'calm'] as const;
export type UnitLook = (typeof unitLooks)[number];

export const unitLookIcons: Readonly<Record<UnitLook, IconShape>> = {
  alarm: shieldAlertIcon,
  ticket: ticketIcon,
  renovation: hammerIcon,
  vacant: doorOpenIcon,
  calm: houseIcon,
};

/** In one word how a unit stands. Nobody lives in what all use: that is never vacant. */
export function lookOfUnit({ kind, status, alarms, tickets }: UnitState): UnitLook {
  if ((alarms ?? 0) > 0) return 'alarm';
  if ((tickets ?? 0) > 0) return 'ticket';
  if (kind === 'common') return 'calm';
  return status === 'vacant' || status === 'renovation' ? status : 'calm';
}
