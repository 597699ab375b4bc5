import { listBuildings, signIn } from '../support/api.ts';
import { invitationLink, inviteByApi, joinByLink, newEmail } from '../support/members.ts';
import { watchGone } from '../support/watch-gone.ts';
import { confirmIdentity, expect, test } from '../support/people.ts';

test('an invitation goes by mail, and its link leads a new person to their first building', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('undangan');
  await signIn(page.request, baseURL!, 'pengelola');
  await page.goto('/imah/settings');
  await page.getByRole('link', { name: 'Anggota' }).click();
  await page.getByRole('button', { name: 'Undang anggota' }).click();
  const sheet = page.getByRole('dialog', { name: 'Undang anggota' });
  await sheet.getByLabel('Email', { exact: true }).fill(email);
  await sheet.getByRole('checkbox', { name: 'Teknisi' }).check();
  await sheet.getByRole('checkbox', { name: 'Menara Melati' }).check();
  // What the person will be able to do is said before anything is sent.
  await expect(sheet.getByText('Bertambah di Apartemen Menara Melati')).toBeVisible();
  await sheet.getByRole('button', { name: 'Kirim undangan' }).click();
  await confirmIdentity(page);
  await expect(page.getByText(`Undangan untuk ${email} sedang dikirim.`)).toBeVisible();

  const link = await invitationLink(page.request, baseURL!, email);
  const invited = await joinByLink(browser, baseURL!, link, 'Tamu Undangan');
  await expect(invited.getByRole('link', { name: 'Menara Melati' })).toBeVisible();
  await expect(invited.getByRole('link', { name: /Kos/ })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Undangan' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Diterima');
  await invited.goto(link);
  await expect(invited.getByText('Undangan ini sudah diterima.')).toBeVisible();
  await invited.context().close();
});

