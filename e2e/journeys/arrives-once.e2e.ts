import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { test as base, type APIRequestContext, type BrowserContext, type Page, type Route } from '@playwright/test';
import { listBuildings, signIn } from '../support/api.ts';
import { keptOnTheDevice } from '../support/keeps-build.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { expect } from '../support/people.ts';

/** The server of this journey is killed: it is nobody else's. */
const test = base.extend<{ readonly server: OwnServer }>({
  // Playwright reads the names of the fixtures out of this pattern: it has to be one.
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await startOwnServer();
    await use(server);
    await server.remove();
  },
});
const generous = { timeout: 30_000 };

/** What becomes of a call that changes a ticket. `silent`: it arrives, and its answer never comes. */
type Fate = 'passes' | 'silent' | 'dropped' | 'doubled' | 'killed';

/** Gives each call that changes a ticket the next of these fates; those after the last pass. */
async function cutCalls(context: BrowserContext, server: OwnServer) {
  let fates: Fate[] = [];
  const met: Fate[] = [];
  const meet = async (route: Route): Promise<void> => {
    if (route.request().method() === 'GET') return route.fallback();
    const fate = fates.shift() ?? 'passes';
    if (fate === 'passes') {
      met.push(fate);
      return route.continue();
    }
    const [answer] = await Promise.all(
      Array.from({ length: fate === 'doubled' ? 2 : 1 }, async () => {
        const response = await route.fetch();
        return { status: response.status(), headers: response.headers(), body: await response.body() };
      }),
    );
    if (fate === 'killed') await server.kill();
    // Met once it has happened: a page that is opened then finds the server as the fate has left it.
    met.push(fate);
    if (fate === 'silent') return undefined;
    // Which of two answers arrives first does not matter: they have to be the same.
    if (fate === 'doubled' && answer !== undefined && answer.status < 300) return route.fulfill(answer);
    return route.abort();
  };
  await context.route(/\/api\/v1\/tickets\/[^/]+\/(?:replies|moves|checks)(?:\/|$)/, meet);
  const next = (...more: Fate[]) => void (fates = more);
  return {
    met,
    /** A fate reaches the server also where the page has no network: before that there is none left. */
    leave: async () => {
      next();
      await context.setOffline(true);
    },
    comeBack: async (...more: Fate[]) => {
      next(...more);
      await context.setOffline(false);
    },
    next,
  };
}

async function makeTicket(request: APIRequestContext, url: string) {
  const [building] = await listBuildings(request, url);
  const headers = () => ({ origin: url, 'idempotency-key': randomUUID() });
  const answer = await request.post(`${url}/api/v1/buildings/${building?.id}/tickets`, {
    headers: headers(),
    data: { title: 'Pompa berisik' },
  });
  const { data }: { data: { id: string } } = await answer.json();
  const check = { id: randomUUIDv7(), label: 'Tekanan air', kind: 'number' };
  const checked = await request.post(`${url}/api/v1/tickets/${data.id}/checks`, { headers: headers(), data: check });
  expect([answer.status(), checked.status()]).toEqual([201, 201]);
  return data.id;
}

const pending = (page: Page) => page.getByRole('region', { name: 'Belum terkirim' });
const badge = (page: Page, words: string) => pending(page).getByText(words, { exact: true }).first();

async function write(page: Page, words: string): Promise<void> {
  await page.getByLabel('Balasan untuk penghuni').fill(words);
  await page.getByRole('button', { name: 'Kirim ke penghuni' }).click();
}

test('what was written arrives once through a killed tab, a lost and a doubled answer, and a killed server', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const { url } = server;
  const context = await browser.newContext({ baseURL: url, locale: 'id-ID', serviceWorkers: 'allow' });
  await signIn(context.request, url, 'pengelola');
  const id = await makeTicket(context.request, url);
  const calls = await cutCalls(context, server);
  const open = async () => {
    const page = await context.newPage();
    await page.goto(`/imah/ticket/${id}`);
    await expect(page.getByLabel('Balasan untuk penghuni')).toBeVisible(generous);
    return page;
  };

  // The tab is killed after the words have arrived and before it learns so: they stand there still, and are sent again.
  const first = await open();
  await keptOnTheDevice(first);
  calls.next('silent');
  await write(first, 'satu');
  await expect.poll(() => calls.met).toEqual(['silent']);
  await first.close();
  const second = await open();
  await expect(second.getByLabel('Balasan untuk penghuni')).toHaveValue('satu');
  await second.getByRole('button', { name: 'Kirim ke penghuni' }).click();
  await expect(second.getByLabel('Balasan untuk penghuni')).toHaveValue('', generous);

  // Kept without a network, on its way when the tab is killed: the next tab goes on with it.
  await calls.leave();
  await write(second, 'dua');
  await expect(badge(second, 'Tersimpan di perangkat')).toBeVisible(generous);
  await calls.comeBack('silent');
  await expect(badge(second, 'Sedang dikirim')).toBeVisible(generous);
  await second.close();

  // The answer to the next try is lost as well, and the one after it is asked for twice.
  calls.next('dropped', 'doubled');
  const page = await open();
  await expect.poll(() => calls.met.slice(-2), generous).toEqual(['dropped', 'doubled']);
  await expect(pending(page)).toHaveCount(0, generous);
  await calls.leave();
  await page.getByRole('textbox', { name: 'Tekanan air' }).fill('2,5');
  await page.getByRole('textbox', { name: 'Tekanan air' }).blur();
  await page.getByRole('button', { name: 'Mulai kerjakan' }).click();
  await expect(pending(page).getByText('Tersimpan di perangkat', { exact: true })).toHaveCount(2);
  await calls.comeBack('dropped', 'doubled', 'dropped', 'doubled');
  await expect.poll(() => calls.met.slice(-4), generous).toEqual(['dropped', 'doubled', 'dropped', 'doubled']);
  await expect(pending(page)).toHaveCount(0, generous);

  // The server dies with the first of three on its way, and comes back at the same address with the same data.
  await calls.leave();
  await write(page, 'tiga');
  await expect(pending(page).getByText('tiga', { exact: true })).toBeVisible();
  await write(page, 'empat');
  await expect(pending(page).getByText('empat', { exact: true })).toBeVisible();
  await calls.comeBack('killed');
  await expect.poll(() => calls.met.includes('killed'), generous).toBe(true);
  await page.reload();
  await expect(pending(page).getByText('empat', { exact: true })).toBeVisible(generous);
  await expect(pending(page).getByText('Terkirim', { exact: true })).toHaveCount(0);
  await server.restart();
  await expect(pending(page)).toHaveCount(0, { timeout: 60_000 });

  const read = async <T>(path: string): Promise<T> =>
    (await (await context.request.get(`${url}/api/v1/tickets/${id}${path}`)).json()).data;
  const replies = await read<{ body: string }[]>('/replies');
  const events = await read<{ kind: string; to: string | null }[]>('/events');
  const { checks } = await read<{ checks: { answer: string }[] }>('/work');
  expect({
    replies: replies.map(({ body }) => body).toReversed(),
    events: events.map(({ kind, to }) => [kind, to]).toReversed(),
    checks: checks.map(({ answer }) => answer),
  }).toEqual({
    replies: ['satu', 'dua', 'tiga', 'empat'],
    events: [
      ['created', 'new'],
      ['moved', 'in-progress'],
      // Who begins a ticket that nobody has, has it: once as well.
      ['assigned', null],
    ],
    checks: ['2.5'],
  });
  expect(calls.met.filter((fate) => fate === 'doubled')).toHaveLength(3);
  await context.close();
});
