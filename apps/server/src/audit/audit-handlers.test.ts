import { randomUUIDv7 } from 'node:crypto';
import type { AuditRow } from '@imah/contract/audit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAudit } from '@imah/server-platform/access';
import { makeBuildingOf } from '@imah/server-buildings/testing';
import {
  makeDevice,
  makeMember,
  makePlace,
  makeTicket,
  makeTopic,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let supervisor: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
  supervisor = await makeMember(test, place, 'Pengawas', ['supervisor']);
});
afterAll(() => test.close());

const write = (entry: { entity: string; entityId?: string; buildingId?: string; after?: unknown; by?: string }) => {
  const { entityId = randomUUIDv7(), by = place.owner.id, ...rest } = entry;
  const actor = { kind: 'user', id: by } as const;
  return test.context.db
    .transaction()
    .execute((trx) =>
      writeAudit(trx, { orgId: place.orgId, actor, action: 'update', entityId, ...rest }, test.clock.now),
    )
    .then(() => entityId);
};
const ask = async (path: string, { bearer }: TestPerson = place.owner) => {
  const answer = await test.app.inject({ url: `/api/v1/organizations/${place.orgId}${path}`, headers: bearer });
  return { status: answer.statusCode, body: answer.json() };
};
const rowsOf = async (path: string, person?: TestPerson): Promise<AuditRow[]> => (await ask(path, person)).body.data;

describe('the audit of an organisation', () => {
  it('says who did what to which record, newest first, page by page', async () => {
    await write({ entity: 'building', entityId: place.buildingId, after: { name: 'Graha' } });

    const { body } = await ask('/audit?limit=1');

    expect(body.data).toEqual([
      {
        seq: expect.any(Number),
        at: new Date(test.clock.now).toISOString(),
        actor: { kind: 'user', id: place.owner.id, name: 'Owner-Melati' },
        action: 'update',
        entity: 'building',
        entityId: place.buildingId,
        record: 'Gedung Melati',
        buildingId: place.buildingId,
        before: null,
        after: { name: 'Graha' },
        hidden: [],
        erased: [],
        reason: null,
        ip: null,
      },
    ]);
    const next = await rowsOf(`/audit?limit=1&cursor=${body.meta.nextCursor}`);
    expect(next.map(({ seq }) => seq)).toEqual([body.data[0].seq - 1]);
  });

  it('is narrowed by who, what and when', async () => {
    const id = await write({ entity: 'tariff', by: supervisor.id });

    const found = await rowsOf(
      '/audit?who=pengAWAS&entity=tariff&from=2026-11-21T00:00:00.000Z&to=2026-11-22T00:00:00.000Z',
    );
    const others = await Promise.all([
      rowsOf('/audit?who=%25&entity=tariff'),
      rowsOf('/audit?entity=tariff&to=2026-11-21T00:00:00.000Z'),
      rowsOf('/audit?entity=tariff&from=2026-11-22T00:00:00.000Z'),
    ]);

    expect(found.map(({ entityId }) => entityId)).toEqual([id]);
    expect(others).toEqual([[], [], []]);
    expect((await ask('/audit?from=2026-11-22T00:00:00.000Z&to=2026-11-21T00:00:00.000Z')).status).toBe(422);
  });

  it('is narrowed to one building, together with all else that is asked', async () => {
    const inside = await write({ entity: 'notice', buildingId: place.buildingId });
    await write({ entity: 'notice' });
    const ids = async (query: string) => (await rowsOf(`/audit?entity=notice${query}`)).map(({ entityId }) => entityId);

    expect(await ids(`&buildingId=${place.buildingId}`)).toEqual([inside]);
    expect(await ids(`&buildingId=${place.buildingId}&who=owner`)).toEqual([inside]);
    expect(await ids(`&buildingId=${place.buildingId}&who=pengawas`)).toEqual([]);
    expect(await ids(`&buildingId=${randomUUIDv7()}`)).toEqual([]);
  });

  it('tells who reaches one building of that building only', async () => {
    const manager = await makeMember(test, place, 'Manajer', ['building-manager'], [place.buildingId]);
    const owner = { kind: 'user', id: place.owner.id } as const;
    const address = { street: 'Jalan Lain 2', city: 'Jakarta', province: 'DKI Jakarta' };
    const other = { name: 'Gedung Lain', kind: 'office', timeZone: 'Asia/Jakarta', address, locale: 'id' } as const;
    await test.context.db
      .transaction()
      .execute((trx) => makeBuildingOf(trx, { ...other, orgId: place.orgId, by: owner }, test.clock.now));

    const rows = await rowsOf('/audit?limit=200', manager);

    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ buildingId }) => buildingId))).toEqual(new Set([place.buildingId]));
    const everywhere = await rowsOf('/audit?limit=200');
    const elsewhere = everywhere.find(({ buildingId }) => buildingId !== null && buildingId !== place.buildingId);
    const inOther = `/audit?limit=200&buildingId=${elsewhere?.buildingId ?? ''}`;
    expect((await rowsOf(inOther)).map(({ record }) => record)).toContain('Gedung Lain');
    expect(await rowsOf(inOther, manager)).toEqual([]);
  });
});

