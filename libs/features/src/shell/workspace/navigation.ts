import type { Grant, Permission, Whoami } from '@imah/contract';
import { type IconShape, icons } from './navigation-icons.ts';
import type { useShellTexts } from '../texts.ts';

type Texts = ReturnType<typeof useShellTexts>;
type Section = 'sectionMoney' | 'sectionThings' | 'sectionManage';

interface Entry {
  readonly key: keyof typeof icons;
  readonly href: string;
  /** Shown to those whom any organisation grants one of these, or its `.own`; to everyone without it. */
  readonly needs?: readonly Permission[];
  readonly section?: Section;
}

const entries: readonly Entry[] = [
  { key: 'beranda', href: '/imah' },
  { key: 'dashboard', href: '/imah/dashboard', needs: ['report.view', 'dashboard.view'] },
  { key: 'report', href: '/imah/new/ticket', needs: ['ticket.create'] },
  { key: 'tagihan', href: '/imah/tagihan', needs: ['bill.view'], section: 'sectionMoney' },
  { key: 'saldo', href: '/imah/saldo', needs: ['wallet.view'], section: 'sectionMoney' },
  { key: 'finances', href: '/imah/finances', needs: ['report.view'], section: 'sectionMoney' },
  { key: 'assets', href: '/imah/assets', needs: ['asset.view'], section: 'sectionThings' },
  { key: 'products', href: '/imah/products', needs: ['product.view'], section: 'sectionThings' },
  { key: 'settings', href: '/imah/settings', needs: ['settings.view'], section: 'sectionManage' },
];

export interface NavigationEntry {
  readonly href: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly active: boolean;
  readonly section?: string;
}

/** The places the person may go to. While it is not known who they are, only Beranda. */
export function navigationFor(person: Whoami | null, path: string, t: Texts): NavigationEntry[] {
  const grants = new Set(person?.memberships.flatMap((membership) => membership.grants as Grant[]));
  const may = ({ needs }: Entry) =>
    needs === undefined || needs.some((permission) => grants.has(permission) || grants.has(`${permission}.own`));

  return entries.filter(may).map(({ key, href, section }) => ({
    href,
    label: t(`navigation.${key}`),
    icon: icons[key],
    active: href === '/imah' ? path === href : path === href || path.startsWith(`${href}/`),
    ...(section === undefined ? {} : { section: t(`navigation.${section}`) }),
  }));
}
