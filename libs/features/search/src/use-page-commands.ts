import { useBuildings } from '@imah/api-client/react';
import type { Permission } from '@imah/contract/access';
import type { PaletteCommand } from '@imah/ui';
import { buildingIcon, circleUserIcon, fileTextIcon, settingsIcon } from '@imah/ui/icons';
import { useLocation } from 'react-router-dom';
import { useLocale } from '@imah/app/i18n';
import { seesDashboard, useApp, useCan, useViews } from '@imah/app/ports';
import { titles } from '@imah/app/shell/routes';
import { useSearchTexts } from './texts.ts';

/** A command that leads to an address. */
export interface PageCommand extends Omit<PaletteCommand, 'onSelect'> {
  readonly href: string;
}

type Title = keyof typeof titles;

const settingsPages = [
  { title: 'settingsGeneral', path: 'general', needs: 'org.view' },
  { title: 'settingsUser', path: 'user', needs: 'member.view' },
  { title: 'settingsGroup', path: 'group', needs: 'group.view' },
  { title: 'settingsTicket', path: 'ticket', needs: 'slaPolicy.view' },
  { title: 'settingsEscalation', path: 'escalation', needs: 'settings.view' },
  { title: 'settingsAlarm', path: 'alarm', needs: 'alarmRule.view' },
  { title: 'settingsDevice', path: 'device', needs: 'settings.view' },
  { title: 'settingsBilling', path: 'billing', needs: 'tariff.view' },
  { title: 'settingsPayment', path: 'payment', needs: 'org.update' },
  { title: 'settingsAudit', path: 'audit', needs: 'audit.view' },
] as const satisfies readonly { title: Title; path: string; needs: Permission }[];

/** `own`: also for whom the right is only about their own, as in the tabs of a building. */
const buildingPages = [
  { title: 'buildingUnits', path: 'unit', needs: ['unit.view'], scope: 'all' },
  { title: 'buildingPeople', path: 'people', needs: ['occupant.view', 'occupant.approve'], scope: 'all' },
  { title: 'iot', path: 'iot', needs: ['device.view'], scope: 'own' },
  { title: 'iotMonitoring', path: 'iot-monitoring', needs: ['telemetry.view'], scope: 'own' },
  { title: 'buildingDashboard', path: 'dashboard', needs: ['dashboard.view'], scope: 'all' },
  { title: 'buildingPlan', path: 'dashboard-img', needs: ['plan.view'], scope: 'all' },
  { title: 'buildingMeters', path: 'meter', needs: ['meter.view'], scope: 'all' },
  { title: 'meterRound', path: 'meter/round', needs: ['reading.create'], scope: 'all' },
  { title: 'buildingTicket', path: 'ticket', needs: ['ticket.view'], scope: 'own' },
  { title: 'buildingTopics', path: 'topics', needs: ['topic.view', 'announcement.view', 'outage.view'], scope: 'all' },
  {
    title: 'buildingSettings',
    path: 'settings',
    needs: ['building.update', 'building.delete', 'audit.view'],
    scope: 'all',
  },
] as const satisfies readonly { title: Title; path: string; needs: readonly Permission[]; scope: 'own' | 'all' }[];

/** The pages beyond the navigation that the person may open; those of the buildings begin with the one that is open. */
export function usePageCommands(): { readonly usual: readonly PageCommand[]; readonly rest: readonly PageCommand[] } {
  const t = useSearchTexts();
  const { locale } = useLocale();
  const { pathname } = useLocation();
  const { person } = useApp();
  const can = useCan();
  const views = useViews();
  const { data: buildings = [] } = useBuildings();
  const nearest = buildings.toSorted(
    (one, other) => Number(pathname.includes(other.id)) - Number(pathname.includes(one.id)),
  );
  const page = (title: Title, href: string, icon: PaletteCommand['icon'], detail?: string): PageCommand => ({
    id: `page ${href}`,
    label: titles[title][locale],
    href,
    ...(icon === undefined ? {} : { icon }),
    ...(detail === undefined ? {} : { detail }),
  });

  return {
    usual: [{ ...page('akun', '/imah/akun', circleUserIcon), label: t('account') }],
    rest: [
      ...(person !== null && seesDashboard(person) ? [page('ticketReport', '/imah/reports', fileTextIcon)] : []),
      ...settingsPages
        .filter(({ needs }) => person?.memberships.some(({ orgId }) => can(needs, { orgId }) === 'allowed'))
        .map(({ title, path }) => page(title, `/imah/settings/${path}`, settingsIcon, titles.settings[locale])),
      ...nearest.flatMap(({ id, orgId, name }) =>
        buildingPages
          .filter(({ needs, scope }) =>
            needs.some((permission) =>
              scope === 'own'
                ? views(permission, { orgId, buildingId: id })
                : can(permission, { orgId, buildingId: id }) === 'allowed',
            ),
          )
          .map(({ title, path }) => page(title, `/imah/building/${id}/${path}`, buildingIcon, name)),
      ),
    ],
  };
}
