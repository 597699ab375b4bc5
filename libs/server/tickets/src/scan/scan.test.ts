import { randomUUIDv7 } from 'node:crypto';
import type { ScanCode } from '@imah/contract/scan';
import { findScanProof } from '@imah/contract/scan/words';
import type { Ticket } from '@imah/contract/tickets';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeDevice,
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let resident: TestPerson;
let unitId: string;
let lobby: ScanCode;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = Date.now();
  place = await makePlace(test, 'Melati');
  resident = await makeMember(test, place, 'Warga Rahasia', ['resident']);
  unitId = await makeUnit(test, place, 'A-01', resident);
  lobby = (await codes('POST', '', { place: 'Lobi' })).json().data;
});

const codes = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object, who: TestPerson = place.owner) =>
  test.app.inject({
    method,
    url: `/api/v1/buildings/${place.buildingId}/scan-codes${path}`,
    headers: who.bearer,
    ...(payload === undefined ? {} : { payload }),
  });
const scan = (code: string) => test.app.inject({ url: `/api/v1/scan/${code}` });
/** An id as a browser makes it at the time of the server. */
const newId = () => {
  const time = test.clock.now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${randomUUIDv7().slice(13)}`;
};
const draftFor = (code: string, body: object = {}) => {
  const id = newId();
  return { id, title: 'Lampu mati', proof: findScanProof({ code, id }, 0, 1_000_000), ...body };
};
const send = (code: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api/v1/scan/${code}/reports`, payload });
/** The ticket of a report, by the id that its sender made. */
const ticketOf = async (draftId: string): Promise<Ticket> => {
  const { ticket_id: id } = await test.context.db
    .selectFrom('scan_report')
    .select('ticket_id')
    .where('draft_id', '=', draftId)
    .executeTakeFirstOrThrow();
  return (await test.app.inject({ url: `/api/v1/tickets/${id}`, headers: place.owner.bearer })).json().data;
};
const count = async () => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM ticket WHERE org_id = ${place.orgId}`.execute(test.context.db);
  return rows[0]?.count;
};

describe('a label', () => {
  it('is of the building, a unit or a place with a name, and says no more than the door it hangs on', async () => {
    const ofUnit: ScanCode = (await codes('POST', '', { unitId })).json().data;
    const ofAll: ScanCode = (await codes('POST', '', {})).json().data;

    const shown = [lobby, ofUnit, ofAll].map(async ({ code }) => scan(code.toLowerCase()));
    const answers = (await Promise.all(shown)).map((answer) => answer.json().data);
    const building = {
      orgId: place.orgId,
      buildingId: place.buildingId,
      buildingName: 'Gedung Melati',
      categories: expect.any(Array),
    };
    const nothing = { unitId: null, unitCode: null, floorId: null, sectionId: null, deviceId: null, place: null };
    expect(answers).toEqual([
      { ...building, ...nothing, code: lobby.code, place: 'Lobi' },
      { ...building, ...nothing, code: ofUnit.code, unitId, unitCode: 'A-01' },
      { ...building, ...nothing, code: ofAll.code },
    ]);
    expect(JSON.stringify(answers)).not.toContain('Rahasia');
    expect((await codes('GET')).json().data.map((one: ScanCode) => one.code)).toEqual([
      ofAll.code,
      lobby.code,
      ofUnit.code,
    ]);
  });

  it('of a device says which it is and in which unit, is replaced as one of it, and is gone once that is put away', async () => {
    const deviceId = await makeDevice(test, place, { name: 'Pompa', unitId });
    const first: ScanCode = (await codes('POST', '', { deviceId })).json().data;
    const label: ScanCode = (await codes('POST', `/${first.id}/replace`)).json().data;

    expect([label.deviceId, label.place, label.unitId]).toEqual([deviceId, 'Pompa', null]);
    expect((await scan(label.code)).json().data).toMatchObject({ deviceId, place: 'Pompa', unitId, unitCode: 'A-01' });

    await sql`UPDATE device SET archived_at = now(), enabled = false WHERE id = ${deviceId}`.execute(test.context.db);
    expect((await scan(label.code)).statusCode).toBe(404);
    expect((await codes('POST', '', { deviceId })).statusCode).toBe(422);
  });

  it('of a device makes what is reported by it, with or without an account, a ticket of that device', async () => {
    const deviceId = await makeDevice(test, place, { name: 'Pompa' });
    const { code }: ScanCode = (await codes('POST', '', { deviceId })).json().data;
    const draft = draftFor(code);
    expect((await send(code, draft)).statusCode).toBe(201);
    const own = await test.app.inject({
      method: 'POST',
      url: `/api/v1/buildings/${place.buildingId}/tickets`,
      headers: { ...resident.bearer, 'idempotency-key': randomUUIDv7() },
      payload: { title: 'Pompa bocor', scanCode: code },
    });

    const reported = await ticketOf(draft.id);
    expect([own.statusCode, reported.place]).toEqual([201, null]);
    const rows = await test.context.db
      .selectFrom('ticket')
      .select('device_id as device')
      .where('org_id', '=', place.orgId)
      .where('id', 'in', [reported.id, own.json().data.id])
      .execute();
    expect(rows.map(({ device }) => device)).toEqual([deviceId, deviceId]);
  });

  it('of a device in a unit makes a report of that unit one of the device, and of no other unit', async () => {
    const deviceId = await makeDevice(test, place, { name: 'Meter air', unitId });
    const elsewhere = await makeUnit(test, place, 'A-02', null);
    const { code }: ScanCode = (await codes('POST', '', { deviceId })).json().data;
    const report = async (of: string, who: TestPerson) => {
      const { json } = await test.app.inject({
        method: 'POST',
        url: `/api/v1/buildings/${place.buildingId}/tickets`,
        headers: { ...who.bearer, 'idempotency-key': randomUUIDv7() },
        payload: { title: 'Bocor', unitId: of, scanCode: code },
      });
      return json().data.id;
    };
    const ids: string[] = [await report(unitId, resident), await report(elsewhere, place.owner)];

    const rows = await test.context.db
      .selectFrom('ticket')
      .select(['unit_id as unit', 'device_id as device'])
      .where('org_id', '=', place.orgId)
      .where('id', 'in', ids)
      .orderBy('created_at')
      .orderBy('number')
      .execute();
    expect(rows).toEqual([
      { unit: unitId, device: deviceId },
      { unit: elsewhere, device: null },
    ]);
  });

  it('that was revoked or replaced answers as one that never was', async () => {
    const other: ScanCode = (await codes('POST', `/${lobby.id}/replace`)).json().data;
    const gone: ScanCode = (await codes('POST', '', { place: 'Taman' })).json().data;
    expect((await codes('DELETE', `/${gone.id}`)).statusCode).toBe(204);

    const answers = [await scan(lobby.code), await scan(gone.code), await scan('00000000000'), await scan("x'--")];
    const told = answers.map((answer) => [answer.statusCode, answer.json().code, answer.json().message]);
    expect(told).toEqual(told.map(() => [404, 'TIDAK_DITEMUKAN', told[0]?.[2]]));
    expect([other.place, other.code === lobby.code]).toEqual(['Lobi', false]);
    expect((await send(lobby.code, draftFor(lobby.code))).statusCode).toBe(404);
    const again = [await codes('DELETE', `/${gone.id}`), await codes('POST', `/${gone.id}/replace`)];
    again.push(await codes('DELETE', `/${randomUUIDv7()}`));
    expect(again.map(({ statusCode }) => statusCode)).toEqual([204, 409, 404]);
  });

  it('is made by those who run the building, for places of this building', async () => {
    const elsewhere = await makePlace(test, 'Kenanga');
    const foreign = await makeUnit(test, elsewhere, 'B-01', null);
    const pump = await makeDevice(test, elsewhere, { name: 'Pompa lain' });

    const refused = [
      await codes('POST', '', { unitId: foreign }),
      await codes('POST', '', { unitId, place: 'Lobi' }),
      await codes('POST', '', { deviceId: pump }),
      await codes('POST', '', { deviceId: pump, place: 'Lobi' }),
      await codes('POST', '', {}, resident),
      await codes('GET', '', undefined, elsewhere.owner),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 403, 404]);
  });
});

describe('a report without an account', () => {
  it('becomes a ticket of that place, and its token shows how far it is and nothing else', async () => {
    const draft = draftFor(lobby.code, { details: '<script>alert(1)</script>', name: 'Tamu', phone: '+6281234567890' });
    const answer = await send(lobby.code, draft);

    const { number, token } = answer.json().data;
    expect(answer.statusCode).toBe(201);
    expect(await ticketOf(draft.id)).toMatchObject({
      number,
      source: 'qr',
      details: '<script>alert(1)</script>',
      reporterName: 'Tamu',
      reporterPhone: '+6281234567890',
      reporterUserId: null,
    });
    const seen = await test.app.inject({ url: `/api/v1/scan-reports/${token}` });
    const at = new Date(test.clock.now).toISOString();
    expect(seen.json()).toEqual({ data: { number, state: 'new', createdAt: at, updatedAt: at } });
    expect((await test.app.inject({ url: `/api/v1/scan-reports/${token}x` })).statusCode).toBe(404);
  });

  it('needs no name, and is for the unit whose label it is', async () => {
    const ofUnit: ScanCode = (await codes('POST', '', { unitId })).json().data;
    const draft = draftFor(ofUnit.code);
    await send(ofUnit.code, draft);

    expect(await ticketOf(draft.id)).toMatchObject({
      unitCode: 'A-01',
      reporterName: 'Tanpa nama',
      reporterPhone: null,
    });
  });

  it('sent twice is one report, and another’s id is nobody else’s', async () => {
    const draft = draftFor(lobby.code);
    const [first, second] = [await send(lobby.code, draft), await send(lobby.code, draft)];
    const taman: ScanCode = (await codes('POST', '', { place: 'Taman' })).json().data;
    const proof = findScanProof({ code: taman.code, id: draft.id }, 0, 1_000_000);
    const taken = await send(taman.code, { ...draft, proof });

    expect([first.json().data.number, taken.statusCode]).toEqual([second.json().data.number, 409]);
    expect(await count()).toBe(1);
  });

  it('hands out no new receipt to who knows the id of its ticket, which the building hears', async () => {
    const sent = await send(lobby.code, draftFor(lobby.code));
    const { number, token } = sent.json().data;
    const { rows } = await sql<{ id: string }>`SELECT id FROM ticket WHERE org_id = ${place.orgId}`.execute(
      test.context.db,
    );
    const id = rows[0]?.id ?? '';
    const proof = findScanProof({ code: lobby.code, id }, 0, 1_000_000);

    const asked = await send(lobby.code, { ...draftFor(lobby.code), id, proof });

    expect(asked.body).not.toContain(number);
    expect((await test.app.inject({ url: `/api/v1/scan-reports/${token}` })).statusCode).toBe(200);
  });

  it('is refused without its own proof, out of stock, by a program that fills in everything, and when it is too large', async () => {
    const old = { id: '01935e4f-7c1a-7b2c-8d3e-000000000001', title: 'Lampu mati' };
    const other = draftFor(lobby.code);
    const refused = [
      await send(lobby.code, { ...draftFor(lobby.code), proof: other.proof === 1 ? 2 : 1 }),
      await send(lobby.code, { ...old, proof: findScanProof({ code: lobby.code, id: old.id }, 0, 1_000_000) }),
      await send(lobby.code, draftFor(lobby.code, { website: 'https://spam.test' })),
      await send(lobby.code, draftFor(lobby.code, { title: 'x'.repeat(141) })),
      await send(lobby.code, draftFor(lobby.code, { categoryId: randomUUIDv7() })),
      await send(lobby.code, draftFor(lobby.code, { phone: '0812; DROP TABLE' })),
      await send(lobby.code, draftFor(lobby.code, { details: 'x'.repeat(20_000) })),
    ];

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422, 422, 413]);
    expect(await count()).toBe(0);
  });

  it('is the twentieth of a label in an hour, and no more until the oldest is an hour old', async () => {
    for (let index = 0; index < 20; index += 1)
      expect((await send(lobby.code, draftFor(lobby.code))).statusCode).toBe(201);

    const flooded = await send(lobby.code, draftFor(lobby.code));
    expect([flooded.statusCode, flooded.headers['retry-after']]).toEqual([429, '3600']);
    test.clock.now += 3_600_001;
    expect((await send(lobby.code, draftFor(lobby.code))).statusCode).toBe(201);
  });
});

it('S-12: a resident who scanned reports at that place by their own account', async () => {
  const reported = await test.app.inject({
    method: 'POST',
    url: `/api/v1/buildings/${place.buildingId}/tickets`,
    headers: { ...resident.bearer, 'idempotency-key': randomUUIDv7() },
    payload: { title: 'Lampu mati', scanCode: lobby.code },
  });

  const { rows } = await sql<{ place: string }>`
    SELECT place FROM ticket WHERE id = ${reported.json().data.id}`.execute(test.context.db);
  expect([reported.statusCode, rows]).toEqual([201, [{ place: 'Lobi' }]]);
});

it('a report from a label follows the rules of the organisation, as one from a page does', async () => {
  const rule = { name: 'Label', state: 'on', event: 'created', minutes: null };
  const made = await test.app.inject({
    method: 'POST',
    url: `/api/v1/organizations/${place.orgId}/ticket-rules`,
    headers: { ...place.owner.bearer, 'idempotency-key': randomUUIDv7() },
    payload: { ...rule, conditions: { sources: ['qr'] }, actions: { priority: 'high', assigneeId: place.owner.id } },
  });
  expect(made.statusCode).toBe(201);
  const draft = draftFor(lobby.code);

  const first = await send(lobby.code, draft);
  const again = await send(lobby.code, draft);

  const ticket = await ticketOf(draft.id);
  expect([first.statusCode, again.statusCode, await count()]).toEqual([201, 201, 1]);
  expect([ticket.priority, ticket.assignee?.id, ticket.version]).toEqual(['high', place.owner.id, 3]);
});
