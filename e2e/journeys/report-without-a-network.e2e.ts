import { randomUUID } from 'node:crypto';
import { keptOnTheDevice } from '../support/keeps-build.ts';
import { expect, logIn } from '../support/people.ts';
import { residentKinds, test } from '../support/residents.ts';

test.use({ serviceWorkers: 'allow' });

for (const kind of residentKinds) {
  test(`a report is written without a network by a resident who was ${kind} and has never opened its form, and arrives once`, async ({
    page,
    context,
    baseURL,
    residents,
  }) => {
    // The whole build is fetched before the network is taken away.
    test.slow();
    page.setDefaultTimeout(30_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const kinds = page.waitForResponse(/\/ticket-categories$/);
    await logIn(page, await residents(kind));
    await kinds;
    await keptOnTheDevice(page);

    await context.setOffline(true);
    const title = `Keran bocor ${randomUUID().slice(0, 6)}`;
    await page.getByRole('link', { name: 'Lapor', exact: true }).click();
    await page.getByRole('radio', { name: 'Air dan pipa' }).check();
    // The unit of one's own is chosen already.
    await expect(page.getByRole('radio', { name: /^Unit/ }).first()).toBeChecked();
    await page.getByLabel('Ceritakan singkat').fill(title);
    await page.getByRole('button', { name: 'Kirim laporan' }).click();
    await page.waitForURL('**/imah');
    await page.getByRole('button', { name: /^Belum terkirim: 1/ }).click();
    const list = page.getByRole('dialog', { name: 'Belum terkirim' });
    await expect(list.getByText(title)).toBeVisible();
    await page.keyboard.press('Escape');

    // A ticket that this device has never read ends with a reason.
    await page.goto('/imah/ticket/01935e4f-7c1a-7b2c-8d3e-4f5a6b7c8d9e');
    await expect(page.getByRole('heading', { level: 1, name: 'Anda sedang luring' })).toBeVisible();

    await context.setOffline(false);
    const arrived = async () => {
      const answer = await page.request.get(`${baseURL}/api/v1/tickets?q=${encodeURIComponent(title)}`);
      const { data }: { data: { title: string; unitCode: string | null }[] } = await answer.json();
      return data.map((ticket) => [ticket.title, ticket.unitCode === null]);
    };
    await expect.poll(arrived, { timeout: 30_000 }).toEqual([[title, false]]);
    await expect(page.getByRole('button', { name: /^Belum terkirim/ })).toHaveCount(0);
  });
}
