import {
  boxesIcon,
  buildingComplexIcon,
  houseIcon,
  layoutDashboardIcon,
  receiptTextIcon,
  settingsIcon,
  ticketIcon,
  walletIcon,
} from '../../icons/generated/icons.ts';
import type { NavigationItem } from '../navigation-item.ts';

/** For stories and tests of the layouts. */
export const exampleNavigation: readonly NavigationItem[] = [
  { href: '#beranda', label: 'Beranda', icon: houseIcon, active: true },
  { href: '#ikhtisar', label: 'Ikhtisar', icon: layoutDashboardIcon, active: false },
  { href: '#gedung', label: 'Gedung', icon: buildingComplexIcon, active: false, count: '3' },
  { href: '#tiket', label: 'Tiket', icon: ticketIcon, active: false, count: '12' },
  { href: '#tagihan', label: 'Tagihan', icon: receiptTextIcon, active: false, section: 'Keuangan' },
  { href: '#saldo', label: 'Saldo', icon: walletIcon, active: false, section: 'Keuangan' },
  { href: '#aset', label: 'Aset', icon: boxesIcon, active: false, section: 'Pengelolaan' },
  { href: '#pengaturan', label: 'Pengaturan', icon: settingsIcon, active: false, section: 'Pengelolaan' },
];
