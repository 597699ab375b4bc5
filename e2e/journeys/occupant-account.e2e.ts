import { randomUUIDv7 } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailedLink } from '../support/mails.ts';
import { invitationLink, newEmail } from '../support/members.ts';
import { expect, test } from '../support/people.ts';

const secret = 'empat-burung-pipit';
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** Calls the API as whoever is signed in; resolves with the data of the answer. */
async function send<T>(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> {
  const { origin } = new URL(page.url());
  const answer = await page.request.fetch(`${origin}/api/v1/${path}`, {
    method,
    headers: { origin, 'idempotency-key': randomUUIDv7() },
    ...(data === undefined ? {} : { data }),
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  const text = await answer.text();
  return text === '' ? (undefined as T) : JSON.parse(text).data;
}

/** Opens an account by the form, and shows that its address is theirs by the link of the mail. */
async function register(page: Page, baseURL: string, name: string): Promise<string> {
  const email = newEmail(name.toLowerCase().replaceAll(' ', '-'));
  await page.goto('/register');
  await page.getByLabel('Nama lengkap').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(secret);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Buat akun' }).click();
  await page.waitForURL('**/boarding');
  await page.goto(await mailedLink(page.request, baseURL, { to: email, holds: '/verifikasi?token=' }));
  await page.getByRole('button', { name: 'Ya, ini alamat email saya' }).click();
  await expect(page.getByRole('heading', { name: 'Alamat email terverifikasi' })).toBeVisible();
  return email;
}

/** A manager who has just registered, with a building of two units. */
async function manage(page: Page, baseURL: string) {
  await register(page, baseURL, 'Ratna Dewi');
  await page.goto('/boarding');
  await page.getByRole('radio', { name: /Saya mengelola gedung/ }).check();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Nama organisasi').fill('Kelola Anggrek');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Nama gedung').fill('Menara Anggrek');
  await page.getByLabel('Jenis gedung').selectOption('apartment');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Provinsi').selectOption('Jawa Barat');
  await page.getByLabel('Kota atau kabupaten').fill('Bandung');
  await page.getByRole('button', { name: 'Buat gedung' }).click();
  await page.waitForURL(/building=/);
  const id = new URL(page.url()).searchParams.get('building') ?? '';
  const of = `buildings/${id}`;
  const section = await send<{ id: string }>(page, 'POST', `${of}/sections`, { name: 'Sayap Timur', kind: 'tower' });
  const place = { sectionId: section.id, level: 3, label: 'Lantai 3' };
  const floor = await send<{ id: string }>(page, 'POST', `${of}/floors`, place);
  const units = [];
  for (const code of ['A-0301', 'A-0302']) {
    const draft = { floorId: floor.id, code, kind: 'residential', areaMilliM2: 36_000 };
    units.push(await send<{ id: string }>(page, 'POST', `${of}/units`, draft));
  }
  return { id, sectionId: section.id, unitIds: units.map(({ id: unit }) => unit) };
}

test('an occupant who is invited from the unit reports for it, votes by it, and reads what its section is told', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(30_000);
  const building = await manage(page, baseURL!);
  const email = newEmail('siti');
  const [unitId = ''] = building.unitIds;
  const stay = { role: 'tenant', from: '2026-01-01', isBillingParty: true, person: { name: 'Siti Aminah', email } };
  await send(page, 'POST', `buildings/${building.id}/units/${unitId}/occupancies`, stay);

  await page.goto(`/imah/building/${building.id}/unit?unit=${unitId}`);
  const sheet = page.getByRole('dialog', { name: 'Unit A-0301' });
  await expect(sheet.getByText('Belum punya akun')).toBeVisible();
  await sheet.getByRole('button', { name: 'Tindakan untuk Siti Aminah' }).click();
  await page.getByRole('menuitem', { name: 'Undang lewat email' }).click();
  await expect(sheet.getByText('Diundang')).toBeVisible();

  const resident = await (await browser.newContext({ baseURL: baseURL!, locale: 'id-ID' })).newPage();
  resident.setDefaultTimeout(30_000);
  await resident.goto(await invitationLink(page.request, baseURL!, email));
  await expect(resident.getByRole('heading', { name: 'Akun Anda di Menara Anggrek' })).toBeVisible();
  await expect(resident.getByText(/sebagai penghuni unit A-0301 di Menara Anggrek/)).toBeVisible();
  await resident.getByLabel('Nama lengkap').fill('Siti Aminah');
  await resident.getByLabel('Kata sandi', { exact: true }).fill(secret);
  await resident.getByRole('checkbox').check();
  await resident.getByRole('button', { name: 'Buat akun dan bergabung' }).click();
  await resident.waitForURL('**/imah');

  await resident.goto('/imah/new/ticket');
  await resident.getByRole('radio', { name: 'Air dan pipa' }).check();
  await resident.getByLabel('Ceritakan singkat').fill('Keran dapur bocor');
  await resident.getByRole('button', { name: 'Kirim laporan' }).click();
  await resident.waitForURL(/\/imah\/ticket\/[0-9a-f-]{36}$/);
  const ticket = await send<{ unitCode: string }>(resident, 'GET', `tickets/${resident.url().split('/').at(-1)}`);
  expect(ticket.unitCode).toBe('A-0301');

  const audience = { kind: 'sections', ids: [building.sectionId] };
  const announcement = { kind: 'announcement', title: 'Lift timur diperiksa', body: 'Besok pagi.', audience };
  const told = await send<{ id: string }>(page, 'POST', `buildings/${building.id}/topics`, announcement);
  const poll = { options: ['Hijau', 'Biru'], weight: 'unit', closesAt: tomorrow() };
  const question = { kind: 'poll', title: 'Warna pagar', body: '', audience: { kind: 'all' }, poll };
  const asked = await send<{ id: string }>(page, 'POST', `buildings/${building.id}/topics`, question);
  await resident.goto(`/imah/topic/${told.id}`);
  await expect(resident.getByRole('heading', { name: 'Lift timur diperiksa' })).toBeVisible();
  const before = await send<{ poll: { options: { id: string }[] } }>(resident, 'GET', `topics/${asked.id}`);
  const optionId = before.poll.options[0]?.id ?? '';
  await send(resident, 'PUT', `topics/${asked.id}/vote`, { optionId });
  const after = await send<{ poll: { ballots: object[] } }>(resident, 'GET', `topics/${asked.id}`);
  expect(after.poll.ballots).toEqual([{ unit: { id: unitId, code: 'A-0301' }, optionId }]);

  await page.goto(`/imah/building/${building.id}/unit?unit=${unitId}`);
  await expect(sheet.getByText('Terhubung')).toBeVisible();
  await resident.context().close();
});

test('who registers alone joins by the code of the building, once the manager has agreed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(30_000);
  const building = await manage(page, baseURL!);
  await page.goto(`/imah/building/${building.id}/people`);
  await page.getByRole('button', { name: 'Buat kode' }).click();
  const shown = await page.getByText(/^Kode gedung: /).textContent();
  const code = (shown ?? '').replace('Kode gedung: ', '');

  const resident = await (await browser.newContext({ baseURL: baseURL!, locale: 'id-ID' })).newPage();
  resident.setDefaultTimeout(30_000);
  await register(resident, baseURL!, 'Budi Santoso');
  await resident.goto('/imah');
  await resident.getByRole('link', { name: 'Pilih cara mulai' }).click();
  await resident.getByRole('radio', { name: /Saya penghuni/ }).check();
  await resident.getByRole('button', { name: 'Lanjut' }).click();
  await resident.getByLabel('Kode gedung').fill(code.toLowerCase());
  await resident.getByRole('button', { name: 'Lanjut' }).click();
  await resident.getByLabel('Unit Anda').fill('a-0302');
  await resident.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(resident.getByText('Permintaan dikirim ke Menara Anggrek')).toBeVisible();

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Budi Santoso' });
  await row.getByRole('button', { name: 'Setujui' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
  await expect(page.getByText('Berhasil: Budi Santoso sudah bergabung.', { exact: true })).toBeVisible();

  await resident.goto('/imah');
  await expect(resident.getByRole('link', { name: /Menara Anggrek/ }).first()).toBeVisible();
  const [stay] = await send<{ person: { name: string; account: { state: string } } }[]>(
    page,
    'GET',
    `buildings/${building.id}/people`,
  );
  expect([stay?.person.name, stay?.person.account.state]).toEqual(['Budi Santoso', 'joined']);
  await resident.context().close();
});
