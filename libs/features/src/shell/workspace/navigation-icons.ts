import {
  boxesIcon,
  houseIcon,
  layoutDashboardIcon,
  messageSquareIcon,
  packageIcon,
  receiptTextIcon,
  scaleIcon,
  settingsIcon,
  walletIcon,
} from '@imah/ui/icons';

export type { IconShape } from '@imah/ui';

export const icons = {
  beranda: houseIcon,
  dashboard: layoutDashboardIcon,
  report: messageSquareIcon,
  tagihan: receiptTextIcon,
  saldo: walletIcon,
  finances: scaleIcon,
  assets: boxesIcon,
  products: packageIcon,
  settings: settingsIcon,
} as const;
