import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember, makePlace, makeUnit, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function fresh(name: string) {
  const place = await makePlace(test, name);
  const unitId = await makeUnit(test, place, 'A-1', null);
  const ask = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    version?: number,
    person: TestPerson = place.owner,
  ) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/buildings/${place.buildingId}/${path}`,
      headers: { ...person.bearer, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, data: json?.data, errors: json?.errors, code: json?.code };
  };
  const add = (person: string, rest: object = {}) =>
    ask('POST', `units/${unitId}/occupancies`, {
      person: { name: person },
      role: 'owner',
      from: '2026-01-01',
      isBillingParty: true,
      ...rest,
    });
  const stays = async () => (await ask('GET', `units/${unitId}/occupancies`)).data;
  const lines = async () =>
    (await stays())
      .map((stay: { person: { name: string }; from: string; to: string | null; isBillingParty: boolean }) =>
        [stay.from, stay.to ?? '…', stay.person.name, stay.isBillingParty ? 'bayar' : '–'].join(' '),
      )
      .toSorted();
  const status = async () => (await ask('GET', 'places')).data.units[0].status;
  return { place, unitId, ask, add, stays, lines, status };
}

it('lets somebody move in, and the unit says so', async () => {
  const { add, status } = await fresh('Melati');

  const answer = await add('Ani', { sharePpm: 1_000_000, person: { name: 'Ani', phone: '+6281234567890' } });

  expect([answer.status, await status()]).toEqual([201, 'occupied']);
  expect(answer.data).toMatchObject({
    role: 'owner',
    sharePpm: 1_000_000,
    isBillingParty: true,
    from: '2026-01-01',
    to: null,
    person: { name: 'Ani', phone: '+6281234567890', nikHint: null, hasAccount: false },
  });
});

it('gives the bills to a tenant for as long as they stay, and then back to the owner', async () => {
  const { add, lines, status } = await fresh('Mawar');
  await add('Ani');

  expect((await add('Budi', { role: 'tenant', from: '2026-11-01', to: '2027-10-31' })).status).toBe(201);

  expect(await lines()).toEqual([
    '2026-01-01 2026-10-31 Ani bayar',
    '2026-11-01 2027-10-31 Ani –',
    '2026-11-01 2027-10-31 Budi bayar',
    '2027-11-01 … Ani bayar',
  ]);
  expect(await status()).toBe('rented');
});

it('takes nobody in without somebody who pays', async () => {
  const { add, lines } = await fresh('Dahlia');

  expect((await add('Ani', { isBillingParty: false })).errors).toEqual({
    isBillingParty: ['Pada tanggal tersebut unit dihuni tanpa penanggung tagihan'],
  });
  await add('Ani', { to: '2026-12-31' });
  expect((await add('Budi', { isBillingParty: false, from: '2026-12-01' })).status).toBe(422);
  expect((await add('Budi', { isBillingParty: false, from: '2026-12-01', to: '2026-12-31' })).status).toBe(201);
  expect(await lines()).toHaveLength(2);
});

it('refuses a stay that ends before it begins, the same person twice, and shares over the whole', async () => {
  const { add, stays } = await fresh('Anggrek');
  await add('Ani', { sharePpm: 600_000 });
  const [{ person }] = await stays();

  expect((await add('Budi', { to: '2025-01-01' })).errors).toEqual({
    to: ['Tanggal selesai mendahului tanggal mulai'],
  });
  expect((await add('', { person: undefined, personId: person.id, from: '2026-06-01' })).errors).toEqual({
    personId: ['Orang ini sudah tercatat di unit ini pada tanggal tersebut'],
  });
  expect((await add('Citra', { sharePpm: 400_001, isBillingParty: false })).errors).toEqual({
    sharePpm: ['Jumlah bagian pemilik pada tanggal tersebut melebihi 100%'],
  });
  expect((await add('', { person: undefined })).errors).toEqual({
    personId: ['Pilih orang yang sudah ada atau isi data orang baru'],
  });
  expect((await add('Ani', { from: '2026-02-30' })).errors).toEqual({ from: ['Tanggal tidak benar'] });
});

it('ends the stay of who pays only when somebody takes over, or nobody is left', async () => {
  const { ask, add, stays, lines, status } = await fresh('Kenanga');
  await add('Ani');
  await add('Budi', { role: 'family', isBillingParty: false });
  const [ani, budi] = ['Ani', 'Budi'].map(
    (name) => async () => (await stays()).find((stay: { person: { name: string } }) => stay.person.name === name),
  ) as [
    () => Promise<{ id: string; version: number }>,
    () => Promise<{ id: string; version: number; person: { id: string } }>,
  ];
  const one = await ani();

  const left = await ask('PATCH', `occupancies/${one.id}`, { to: '2026-10-31' }, one.version);
  expect(left.errors).toEqual({ isBillingParty: ['Pada tanggal tersebut unit dihuni tanpa penanggung tagihan'] });

  const { person } = await budi();
  const ended = await ask('PATCH', `occupancies/${one.id}`, { to: '2026-10-31', successorId: person.id }, one.version);
  expect([ended.status, ended.data.to]).toEqual([200, '2026-10-31']);
  expect(await lines()).toEqual([
    '2026-01-01 2026-10-31 Ani bayar',
    '2026-01-01 2026-10-31 Budi –',
    '2026-11-01 … Budi bayar',
  ]);

  for (const stay of await stays()) {
    if (stay.person.name === 'Budi' && stay.to === null)
      await ask('PATCH', `occupancies/${stay.id}`, { to: '2026-11-15' }, stay.version);
  }
  expect(await status()).toBe('vacant');
});

it('moves the bills within a unit without moving anybody', async () => {
  const { ask, add, stays, lines } = await fresh('Teratai');
  await add('Ani');
  await add('Budi', { role: 'family', isBillingParty: false });
  const budi = (await stays()).find((stay: { person: { name: string } }) => stay.person.name === 'Budi');

  expect((await ask('PATCH', `occupancies/${budi.id}`, { isBillingParty: true }, budi.version)).status).toBe(200);

  expect(await lines()).toEqual(['2026-01-01 … Ani –', '2026-01-01 … Budi bayar']);
});

it('deletes a stay that was a mistake, unless it would leave others with nobody who pays', async () => {
  const { ask, add, stays } = await fresh('Cempaka');
  await add('Ani');
  await add('Budi', { role: 'family', isBillingParty: false });
  const all = await stays();
  const of = (name: string) => all.find((stay: { person: { name: string } }) => stay.person.name === name);

  expect((await ask('DELETE', `occupancies/${of('Ani').id}`, undefined, 1)).code).toBe('TANPA_PENANGGUNG');
  expect((await ask('DELETE', `occupancies/${of('Budi').id}`, undefined, 1)).status).toBe(204);
  expect(await stays()).toHaveLength(1);
});

it('has exactly one billing party a day whatever many ask for at once', async () => {
  const { add, stays } = await fresh('Seruni');

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => add(`Orang ${index}`, { from: `2026-0${index + 1}-01` })),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
  const all = (await stays()) as { from: string; to: string | null; isBillingParty: boolean }[];
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-15`;
    const there = all.filter(({ from, to }) => from <= day && (to === null || to >= day));
    expect(there.filter(({ isBillingParty }) => isBillingParty)).toHaveLength(1);
  }
});

