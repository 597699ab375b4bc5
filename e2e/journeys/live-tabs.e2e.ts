import type { BrowserContext, Page } from '@playwright/test';
import { listBuildings, signIn } from '../support/api.ts';
import { createLiveCounter, type LiveCounter } from '../support/live-counter.ts';
import { expect, type Person, test as people } from '../support/people.ts';

interface Stage {
  readonly live: LiveCounter;
  readonly newContext: (person: Person) => Promise<BrowserContext>;
}

const test = people.extend<{ stage: Stage }>({
  stage: async ({ browser, baseURL }, use) => {
    const live = await createLiveCounter(baseURL!);
    const contexts: BrowserContext[] = [];
    const newContext = async (person: Person) => {
      const context = await browser.newContext({ baseURL: live.url, locale: 'id-ID' });
      contexts.push(context);
      await signIn(context.request, live.url, person);
      return context;
    };
    await use({ live, newContext });
    for (const context of contexts) await context.close();
    await live.close();
  },
});

/** Opens the devices of the person's building; `scripts` are those the tab has fetched. */
async function openDevices(context: BrowserContext, live: LiveCounter) {
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const [building] = await listBuildings(context.request, live.url);
  await page.goto(`/imah/building/${building?.id}/iot`);
  await expectMoving(page);
  return { page, scripts };
}

/** What a page that was kept has been told meanwhile; null in one that was loaded anew. Runs in the page. */
const toldEvents = (): string | null => {
  const told: unknown = Reflect.get(globalThis, 'told');
  return Array.isArray(told) ? told.join(' ') : null;
};

/** Values change although nobody touches the page. */
async function expectMoving(page: Page): Promise<void> {
  const values = page.locator('[data-metric]');
  // However busy the machine is: a browser with several tabs starts slowly.
  await expect(values.first()).toBeVisible({ timeout: 60_000 });
  const before = JSON.stringify(await values.allTextContents());
  await expect.poll(async () => JSON.stringify(await values.allTextContents()), { timeout: 60_000 }).not.toBe(before);
}

const loadsMqtt = (scripts: readonly string[]) => scripts.some((path) => path.includes('mqtt'));

test('three tabs share one live channel, which outlives the tab that held it', async ({
  stage: { live, newContext },
}) => {
  test.setTimeout(180_000);
  const context = await newContext('pengelola');
  const first = await openDevices(context, live);
  const second = await openDevices(context, live);
  const third = await openDevices(context, live);

  expect(live.open()).toBe(1);
  expect([first, second, third].map(({ scripts }) => loadsMqtt(scripts))).toEqual([true, false, false]);

  await first.page.close();
  await Promise.all([expectMoving(second.page), expectMoving(third.page)]);
  await expect.poll(live.open).toBe(1);

  const leading = loadsMqtt(second.scripts) ? second : third;
  const following = leading === second ? third : second;
  expect(loadsMqtt(following.scripts)).toBe(false);
  const crashed = leading.page.waitForEvent('crash');
  // The page is gone before it can answer.
  void leading.page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await expectMoving(following.page);
  await expect.poll(live.open).toBe(1);
});

test('a tab whose page is told to sleep gives the channel away, and takes part again when it wakes', async ({
  stage,
}) => {
  test.setTimeout(120_000);
  const context = await stage.newContext('pengelola');
  const first = await openDevices(context, stage.live);
  const second = await openDevices(context, stage.live);

  // The browser freezes hidden pages only, and here all are shown; what it tells a page can be told.
  await first.page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  await expect.poll(() => loadsMqtt(second.scripts)).toBe(true);
  await expectMoving(second.page);
  await expect.poll(stage.live.open).toBe(1);

  await first.page.evaluate(() => document.dispatchEvent(new Event('resume')));
  await Promise.all([expectMoving(first.page), expectMoving(second.page)]);
  await expect.poll(stage.live.open).toBe(1);
});

test('a page that the browser keeps for the back button, and freezes, gives the channel away and takes part again', async ({
  launchOptions,
  playwright,
  stage: { live },
}) => {
  test.setTimeout(300_000);
  // Playwright turns the keeping off; the events are then the browser's own.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL: live.url, locale: 'id-ID' });
    await signIn(context.request, live.url, 'pengelola');
    const first = await openDevices(context, live);
    const second = await openDevices(context, live);
    await first.page.evaluate(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      for (const name of ['freeze', 'resume']) document.addEventListener(name, () => told.push(name));
      addEventListener('pageshow', ({ persisted }) => told.push(persisted ? 'kept' : 'loaded anew'));
    });

    await first.page.goto('/healthz');
    await expect.poll(() => loadsMqtt(second.scripts), { timeout: 60_000 }).toBe(true);
    await expectMoving(second.page);
    await expect.poll(live.open).toBe(1);

    // A page that was kept does not load again. One that the browser could not keep, for want of memory, does.
    await first.page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(async () => [null, 'freeze resume kept'].includes(await first.page.evaluate(toldEvents)))
      .toBe(true);
    await Promise.all([expectMoving(first.page), expectMoving(second.page)]);
    await expect.poll(live.open).toBe(1);
  } finally {
    await browser.close();
  }
});

test('a tab that hangs loses the channel to one that is looked at', async ({ stage }) => {
  test.setTimeout(120_000);
  const context = await stage.newContext('pengelola');
  const first = await openDevices(context, stage.live);
  const second = await openDevices(context, stage.live);

  const hanging = first.page.evaluate(() => {
    const until = performance.now() + 20_000;
    while (performance.now() < until);
  });
  await expect.poll(() => loadsMqtt(second.scripts), { timeout: 18_000 }).toBe(true);
  await hanging;

  await Promise.all([expectMoving(first.page), expectMoving(second.page)]);
  await expect.poll(stage.live.open).toBe(1);
});

test('logging out in one tab ends the channel and the session in all', async ({ stage: { live, newContext } }) => {
  test.setTimeout(120_000);
  const context = await newContext('pengelola');
  const { page: first } = await openDevices(context, live);
  const { page: second } = await openDevices(context, live);

  await second.getByRole('button', { name: 'Menu akun' }).click();
  await second.getByRole('menuitem', { name: 'Keluar' }).click();

  await expect(second).toHaveURL(/\/login/);
  await expect(first).toHaveURL(/\/login/);
  await expect.poll(live.open).toBe(0);
});

test('a logout in a tab that shows nothing live ends the others as well', async ({ stage: { live, newContext } }) => {
  test.setTimeout(120_000);
  const context = await newContext('pengelola');
  const { page: first } = await openDevices(context, live);

  const second = await context.newPage();
  await second.goto('/logout');

  await expect(first).toHaveURL(/\/login/);
  await expect.poll(live.open).toBe(0);
});

test('another person in another window has a channel of their own', async ({ stage: { live, newContext } }) => {
  test.setTimeout(120_000);
  const { page } = await openDevices(await newContext('pengelola'), live);
  const other = await openDevices(await newContext('teknisi'), live);
  expect(live.open()).toBe(2);

  await other.page.goto('/logout');
  await expect.poll(live.open).toBe(1);

  await expectMoving(page);
});