describe('personal data in the audit', () => {
  it('is shown to who may reveal it, and that is written down once an hour', async () => {
    const entityId = await write({ entity: 'invitation', after: { email: 'sari@imah.test' } });
    const readings = () =>
      rowsOf('/audit?entity=organization&limit=200').then((rows) => rows.filter(({ action }) => action === 'read'));

    const [row] = await rowsOf('/audit?limit=1');
    await rowsOf('/audit?limit=1');
    const once = (await readings()).length;
    test.clock.now += 3_700_000;
    await rowsOf('/audit?entity=invitation');

    expect(row).toMatchObject({ entityId, after: { email: 'sari@imah.test' }, hidden: [] });
    const twice = await readings();
    expect([once, twice.length]).toEqual([1, 2]);
    expect(twice[0]).toMatchObject({ actor: { id: place.owner.id }, after: { fields: ['email'] } });
  });

  it('is hidden from who may only view', async () => {
    await write({ entity: 'invitation', after: { email: 'budi@imah.test' } });

    const { body } = await ask('/audit?limit=1', supervisor);

    expect(body.data[0]).toMatchObject({ after: { email: null }, hidden: ['email'] });
    expect(JSON.stringify(body)).not.toContain('budi@');
  });
});

describe('the history of one record', () => {
  it('has what was done to a device and what it was told', async () => {
    const deviceId = await makeDevice(test, place, { name: 'Pompa', online: true });
    const sent = await test.app.inject({
      method: 'POST',
      url: `/api/v1/devices/${deviceId}/commands`,
      headers: { ...place.owner.bearer, 'idempotency-key': randomUUIDv7() },
      payload: { method: 'set', params: { key: 'running', value: true }, confirmed: true },
    });
    await write({ entity: 'device', entityId: deviceId, after: { name: 'Pompa' } });
    await write({ entity: 'device' });

    const rows = await rowsOf(`/history/device/${deviceId}`);

    expect(sent.statusCode).toBe(202);
    expect(rows.map(({ entity, action, record }) => [entity, action, record])).toEqual([
      ['device', 'update', 'Pompa'],
      ['device_command', 'sent', 'Pompa'],
      ['device_command', 'create', 'Pompa'],
    ]);
  });

  it.each(['organization', 'member', 'group', 'building', 'unit', 'person', 'device'])(
    'answers the same for a foreign %s and a missing one',
    async (entity) => {
      const neighbour = await makePlace(test, `Tetangga-${entity}`);

      const foreign = await ask(`/history/${entity}/${neighbour.orgId}`);
      const building = await ask(`/history/${entity}/${neighbour.buildingId}`);
      const missing = await ask(`/history/${entity}/${randomUUIDv7()}`);

      expect([foreign.status, building.status, missing.status]).toEqual([404, 404, 404]);
    },
  );

  it('asks for the right to view the record beside the right to view the audit', async () => {
    const finance = await makeMember(test, place, 'Keuangan', ['finance']);
    const deviceId = await makeDevice(test, place, { name: 'Panel' });

    expect((await ask(`/history/building/${place.buildingId}`, finance)).status).toBe(200);
    expect((await ask(`/history/device/${deviceId}`, finance)).status).toBe(404);
  });

  it('is there of every kind of record it names', async () => {
    const { rows } = await sql<{ entity: string; id: string }>`
      SELECT 'group' AS entity, id FROM (SELECT id FROM member_group WHERE org_id = ${place.orgId} LIMIT 1) g
      UNION ALL SELECT 'member', id FROM (SELECT id FROM membership WHERE org_id = ${place.orgId} LIMIT 1) m
      UNION ALL SELECT 'organization', ${place.orgId}::uuid UNION ALL SELECT 'building', ${place.buildingId}::uuid`.execute(
      test.context.db,
    );

    const statuses = await Promise.all(
      rows.map(async ({ entity, id }) => (await ask(`/history/${entity}/${id}`)).status),
    );

    expect(statuses).toEqual(rows.map(() => 200));
  });
});