it('is refused by the database itself when nobody pays, whoever writes', async () => {
  const { unitId, place } = await fresh('Bakung');
  const { db } = test.context;
  const person = await db
    .insertInto('person')
    .values({ org_id: place.orgId, id: '01935e4f-7c1a-7b2c-8d3e-0000000000aa', name: 'Ani' })
    .returning('id')
    .executeTakeFirstOrThrow();

  const writing = db
    .insertInto('occupancy')
    .values({
      org_id: place.orgId,
      id: '01935e4f-7c1a-7b2c-8d3e-0000000000ab',
      unit_id: unitId,
      person_id: person.id,
      role: 'owner',
      is_billing_party: false,
      period: '[2026-01-01,)',
    })
    .execute();

  await expect(writing).rejects.toMatchObject({ constraint: 'billing_party_every_day' });
});

it('shows identity numbers only as a hint, keeps them sealed, and reveals them to who may, in writing', async () => {
  const { place, ask, add } = await fresh('Flamboyan');
  const nik = '3174012501900001';
  const { data } = await add('Ani', { person: { name: 'Ani', nik } });
  const reception = await makeMember(test, place, 'Resepsionis', ['finance']);

  expect(data.person).toMatchObject({ nikHint: '3174********0001', npwpHint: null });
  const row = await test.context.db
    .selectFrom('person')
    .select('nik_sealed')
    .where('id', '=', data.person.id)
    .executeTakeFirst();
  expect(row?.nik_sealed?.toString('latin1')).not.toContain(nik);

  const reveal = `people/${data.person.id}/reveal`;
  expect((await ask('POST', reveal, undefined, undefined, reception)).status).toBe(403);
  expect((await ask('POST', reveal)).data).toEqual({ nik, npwp: null });
  const logged = await test.context.db
    .selectFrom('audit_event')
    .select(['action', 'entity', 'entity_id', 'actor_id', 'after'])
    .where('org_id', '=', place.orgId)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  expect(logged).toEqual({
    action: 'read',
    entity: 'person',
    entity_id: data.person.id,
    actor_id: place.owner.id,
    after: { fields: ['nik'] },
  });
});

