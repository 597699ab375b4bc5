import type { Contact, ContactDraft } from '@imah/contract/buildings';
import { maxContacts } from '@imah/contract/buildings/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const draft = (name: string, change: Partial<ContactDraft> = {}): ContactDraft => ({
  name,
  role: 'security',
  phone: '+628119001001',
  whatsapp: true,
  hours: null,
  audience: 'everybody',
  ...change,
});

async function fresh(name: string) {
  const place = await makePlace(test, name);
  const ask = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    { path = '', body, version, who = place.owner }: Ask = {},
  ) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/buildings/${place.buildingId}/contacts${path}`,
      headers: { ...who.bearer, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, data: json?.data, code: json?.code, errors: json?.errors };
  };
  const add = async (body: ContactDraft): Promise<Contact> => (await ask('POST', { body })).data;
  const names = async (who?: TestPerson) => {
    const { data } = await ask('GET', who === undefined ? {} : { who });
    return (data as Contact[]).map((contact) => contact.name);
  };
  return { place, ask, add, names };
}
interface Ask {
  readonly path?: string;
  readonly body?: object;
  readonly version?: number;
  readonly who?: TestPerson;
}

it('gives a resident the numbers for everybody in their order, and staff those for staff as well', async () => {
  const { place, ask, names } = await fresh('Melati');
  const resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  const technician = await makeMember(test, place, 'Teknisi', ['technician'], [place.buildingId]);
  const vendor = await makeMember(test, place, 'Vendor', ['vendor'], [place.buildingId]);

  const made = await ask('POST', { body: draft('  Pos satpam ') });
  await ask('POST', { body: draft('Lift', { role: 'lift', phone: '1500910', whatsapp: false, audience: 'staff' }) });
  await ask('POST', { body: draft('Kantor', { role: 'management', hours: 'Senin–Jumat 08.00–17.00' }) });

  expect(made).toEqual({
    status: 201,
    data: { id: made.data.id, ...draft('Pos satpam'), version: 1 },
    code: undefined,
    errors: undefined,
  });
  expect(await names(resident)).toEqual(['Pos satpam', 'Kantor']);
  expect(await names(technician)).toEqual(['Pos satpam', 'Lift', 'Kantor']);
  expect((await ask('GET', { who: vendor })).status).toBe(404);
});

it('lets nobody but who changes the building change them', async () => {
  const { place, ask, add, names } = await fresh('Mawar');
  const resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  const technician = await makeMember(test, place, 'Teknisi', ['technician'], [place.buildingId]);
  const manager = await makeMember(test, place, 'Manajer', ['building-manager'], [place.buildingId]);
  const { id, version } = await add(draft('Pos'));
  const path = `/${id}`;
  const tried = (who: TestPerson) =>
    Promise.all([
      ask('POST', { body: draft('Lain'), who }),
      ask('PATCH', { path, body: { name: 'Diubah' }, version, who }),
      ask('DELETE', { path, version, who }),
    ]);

  expect((await tried(resident)).map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await tried(technician)).map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await ask('DELETE', { path, version, who: manager })).status).toBe(204);
  expect(await names()).toEqual([]);
});

it('changes what is said and nothing else, in the version that was read, and puts one among the others', async () => {
  const { ask, add, names } = await fresh('Kenanga');
  const [first, , third] = [await add(draft('A')), await add(draft('B')), await add(draft('C'))];
  const path = `/${third.id}`;

  const moved = await ask('PATCH', { path, body: { position: 0, hours: '08.00–17.00' }, version: 1 });

  expect([moved.status, moved.data]).toEqual([200, { ...third, hours: '08.00–17.00', version: 2 }]);
  expect(await names()).toEqual(['C', 'A', 'B']);
  expect((await ask('PATCH', { path, body: { name: 'X' }, version: 1 })).status).toBe(412);
  expect((await ask('DELETE', { path: `/${first.id}`, version: 7 })).status).toBe(412);
  expect((await ask('PATCH', { path: `/${first.id}`, body: { position: 1000 }, version: 1 })).status).toBe(200);
  expect(await names()).toEqual(['C', 'B', 'A']);
});

it('does not find a contact by the address of another building', async () => {
  const { add, names } = await fresh('Anggrek');
  const other = await fresh('Tetangga');
  const { id } = await add(draft('Pos'));

  expect((await other.ask('PATCH', { path: `/${id}`, body: { name: 'X' }, version: 1 })).status).toBe(404);
  expect((await other.ask('DELETE', { path: `/${id}`, version: 1 })).status).toBe(404);
  expect(await names()).toEqual(['Pos']);
});

it.each([
  ['a number as it is dialled in a village', { phone: '0812-3456' }, 'phone'],
  ['a short number on WhatsApp', { phone: '112', whatsapp: true }, 'phone'],
  ['a name of blanks', { name: '   ' }, 'name'],
  ['hours of blanks', { hours: ' ' }, 'hours'],
  ['a role nobody has', { role: 'ghost' }, 'role'],
])('refuses %s', async (_what, change, field) => {
  const { ask } = await fresh(`Tolak ${field}`);

  const { status, errors } = await ask('POST', { body: { ...draft('Pos'), ...change } });

  expect([status, Object.keys(errors)]).toEqual([422, [field]]);
});

it('refuses to make a number short while it is said to be on WhatsApp', async () => {
  const { ask, add } = await fresh('Pendek');
  const { id } = await add(draft('Pos'));

  const refused = await ask('PATCH', { path: `/${id}`, body: { phone: '110' }, version: 1 });
  const both = await ask('PATCH', { path: `/${id}`, body: { phone: '110', whatsapp: false }, version: 1 });

  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['phone']]);
  expect([both.status, both.data.phone, both.data.whatsapp]).toEqual([200, '110', false]);
});

it('holds fifty of a building, and says so at the next', async () => {
  const { place, ask, add } = await fresh('Penuh');
  await add(draft('Satu'));
  await test.context.db
    .insertInto('building_contact')
    .values(
      Array.from({ length: maxContacts - 1 }, (_, index) => ({
        org_id: place.orgId,
        building_id: place.buildingId,
        id: `0199b6f0-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
        name: `Nomor ${index}`,
        role: 'other' as const,
        phone: '112',
        position: index + 1,
      })),
    )
    .execute();

  const { status, code } = await ask('POST', { body: draft('Lagi') });

  expect([status, code]).toEqual([409, 'DAFTAR_PENUH']);
});

it('keeps the order whole when two put contacts elsewhere at once', async () => {
  const { ask, add, names } = await fresh('Serentak');
  const made = [await add(draft('A')), await add(draft('B')), await add(draft('C')), await add(draft('D'))];
  const put = (index: number, position: number) =>
    ask('PATCH', { path: `/${made[index]?.id}`, body: { position }, version: 1 });

  const answers = await Promise.all([put(0, 3), put(3, 0)]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([await names()]).toEqual([['D', 'B', 'C', 'A']]);
});

it('writes who changed a number into the history of the building, the number sealed', async () => {
  const { place, add } = await fresh('Riwayat');
  const { id } = await add(draft('Pos'));

  const rows = await test.context.db
    .selectFrom('audit_event')
    .select(['action', 'entity', 'entity_id as entityId', 'building_id as buildingId', 'after'])
    .where('org_id', '=', place.orgId)
    .where('entity', '=', 'building_contact')
    .execute();

  expect(rows.map(({ after: _after, ...row }) => row)).toEqual([
    { action: 'create', entity: 'building_contact', entityId: id, buildingId: place.buildingId },
  ]);
  expect(JSON.stringify(rows)).not.toContain('+628119001001');
});
