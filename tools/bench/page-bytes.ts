import { type Browser, type BrowserContext, chromium } from 'playwright';
import { chromiumLaunch } from '../setup/chromium.ts';
import { kilobytes, type Row } from './table.ts';

/** Quiet moments come one after another, each with a few files. */
const settleMs = 2000;

interface Load {
  /** Until the page shows its data. */
  readonly requests: number;
  readonly scriptBytes: number;
  readonly liveBefore: 'yes' | 'no';
  /** What comes afterwards, in quiet moments: the live channel, and the code of the pages that links lead to. */
  readonly liveBytes: number;
  readonly preloadedBytes: number;
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumLaunch());
}

/** Bytes on the wire (brotli) and requests of a cold visit to the login page and to the first page behind it. */
export async function measurePages(browser: Browser, url: string): Promise<Row[]> {
  const login = await visit(await newContext(browser), `${url}/login`, 'button[type=submit]');

  const signedIn = await newContext(browser);
  const answer = await signedIn.request.post(`${url}/api/v1/auth/login?web=true`, {
    data: { email: 'pengelola@imah.test', password: 'imah-contoh-2026' },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`login answered ${answer.status()}`);
  const dashboard = await visit(signedIn, `${url}/imah`, 'main a[href^="/imah/building/"]');

  return [
    { what: 'login: JavaScript (brotli)', measured: kilobytes(login.scriptBytes), reference: 'goal ≤ 135 kB' },
    { what: 'login: requests', measured: String(login.requests), reference: 'goal ≤ 12' },
    {
      what: 'Beranda: JavaScript (brotli) until it shows its buildings',
      measured: kilobytes(dashboard.scriptBytes),
      reference: '',
    },
    {
      what: 'Beranda: the same and MQTT',
      measured: kilobytes(dashboard.scriptBytes + dashboard.liveBytes),
      reference: 'goal ≤ 250 kB',
    },
    { what: 'Beranda: requests until then', measured: String(dashboard.requests), reference: 'goal ≤ 25' },
    { what: 'Beranda: MQTT before the page is usable', measured: dashboard.liveBefore, reference: 'goal no' },
    {
      what: 'Beranda: preloaded afterwards, in quiet moments (S-62)',
      measured: kilobytes(dashboard.preloadedBytes),
      reference: '',
    },
  ];
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ locale: 'id-ID', viewport: { width: 1440, height: 900 } });
}

async function visit(context: BrowserContext, address: string, usable: string): Promise<Load> {
  const page = await context.newPage();
  // The page itself notes when it became usable; asking it from outside would be late on a busy machine.
  await page.addInitScript((selector) => {
    const seen = globalThis as unknown as { usableAt?: number };
    new MutationObserver(() => {
      if (document.querySelector(selector) !== null) seen.usableAt ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, usable);
  await page.goto(address);
  await page.locator(usable).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settleMs);
  const { usableAt, resources } = await page.evaluate(() => ({
    usableAt: (globalThis as unknown as { usableAt?: number }).usableAt ?? 0,
    resources: performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, transferSize }) => ({ url: name, startTime, bytes: transferSize })),
  }));
  await context.close();

  const scripts = resources.filter(({ url }) => url.endsWith('.js'));
  const before = (found: typeof resources) => found.filter(({ startTime }) => startTime < usableAt);
  const live = scripts.filter(({ url }) => /\/mqtt-[^/]*\.js$/.test(url));
  const others = scripts.filter((script) => !live.includes(script));
  const total = (found: typeof resources) => found.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    // The page itself is one more.
    requests: before(resources).length + 1,
    scriptBytes: total(before(others)),
    liveBefore: before(live).length > 0 ? 'yes' : 'no',
    liveBytes: total(live),
    preloadedBytes: total(others) - total(before(others)),
  };
}
