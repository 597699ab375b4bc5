import { circleAlertIcon, circleCheckIcon, infoIcon, triangleAlertIcon } from '../../icons/generated/icons.ts';
import type { IconShape } from '../../icons/icon-shape.ts';

/** The four things a message can be. Danger and warning are failures: they are said at once. */
export const statusTones = ['success', 'warning', 'danger', 'info'] as const;
export type StatusTone = (typeof statusTones)[number];

export const statusIcons: Record<StatusTone, IconShape> = {
  success: circleCheckIcon,
  warning: triangleAlertIcon,
  danger: circleAlertIcon,
  info: infoIcon,
};
