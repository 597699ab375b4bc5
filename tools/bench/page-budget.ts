import type { APIRequestContext, Browser, BrowserContext } from 'playwright';
import { measureVisit, type PageCost } from './page-cost.ts';
import { measureSlowLine } from './slow-line.ts';
import { kilobytes, type Row } from './table.ts';

const phone = { locale: 'id-ID', viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const account = { email: 'pengelola@imah.test', password: 'imah-contoh-2026' };

interface BudgetedPage {
  readonly name: string;
  readonly path: string;
  /** Shown once the page has its data. */
  readonly usable: string;
}

/** What each page costs a phone that has nothing of it: bytes, files, main thread, commits, and time on a slow line. */
export async function measureBudgets(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  const guest = () => browser.newContext(phone);
  rows.push(await measurePage(browser, guest, { name: 'login', path: `${url}/login`, usable: 'button[type=submit]' }));

  const asking = await signedIn(browser, url);
  const pages = await pagesOf(asking.request, url);
  await asking.close();
  for (const page of pages)
    rows.push(await measurePage(browser, () => signedIn(browser, url), { ...page, path: `${url}${page.path}` }));
  return rows;
}

/** Each visit in a context of its own, which has nothing of the page. */
async function measurePage(
  browser: Browser,
  open: () => Promise<BrowserContext>,
  { name, path, usable }: BudgetedPage,
): Promise<Row> {
  const near = await open();
  const cost = await measureVisit(browser, near, path, usable);
  await near.close();
  const far = await open();
  const seconds = await measureSlowLine(far, path);
  await far.close();
  return rowOf(name, cost, seconds);
}

async function signedIn(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext(phone);
  const answer = await context.request.post(`${url}/api/v1/auth/login?web=true`, {
    data: account,
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`login answered ${answer.status()}`);
  return context;
}

/** The pages of what comes first in the demonstration. */
async function pagesOf(request: APIRequestContext, url: string): Promise<readonly BudgetedPage[]> {
  const firstOf = async (path: string): Promise<string> => {
    const answer = await request.get(`${url}/api/v1/${path}`);
    const { data }: { data: readonly { readonly id: string }[] } = await answer.json();
    const [first] = data;
    if (first === undefined) throw new Error(`there is nothing at ${path}`);
    return first.id;
  };
  const building = await firstOf('buildings');
  const ticket = await firstOf('tickets?limit=1');
  const device = await firstOf(`buildings/${building}/devices`);
  return [
    { name: 'Beranda', path: '/imah', usable: 'main a[href^="/imah/building/"]' },
    { name: 'ticket list', path: '/imah/tickets', usable: 'main a[href^="/imah/ticket/"]' },
    { name: 'ticket', path: `/imah/ticket/${ticket}`, usable: 'main h1' },
    { name: 'building', path: `/imah/building/${building}`, usable: 'main h1' },
    { name: 'device', path: `/imah/building/${building}/iot?device=${device}`, usable: 'main h1' },
    { name: 'report', path: `/imah/new/ticket/${building}`, usable: 'main h1' },
  ];
}

function rowOf(name: string, cost: PageCost, slowSeconds: number): Row {
  return {
    what: name,
    measured: [
      kilobytes(cost.bytes),
      `${cost.files} files`,
      `${cost.modules} modules run`,
      `${Math.round(cost.mainMs)} ms main thread`,
      `${cost.commits} commits`,
      `heading after ${slowSeconds.toFixed(1)} s at 400 kbit/s`,
    ].join(', '),
    reference: `blocked beyond 50 ms on a phone: ${Math.round(cost.blockedMs)} ms${before[name] ?? ''}`,
  };
}

/** On the second visit, when idle preloading ran what links lead to and mqtt.js ran in the page. */
const before: Readonly<Record<string, string>> = {
  Beranda: '; before 155 modules, 257–320 ms',
  'ticket list': '; before 120 modules, 226–246 ms',
};