test('a list of addresses is invited at once, what is wrong is named, and all of it is taken back', async ({
  page,
  baseURL,
}) => {
  const [one, two] = [newEmail('banyak-satu'), newEmail('banyak-dua')];
  await signIn(page.request, baseURL!, 'pengelola');
  await page.goto('/imah/settings/user');
  await page.getByRole('button', { name: 'Undang anggota' }).click();
  const sheet = page.getByRole('dialog', { name: 'Undang anggota' });
  await sheet.getByLabel('Email', { exact: true }).fill(`${one}\nbukan alamat\nteknisi@imah.test\n${two}`);
  await sheet.getByRole('checkbox', { name: 'Teknisi' }).check();
  await sheet.getByRole('checkbox', { name: 'Menara Melati' }).check();
  await sheet.getByRole('button', { name: 'Kirim undangan' }).click();
  await confirmIdentity(page);

  await expect(sheet.getByText('2 dari 4 undangan sedang dikirim.')).toBeVisible();
  await expect(sheet.getByText('Baris 2: bukan alamat email')).toBeVisible();
  await expect(sheet.getByText('Baris 3: sudah menjadi anggota')).toBeVisible();
  await sheet.getByRole('button', { name: 'Batalkan semua undangan ini' }).click();
  await expect(sheet.getByText(/^Semua undangan ini dibatalkan/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Selesai' }).click();
  await page.getByRole('tab', { name: 'Undangan' }).click();
  for (const email of [one, two])
    await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Dibatalkan');
});

test('an invitation may be refused, and taken back', async ({ page, browser, baseURL }) => {
  await signIn(page.request, baseURL!, 'pengelola');
  const [refusing, revoked] = [newEmail('menolak'), newEmail('batal')];
  for (const email of [refusing, revoked])
    await inviteByApi(page.request, baseURL!, { email, group: 'vendor', buildings: 'all' });
  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  const revokedLink = await invitationLink(page.request, baseURL!, revoked);
  await visitor.goto(await invitationLink(page.request, baseURL!, refusing));
  await visitor.getByRole('button', { name: 'Tolak' }).click();
  await expect(visitor.getByText('Undangan ditolak.')).toBeVisible();

  await page.goto('/imah/settings/user?tab=undangan');
  await expect(page.getByRole('listitem').filter({ hasText: refusing })).toContainText('Ditolak');
  await page.getByRole('button', { name: `Batalkan: ${revoked}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batalkan undangan' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: revoked })).toContainText('Dibatalkan');
  await visitor.goto(revokedLink);
  await expect(visitor.getByText(/tidak berlaku|dibatalkan/)).toBeVisible();
  await visitor.context().close();
});

test('a role narrowed while its holder is connected in another window takes effect there by itself', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('dipersempit');
  test.setTimeout(120_000);
  await signIn(page.request, baseURL!, 'pengelola');
  const buildings = await listBuildings(page.request, baseURL!);
  const tower = buildings.find(({ name }) => name.includes('Menara Melati'));
  await inviteByApi(page.request, baseURL!, { email, group: 'administrator', buildings: 'all' });
  const other = await joinByLink(
    browser,
    baseURL!,
    await invitationLink(page.request, baseURL!, email),
    'Dewi Dipersempit',
  );
  const channelEnded = new Promise<number>((resolve) => {
    other.on('websocket', (channel) => channel.on('close', () => resolve(Date.now())));
  });
  await other.goto(`/imah/building/${tower?.id}/iot`);
  await expect(other.getByText('Langsung', { exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Pengaturan' })).toBeVisible();
  let reloads = 0;
  other.on('load', () => (reloads += 1));

  await page.goto('/imah/settings/user');
  await page.getByRole('searchbox', { name: 'Cari nama atau email' }).fill(email);
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  const sheet = page.getByRole('dialog', { name: 'Dewi Dipersempit' });
  await sheet.getByRole('checkbox', { name: 'Administrator' }).uncheck();
  await sheet.getByRole('checkbox', { name: 'Vendor' }).check();
  await expect(sheet.getByText('Berkurang di semua gedung')).toBeVisible();
  await sheet.getByRole('button', { name: 'Simpan' }).click();
  const pageFollowed = await watchGone(other, 'a[href="/imah/settings"]');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await confirmIdentity(page);
  // Counted from the moment at which the change was sent: the longest that anybody could say it took.
  const sentAt = (await saved).request().timing().startTime;
  await expect(page.getByText('Perubahan disimpan.')).toBeVisible();

  // The other window was not touched: its menu and its page follow by themselves, and its live channel is ended.
  const [menuAt, channelAt] = await Promise.all([pageFollowed(), channelEnded]);
  const after = (at: number) => `${Math.round(at - sentAt)} ms`;
  console.log(
    `a role was narrowed: its holder's menu followed after ${after(menuAt)}, the channel after ${after(channelAt)}`,
  );
  await expect(other.getByRole('link', { name: 'Pengaturan' })).toHaveCount(0);
  await expect(other.getByRole('heading', { name: 'Perangkat' })).toHaveCount(0);
  expect(reloads).toBe(0);

  // Who changed what stands in the member's own history, in words.
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  await sheet.getByRole('button', { name: 'Tampilkan riwayat' }).click();
  const change = sheet.getByRole('article').filter({ hasText: 'mengubah anggota' });
  await expect(change.getByRole('listitem').filter({ hasText: 'Grup' })).toContainText(/Administrator.*Vendor/);
  await other.context().close();
});

test('a group is made with its permissions, seen as, and deleted', async ({ page, baseURL }) => {
  const name = `Satpam ${Date.now()}`;
  await signIn(page.request, baseURL!, 'pengelola');
  await page.goto('/imah/settings/group');
  await page.getByRole('button', { name: 'Grup baru' }).click();
  await page.getByLabel('Nama', { exact: true }).fill(name);
  // From no to one's own to all.
  await page.getByRole('button', { name: 'Gedung: melihat, Tidak' }).click();
  await page.getByRole('button', { name: 'Gedung: melihat, Sendiri' }).click();
  await page.getByRole('button', { name: 'Alarm: melihat, Tidak' }).click();
  await page.getByText(/^2 hak bertambah, 0 berkurang/).click();
  await expect(page.getByText('Bertambah di semua gedung')).toBeVisible();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await confirmIdentity(page);
  await expect(page.getByRole('link', { name })).toBeVisible();

  await page.getByRole('button', { name: `Tindakan untuk ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Lihat sebagai' }).click();
  await expect(page).toHaveURL(`${baseURL}/imah`);
  await expect(page.getByText(`Anda melihat sebagai ${name}.`, { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Menara Melati' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pengaturan' })).toHaveCount(0);
  const refused = await page.request.delete(`${baseURL}/api/v1/organizations/${await orgOf(page, baseURL!)}/demo`, {
    headers: { origin: baseURL! },
  });
  expect(refused.status()).toBe(403);
  await page.getByRole('link', { name: 'Menara Melati' }).click();
  await expect(page.getByText('Anda melihat sebagai', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Kembali ke hak saya' }).click();
  await expect(page).toHaveURL(`${baseURL}/imah/settings/group`);
  await page.getByRole('button', { name: `Tindakan untuk ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Hapus' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText(`Grup ${name} sudah dihapus.`)).toBeVisible();
});

test('what stands on the bills is changed by the owner and read by others', async ({ page, baseURL }) => {
  await signIn(page.request, baseURL!, 'tetangga');
  await page.goto('/imah/settings/general');
  await page.getByLabel('NPWP').fill('01.234.567.8-901.234');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('NPWP terdiri dari 16 angka.')).toBeVisible();
  await page.getByLabel('NPWP').fill('0123456789012345');
  await page.getByLabel('Kota atau kabupaten').fill('Sleman');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Perubahan disimpan.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('NPWP')).toHaveValue('0123456789012345');

  await page.context().clearCookies();
  await signIn(page.request, baseURL!, 'keuangan');
  await page.goto('/imah/settings/general');
  await expect(page.getByText('Hanya pemilik organisasi yang dapat mengubah data ini.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Simpan' })).toHaveCount(0);
});

async function orgOf(page: import('@playwright/test').Page, baseURL: string): Promise<string> {
  const [building] = await listBuildings(page.request, baseURL);
  return building?.orgId ?? '';
}
