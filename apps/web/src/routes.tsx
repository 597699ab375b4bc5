import { flattenRoutes, type RouteRecord } from '@imah/app/shell/routes';
import { buildingRoutes } from './building/routes.tsx';
import { later, route } from './route.tsx';
import { settingsRoutes } from './settings/routes.tsx';

const open = { layout: 'blank' } as const;
const light = { ...open, colorMode: 'light' } as const;
const dashboard = { guard: 'auth', layout: 'dashboard' } as const;
const focused = { ...dashboard, variant: 'grayish-cyan', header: 'hidden' } as const;
const wizard = { ...light, guard: 'auth' } as const;
const html = { prerender: true } as const;
const guest = { ...light, ...html, guard: 'guest' } as const;
const openHtml = { ...open, ...html } as const;
const id = { params: { id: 'uuid' } } as const;

/** Their pages travel together: the first page carries one address for all of them. */
const catalogue = () => import('@imah/features-catalogue/pages');
const billingPayments = () => import('@imah/features-billing/payments');
const billingSetup = () => import('@imah/features-billing/setup');

const publicRoutes = [
  route('index', '/', guest, async () => (await import('@imah/features-public/landing')).LandingPage),
  route('login', '/login', guest, async () => (await import('@imah/features-identity/login')).LoginPage),
  route(
    'register',
    '/register',
    { ...light, ...html },
    async () => (await import('@imah/features-identity/register')).RegisterPage,
  ),
  route('boarding', '/boarding', light, async () => (await import('@imah/features-identity/boarding')).BoardingPage),
  route(
    'lupa',
    '/lupa',
    openHtml,
    async () => (await import('@imah/features-identity/forgot-password')).ForgotPasswordPage,
  ),
  route('verifikasi', '/verifikasi', open, async () => (await import('@imah/features-identity/verify')).VerifyPage),
  route(
    'sharedBill',
    '/tagihan',
    open,
    async () => (await import('@imah/features-billing/shared-bill')).SharedBillPage,
  ),
  route(
    'wall',
    '/layar',
    { ...open, colorMode: 'dark', padding: 'none' },
    async () => (await import('@imah/features-overview/wall')).WallPage,
  ),
  route('scan', '/q/:code', open, async () => (await import('@imah/features-tickets/scan')).ScanPage),
  route('logout', '/logout', open, async () => (await import('@imah/features-identity/logout')).LogoutPage),
  route('terms', '/terms', openHtml, async () => (await import('@imah/features-public/legal/terms')).TermsPage),
  route('cookie', '/cookie', openHtml, async () => (await import('@imah/features-public/legal/cookie')).CookiePage),
  route('privacy', '/privacy', openHtml, async () => (await import('@imah/features-public/legal/privacy')).PrivacyPage),
];

