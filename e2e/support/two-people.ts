import type { Browser, Page } from '@playwright/test';
import { registerPerson } from './empty-installation.ts';
import { send, sendTo } from './send.ts';

type Empty = Parameters<typeof registerPerson>[1];

export interface NewBuilding {
  readonly id: string;
  readonly name: string;
  readonly orgId: string;
  readonly sectionIds: readonly string[];
  /** One in each section: `A-0101`, `B-0101`. */
  readonly unitIds: readonly string[];
}

/** By calls: somebody who has just registered, with a building of two towers with a unit each. */
export async function manageBuilding(page: Page, empty: Empty, name: string): Promise<NewBuilding> {
  await registerPerson(page, empty, 'Ratna Dewi');
  const place = { street: '', city: 'Bandung', province: 'Jawa Barat' };
  const draft = { name, kind: 'apartment', timeZone: 'Asia/Jakarta', address: place };
  const boarding = { organization: { name: `Kelola ${name}`, kind: 'manager' }, building: draft };
  await sendTo(page.request, empty.url, 'POST', 'auth/boarding', boarding);
  await page.goto('/imah');
  const [made] = await send<{ id: string; orgId: string }[]>(page, 'GET', 'buildings');
  const { id = '', orgId = '' } = made ?? {};
  const sectionIds: string[] = [];
  const unitIds: string[] = [];
  for (const letter of ['A', 'B']) {
    const draft = { name: `Menara ${letter}`, kind: 'tower' };
    const section = await send<{ id: string }>(page, 'POST', `buildings/${id}/sections`, draft);
    const place = { sectionId: section.id, level: 1, label: 'Lantai 1' };
    const floor = await send<{ id: string }>(page, 'POST', `buildings/${id}/floors`, place);
    const unit = { floorId: floor.id, code: `${letter}-0101`, kind: 'residential', areaMilliM2: 36_000 };
    sectionIds.push(section.id);
    unitIds.push((await send<{ id: string }>(page, 'POST', `buildings/${id}/units`, unit)).id);
  }
  return { id, name, orgId, sectionIds, unitIds };
}

interface Newcomer {
  readonly name: string;
  readonly unit: string;
  readonly role?: 'owner' | 'tenant';
}

/** By calls: somebody who registers alone, asks to join by the code of the building, and is let in by its manager; on a page of their own. */
export async function joinBuilding(
  { browser, manager, empty }: { readonly browser: Browser; readonly manager: Page; readonly empty: Empty },
  building: NewBuilding,
  { name, unit, role = 'tenant' }: Newcomer,
): Promise<Page> {
  const { code } = await send<{ code: string }>(manager, 'POST', `buildings/${building.id}/join-code`, {});
  const page = await (await browser.newContext({ baseURL: empty.url, locale: 'id-ID' })).newPage();
  page.setDefaultTimeout(30_000);
  await registerPerson(page, empty, name);
  await sendTo(page.request, empty.url, 'POST', 'join/requests', { code, unitCode: unit, role, note: '' });
  const requests = `buildings/${building.id}/join-requests`;
  const asked = await send<{ id: string; name: string; unitId: string; isPaid: boolean }[]>(manager, 'GET', requests);
  const { id, unitId, isPaid } = asked.find((request) => request.name === name) ?? {};
  const approval = { unitId, personId: null, role, isBillingParty: isPaid !== true };
  await send(manager, 'POST', `${requests}/${id}/approve`, approval);
  await page.goto('/imah');
  return page;
}
