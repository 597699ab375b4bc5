import type { LaterSubject } from '@imah/features/later';
import { flattenRoutes, type RouteRecord, titles } from '@imah/features/shell/routes';

const later = (subject: LaterSubject) => async () => {
  const { NotYetPage } = await import('@imah/features/later');
  return () => <NotYetPage subject={subject} />;
};

const page = { guard: 'auth', layout: 'dashboard' } as const;
const focused = { ...page, variant: 'grayish-cyan', header: 'hidden' } as const;
const id = { id: 'uuid' } as const;

/** The route map: every path of the product, and what its page is apart from its content. */
export const routes: readonly RouteRecord[] = [
  {
    name: 'index',
    path: '/',
    guard: 'guest',
    layout: 'blank',
    colorMode: 'light',
    title: titles.landing,
    prerender: true,
    load: async () => (await import('@imah/features/landing')).LandingPage,
  },
  {
    name: 'login',
    path: '/login',
    guard: 'guest',
    layout: 'blank',
    colorMode: 'light',
    title: titles.login,
    prerender: true,
    load: async () => (await import('@imah/features/identity/login')).LoginPage,
  },
  {
    name: 'register',
    path: '/register',
    layout: 'blank',
    colorMode: 'light',
    title: titles.register,
    prerender: true,
    load: async () => (await import('@imah/features/identity/register')).RegisterPage,
  },
  {
    name: 'boarding',
    path: '/boarding',
    layout: 'blank',
    colorMode: 'light',
    title: titles.boarding,
    load: async () => (await import('@imah/features/identity/boarding')).BoardingPage,
  },
  {
    name: 'lupa',
    path: '/lupa',
    layout: 'blank',
    title: titles.lupa,
    prerender: true,
    load: async () => (await import('@imah/features/identity/lupa')).LupaPage,
  },
  {
    name: 'logout',
    path: '/logout',
    layout: 'blank',
    title: titles.logout,
    load: async () => (await import('@imah/features/identity/logout')).LogoutPage,
  },
  {
    name: 'terms',
    path: '/terms',
    layout: 'blank',
    title: titles.terms,
    prerender: true,
    load: async () => (await import('@imah/features/legal/terms')).TermsPage,
  },
  {
    name: 'cookie',
    path: '/cookie',
    layout: 'blank',
    title: titles.cookie,
    prerender: true,
    load: async () => (await import('@imah/features/legal/cookie')).CookiePage,
  },
  {
    name: 'privacy',
    path: '/privacy',
    layout: 'blank',
    title: titles.privacy,
    prerender: true,
    load: async () => (await import('@imah/features/legal/privacy')).PrivacyPage,
  },

  {
    name: 'beranda',
    path: '/imah',
    ...page,
    title: titles.beranda,
    load: async () => (await import('@imah/features/home')).BerandaPage,
  },
  {
    name: 'akun',
    path: '/imah/akun',
    ...page,
    title: titles.akun,
    load: async () => (await import('@imah/features/account')).AkunPage,
  },
  { name: 'link', path: '/imah/link', ...page, title: titles.link, load: later('link') },
  { name: 'saldo', path: '/imah/saldo', ...page, title: titles.saldo, load: later('saldo') },
  { name: 'assets', path: '/imah/assets', ...page, title: titles.assets, load: later('assets') },
  { name: 'tagihan', path: '/imah/tagihan', ...page, title: titles.tagihan, load: later('tagihan') },
  { name: 'finances', path: '/imah/finances', ...page, title: titles.finances, load: later('finances') },
  { name: 'dashboard', path: '/imah/dashboard', ...focused, title: titles.dashboard, load: later('dashboard') },
  { name: 'newTopic', path: '/imah/new/topic', ...focused, title: titles.newTopic, load: later('newTopic') },
  {
    name: 'topic',
    path: '/imah/topic/:id',
    ...page,
    variant: 'transparent',
    padding: 'none',
    params: id,
    title: titles.topic,
    load: later('topic'),
  },
  { name: 'ticket', path: '/imah/ticket/:id', ...page, params: id, title: titles.ticket, load: later('ticket') },
  {
    name: 'newBuilding',
    path: '/imah/new/building',
    guard: 'auth',
    layout: 'blank',
    colorMode: 'light',
    title: titles.newBuilding,
    load: later('newBuilding'),
  },
  {
    name: 'oldTopic',
    path: '/imah/new/old-topic',
    guard: 'auth',
    layout: 'blank',
    colorMode: 'light',
    title: titles.oldTopic,
    load: later('oldTopic'),
  },
  {
    name: 'newTicket',
    path: '/imah/new/ticket/:buildingId?',
    ...focused,
    params: { buildingId: 'uuid' },
    title: titles.newTicket,
    load: later('newTicket'),
  },

  { name: 'products', path: '/imah/products', ...page, title: titles.products, load: later('products') },
  {
    name: 'productList',
    path: '/imah/products/products',
    ...page,
    title: titles.productList,
    load: later('productList'),
  },
  { name: 'promotion', path: '/imah/products/promotion', ...page, title: titles.promotion, load: later('promotion') },
  {
    name: 'categories',
    path: '/imah/products/categories',
    ...page,
    title: titles.categories,
    load: later('categories'),
  },
  {
    name: 'importExport',
    path: '/imah/products/import-export',
    ...page,
    title: titles.importExport,
    load: later('importExport'),
  },

  { name: 'settings', path: '/imah/settings', ...page, title: titles.settings, load: later('settings') },
  {
    name: 'settingsUser',
    path: '/imah/settings/user',
    ...page,
    title: titles.settingsUser,
    load: later('settingsUser'),
  },
  {
    name: 'settingsGroup',
    path: '/imah/settings/group',
    ...page,
    title: titles.settingsGroup,
    load: later('settingsGroup'),
  },
  {
    name: 'settingsDevice',
    path: '/imah/settings/device',
    ...page,
    title: titles.settingsDevice,
    load: later('settingsDevice'),
  },
  {
    name: 'settingsTicket',
    path: '/imah/settings/ticket',
    ...page,
    title: titles.settingsTicket,
    load: later('settingsTicket'),
  },
  {
    name: 'settingsDataset',
    path: '/imah/settings/dataset',
    ...page,
    title: titles.settingsDataset,
    load: later('settingsDataset'),
  },
  {
    name: 'settingsGeneral',
    path: '/imah/settings/general',
    ...page,
    title: titles.settingsGeneral,
    load: later('settingsGeneral'),
  },

  {
    name: 'building',
    path: '/imah/building/:id',
    ...page,
    params: id,
    title: titles.building,
    load: async () => (await import('@imah/features/building/layout')).BuildingLayout,
    children: [
      {
        name: 'buildingOverview',
        path: '',
        title: titles.building,
        load: async () => (await import('@imah/features/building/overview')).OverviewPage,
      },
      {
        name: 'iot',
        path: 'iot',
        title: titles.iot,
        load: async () => (await import('@imah/features/devices/iot')).IotPage,
      },
      {
        name: 'iotMonitoring',
        path: 'iot-monitoring',
        title: titles.iotMonitoring,
        load: async () => (await import('@imah/features/devices/monitoring')).IotMonitoringPage,
      },
      { name: 'buildingAsset', path: 'asset', title: titles.buildingAsset, load: later('buildingAsset') },
      { name: 'buildingDrive', path: 'drive', title: titles.buildingDrive, load: later('buildingDrive') },
      {
        name: 'buildingDashboard',
        path: 'dashboard',
        title: titles.buildingDashboard,
        load: later('buildingDashboard'),
      },
      {
        name: 'buildingInventory',
        path: 'inventory',
        title: titles.buildingInventory,
        load: later('buildingInventory'),
      },
      { name: 'buildingTicket', path: 'ticket', title: titles.buildingTicket, load: later('buildingTicket') },
      { name: 'buildingPlan', path: 'dashboard-img', title: titles.buildingPlan, load: later('buildingPlan') },
    ],
  },
];

/** Paths whose colour mode is forced, for the script that runs before the first paint. */
export const forcedColorModes = Object.fromEntries(
  flattenRoutes(routes).flatMap(({ path, record }) =>
    record.colorMode === undefined ? [] : [[path, record.colorMode]],
  ),
);
