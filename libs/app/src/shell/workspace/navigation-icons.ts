import {
  buildingIcon,
  clockIcon,
  gaugeIcon,
  houseIcon,
  landmarkIcon,
  layoutDashboardIcon,
  messageSquareIcon,
  packageIcon,
  receiptIcon,
  settingsIcon,
  shoppingBagIcon,
  ticketIcon,
  walletIcon,
} from '@imah/ui/icons';

export type { IconShape } from '@imah/ui';

export const icons = {
  beranda: houseIcon,
  tickets: ticketIcon,
  reports: ticketIcon,
  report: messageSquareIcon,
  building: buildingIcon,
  bills: receiptIcon,
  wallet: walletIcon,
  finances: landmarkIcon,
  products: shoppingBagIcon,
  orders: packageIcon,
  shop: shoppingBagIcon,
  meters: gaugeIcon,
  dashboard: layoutDashboardIcon,
  settings: settingsIcon,
  soon: clockIcon,
} as const;
