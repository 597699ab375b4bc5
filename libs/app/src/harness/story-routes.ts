import { laterPages } from '../later/index.ts';
import type { PageFrame, titles } from '../shell/routes/index.ts';

export type PageName = Exclude<keyof typeof titles, 'notFound' | 'failure'>;

export interface StoryRoute {
  readonly path: string;
  readonly frame: PageFrame;
}

const blank = { layout: 'blank' } as const;
const light = { ...blank, colorMode: 'light' } as const;
const guest = { ...light, guard: 'guest' } as const;
const dashboard = { layout: 'dashboard', guard: 'auth' } as const;
const focused = { ...dashboard, variant: 'grayish-cyan', header: 'hidden' } as const;
const wizard = { ...light, guard: 'auth' } as const;

/** Paths and frames as the application's route map has them; a test beside that map holds the two together. */
export const storyRoutes: Readonly<Record<PageName, StoryRoute>> = {
  index: { path: '/', frame: guest },
  login: { path: '/login', frame: guest },
  register: { path: '/register', frame: light },
  boarding: { path: '/boarding', frame: light },
  lupa: { path: '/lupa', frame: blank },
  verifikasi: { path: '/verifikasi', frame: blank },
  sharedBill: { path: '/tagihan', frame: blank },
  wall: { path: '/layar', frame: { ...blank, colorMode: 'dark', padding: 'none' } },
  scan: { path: '/q/:code', frame: blank },
  logout: { path: '/logout', frame: blank },
  terms: { path: '/terms', frame: blank },
  cookie: { path: '/cookie', frame: blank },
  privacy: { path: '/privacy', frame: blank },
  beranda: { path: '/imah', frame: dashboard },
  dashboard: { path: '/imah/dashboard', frame: focused },
  akun: { path: '/imah/akun/:part?', frame: dashboard },
  link: { path: '/imah/link', frame: dashboard },
  settings: { path: '/imah/settings', frame: dashboard },
  settingsUser: { path: '/imah/settings/user', frame: dashboard },
  settingsGroup: { path: '/imah/settings/group', frame: dashboard },
  settingsAlarm: { path: '/imah/settings/alarm', frame: dashboard },
  settingsDevice: { path: '/imah/settings/device', frame: dashboard },
  settingsEscalation: { path: '/imah/settings/escalation', frame: dashboard },
  settingsTicket: { path: '/imah/settings/ticket', frame: dashboard },
  settingsBilling: { path: '/imah/settings/billing', frame: dashboard },
  settingsPayment: { path: '/imah/settings/payment', frame: dashboard },
  settingsAudit: { path: '/imah/settings/audit', frame: dashboard },
  settingsGeneral: { path: '/imah/settings/general', frame: dashboard },
  newBuilding: { path: '/imah/new/building', frame: wizard },
  tagihan: { path: '/imah/tagihan', frame: dashboard },
  bill: { path: '/imah/tagihan/:id', frame: dashboard },
  billingRun: { path: '/imah/tagihan/:id/:runId', frame: dashboard },
  ownMeters: { path: '/imah/meter', frame: dashboard },
  saldo: { path: '/imah/saldo', frame: dashboard },
  finances: { path: '/imah/finances', frame: dashboard },
  shop: { path: '/imah/belanja', frame: dashboard },
  orders: { path: '/imah/pesanan', frame: dashboard },
  products: { path: '/imah/products', frame: dashboard },
  productList: { path: '/imah/products/products', frame: dashboard },
  promotion: { path: '/imah/products/promotion', frame: dashboard },
  categories: { path: '/imah/products/categories', frame: dashboard },
  importExport: { path: '/imah/products/import-export', frame: dashboard },
  arrears: { path: '/imah/tagihan/tunggakan', frame: dashboard },
  openingBalances: { path: '/imah/tagihan/saldo-awal', frame: dashboard },
  instalments: { path: '/imah/tagihan/cicilan', frame: dashboard },
  instalmentPlan: { path: '/imah/cicilan/:id', frame: dashboard },
  lateFees: { path: '/imah/tagihan/denda', frame: dashboard },
  payments: { path: '/imah/tagihan/:id/pembayaran', frame: dashboard },
  pay: { path: '/imah/bayar', frame: dashboard },
  onlinePayment: { path: '/imah/bayar/:id', frame: dashboard },
  receipt: { path: '/imah/kuitansi/:id', frame: dashboard },
  tickets: { path: '/imah/tickets', frame: dashboard },
  ticketReport: { path: '/imah/reports', frame: dashboard },
  soon: { path: '/imah/segera', frame: dashboard },
  ticket: { path: '/imah/ticket/:id', frame: dashboard },
  newTicket: { path: '/imah/new/ticket/:buildingId?', frame: focused },
  newTopic: { path: '/imah/new/topic', frame: focused },
  topic: { path: '/imah/topic/:id', frame: { ...dashboard, variant: 'transparent', padding: 'none' } },
  oldTopic: { path: '/imah/new/old-topic', frame: wizard },
  building: { path: '/imah/building/:id', frame: dashboard },
  buildingOverview: { path: '/imah/building/:id', frame: dashboard },
  buildingUnits: { path: '/imah/building/:id/unit', frame: dashboard },
  buildingPeople: { path: '/imah/building/:id/people', frame: dashboard },
  buildingTopics: { path: '/imah/building/:id/topics', frame: dashboard },
  buildingOutage: { path: '/imah/building/:id/outage/:outageId', frame: dashboard },
  buildingMeters: { path: '/imah/building/:id/meter', frame: dashboard },
  meterRound: { path: '/imah/building/:id/meter/round', frame: dashboard },
  buildingMeter: { path: '/imah/building/:id/meter/:meterId', frame: dashboard },
  buildingSettings: { path: '/imah/building/:id/settings', frame: dashboard },
  iot: { path: '/imah/building/:id/iot', frame: dashboard },
  buildingTicket: { path: '/imah/building/:id/ticket', frame: dashboard },
  buildingDashboard: { path: '/imah/building/:id/dashboard', frame: dashboard },
  buildingPlan: { path: '/imah/building/:id/dashboard-img', frame: dashboard },
  iotMonitoring: { path: '/imah/building/:id/iot-monitoring', frame: dashboard },
  ...laterRoutes(),
};

function laterRoutes() {
  const entries = Object.entries(laterPages).map(([name, { path }]) => {
    return [name, { path, frame: dashboard }];
  });
  // The names are those of `laterPages`; Object.entries forgets them.
  return Object.fromEntries(entries) as Record<keyof typeof laterPages, StoryRoute>;
}
