import { randomUUIDv7 } from 'node:crypto';
import type { APIRequestContext, Browser } from '@playwright/test';
import { listBuildings, signIn } from './api.ts';
import { invitationLink, newEmail } from './members.ts';
import { type Account, emailOf, expect, password, test as base } from './people.ts';

/** Who lives in the demonstration from the start, and who was invited into a unit of it by mail. */
export const residentKinds = ['seeded', 'invited'] as const;
export type ResidentKind = (typeof residentKinds)[number];

/** Somebody with an account and a unit in the tower of the demonstration. */
export interface Resident extends Account {
  readonly name: string;
  readonly unit: string;
}

const seeded: Resident = { email: emailOf('penghuni'), password, name: 'Sari Wulandari', unit: 'A-301' };
/** A unit with the same meters on the same floor, so that both may be asked for the same. */
const invitedUnit = 'A-302';

/** Who has an account for a unit, and how they are there. */
export interface Invitee {
  readonly name: string;
  readonly unit: string;
  readonly role: 'tenant' | 'owner';
  readonly isBillingParty: boolean;
}

/** Moves somebody into a unit by the calls of the manager; they open the mail and make an account by the form. */
export async function inviteResident(browser: Browser, baseURL: string, invitee: Invitee): Promise<Resident> {
  const context = await browser.newContext({ baseURL, locale: 'id-ID' });
  const account = { email: newEmail('warga'), password: 'empat-burung-pipit', name: invitee.name, unit: invitee.unit };
  await signIn(context.request, baseURL, 'pengelola');
  await moveIn(context.request, baseURL, invitee, account.email);
  const link = await invitationLink(context.request, baseURL, account.email);

  await context.clearCookies();
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('heading', { name: 'Akun Anda di Apartemen Menara Melati' }).waitFor();
  await page.getByLabel('Nama lengkap').fill(account.name);
  await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Buat akun dan bergabung' }).click();
  await page.waitForURL('**/imah');
  await context.close();
  return account;
}

async function moveIn(manager: APIRequestContext, baseURL: string, invitee: Invitee, email: string): Promise<void> {
  const tower = (await listBuildings(manager, baseURL)).find(({ name }) => name === 'Apartemen Menara Melati');
  const of = `${baseURL}/api/v1/buildings/${tower?.id}`;
  const send = async <T>(path: string, data: object): Promise<T> => {
    const headers = { origin: baseURL, 'idempotency-key': randomUUIDv7() };
    const answer = await manager.post(`${of}/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
  const places: { data: { units: { id: string; code: string }[] } } = await (await manager.get(`${of}/places`)).json();
  const unit = places.data.units.find(({ code }) => code === invitee.unit);
  const { name, role, isBillingParty } = invitee;
  const stay = { role, from: '2026-01-01', isBillingParty, person: { name, email } };
  const { person } = await send<{ person: { id: string } }>(`units/${unit?.id}/occupancies`, stay);
  await send('people/invitations', { personIds: [person.id], by: 'mail', locale: 'id' });
}

/** The test of this product with residents of either kind; the invited one comes once to each worker's server. */
export const test = base.extend<object, { readonly residents: (kind: ResidentKind) => Promise<Resident> }>({
  residents: [
    async ({ browser, serverUrl }, use) => {
      const invitee = { name: 'Tania Undangan', unit: invitedUnit, role: 'tenant', isBillingParty: true } as const;
      let invited: Promise<Resident> | null = null;
      await use((kind) => {
        if (kind === 'seeded') return Promise.resolve(seeded);
        invited ??= inviteResident(browser, serverUrl, invitee);
        return invited;
      });
    },
    { scope: 'worker' },
  ],
});
