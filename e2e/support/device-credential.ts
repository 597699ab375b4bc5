import type { Page } from '@playwright/test';

/** What a device logs in with and speaks to, as the dialog that shows it once has it. */
export interface DeviceCredential {
  readonly username: string;
  readonly password: string;
  /** Of the listener over TCP; NaN where the installation has none. */
  readonly port: number;
  /** Topics of its values and of the commands to it. */
  readonly values: string;
  readonly commands: string;
}

/** Issues a credential for the device whose panel is open, reads it and closes the dialog. */
export async function issueCredential(page: Page): Promise<DeviceCredential> {
  await page.getByRole('button', { name: 'Buat kredensial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kredensial baru' });
  const row = (term: string) => dialog.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('+ dd');
  const read = async (term: string) => (await row(term).textContent()) ?? '';
  const username = await read('Nama pengguna');
  const [port = ''] = await row('Port').allTextContents();
  const credential = {
    username,
    password: await read('Kata sandi'),
    port: Number.parseInt(port.replace(/\D/g, ''), 10),
    values: await read('Topik nilai'),
    commands: await read('Topik perintah'),
  };
  await dialog.getByRole('button', { name: 'Sudah saya salin' }).click();
  return credential;
}
