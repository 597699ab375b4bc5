import type { Browser, Page } from 'playwright';
import { modes, viewports } from './modes.ts';
import { startStage } from './stage.ts';
import type { Story } from './story-list.ts';

/** Enough to see every change that a person would, at a fifth of the bytes. */
const scale = 0.5;
const sizes = { component: { width: 960, height: 720 }, page: { width: 1280, height: 800 } } as const;
const patience = 20_000;
const moment = new Date('2026-11-20T10:05:00Z');

export interface Picture {
  /** `button--default.light`: the name of its file. */
  readonly name: string;
  readonly png: Buffer;
}

const requests = new WeakMap<Page, { count: number }>();
const underWay = (page: Page) => requests.get(page)?.count ?? 0;

function countRequests(page: Page): void {
  const open = { count: 0 };
  requests.set(page, open);
  page.on('request', () => (open.count += 1));
  page.on('requestfinished', () => (open.count -= 1));
  page.on('requestfailed', () => (open.count -= 1));
}

/** A page that holds Storybook's frame, with everything still that would make two pictures of one story differ. */
export async function openStage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: sizes.component,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  await context.clock.setFixedTime(moment);
  const page = await context.newPage();
  countRequests(page);
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(startStage);
  return page;
}

/** Takes all pictures of one story. Throws when the story does not come to rest. */
export async function takePictures(page: Page, story: Story): Promise<Picture[]> {
  const facts = await page.evaluate((id) => window.imahStage.factsOf(id), story.id);
  if (!facts.kept) return [];
  const phone = story.kind === 'page' && facts.viewport === null ? [viewports[modes.phone.viewport]] : [];
  const own = Object.entries(viewports).find(([name]) => name === facts.viewport)?.[1];
  const pictures: Picture[] = [];

  await page.setViewportSize(own === undefined ? sizes[story.kind] : sizeOf(own));
  await show(page, story);
  for (const theme of facts.theme === null ? (['light', 'dark'] as const) : ([facts.theme] as const)) {
    pictures.push(await take(page, story, theme));
  }
  for (const viewport of phone) {
    await page.setViewportSize(sizeOf(viewport));
    await show(page, story);
    pictures.push(await take(page, story, facts.theme ?? 'light', '.phone'));
  }
  return pictures;
}

/** Shows a story from its beginning, with all that it fetches on the way: a chart's code may come late. */
async function show(page: Page, story: Story): Promise<void> {
  await page.evaluate((id) => window.imahStage.show(id), story.id);
  const until = Date.now() + patience;
  while (underWay(page) > 0) {
    if (Date.now() > until) throw new Error(`${story.id} still fetches something`);
    await page.waitForTimeout(20);
    if (underWay(page) === 0) await page.evaluate(() => window.imahStage.rest());
  }
}

async function take(page: Page, story: Story, theme: string, suffix = ''): Promise<Picture> {
  const clip = await page.evaluate((mode) => window.imahStage.dress(mode), theme);
  const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide', scale: 'device' });
  return { name: `${story.id}.${theme}${suffix}`, png };
}

function sizeOf({ styles }: { readonly styles: { readonly width: string; readonly height: string } }) {
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}
