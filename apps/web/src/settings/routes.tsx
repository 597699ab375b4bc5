import { later, route } from '../route.tsx';

const dashboard = { guard: 'auth', layout: 'dashboard' } as const;

/** The pages of the settings. */
export const settingsRoutes = [
  route(
    'settings',
    '/imah/settings',
    dashboard,
    async () => (await import('@imah/features-people/overview')).SettingsPage,
  ),
  route(
    'settingsUser',
    '/imah/settings/user',
    dashboard,
    async () => (await import('@imah/features-people/user')).SettingsUserPage,
  ),
  route(
    'settingsGroup',
    '/imah/settings/group',
    dashboard,
    async () => (await import('@imah/features-people/group')).SettingsGroupPage,
  ),
  route(
    'settingsDevice',
    '/imah/settings/device',
    dashboard,
    async () => (await import('@imah/features-devices/types')).SettingsDevicePage,
  ),
  route(
    'settingsAlarm',
    '/imah/settings/alarm',
    dashboard,
    async () => (await import('@imah/features-devices/rules')).SettingsAlarmPage,
  ),
  route(
    'settingsTicket',
    '/imah/settings/ticket',
    dashboard,
    async () => (await import('@imah/features-tickets/settings')).SettingsTicketPage,
  ),
  route(
    'settingsEscalation',
    '/imah/settings/escalation',
    dashboard,
    async () => (await import('@imah/features-people/escalation')).SettingsEscalationPage,
  ),
  route(
    'settingsBilling',
    '/imah/settings/billing',
    dashboard,
    async () => (await import('@imah/features-billing/tariffs')).SettingsBillingPage,
  ),
  route(
    'settingsPayment',
    '/imah/settings/payment',
    dashboard,
    async () => (await import('@imah/features-billing/gateway')).SettingsPaymentPage,
  ),
  later('settingsDataset', '/imah/settings/dataset', dashboard),
  route(
    'settingsAudit',
    '/imah/settings/audit',
    dashboard,
    async () => (await import('@imah/features-people/audit')).SettingsAuditPage,
  ),
  route(
    'settingsGeneral',
    '/imah/settings/general',
    dashboard,
    async () => (await import('@imah/features-people/general')).SettingsGeneralPage,
  ),
];
