import type { Permission } from '@imah/contract/access';
import type { Whoami } from '@imah/contract/identity';
import { dashboardPermissions } from '../../ports/sees-dashboard.ts';
import { sideOf } from '../../ports/ticket-side.ts';
import { soonFor } from '../../ports/soon-subjects.ts';
import { type IconShape, icons } from './navigation-icons.ts';
import type { useWorkspaceTexts } from './texts.ts';

type Texts = ReturnType<typeof useWorkspaceTexts>;

interface Entry {
  readonly key: keyof typeof icons;
  readonly href: string;
  /** Shown to those whom any organisation grants one of these, or its `.own`; to everyone without it. */
  readonly needs?: readonly Permission[];
}

const beranda = { key: 'beranda', href: '/imah' } as const;
const tickets = { key: 'tickets', href: '/imah/tickets', needs: ['ticket.view'] } as const;
const report = { key: 'report', href: '/imah/new/ticket', needs: ['ticket.create'] } as const;
const meters = { key: 'meters', href: '/imah/meter', needs: ['meter.view'] } as const;
const bills = { key: 'bills', href: '/imah/tagihan', needs: ['bill.view'] } as const;
const wallet = { key: 'wallet', href: '/imah/saldo', needs: ['wallet.view'] } as const;
const shop = { key: 'shop', href: '/imah/belanja', needs: ['order.create'] } as const;
const soon = { key: 'soon', href: '/imah/segera' } as const;

/** What works, in the order of the day's work; the first four stand in the bar of a phone. */
const staffEntries: readonly Entry[] = [
  beranda,
  tickets,
  report,
  bills,
  // Deposits are of a whole organisation: those see them who answer payouts.
  { ...wallet, needs: ['payment.approve'] },
  { key: 'finances', href: '/imah/finances', needs: ['report.view'] },
  { key: 'products', href: '/imah/products', needs: ['product.view'] },
  { key: 'orders', href: '/imah/pesanan', needs: ['order.transition'] },
  { key: 'dashboard', href: '/imah/dashboard', needs: dashboardPermissions },
  { key: 'settings', href: '/imah/settings', needs: ['settings.view', 'tariff.view'] },
];

export interface NavigationEntry {
  readonly href: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly active: boolean;
}

/**
 * The places the person may go to: only what works, and one line for what is still to come. While it is not known
 * who they are, only Beranda. `buildingId` is the building that a resident's entry leads to.
 */
export function navigationFor(
  person: Whoami | null,
  path: string,
  t: Texts,
  buildingId: string | null = null,
): NavigationEntry[] {
  const grants = new Set<string>(person?.memberships.flatMap((membership) => membership.grants));
  const may = ({ needs }: Entry) =>
    needs === undefined || needs.some((permission) => grants.has(permission) || grants.has(`${permission}.own`));
  const entries = sideOf(person) === 'reports' ? residentEntries(buildingId) : staffEntries;

  return [...entries.filter(may), ...(soonFor(grants).length === 0 ? [] : [soon])].map(({ key, href }) => ({
    href,
    label: t(`navigation.${key}`),
    icon: icons[key],
    active: href === '/imah' ? path === href : path === href || path.startsWith(`${href}/`),
  }));
}

/** A resident reports first, and has one building to look at. */
function residentEntries(buildingId: string | null): readonly Entry[] {
  const building = buildingId === null ? [] : [{ key: 'building', href: `/imah/building/${buildingId}` } as const];
  return [
    beranda,
    report,
    { ...tickets, key: 'reports' },
    ...building,
    bills,
    wallet,
    shop,
    ...staffEntries.slice(5),
    meters,
  ];
}
