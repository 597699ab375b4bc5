import { randomUUIDv7 } from 'node:crypto';
import { historyEntities } from '@imah/contract/audit/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeAudit, type AuditEntry } from '../access/audit.ts';
import { readConfig } from '../config/config.ts';
import { makeDevice, makeMember, makePlace, makeTicket, makeUnit, type TestPlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { withDatabase } from '../testing/test-urls.ts';
import { historyTargets } from './history-targets.ts';
import { logReading } from './log-reading.ts';
import { openToRead } from './open-to-read.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Graha');
});
afterAll(() => test.close());

const hour = 3_600_000;

describe('that a person was shown personal data', () => {
  const record = randomUUIDv7();
  const read = (fields: readonly string[], more: { userId?: string; entityId?: string; at?: number } = {}) =>
    logReading(
      test.context.db,
      {
        orgId: place.orgId,
        userId: more.userId ?? place.owner.id,
        requestId: 'call',
        entity: 'person',
        entityId: more.entityId ?? record,
        fields,
      },
      more.at ?? test.clock.now,
    );
  const written = async () =>
    test.context.db
      .selectFrom('audit_event')
      .select(['actor_id', 'entity_id', 'after'])
      .where('org_id', '=', place.orgId)
      .where('action', '=', 'read')
      .orderBy('seq')
      .execute();

  it('is written once an hour for the same reader, record and fields, in whatever order they are named', async () => {
    await read(['phone', 'email', 'phone']);
    await read(['email', 'phone'], { at: test.clock.now + hour - 1 });
    const within = (await written()).length;
    await read(['email', 'phone'], { at: test.clock.now + hour });

    expect([within, (await written()).length]).toEqual([1, 2]);
    expect((await written())[0]).toEqual({
      actor_id: place.owner.id,
      entity_id: record,
      after: { fields: ['email', 'phone'] },
    });
  });

  it('is written of other fields, of another record and of another reader', async () => {
    const before = (await written()).length;
    const other = await makeMember(test, place, 'Pembaca', ['administrator']);
    const at = test.clock.now + hour;

    await read(['email', 'nik'], { at });
    await read(['email', 'phone'], { at, entityId: randomUUIDv7() });
    await read(['email', 'phone'], { at, userId: other.id });

    expect((await written()).length).toBe(before + 3);
  });

  it('is not written where nothing personal was shown', async () => {
    const before = (await written()).length;

    await read([], { entityId: randomUUIDv7() });

    expect((await written()).length).toBe(before);
  });
});

describe('an entry of the audit', () => {
  async function write(more: Partial<AuditEntry>) {
    const entityId = randomUUIDv7();
    const entry = {
      orgId: place.orgId,
      actor: { kind: 'system' },
      action: 'update',
      entity: 'unit',
      entityId,
    } as const;
    await test.context.db.transaction().execute((trx) => writeAudit(trx, { ...entry, ...more }, test.clock.now));
    const { rows } = await sql`
      SELECT actor_kind, actor_id, host(ip) AS ip, request_id, building_id, before, after, reason FROM audit_event
      WHERE org_id = ${place.orgId} AND entity_id = ${more.entityId ?? entityId} ORDER BY seq DESC LIMIT 1`.execute(
      test.context.db,
    );
    return rows[0];
  }
  const bare = {
    actor_kind: 'system',
    actor_id: null,
    ip: null,
    request_id: null,
    building_id: null,
    before: null,
    after: null,
    reason: null,
  };

  it('says only what is known, and of nothing that there is nothing', async () => {
    expect(await write({})).toEqual(bare);
    expect(await write({ before: null, after: {} })).toEqual({ ...bare, after: {} });
  });

  it('says who, from where, in which call and why', async () => {
    const actor = { kind: 'token', id: place.owner.id } as const;

    expect(await write({ actor, ip: '2001:db8::1', requestId: 'c-1', reason: 'salah ketik', after: [1] })).toEqual({
      ...bare,
      actor_kind: 'token',
      actor_id: place.owner.id,
      ip: '2001:db8::1',
      request_id: 'c-1',
      reason: 'salah ketik',
      after: [1],
    });
  });

  it('of a building is in that building, and of anything else where it says', async () => {
    expect(await write({ entity: 'building', entityId: place.buildingId })).toMatchObject({
      building_id: place.buildingId,
    });
    expect(await write({ buildingId: place.buildingId })).toMatchObject({ building_id: place.buildingId });
  });

  it('is sealed for the person it is about, who need not be the record', async () => {
    const subjectId = randomUUIDv7();

    const row = await write({ entity: 'occupancy', subjectId, after: { name: 'Sari', role: 'tenant' } });

    expect(row).toMatchObject({ after: { name: { subject: subjectId }, role: 'tenant' } });
    expect(JSON.stringify(row)).not.toContain('Sari');
  });

  it('is none of an organisation that is not there', async () => {
    await expect(write({ orgId: randomUUIDv7() })).rejects.toThrow(/audit_|violates/);
  });
});

describe('what the policy is asked about the history of', () => {
  it('each kind of record is where it is; of another organisation and of nothing there is none', async () => {
    const { db } = test.context;
    const { orgId, buildingId } = place;
    const unitId = await makeUnit(test, place, 'A-01', await makeMember(test, place, 'Warga', ['resident']));
    const idOf = async (table: string) =>
      (await sql<{ id: string }>`SELECT id FROM ${sql.table(table)} WHERE org_id = ${orgId} LIMIT 1`.execute(db))
        .rows[0]?.id ?? '';
    const ids = {
      organization: orgId,
      member: await idOf('membership'),
      group: await idOf('member_group'),
      building: buildingId,
      unit: unitId,
      device: await makeDevice(test, place, { name: 'Meter', unitId }),
      ticket: await makeTicket(test, place, { unitId }),
      person: await idOf('person'),
    };
    const neighbour = await makePlace(test, 'Sebelah');
    const found = await Promise.all(historyEntities.map((entity) => historyTargets(db, entity, orgId, ids[entity])));

    expect(Object.fromEntries(historyEntities.map((entity, index) => [entity, found[index]]))).toEqual({
      organization: [{ orgId }],
      member: [{ orgId }],
      group: [{ orgId }],
      building: [{ orgId, buildingId }],
      unit: [{ orgId, buildingId, unitId }],
      device: [{ orgId, buildingId, unitId }],
      ticket: [{ orgId, buildingId, unitId }],
      person: [{ orgId, buildingId }],
    });
    for (const entity of historyEntities) {
      expect(await historyTargets(db, entity, neighbour.orgId, ids[entity])).toEqual([]);
      expect(await historyTargets(db, entity, orgId, randomUUIDv7())).toEqual([]);
    }
  });

  it('a ticket for the staff is that of no unit', async () => {
    const unitId = await makeUnit(test, place, 'A-02', null);
    const id = await makeTicket(test, place, { unitId, audience: 'staff' });

    expect(await historyTargets(test.context.db, 'ticket', place.orgId, id)).toEqual([
      { orgId: place.orgId, buildingId: place.buildingId },
    ]);
  });
});

it('reads the database of an installation that is elsewhere, without migrating it', async () => {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(test.context.db);
  const url = withDatabase(inject('postgresUrl'), rows[0]?.name ?? '');
  const config = readConfig({ DATABASE_URL: url }, { isRoot: false, cwd: '/' });

  const opened = await openToRead(config, ['/nowhere']);
  const orgs = await opened.db.selectFrom('organization').select('id').where('id', '=', place.orgId).execute();
  await opened.close();

  expect(orgs).toEqual([{ id: place.orgId }]);
});
