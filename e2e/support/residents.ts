import { randomUUIDv7 } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { listBuildings, signIn } from './api.ts';
import { invitationLink, newEmail } from './members.ts';
import { expect } from './people.ts';

/** Who lives in the demonstration from the start, and who was invited into a unit of it by mail. */
export const residentKinds = ['seeded', 'invited'] as const;
export type ResidentKind = (typeof residentKinds)[number];

/** A resident in a window of their own, signed in. */
export interface Resident {
  readonly page: Page;
  readonly unit: string;
}

/** A unit with the same meters as the one of the seeded resident, so that both may be asked for the same. */
const invitedUnit = 'A-302';

/**
 * A resident of either kind. The invited one moves into the unit by the calls of `manager`, opens the mail and makes an
 * account by the form, as a person does.
 */
export function residentOf(kind: ResidentKind, browser: Browser, manager: Page, baseURL: string): Promise<Resident> {
  return kind === 'seeded' ? seeded(browser, baseURL) : invited(browser, manager.request, baseURL);
}

async function seeded(browser: Browser, baseURL: string): Promise<Resident> {
  const context = await browser.newContext({ baseURL, locale: 'id-ID' });
  await signIn(context.request, baseURL, 'penghuni');
  return { page: await context.newPage(), unit: 'A-301' };
}

async function invited(browser: Browser, manager: APIRequestContext, baseURL: string): Promise<Resident> {
  const tower = (await listBuildings(manager, baseURL)).find(({ name }) => name === 'Apartemen Menara Melati');
  const of = `${baseURL}/api/v1/buildings/${tower?.id}`;
  const send = async <T>(path: string, data: object): Promise<T> => {
    const headers = { origin: baseURL, 'idempotency-key': randomUUIDv7() };
    const answer = await manager.post(`${of}/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
  const places: { data: { units: { id: string; code: string }[] } } = await (await manager.get(`${of}/places`)).json();
  const unit = places.data.units.find(({ code }) => code === invitedUnit);
  const [email, name] = [newEmail('warga'), 'Tania Undangan'];
  const stay = { role: 'tenant', from: '2026-01-01', isBillingParty: true, person: { name, email } };
  const { person } = await send<{ person: { id: string } }>(`units/${unit?.id}/occupancies`, stay);
  await send('people/invitations', { personIds: [person.id], by: 'mail', locale: 'id' });

  const context = await browser.newContext({ baseURL, locale: 'id-ID' });
  const page = await context.newPage();
  await page.goto(await invitationLink(manager, baseURL, email));
  await page.getByRole('heading', { name: 'Akun Anda di Apartemen Menara Melati' }).waitFor();
  await page.getByLabel('Nama lengkap').fill(name);
  await page.getByLabel('Kata sandi', { exact: true }).fill('empat-burung-pipit');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Buat akun dan bergabung' }).click();
  await page.waitForURL('**/imah');
  return { page, unit: invitedUnit };
}