/** The route map: every path of the product, and what its page is apart from its content. */
export const routes: readonly RouteRecord[] = [
  ...publicRoutes,
  route('beranda', '/imah', dashboard, async () => (await import('@imah/features-overview/home')).HomePage),
  route(
    'akun',
    '/imah/akun/:part?',
    dashboard,
    async () => (await import('@imah/features-identity/account')).AccountPage,
  ),
  route('link', '/imah/link', dashboard, async () => (await import('@imah/features-identity/link')).LinkPage),
  route('saldo', '/imah/saldo', dashboard, async () => (await import('@imah/features-billing/wallet')).WalletPage),
  later('assets', '/imah/assets', dashboard),
  route('tagihan', '/imah/tagihan', dashboard, async () => (await import('@imah/features-billing/bills')).BillsPage),
  route(
    'bill',
    '/imah/tagihan/:id',
    { ...dashboard, ...id },
    async () => (await import('@imah/features-billing/bill')).BillPage,
  ),
  route('arrears', '/imah/tagihan/tunggakan', dashboard, async () => (await billingSetup()).ArrearsPage),
  route('instalments', '/imah/tagihan/cicilan', dashboard, async () => (await billingSetup()).InstalmentsPage),
  route(
    'instalmentPlan',
    '/imah/cicilan/:id',
    { ...dashboard, ...id },
    async () => (await billingSetup()).InstalmentPlanPage,
  ),
  route('lateFees', '/imah/tagihan/denda', dashboard, async () => (await billingSetup()).LateFeesPage),
  route('openingBalances', '/imah/tagihan/saldo-awal', dashboard, async () => (await billingSetup()).OpeningPage),
  route(
    'payments',
    '/imah/tagihan/:id/pembayaran',
    { ...dashboard, ...id },
    async () => (await billingPayments()).PaymentsPage,
  ),
  route('receipt', '/imah/kuitansi/:id', { ...dashboard, ...id }, async () => (await billingPayments()).ReceiptPage),
  route('pay', '/imah/bayar', dashboard, async () => (await import('@imah/features-billing/pay')).PayPage),
  route(
    'onlinePayment',
    '/imah/bayar/:id',
    { ...dashboard, ...id },
    async () => (await import('@imah/features-billing/pay')).OnlinePaymentPage,
  ),
  route(
    'billingRun',
    '/imah/tagihan/:id/:runId',
    { ...dashboard, params: { id: 'uuid', runId: 'uuid' } },
    async () => (await import('@imah/features-billing/run')).BillingRunPage,
  ),
  route('ownMeters', '/imah/meter', dashboard, async () => (await import('@imah/features-metering/own')).OwnMetersPage),
  route(
    'finances',
    '/imah/finances',
    dashboard,
    async () => (await import('@imah/features-finances/finances')).FinancesPage,
  ),
  route(
    'dashboard',
    '/imah/dashboard',
    focused,
    async () => (await import('@imah/features-overview/portfolio')).DashboardPage,
  ),
  route(
    'newTopic',
    '/imah/new/topic',
    focused,
    async () => (await import('@imah/features-community/new-topic')).NewTopicPage,
  ),
  route(
    'topic',
    '/imah/topic/:id',
    { ...dashboard, ...id, variant: 'transparent', padding: 'none' },
    async () => (await import('@imah/features-community/topic')).TopicPage,
  ),
  route(
    'tickets',
    '/imah/tickets',
    dashboard,
    async () => (await import('@imah/features-tickets/lists/all')).TicketsPage,
  ),
  route(
    'ticketReport',
    '/imah/reports',
    dashboard,
    async () => (await import('@imah/features-overview/ticket-report')).TicketReportPage,
  ),
  route('soon', '/imah/segera', dashboard, async () => (await import('@imah/app/later')).SoonPage),
  route(
    'ticket',
    '/imah/ticket/:id',
    { ...dashboard, ...id },
    async () => (await import('@imah/features-tickets/ticket')).TicketPage,
  ),
  route(
    'newBuilding',
    '/imah/new/building',
    wizard,
    async () => (await import('@imah/features-buildings/new-building')).NewBuildingPage,
  ),
  route(
    'oldTopic',
    '/imah/new/old-topic',
    wizard,
    async () => (await import('@imah/features-community/old-topic')).OldTopicPage,
  ),
  route(
    'newTicket',
    '/imah/new/ticket/:buildingId?',
    { ...focused, params: { buildingId: 'uuid' } },
    async () => (await import('@imah/features-tickets/report')).NewTicketPage,
  ),
  route('shop', '/imah/belanja', dashboard, async () => (await catalogue()).ShopPage),
  route('orders', '/imah/pesanan', dashboard, async () => (await catalogue()).OrdersPage),
  route('products', '/imah/products', dashboard, async () => (await catalogue()).CatalogueOverviewPage),
  route('productList', '/imah/products/products', dashboard, async () => (await catalogue()).ProductsPage),
  route('promotion', '/imah/products/promotion', dashboard, async () => (await catalogue()).PromotionsPage),
  route('categories', '/imah/products/categories', dashboard, async () => (await catalogue()).CategoriesPage),
  route('importExport', '/imah/products/import-export', dashboard, async () => (await catalogue()).ImportExportPage),
  ...settingsRoutes,
  route(
    'building',
    '/imah/building/:id',
    { ...dashboard, ...id, children: buildingRoutes },
    async () => (await import('@imah/features-buildings/layout')).BuildingLayout,
  ),
];

/** Paths whose colour mode is forced, for the script that runs before the first paint. */
export const forcedColorModes = Object.fromEntries(
  flattenRoutes(routes).flatMap(({ path, record }) =>
    record.colorMode === undefined ? [] : [[path, record.colorMode]],
  ),
);

/** The mode that the page at `path` forces; null where it forces none. */
export function forcedColorModeOf(path: string): 'light' | 'dark' | null {
  return forcedColorModes[path.replace(/(.)\/+$/, '$1')] ?? null;
}