it('changes a person by the version that was seen, and writes no identity number down', async () => {
  const { place, ask, add } = await fresh('Kamboja');
  const { data } = await add('Ani');
  const path = `people/${data.person.id}`;

  const changed = await ask('PATCH', path, { name: 'Ani Lestari', nik: '3174012501900001' }, 1);

  expect([changed.status, changed.data]).toMatchObject([
    200,
    { name: 'Ani Lestari', nikHint: '3174********0001', version: 2 },
  ]);
  expect((await ask('PATCH', path, { name: 'Lain' }, 1)).status).toBe(412);
  expect((await ask('PATCH', path, { nik: '123' }, 2)).errors).toEqual({ nik: ['Terdiri dari 16 angka'] });
  const rows = await test.context.db.selectFrom('audit_event').selectAll().where('org_id', '=', place.orgId).execute();
  expect(JSON.stringify(rows)).not.toContain('3174012501900001');
});

it('lists who is in the building today, page by page, found by name or unit', async () => {
  const { ask, add } = await fresh('Wijaya');
  await add('Budi');
  await add('ani', { role: 'family', isBillingParty: false });
  await add('Citra', { role: 'family', isBillingParty: false, from: '2026-12-24', to: '2026-12-31' });
  const names = (answer: { data: { person: { name: string } }[] }) => answer.data.map(({ person }) => person.name);

  const first = await ask('GET', 'people?limit=1');
  expect(names(first)).toEqual(['ani']);
  expect(names(await ask('GET', 'people?q=bud'))).toEqual(['Budi']);
  expect(names(await ask('GET', 'people?q=a-1'))).toEqual(['ani', 'Budi']);
  expect(names(await ask('GET', 'people?q=%25'))).toEqual([]);
});

it('knows nothing of a person or a stay of another building', async () => {
  const { add, ask } = await fresh('Sedap');
  const other = await fresh('Malam');
  const { data } = await add('Ani');

  const answers = [
    await other.ask('PATCH', `people/${data.person.id}`, { name: 'Curi' }, 1),
    await other.ask('POST', `people/${data.person.id}/reveal`),
    await other.ask('PATCH', `occupancies/${data.id}`, { to: '2026-12-31' }, 1),
    await other.ask('POST', `units/${other.unitId}/occupancies`, {
      personId: data.person.id,
      role: 'owner',
      from: '2026-01-01',
      isBillingParty: true,
    }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 422]);
  expect((await ask('GET', 'people')).data).toHaveLength(1);
});

it('tells in the history of a person what was done to their stays, with the fields that changed, and who read their numbers', async () => {
  const { add, ask, place } = await fresh('Riwayat');
  const person = { name: 'Hana', nik: '3174012345678901' };
  const { data: stay } = await add('Hana', { person, role: 'tenant' });
  await ask('PATCH', `occupancies/${stay.id}`, { role: 'family' }, stay.version);
  await ask('POST', `people/${stay.person.id}/reveal`);

  const answer = await test.app.inject({
    url: `/api/v1/organizations/${place.orgId}/history/person/${stay.person.id}`,
    headers: place.owner.bearer,
  });

  const rows: { action: string; entity: string; before: unknown; after: unknown }[] = answer.json().data;
  expect(rows.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
    'read person',
    'update occupancy',
    'create occupancy',
  ]);
  expect(rows[0]?.after).toEqual({ fields: ['nik'] });
  expect([rows[1]?.before, rows[1]?.after]).toEqual([{ role: 'tenant' }, { role: 'family' }]);
});
