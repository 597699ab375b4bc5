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

/** Values change although nobody touches the page. */
async function expectMoving(page: Page): Promise<void> {
  const values = page.locator('[data-metric]');
  await expect(values.first()).toBeVisible();
  const before = JSON.stringify(await values.allTextContents());
  await expect.poll(async () => JSON.stringify(await values.allTextContents())).not.toBe(before);
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
