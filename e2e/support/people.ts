import { expect, test as base, type Page } from '@playwright/test';
import { startServer } from './start-server.ts';

export const password = 'imah-contoh-2026';

export type Person = 'pengelola' | 'teknisi' | 'keuangan' | 'penghuni' | 'tetangga';

export const emailOf = (person: Person) => `${person}@imah.test`;

/** How somebody signs in: one of the demonstration by their part, whoever came later by their account. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

export const accountOf = (who: Person | Account): Account =>
  typeof who === 'string' ? { email: emailOf(who), password } : { email: who.email, password: who.password };

/** The test of this product: pages are addressed by path alone, on a server that only this worker uses. */
export const test = base.extend<object, { readonly serverUrl: string }>({
  serverUrl: [
    // Playwright reads the names of the fixtures out of this pattern: it has to be one.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const running = process.env['IMAH_URL'];
      if (running !== undefined) return use(running);
      const server = await startServer({ demo: true });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ serverUrl }, use) => use(serverUrl),
});

/** Logs in by the form, as a person does, and waits until Beranda stands. */
export async function logIn(page: Page, who: Person | Account): Promise<void> {
  const account = accountOf(who);
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.waitForURL('**/imah');
}

/** Answers the question before a dangerous call, in the dialog that asks it. */
export async function confirmIdentity(page: Page, who: Pick<Account, 'password'> = { password }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' });
  await dialog.getByLabel('Kata sandi Anda', { exact: true }).fill(who.password);
  await dialog.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(dialog).toBeHidden();
}

export { expect };
