import type { Page } from '@playwright/test';
import { signIn } from '../support/api.ts';
import { keptOnTheDevice } from '../support/keeps-build.ts';
import { expect, logIn } from '../support/people.ts';
import { residentKinds, test } from '../support/residents.ts';

test.use({ serviceWorkers: 'allow' });

async function openTicket(page: Page, baseURL: string) {
  await signIn(page.request, baseURL, 'pengelola');
  const { data }: { data: { id: string; title: string }[] } = await (
    await page.request.get(`${baseURL}/api/v1/tickets?state=new`)
  ).json();
  const ticket = data[0];
  if (ticket === undefined) throw new Error('the demonstration has no new ticket');
  return ticket;
}

const repliesOf = async (page: Page, baseURL: string, id: string, words: string) => {
  const { data }: { data: { body: string }[] } = await (
    await page.request.get(`${baseURL}/api/v1/tickets/${id}/replies`)
  ).json();
  return data.filter(({ body }) => body === words).length;
};

test('the app opens without a network to what was read, keeps what is written, and sends it once when it is back', async ({
  page,
  context,
  baseURL,
}) => {
  // The whole build is fetched before the network is taken away.
  test.slow();
  const words = 'Ditulis di ruang pompa, tanpa sinyal.';
  const { id } = await openTicket(page, baseURL!);
  await page.goto(`/imah/ticket/${id}`);
  const reply = page.getByLabel('Balasan untuk penghuni');
  await expect(reply).toBeVisible();
  await keptOnTheDevice(page);
  // What was read is on the device a moment later than on the page.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const request = indexedDB.open('imah-reads');
            request.onsuccess = () => {
              const count = request.result.transaction('reads').objectStore('reads').count();
              count.onsuccess = () => {
                request.result.close();
                resolve(count.result);
              };
            };
          }),
      ),
    )
    .toBeGreaterThan(3);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/Data dari \d\d\.\d\d/)).toBeVisible();
  await reply.fill(words);
  await page.getByRole('button', { name: 'Kirim ke penghuni' }).click();
  const pending = page.getByRole('region', { name: 'Belum terkirim' });
  await expect(pending.getByText('Tersimpan di perangkat', { exact: true })).toBeVisible();
  await expect(page.getByText('Terkirim', { exact: true })).toHaveCount(0);

  // A killed tab loses nothing: another one finds it.
  const next = await context.newPage();
  await page.close();
  await next.goto(`/imah/ticket/${id}`);
  await expect(next.getByRole('region', { name: 'Belum terkirim' }).getByText(words)).toBeVisible();
  await next.getByRole('button', { name: /^Belum terkirim: 1/ }).click();
  const list = next.getByRole('dialog', { name: 'Belum terkirim' });
  await expect(list.getByText('Tersimpan di perangkat', { exact: true })).toBeVisible();

  await context.setOffline(false);
  await expect(list.getByText('Terkirim', { exact: true })).toBeVisible();
  await next.keyboard.press('Escape');
  await expect(next.getByText(/Data dari \d\d\.\d\d/)).toHaveCount(0);
  await expect(next.getByRole('region', { name: 'Belum terkirim' })).toHaveCount(0);
  await expect(next.getByText(words)).toBeVisible();
  expect(await repliesOf(next, baseURL!, id, words)).toBe(1);
});

for (const kind of residentKinds) {
  test(`S-28 the app opens without a network in the first session after a sign-in by the form, for a resident who was ${kind}`, async ({
    page,
    context,
    residents,
  }) => {
    // The whole build is fetched before the network is taken away.
    test.slow();
    await logIn(page, await residents(kind));
    await expect(page.locator('h1')).toBeVisible();
    await keptOnTheDevice(page);
    await page.close();
    await context.setOffline(true);

    const next = await context.newPage();
    for (const path of ['/imah', '/', '/login']) {
      await next.goto(path);
      await expect(next).toHaveURL(/\/imah$/);
      await expect(next.getByLabel('Kata sandi', { exact: true })).toHaveCount(0);
      await expect(next.getByText(/Tidak ada jaringan|Data dari|luring/i).first()).toBeVisible();
    }
  });
}

test('what was not sent is asked about before one leaves, and another person of the same device sees none of it', async ({
  page,
  context,
  baseURL,
}) => {
  const words = 'Belum sempat terkirim.';
  const { id } = await openTicket(page, baseURL!);
  await page.goto(`/imah/ticket/${id}`);
  const reply = page.getByLabel('Balasan untuk penghuni');
  await reply.fill(words);
  // The page stands and the calls of it are cut.
  await context.route('**/api/v1/tickets/*/replies', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Kirim ke penghuni' }).click();
  await expect(page.getByRole('region', { name: 'Belum terkirim' }).getByText(words)).toBeVisible();

  await page.goto('/logout');
  await expect(page.getByText('1 hal belum terkirim')).toBeVisible();
  await page.getByRole('button', { name: 'Keluar, biarkan di perangkat' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, 'teknisi');
  await expect(page.getByRole('button', { name: /^Pemberitahuan/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Belum terkirim/ })).toHaveCount(0);

  await context.unroute('**/api/v1/tickets/*/replies');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, 'pengelola');
  await expect.poll(() => repliesOf(page, baseURL!, id, words)).toBe(1);
});

test('a browser that keeps nothing says so and leaves the words on the page, from where they are sent once', async ({
  page,
  context,
  baseURL,
}) => {
  const words = 'Ditulis di jendela privat.';
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  });
  const { id } = await openTicket(page, baseURL!);
  await page.goto(`/imah/ticket/${id}`);
  const reply = page.getByLabel('Balasan untuk penghuni');
  await expect(reply).toBeVisible();
  await context.setOffline(true);
  await reply.fill(words);
  await page.getByRole('button', { name: 'Kirim ke penghuni' }).click();
  await expect(page.getByText(/peramban ini tidak mengizinkan penyimpanan/)).toBeVisible();
  await expect(reply).toHaveValue(words);
  await expect(page.getByText('Tersimpan di perangkat', { exact: true })).toHaveCount(0);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Kirim ke penghuni' }).click();
  await expect(reply).toHaveValue('');
  await expect.poll(() => repliesOf(page, baseURL!, id, words)).toBe(1);
});
