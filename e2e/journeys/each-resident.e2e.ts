import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listBuildings, signIn } from '../support/api.ts';
import { expect } from '../support/people.ts';
import { residentKinds, test } from '../support/residents.ts';
import { windowOf } from '../support/windows.ts';

const generous = { timeout: 30_000 };

/** Moves a ticket on as the manager does, by the API. */
async function move(manager: Page, baseURL: string, ticketId: string, body: object): Promise<void> {
  const ticket = await manager.request.get(`${baseURL}/api/v1/tickets/${ticketId}`);
  const answer = await manager.request.post(`${baseURL}/api/v1/tickets/${ticketId}/moves`, {
    headers: { origin: baseURL, 'idempotency-key': randomUUID(), 'if-match': ticket.headers()['etag'] ?? '' },
    data: body,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

for (const kind of residentKinds) {
  test(`a resident who was ${kind} reports for their unit, mends what they wrote, follows and rates it, votes by it, and sees its meters alone`, async ({
    browser,
    page: manager,
    serverUrl: baseURL,
    residents,
  }) => {
    test.setTimeout(180_000);
    await signIn(manager.request, baseURL, 'pengelola');
    const account = await residents(kind);
    const { unit } = account;
    const resident = await windowOf(browser, baseURL, account);
    resident.setDefaultTimeout(30_000);
    const title = `Keran bocor ${randomUUID().slice(0, 6)}`;

    await resident.goto('/imah/new/ticket');
    await resident.getByRole('radio', { name: 'Air dan pipa' }).check();
    await resident.getByLabel('Ceritakan singkat').fill(title);
    await resident.getByRole('button', { name: 'Kirim laporan' }).click();
    await resident.waitForURL(/\/imah\/ticket\/[0-9a-f-]{36}$/);
    await expect(resident.getByRole('heading', { level: 1, name: title })).toBeVisible(generous);
    const ticketId = resident.url().split('/').at(-1) ?? '';
    const reported = await (await resident.request.get(`${baseURL}/api/v1/tickets/${ticketId}`)).json();
    expect(reported.data.unitCode).toBe(unit);

    // Until somebody begins with it, it is the resident's to mend; what becomes of it stands in the history.
    const mended = `${title} di dapur`;
    await resident.getByRole('button', { name: 'Ubah laporan' }).click();
    const sheet = resident.getByRole('dialog', { name: 'Ubah laporan' });
    await sheet.getByLabel('Judul').fill(mended);
    await sheet.getByRole('button', { name: 'Simpan perubahan' }).click();
    await expect(resident.getByRole('heading', { level: 1, name: mended })).toBeVisible(generous);
    await expect(resident.getByText(/ mengubah judul$/)).toBeVisible(generous);

    await move(manager, baseURL, ticketId, { to: 'in-progress' });
    await expect(resident.getByText('Dikerjakan').first()).toBeVisible(generous);
    await expect(resident.getByRole('button', { name: 'Ubah laporan' })).toHaveCount(0);
    await move(manager, baseURL, ticketId, { to: 'resolved', note: 'Seal keran diganti.' });
    await expect(resident.getByText('Seal keran diganti.').first()).toBeVisible(generous);
    // The wrong button is no harm.
    await resident.getByRole('button', { name: 'Kurang', exact: true }).click();
    await resident.getByRole('button', { name: 'Urungkan penilaian' }).click();
    await resident.getByRole('button', { name: 'Bagus' }).click();
    await expect
      .poll(async () => {
        const { data } = await (await manager.request.get(`${baseURL}/api/v1/tickets/${ticketId}`)).json();
        return [data.state, data.feedback?.rating];
      }, generous)
      .toEqual(['closed', 'good']);

    await resident.goto('/imah');
    const poll = resident.getByRole('region', { name: 'Topik' }).getByRole('link', { name: 'Warna cat lobi Menara A' });
    await expect(poll).toBeVisible(generous);
    await resident.goto((await poll.getAttribute('href')) ?? '');
    await resident.getByRole('radio', { name: 'Putih gading' }).check();
    const topicId = new URL(resident.url()).pathname.split('/').at(-1) ?? '';
    const ballots = async () => {
      const { data } = await (await resident.request.get(`${baseURL}/api/v1/topics/${topicId}`)).json();
      return data.poll.ballots.map((ballot: { unit: { code: string } | null; optionId: string | null }) => [
        ballot.unit?.code,
        ballot.optionId !== null,
      ]);
    };
    await expect.poll(ballots, generous).toEqual([[unit, true]]);
    await resident.getByRole('button', { name: 'Tarik suara saya' }).click();
    await expect.poll(ballots, generous).toEqual([[unit, false]]);

    const [building, ...others] = await listBuildings(resident.request, baseURL);
    const devices = await (await resident.request.get(`${baseURL}/api/v1/buildings/${building?.id}/devices`)).json();
    expect([building?.name, others]).toEqual(['Apartemen Menara Melati', []]);
    expect(devices.data.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      ['air', 'gas', 'listrik'].map((what) => `Meter ${what} ${unit}`),
    );
    await resident.context().close();
  });
}
