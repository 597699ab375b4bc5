import type { DutyShift, DutyShiftDraft, OnDuty } from '@imah/contract/buildings';
import { maxDutyShifts } from '@imah/contract/buildings/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const every = [1, 2, 3, 4, 5, 6, 7];
// Monday 23 November 2026, ten o'clock in Jakarta.
const monday = Date.UTC(2026, 10, 23, 3);

interface Ask {
  readonly path?: string;
  readonly body?: object;
  readonly version?: number;
  readonly who?: TestPerson;
}

async function fresh(name: string) {
  test.clock.now = monday;
  const place = await makePlace(test, name);
  const technician = await makeMember(test, place, 'Agus', ['technician'], [place.buildingId]);
  const resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    { path = '/duty-shifts', body, version, who = place.owner }: Ask = {},
  ) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/buildings/${place.buildingId}${path}`,
      headers: { ...who.bearer, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, data: json?.data, code: json?.code, errors: json?.errors };
  };
  const member = (change: Partial<DutyShiftDraft> = {}, phone: string | null = '+628119001001'): DutyShiftDraft => ({
    holder: { kind: 'member', userId: technician.id, phone },
    days: [1],
    from: '08:00',
    to: '17:00',
    ...change,
  });
  const add = async (body: DutyShiftDraft): Promise<DutyShift> => (await ask('POST', { body })).data;
  const addContact = async (audience: 'everybody' | 'staff'): Promise<string> => {
    const body = {
      name: 'Pos satpam',
      role: 'security',
      phone: '+62215551234',
      whatsapp: false,
      hours: null,
      audience,
    };
    return (await ask('POST', { path: '/contacts', body })).data.id;
  };
  const onDuty = async (who?: TestPerson): Promise<OnDuty[]> =>
    (await ask('GET', { path: '/on-duty', ...(who === undefined ? {} : { who }) })).data;
  const names = async (who?: TestPerson) => (await onDuty(who)).map((one) => one.name);
  return { place, technician, resident, ask, member, add, addContact, onDuty, names };
}

it('shows a resident who is on duty now with the number of the roster, what they can do and until when', async () => {
  const { place, technician, resident, member, add, onDuty } = await fresh('Melati');
  const shift = await add(member({ to: '10:30' }));
  await test.context.db
    .updateTable('membership')
    .set({ trades: ['electrical', 'plumbing'] })
    .where('org_id', '=', place.orgId)
    .where('user_id', '=', technician.id)
    .execute();

  expect(await onDuty(resident)).toEqual([
    {
      id: shift.id,
      name: 'Agus',
      trades: ['electrical', 'plumbing'],
      role: null,
      phone: '+628119001001',
      whatsapp: false,
      until: '2026-11-23T03:30:00.000Z',
    },
  ]);
  test.clock.now = Date.parse('2026-11-23T03:30:00.000Z');
  expect(await onDuty(resident)).toEqual([]);
});

it('shows whom nobody calls, and numbers for staff, to who works there alone', async () => {
  const { technician, resident, member, add, addContact, names } = await fresh('Mawar');
  await add(member({}, null));
  const contactId = await addContact('staff');
  await add({ holder: { kind: 'contact', contactId }, days: every, from: '22:00', to: '22:00' });

  expect(await names(resident)).toEqual([]);
  expect(await names(technician)).toEqual(['Agus', 'Pos satpam']);
});

it('calls somebody of the list of numbers by the number there, as what they are called for', async () => {
  const { resident, ask, add, addContact, onDuty } = await fresh('Kenanga');
  const contactId = await addContact('everybody');
  const shift = await add({ holder: { kind: 'contact', contactId }, days: [7], from: '19:00', to: '11:00' });

  expect(await onDuty(resident)).toEqual([
    {
      id: shift.id,
      name: 'Pos satpam',
      trades: [],
      role: 'security',
      phone: '+62215551234',
      whatsapp: false,
      until: '2026-11-23T04:00:00.000Z',
    },
  ]);
  await ask('DELETE', { path: `/contacts/${contactId}`, version: 1 });
  expect((await ask('GET')).data).toEqual([]);
});

it('names each once, until the last of their shifts ends', async () => {
  const { member, add, onDuty } = await fresh('Anggrek');
  await add(member({ from: '09:00', to: '11:00' }));
  const longer = await add(member({ from: '08:00', to: '17:00' }));
  await add(member({ from: '08:00', to: '17:00' }, null));

  const found = await onDuty();

  expect(found.map(({ name, until }) => [name, until])).toEqual([['Agus', '2026-11-23T10:00:00.000Z']]);
  expect(longer.days).toEqual([1]);
});

it.each([
  ['is suspended', { status: 'suspended' as const }],
  ['was a member until yesterday', { expires_at: new Date(monday - 86_400_000) }],
])('has nobody on duty who %s; the roster keeps them', async (_what, change) => {
  const { place, technician, ask, member, add, names } = await fresh(`Dahlia ${_what.length}`);
  await add(member());
  await test.context.db
    .updateTable('membership')
    .set(change)
    .where('org_id', '=', place.orgId)
    .where('user_id', '=', technician.id)
    .execute();

  expect(await names()).toEqual([]);
  expect((await ask('GET')).data.map(({ holder }: DutyShift) => holder)).toMatchObject([
    { kind: 'member', name: 'Agus', standing: 'gone' },
  ]);
});

it.each([
  ['works in other buildings by now', 'all_buildings = false, building_ids = ARRAY[uuidv7()]'],
  ['was suspended', "status = 'suspended'"],
])('has nobody on duty who %s, neither for residents nor for staff', async (what, change) => {
  const { place, technician, resident, member, add, names } = await fresh(`Pindah ${what.length}`);
  await add(member());
  expect(await names(resident)).toEqual(['Agus']);
  await sql`
    UPDATE membership SET ${sql.raw(change)} WHERE org_id = ${place.orgId} AND user_id = ${technician.id}`.execute(
    test.context.db,
  );

  expect([await names(resident), await names()]).toEqual([[], []]);
});

it('has nobody on duty whose groups no longer let them work on tickets', async () => {
  const { place, technician, resident, member, add, names } = await fresh('Ganti peran');
  await add(member());
  await sql`
    UPDATE membership_group SET group_id = (SELECT id FROM member_group
      WHERE org_id = ${place.orgId} AND default_key = 'finance')
    WHERE org_id = ${place.orgId}
      AND membership_id = (SELECT id FROM membership WHERE org_id = ${place.orgId} AND user_id = ${technician.id})`.execute(
    test.context.db,
  );

  expect([await names(resident), await names()]).toEqual([[], []]);
});

it('gives staff the number of any of the shifts that are on, though the last to end has none', async () => {
  const { technician, resident, member, add, onDuty } = await fresh('Nomor');
  await add(member({ to: '17:00' }));
  await add(member({ to: '20:00' }, null));
  const shown = (found: OnDuty[]) => found.map(({ phone, until }) => [phone, until]);

  expect(shown(await onDuty(technician))).toEqual([['+628119001001', '2026-11-23T13:00:00.000Z']]);
  expect(shown(await onDuty(resident))).toEqual([['+628119001001', '2026-11-23T10:00:00.000Z']]);
});

it('gives the roster to who works there by the hour, each day once, and to no resident', async () => {
  const { technician, resident, ask, member, add } = await fresh('Cempaka');
  await add(member({ days: [5, 1, 5], from: '22:00', to: '06:00' }));
  await add(member());

  const { data } = await ask('GET', { who: technician });

  expect(data.map(({ days, from, to }: DutyShift) => [days, from, to])).toEqual([
    [[1], '08:00', '17:00'],
    [[1, 5], '22:00', '06:00'],
  ]);
  expect(data.map(({ holder }: DutyShift) => holder)).toMatchObject([
    { standing: 'works-there' },
    { standing: 'works-there' },
  ]);
  expect((await ask('GET', { who: resident })).status).toBe(404);
});

it('lets nobody but who changes the building change it, each in the version that was read', async () => {
  const { place, technician, resident, ask, member, add } = await fresh('Teratai');
  const manager = await makeMember(test, place, 'Manajer', ['building-manager'], [place.buildingId]);
  const { id } = await add(member());
  const path = `/duty-shifts/${id}`;
  const tried = async (who: TestPerson) => [
    (await ask('POST', { body: member(), who })).status,
    (await ask('PUT', { path, body: member(), version: 1, who })).status,
    (await ask('DELETE', { path, version: 1, who })).status,
  ];

  expect([await tried(resident), await tried(technician)]).toEqual([
    [403, 403, 403],
    [403, 403, 403],
  ]);
  const changed = await ask('PUT', { path, body: member({ to: '18:00' }, null), version: 1, who: manager });
  expect([changed.status, changed.data.to, changed.data.version, changed.data.holder.phone]).toEqual([
    200,
    '18:00',
    2,
    null,
  ]);
  expect((await ask('PUT', { path, body: member(), version: 1 })).status).toBe(412);
  expect((await ask('DELETE', { path, version: 1 })).status).toBe(412);
  expect((await ask('DELETE', { path, version: 2, who: manager })).status).toBe(204);
});

it('does not find a shift by the address of another building', async () => {
  const { ask, member, add } = await fresh('Sakura');
  const other = await fresh('Tetangga');
  const path = `/duty-shifts/${(await add(member())).id}`;

  expect((await other.ask('PUT', { path, body: other.member(), version: 1 })).status).toBe(404);
  expect((await other.ask('DELETE', { path, version: 1 })).status).toBe(404);
  expect((await ask('GET')).data).toHaveLength(1);
});

it('refuses a resident, a stranger and a number of another building at who is on duty', async () => {
  const { resident, ask, member } = await fresh('Flamboyan');
  const other = await fresh('Seberang');
  const contactId = await other.addContact('everybody');
  const refused = async (holder: DutyShiftDraft['holder']) => {
    const { status, errors } = await ask('POST', { body: member({ holder }) });
    return [status, Object.keys(errors)];
  };

  expect(await refused({ kind: 'member', userId: resident.id, phone: null })).toEqual([422, ['holder.userId']]);
  expect(await refused({ kind: 'member', userId: other.technician.id, phone: null })).toEqual([422, ['holder.userId']]);
  expect(await refused({ kind: 'contact', contactId })).toEqual([422, ['holder.contactId']]);
});

it('holds a hundred shifts of a building, and says so at the next', async () => {
  const { place, technician, ask, member } = await fresh('Penuh');
  await test.context.db
    .insertInto('duty_shift')
    .values(
      Array.from({ length: maxDutyShifts }, (_, index) => ({
        org_id: place.orgId,
        building_id: place.buildingId,
        id: `0199b6f0-0000-7000-8000-00000000${String(index).padStart(4, '0')}`,
        user_id: technician.id,
        days: [1],
        from_time: '08:00',
        to_time: '17:00',
      })),
    )
    .execute();

  const { status, code } = await ask('POST', { body: member() });

  expect([status, code]).toEqual([409, 'DAFTAR_PENUH']);
});

it('writes who changed it into the history of the building, the number sealed, and tells the open pages', async () => {
  const { place, member, add } = await fresh('Riwayat');
  test.liveCalls.length = 0;
  const { id } = await add(member());

  const rows = await test.context.db
    .selectFrom('audit_event')
    .select(['action', 'entity', 'entity_id as entityId', 'building_id as buildingId', 'after'])
    .where('org_id', '=', place.orgId)
    .where('entity', '=', 'duty_shift')
    .execute();

  expect(rows.map(({ after: _after, ...row }) => row)).toEqual([
    { action: 'create', entity: 'duty_shift', entityId: id, buildingId: place.buildingId },
  ]);
  expect(JSON.stringify(rows)).not.toContain('+628119001001');
  expect(JSON.stringify(test.liveCalls)).toContain(place.buildingId);
});

it('seals in that history name and number of each member by the key of their account, which goes with it', async () => {
  const { place, technician, ask, member, add, addContact } = await fresh('Segel');
  const other = await makeMember(test, place, 'Wahyu', ['technician'], [place.buildingId]);
  const { id } = await add(member());
  const path = `/duty-shifts/${id}`;
  const holder = { kind: 'member', userId: other.id, phone: '+628119001002' } as const;
  await ask('PUT', { path, body: member({ holder }), version: 1 });
  const contactId = await addContact('everybody');
  await ask('PUT', { path, body: member({ holder: { kind: 'contact', contactId } }), version: 2 });
  await ask('DELETE', { path, version: 3 });

  const rows = await test.context.db
    .selectFrom('audit_event')
    .select(['action', 'before', 'after'])
    .where('org_id', '=', place.orgId)
    .where('entity', '=', 'duty_shift')
    .orderBy('seq')
    .execute();
  const subjectsIn = (value: unknown) => [
    ...new Set([...JSON.stringify(value).matchAll(/"subject": ?"([^"]+)"/g)].map(([, subject]) => subject)),
  ];

  expect(JSON.stringify(rows)).not.toMatch(/Agus|Wahyu|\+62811900100/);
  expect(JSON.stringify(rows)).toContain('"contact":"Pos satpam"');
  expect(rows.map(({ action, before, after }) => [action, subjectsIn(before), subjectsIn(after)])).toEqual([
    ['create', [], [technician.id]],
    ['update', [technician.id], []],
    ['update', [], [other.id]],
    ['update', [other.id], []],
    ['update', [], [id]],
    ['delete', [id], []],
  ]);
});