describe('what the reader of the audit may not see', () => {
  it('is in no entry of the list and of the file: tickets, topics of the staff, views of others', async () => {
    const finance = await makeMember(test, place, 'Rina', ['finance']);
    await test.context.db
      .updateTable('member_group')
      .set({ grants: sql`grants || ARRAY['audit.export']` })
      .where('org_id', '=', place.orgId)
      .where('default_key', '=', 'finance')
      .execute();
    const ticketId = await makeTicket(test, place, { title: 'Rahasia tiket', audience: 'staff' });
    const { topicId } = await makeTopic(test, place, 'Rahasia topik');
    await sql`UPDATE topic SET audience = 'groups' WHERE id = ${topicId}`.execute(test.context.db);
    const at = { buildingId: place.buildingId };
    await write({ entity: 'ticket', entityId: ticketId, after: { title: 'Rahasia tiket' }, ...at });
    await write({ entity: 'topic', entityId: topicId, after: { title: 'Rahasia topik' }, ...at });
    await write({ entity: 'ticket_view', after: { name: 'Rahasia tampilan' } });
    await write({ entity: 'ticket_rule', after: { name: 'Rahasia aturan' } });
    await write({ entity: 'unit', after: { code: 'A-01' }, ...at });

    const entities = async (person: TestPerson) =>
      (await rowsOf('/audit?limit=5', person))
        .map(({ entity }) => entity)
        .filter((entity) => entity !== 'organization');
    const file = await test.app.inject({
      method: 'POST',
      url: `/api/v1/organizations/${place.orgId}/audit/export`,
      headers: finance.bearer,
      payload: {},
    });

    expect(file.statusCode).toBe(200);
    expect([file.body.includes('Rahasia'), file.body.includes('A-01')]).toEqual([false, true]);
    expect((await entities(finance)).filter((entity) => /ticket|topic/.test(entity))).toEqual([]);
    const all = (await rowsOf('/audit?limit=10')).map(({ entity }) => entity);
    expect(['ticket', 'topic', 'ticket_view', 'ticket_rule', 'unit'].filter((entity) => !all.includes(entity))).toEqual(
      [],
    );
  });
});

describe('the file', () => {
  const download = (payload: object, person = place.owner) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1/organizations/${place.orgId}/audit/export`,
      headers: person.bearer,
      payload,
    });

  it('holds the rows that match, disarmed of formulas, and is itself written down', async () => {
    for (const name of ['=HYPERLINK("http://x","y")', '+1', '-1', '@SUM(A1)', '\t=1', 'Biasa, "saja"']) {
      const makes = { kind: 'user', id: place.owner.id } as const;
      await test.context.db
        .transaction()
        .execute((trx) =>
          writeAudit(
            trx,
            { orgId: place.orgId, actor: makes, action: name, entity: 'sheet', entityId: randomUUIDv7(), reason: name },
            test.clock.now,
          ),
        );
    }

    const { data } = (await download({ entity: 'sheet' })).json();

    expect(data).toMatchObject({ name: 'riwayat-2026-11-21.csv', rows: 6, isCut: false });
    const lines: string[] = data.text.split('\r\n').slice(1, -1);
    const reasons = lines.map((line) => line.slice(line.lastIndexOf(',"') + 1));
    expect(data.text.startsWith('\uFEFF"Nomor",')).toBe(true);
    expect(lines.filter((line) => /(?:^|,)"\s*[=+\-@]/.test(line))).toEqual([]);
    expect(reasons).toContain(`"'+1"`);
    const [row] = await rowsOf('/audit?limit=1');
    expect(row).toMatchObject({ action: 'export-audit', after: { rows: 6, filter: { entity: 'sheet' }, fields: [] } });
  });

  it('is refused to who may only view', async () => {
    expect((await download({}, supervisor)).statusCode).toBe(403);
  });
});
