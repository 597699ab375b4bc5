import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { listBuildings } from './api.ts';
import { mailedLink } from './mails.ts';
import { expect, password } from './people.ts';

const origin = (baseURL: string) => ({ headers: { origin: baseURL } });

/** An address that nobody has had before. */
export function newEmail(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@contoh.test`;
}

/** The link of the newest invitation to an address, out of the mails that the demonstration keeps. */
export function invitationLink(request: APIRequestContext, baseURL: string, email: string): Promise<string> {
  return mailedLink(request, baseURL, { to: email, holds: '/register?undangan=' });
}

/** Invites by the API of whoever is signed in: into one default group, in all buildings or in those named. */
export async function inviteByApi(
  request: APIRequestContext,
  baseURL: string,
  invited: { readonly email: string; readonly group: string; readonly buildings: 'all' | readonly string[] },
): Promise<void> {
  const [building] = await listBuildings(request, baseURL);
  const base = `${baseURL}/api/v1/organizations/${building?.orgId}`;
  const groups: { data: { id: string; defaultKey: string | null }[] } = await (
    await request.get(`${base}/groups`)
  ).json();
  const confirmed = await request.post(`${baseURL}/api/v1/auth/step-up`, { ...origin(baseURL), data: { password } });
  expect(confirmed.status()).toBe(201);
  const answer = await request.post(`${base}/invitations`, {
    ...origin(baseURL),
    data: {
      email: invited.email,
      groupIds: groups.data.filter(({ defaultKey }) => defaultKey === invited.group).map(({ id }) => id),
      buildingIds: invited.buildings === 'all' ? null : invited.buildings,
      expiresAt: null,
      locale: 'id',
    },
  });
  expect(answer.status()).toBe(201);
}

/** A window of its own for a person who accepts an invitation by making an account; ends on Beranda. */
export async function joinByLink(browser: Browser, baseURL: string, link: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(link);
  // Until the page is alive it is the plain form of the build, which knows of no invitation.
  await page.getByRole('heading', { name: /^Bergabung dengan/ }).waitFor();
  await page.getByLabel('Nama lengkap').fill(name);
  await page.getByLabel('Kata sandi', { exact: true }).fill('empat-burung-pipit');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Buat akun dan bergabung' }).click();
  await page.waitForURL('**/imah');
  return page;
}
