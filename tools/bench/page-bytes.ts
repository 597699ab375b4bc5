import { type Browser, type BrowserContext, chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../setup/chromium.ts';
import { kilobytes, type Row } from './table.ts';

interface Load {
  readonly requests: number;
  readonly scriptBytes: number;
  readonly scriptsBeforeUsable: readonly string[];
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArguments });
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
  const dashboard = await visit(signedIn, `${url}/imah`, 'main h1');
  const mqttBefore = dashboard.scriptsBeforeUsable.some((file) => file.includes('mqtt'));

  return [
    { what: 'login: JavaScript (brotli)', measured: kilobytes(login.scriptBytes), reference: 'goal ≤ 135 kB' },
    { what: 'login: requests', measured: String(login.requests), reference: 'goal ≤ 12' },
    {
      what: 'Beranda: JavaScript (brotli), MQTT included',
      measured: kilobytes(dashboard.scriptBytes),
      reference: 'goal ≤ 250 kB',
    },
    { what: 'Beranda: requests', measured: String(dashboard.requests), reference: 'goal ≤ 25' },
    { what: 'Beranda: MQTT before the page is usable', measured: mqttBefore ? 'yes' : 'no', reference: 'goal no' },
  ];
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ locale: 'id-ID', viewport: { width: 1440, height: 900 } });
}

async function visit(context: BrowserContext, address: string, usable: string): Promise<Load> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Map<string, string>();
  const finished: string[] = [];
  let requests = 0;
  let scriptBytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return;
    requests += 1;
    if (type === 'Script') scripts.set(requestId, request.url);
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script === undefined) return;
    scriptBytes += encodedDataLength;
    finished.push(script);
  });
  await page.goto(address);
  await page.locator(usable).first().waitFor();
  const scriptsBeforeUsable = [...finished];
  await page.waitForLoadState('networkidle');
  await context.close();
  return { requests, scriptBytes, scriptsBeforeUsable };
}
