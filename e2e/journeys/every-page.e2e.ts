import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signIn } from '../support/api.ts';
import { pathsOf, publicPaths } from '../support/pages.ts';
import { expect, type Person, test } from '../support/people.ts';

// The longest file of all, each of its tests for itself: two workers share it.
test.describe.configure({ mode: 'parallel' });

interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const views: readonly View[] = [
  { width: 320, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 320, colorScheme: 'light' },
];

/** Each page in one view, each view with a sixth of the pages; all of them in all with `IMAH_EVERY_VIEW=1`. */
const viewsOf = (page: number, person: number) =>
  process.env['IMAH_EVERY_VIEW'] === undefined ? [views[(page + person * 2) % views.length]!] : views;

/** What is wrong with the page at `path`: rules of axe of any weight, and what is wider than the window. */
async function faultsOf(page: Page, path: string, { width, colorScheme }: View): Promise<string[]> {
  await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  // What comes late on a busy machine shows the bar, which is of no region.
  await expect(page.locator('[data-part=loading-bar][data-sight=visible]')).toHaveCount(0);
  // Without frames of other origins there is nothing to join in a page of its own, which costs a third of the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const reach = await page.evaluate(() => document.documentElement.scrollWidth);
  const where = `${path} (${width}, ${colorScheme})`;
  return [
    ...violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ...(reach > width ? [`${where} is ${reach} wide`] : []),
  ];
}

test('no page without an account has a fault of access or is wider than the window', async ({ page }) => {
  test.setTimeout(300_000);
  const faults: string[] = [];
  for (const [index, path] of publicPaths.entries()) {
    for (const view of viewsOf(index, 0)) faults.push(...(await faultsOf(page, path, view)));
  }
  expect(faults).toEqual([]);
});

for (const [turn, person] of (['pengelola', 'teknisi', 'penghuni'] satisfies Person[]).entries()) {
  test(`no page of ${person} has a fault of access or is wider than the window`, async ({ page, baseURL }) => {
    test.setTimeout(900_000);
    await signIn(page.request, baseURL!, person);
    const faults: string[] = [];
    for (const [index, path] of (await pathsOf(page.request, baseURL!)).entries()) {
      for (const view of viewsOf(index, turn)) faults.push(...(await faultsOf(page, path, view)));
    }
    expect(faults).toEqual([]);
  });
}
