import type { SavedReply } from '@imah/contract/tickets';
import { mostSavedReplies } from '@imah/contract/tickets/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { type TicketCalls, ticketCalls } from '../testing/ticket-calls.ts';

let test: TestApp;
let place: TestPlace;
let calls: TicketCalls;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  place = await makePlace(test, 'Melati');
  calls = ticketCalls(test, place, place.owner);
});

const url = () => `/organizations/${place.orgId}/saved-replies`;
const draft = { name: 'Teknisi berangkat', body: 'Halo {nama}, {petugas} sedang menuju {unit}.' };
const create = (body: object = draft, who: TestPerson = place.owner) => calls.call(who, 'POST', url(), body);
const made = async (body: object = draft): Promise<SavedReply> => (await create(body)).json().data;
const names = async () => (await calls.call(place.owner, 'GET', url())).json().data.map((one: SavedReply) => one.name);

describe('a saved reply', () => {
  it('is made, changed and removed, and the history has each of the three with what stood there', async () => {
    const { id, ...first } = await made();
    const changed = await calls.call(place.owner, 'PUT', `${url()}/${id}`, { ...draft, name: 'Berangkat' }, 1);
    const gone = await calls.call(place.owner, 'DELETE', `${url()}/${id}`, undefined, 2);

    const { rows } = await sql`SELECT action, before, after FROM audit_event
      WHERE entity = 'saved_reply' AND entity_id = ${id} ORDER BY seq`.execute(test.context.db);
    expect([first, changed.json().data, gone.statusCode, await names()]).toEqual([
      { ...draft, version: 1 },
      { ...draft, id, name: 'Berangkat', version: 2 },
      204,
      [],
    ]);
    expect(rows).toEqual([
      { action: 'create', before: null, after: draft },
      { action: 'update', before: draft, after: { ...draft, name: 'Berangkat' } },
      { action: 'delete', before: { ...draft, name: 'Berangkat' }, after: null },
    ]);
  });

  it('is listed by name, whatever the case of its letters', async () => {
    for (const name of ['tunggu', 'Berangkat', 'antre']) await made({ ...draft, name });

    expect(await names()).toEqual(['antre', 'Berangkat', 'tunggu']);
  });

  it.each([
    [
      'a name that is taken, in other letters',
      { ...draft, name: 'TEKNISI berangkat' },
      { name: ['Nama ini sudah dipakai'] },
    ],
    [
      'a placeholder that is none',
      { name: 'Lain', body: 'Kode {kode}' },
      { body: ['Ada isian dalam kurung kurawal yang tidak dikenal'] },
    ],
  ])('is refused with %s', async (_, body, errors) => {
    await made();

    const answer = await create(body);

    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
  });

  it('keeps its own name when its text alone is changed, and is not overwritten from an old version', async () => {
    const { id } = await made();
    const body = { ...draft, body: 'Halo {nama}.' };

    const answers = [
      await calls.call(place.owner, 'PUT', `${url()}/${id}`, body, 1),
      await calls.call(place.owner, 'PUT', `${url()}/${id}`, draft, 1),
      await calls.call(place.owner, 'DELETE', `${url()}/${id}`, undefined, 1),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 412, 412]);
  });

  it('is one of so many at most', async () => {
    await sql`INSERT INTO saved_reply (org_id, id, name, body, created_at)
      SELECT ${place.orgId}, gen_random_uuid(), 'Balasan ' || n, 'Halo', now()
      FROM generate_series(1, ${mostSavedReplies}) n`.execute(test.context.db);

    const answer = await create();

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'DAFTAR_PENUH']);
  });

  it('is of its organisation alone', async () => {
    const { id } = await made();
    const elsewhere = await makePlace(test, 'Kenanga');
    const foreign = `/organizations/${elsewhere.orgId}/saved-replies/${id}`;

    expect((await calls.call(elsewhere.owner, 'PUT', foreign, draft, 1)).statusCode).toBe(404);
    expect((await calls.call(elsewhere.owner, 'GET', url())).statusCode).toBe(404);
  });
});

describe('on a ticket', () => {
  it('they are read by who works on it, and by nobody who lives there; only who sets up tickets changes them', async () => {
    await made();
    const vendor = await makeMember(test, place, 'Tono', ['vendor']);
    const resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
    const unitId = await makeUnit(test, place, 'A-01', resident);
    const { id } = await calls.report(resident, { unitId });
    await calls.assign(place.owner, id, vendor.id);
    const read = (who: TestPerson) => calls.call(who, 'GET', `/tickets/${id}/saved-replies`);

    expect((await read(vendor)).json().data.map(({ name }: SavedReply) => name)).toEqual(['Teknisi berangkat']);
    expect([(await read(resident)).statusCode, (await create(draft, vendor)).statusCode]).toEqual([404, 404]);
  });
});
