import { randomUUID } from 'node:crypto';
import { listBuildings, signIn } from '../support/api.ts';
import { expect } from '../support/people.ts';
import { inviteResident, test } from '../support/residents.ts';
import { windowOf } from '../support/windows.ts';

const generous = { timeout: 30_000 };

test('an owner who lives elsewhere reads what the unit is told and what its tenant reported, changes none of it, and reports for the unit', async ({
  page: manager,
  browser,
  baseURL,
  residents,
}) => {
  test.setTimeout(180_000);
  const tenant = await windowOf(browser, baseURL!, await residents('invited'));
  const { unit } = await residents('invited');
  const invitee = { name: 'Wulan Pemilik', unit, role: 'owner', isBillingParty: false } as const;
  const owner = await windowOf(browser, baseURL!, await inviteResident(browser, baseURL!, invitee));
  owner.setDefaultTimeout(30_000);
  await signIn(manager.request, baseURL!, 'pengelola');
  const [building] = await listBuildings(owner.request, baseURL!);
  const of = `${baseURL}/api/v1/buildings/${building?.id}`;
  const tag = randomUUID().slice(0, 6);
  const headers = { origin: baseURL!, 'idempotency-key': randomUUID() };
  const places = await (await tenant.request.get(`${of}/places`)).json();
  const [home] = places.data.units;

  // What the people of its floor are told.
  const audience = { kind: 'floors', ids: [home.floorId] };
  const title = `Air padam ${tag}`;
  const told = { kind: 'announcement', title, body: 'Besok pagi.', audience };
  expect((await manager.request.post(`${of}/topics`, { headers, data: told })).status()).toBe(201);
  await owner.goto('/imah');
  await expect(owner.getByRole('region', { name: 'Topik' }).getByRole('link', { name: title })).toBeVisible(generous);

  // What its tenant reported: read and followed, and no more, without the name of who did.
  const draft = { title: `Keran bocor ${tag}`, unitId: home.id };
  const answer = await tenant.request.post(`${of}/tickets`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: draft,
  });
  const { data: ticket } = await answer.json();
  await owner.goto(`/imah/ticket/${ticket.id}`);
  await expect(owner.getByRole('heading', { level: 1, name: draft.title })).toBeVisible(generous);
  await expect(owner.getByText('Dilaporkan oleh orang lain', { exact: false })).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Ubah laporan' })).toHaveCount(0);
  const mended = await owner.request.patch(`${baseURL}/api/v1/tickets/${ticket.id}`, {
    headers: { origin: baseURL!, 'if-match': '"1"' },
    data: { title: 'Lain' },
  });
  expect(mended.status()).toBe(403);

  // Their own report of the unit; the meters are those of this unit alone, as the tenant's are.
  await owner.goto('/imah/new/ticket');
  await owner.getByRole('radio', { name: 'Bangunan dan pintu' }).check();
  await owner.getByLabel('Ceritakan singkat').fill(`Plafon retak ${tag}`);
  await owner.getByRole('button', { name: 'Kirim laporan' }).click();
  await owner.waitForURL(/\/imah\/ticket\/[0-9a-f-]{36}$/);
  const own = await owner.request.get(`${baseURL}/api/v1/tickets/${owner.url().split('/').at(-1)}`);
  expect((await own.json()).data.unitCode).toBe(unit);
  const devices = async (page: typeof owner) => {
    const { data }: { data: { id: string }[] } = await (await page.request.get(`${of}/devices`)).json();
    return data.map(({ id }) => id).toSorted();
  };
  expect(await devices(owner)).toEqual(await devices(tenant));
  expect((await devices(owner)).length).toBe(3);
  await owner.context().close();
  await tenant.context().close();
});
