import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeAudit } from '../access/audit.ts';
import { makePlace, type TestPlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { forgetSubjects, openPersonalFields, readKeys } from './personal-fields.ts';
import { verifyChains } from './verify-chain.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
});
afterAll(() => test.close());

async function write(entity: string, after: unknown) {
  const entityId = randomUUIDv7();
  const { db } = test.context;
  const by = { orgId: place.orgId, actor: { kind: 'system' }, action: 'create' } as const;
  await db.transaction().execute((trx) => writeAudit(trx, { ...by, entity, entityId, after }, test.clock.now));
  const row = await db
    .selectFrom('audit_event')
    .select('after')
    .where('org_id', '=', place.orgId)
    .where('entity_id', '=', entityId)
    .executeTakeFirstOrThrow();
  const open = async (view: 'reveal' | 'hide') =>
    openPersonalFields(row.after, await readKeys(db, place.orgId, [row.after]), view);
  return { entityId, stored: JSON.stringify(row.after), open };
}

const sari = { name: 'Sari Wulandari', phone: '+628111', email: 'sari@imah.test', role: 'tenant', nik: null };

it('stores what is personal sealed and the rest as it is', async () => {
  const person = await write('person', sari);
  const building = await write('building', { name: 'Graha', phone: '+622199' });

  for (const text of ['Sari', '+628111', 'sari@imah.test']) expect(person.stored).not.toContain(text);
  expect(JSON.parse(person.stored)).toMatchObject({ role: 'tenant', nik: null });
  expect(building.stored).toContain('Graha');
  expect(building.stored).not.toContain('+622199');
});

it('opens it for who may read it, and tells the others which fields stand there', async () => {
  const person = await write('person', sari);

  const reader = await person.open('reveal');
  expect({ ...reader, revealed: reader.revealed.toSorted() }).toEqual({
    fields: sari,
    hidden: [],
    erased: [],
    revealed: ['email', 'name', 'phone'],
  });
  const others = await person.open('hide');
  expect({ ...others, hidden: others.hidden.toSorted() }).toEqual({
    fields: { name: null, phone: null, email: null, role: 'tenant', nik: null },
    hidden: ['email', 'name', 'phone'],
    erased: [],
    revealed: [],
  });
});

it('leaves nothing to read once the key of a person is gone, and the chain whole', async () => {
  const person = await write('person', sari);

  await test.context.db.transaction().execute((trx) => forgetSubjects(trx, [person.entityId]));

  const opened = await person.open('reveal');
  expect({ ...opened, erased: opened.erased.toSorted() }).toEqual({
    fields: { name: null, phone: null, email: null, role: 'tenant', nik: null },
    hidden: [],
    erased: ['email', 'name', 'phone'],
    revealed: [],
  });
  expect((await verifyChains(test.context.db)).map(({ state }) => state)).toEqual(['whole']);
});

it('shows a value that is no object under a name of its own', () => {
  expect(openPersonalFields('lunas', new Map(), 'reveal').fields).toEqual({ value: 'lunas' });
  expect(openPersonalFields(null, new Map(), 'reveal').fields).toBeNull();
});
