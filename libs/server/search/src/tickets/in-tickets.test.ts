import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeDevice,
  makeMember,
  makePlace,
  makeTicket,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let resident: TestPerson;
let neighbour: TestPerson;
let vendor: TestPerson;
let unitId: string;
let ticketId: string;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Cemara');
  resident = await makeMember(test, place, 'Wulan', ['resident'], [place.buildingId]);
  neighbour = await makeMember(test, place, 'Yuda', ['resident'], [place.buildingId]);
  vendor = await makeMember(test, place, 'Vino', ['vendor'], [place.buildingId]);
  unitId = await makeUnit(test, place, 'C-01', resident);
  ticketId = await makeTicket(test, place, { title: 'Kamar mandi', unitId, reporterId: resident.id });
  await sql`UPDATE ticket SET details = 'Bidet Menetes Terus', assignee_id = ${vendor.id} WHERE id = ${ticketId}`.execute(
    test.context.db,
  );
  await comment('ticket_reply', 'Teknisi datang besok membawa gasket.');
  await comment('ticket_note', 'Penghuni ini cerewet, sertakan saksi.');
});
afterAll(() => test.close());

async function comment(table: 'ticket_reply' | 'ticket_note', body: string, of: string = ticketId) {
  const row = { org_id: place.orgId, ticket_id: of, id: randomUUIDv7(), body, at: new Date(test.clock.now) };
  await (
    table === 'ticket_reply'
      ? test.context.db.insertInto('ticket_reply').values({ ...row, side: 'staff' })
      : test.context.db.insertInto('ticket_note').values(row)
  ).execute();
}
async function find(q: string, { bearer }: TestPerson = place.owner) {
  const answer = await test.app.inject({ url: `/api/v1/search?q=${encodeURIComponent(q)}`, headers: bearer });
  expect(answer.statusCode).toBe(200);
  return answer.json().data as { hits: { id: string; kind: string; title: string; detail: string }[]; number: object };
}
const ids = async (q: string, person?: TestPerson) => (await find(q, person)).hits.map(({ id }) => id);

describe('words inside of a ticket', () => {
  it.each([
    ['in its report', 'bidet'],
    ['in its report, two letters exchanged', 'mneetes'],
    ['in its report and title, in any order', 'menetes kamar'],
    ['in a reply', 'gasket besok'],
  ])('find it %s, for its reporter, whoever works on it and the staff', async (_, typed) => {
    const stranger = await makePlace(test, 'Damar');

    const found = [];
    for (const person of [place.owner, resident, vendor, neighbour, stranger.owner])
      found.push((await ids(typed, person)).length);
    expect(found).toEqual([1, 1, 1, 0, 0]);
  });

  it('of a note of the staff find it for those who read notes, and never for its reporter', async () => {
    const manager = await makeMember(test, place, 'Mira', ['building-manager'], [place.buildingId]);
    const elsewhere = await makeMember(test, place, 'Edo', ['building-manager'], [randomUUIDv7()].slice(1));

    const found = [];
    for (const person of [place.owner, manager, elsewhere, resident, neighbour])
      found.push((await ids('cerewet', person)).length);
    expect(found).toEqual([1, 1, 0, 0, 0]);
    expect(await ids('cerewet gasket')).toEqual([]);
  });

  it('find nothing of a ticket for staff that lies in the unit of a resident', async () => {
    const hidden = await makeTicket(test, place, { title: 'Periksa', unitId, audience: 'staff' });
    await comment('ticket_reply', 'Ada kebocoran sambungan.', hidden);

    expect([await ids('sambungan'), await ids('sambungan', resident)]).toEqual([[hidden], []]);
  });

  it('stand after what is called so, and show the state the ticket is in', async () => {
    const deviceId = await makeDevice(test, place, { name: 'Bidet pintar' });

    const { hits } = await find('bidet');

    expect(hits.map(({ id, detail }) => [id, detail])).toEqual([
      [deviceId, null],
      [ticketId, 'new'],
    ]);
  });

  it('are no pattern, and fewer than three letters are not looked for', async () => {
    expect([await ids('%%%'), await ids('be')]).toEqual([[], []]);
  });
});

describe('a ticket by its short number', () => {
  it('is found whatever its year, and only as far as the person sees it', async () => {
    const { number } = await test.context.db
      .selectFrom('ticket')
      .select('number')
      .where('id', '=', ticketId)
      .executeTakeFirstOrThrow();
    const short = `#${Number(number.slice(-6))}`;

    expect([await ids(short), await ids(short, resident), await ids(short, neighbour)]).toEqual([
      [ticketId],
      [ticketId],
      [],
    ]);
    expect(await find('# 999')).toEqual({ hits: [], number: { kind: 'TKT', text: '#999' } });
  });
});

describe('a word with letters wrong', () => {
  it.each([
    ['one of four wrong', 'lisa', 'lina'],
    ['the first of four wrong', 'mina', 'lina'],
    ['two wrong', 'sedapmelom', 'sedapmalam'],
    ['one missing', 'sedapmalm', 'sedapmalam'],
    ['one too many', 'sedapmmalam', 'sedapmalam'],
  ])('finds what was meant: %s', async (_, typed, meant) => {
    const id = await makeDevice(test, place, { name: `Pompa ${meant} ${randomUUIDv7().slice(-6)}` });

    expect(await ids(typed)).toContain(id);
  });

  it('finds nothing that is another word or another code', async () => {
    await makeDevice(test, place, { name: 'Panel K-4417' });

    expect([await ids('zebra'), await ids('k-4418')]).toEqual([[], []]);
  });
});
