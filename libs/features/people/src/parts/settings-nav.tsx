import type { Permission } from '@imah/contract/access';
import { SideNav } from '@imah/ui';
import {
  bellIcon,
  circuitBoardIcon,
  historyIcon,
  landmarkIcon,
  percentIcon,
  qrCodeIcon,
  shieldCheckIcon,
  sirenIcon,
  usersIcon,
  wrenchIcon,
} from '@imah/ui/icons';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp, useCan } from '@imah/app/ports';
import { useSettingsTexts } from '../texts.ts';

const pages = [
  { key: 'general', href: '/imah/settings/general', permission: 'org.view', icon: landmarkIcon },
  { key: 'user', href: '/imah/settings/user', permission: 'member.view', icon: usersIcon },
  { key: 'group', href: '/imah/settings/group', permission: 'group.view', icon: shieldCheckIcon },
  { key: 'ticket', href: '/imah/settings/ticket', permission: 'slaPolicy.view', icon: wrenchIcon },
  { key: 'escalation', href: '/imah/settings/escalation', permission: 'settings.view', icon: bellIcon },
  { key: 'alarm', href: '/imah/settings/alarm', permission: 'alarmRule.view', icon: sirenIcon },
  { key: 'device', href: '/imah/settings/device', permission: 'settings.view', icon: circuitBoardIcon },
  { key: 'billing', href: '/imah/settings/billing', permission: 'tariff.view', icon: percentIcon },
  { key: 'payment', href: '/imah/settings/payment', permission: 'org.update', icon: qrCodeIcon },
  { key: 'audit', href: '/imah/settings/audit', permission: 'audit.view', icon: historyIcon },
] as const satisfies readonly { permission: Permission; [key: string]: unknown }[];

export type SettingsPageName = (typeof pages)[number]['key'];

/** The pages of the settings that the person may open in any of their organisations, in the order of the navigation. */
export function useSettingsPages(): readonly (typeof pages)[number][] {
  const { person } = useApp();
  const can = useCan();
  return pages.filter(({ permission }) =>
    person?.memberships.some(({ orgId }) => can(permission, { orgId }) === 'allowed'),
  );
}

export interface SettingsNavProps {
  readonly page: SettingsPageName | null;
  /** `list`: the address of the settings themselves, where a phone shows what there is. */
  readonly shown?: 'list' | 'page';
  readonly children: ReactNode;
}

/** What stands beside every page of the settings; the organisation that was chosen goes along. */
export function SettingsNav({ page, shown = 'page', children }: SettingsNavProps) {
  const t = useSettingsTexts();
  const [search] = useSearchParams();
  const orgId = search.get('org');
  const query = orgId === null ? '' : `?org=${orgId}`;
  return (
    <SideNav
      label={t('title')}
      listHref={`/imah/settings${query}`}
      shown={shown}
      items={useSettingsPages().map(({ key, href, icon }) => ({
        href: `${href}${query}`,
        icon,
        label: t(`cards.${key}.title`),
        description: t(`cards.${key}.text`),
        active: key === page,
      }))}
    >
      {children}
    </SideNav>
  );
}
