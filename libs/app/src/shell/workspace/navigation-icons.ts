import {
  buildingIcon,
  clockIcon,
  gaugeIcon,
  houseIcon,
  landmarkIcon,
  layoutDashboardIcon,
  messageSquareIcon,
  receiptIcon,
  settingsIcon,
  shoppingBagIcon,
  ticketIcon,
} from '@imah/ui/icons';

export type { IconShape } from '@imah/ui';

export const icons = {
  beranda: houseIcon,
  tickets: ticketIcon,
  reports: ticketIcon,
  report: messageSquareIcon,
  building: buildingIcon,
  bills: receiptIcon,
  finances: landmarkIcon,
  products: shoppingBagIcon,
  meters: gaugeIcon,
  dashboard: layoutDashboardIcon,
  settings: settingsIcon,
  soon: clockIcon,
} as const;
