import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { fanOut } from '@imah/server-notifications';
import { createTestApp } from './testing/test-app.ts';
import { type TicketCalls, ticketCalls } from './testing/ticket-calls.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let resident: TestPerson;
let calls: TicketCalls;
let ticketId: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Tono', ['vendor']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  calls = ticketCalls(test, place, manager);
  const unitId = await makeUnit(test, place, 'A-01', resident);
  ticketId = (await calls.report(resident, { unitId })).id;
});

const note = (who: TestPerson, body: object) => calls.call(who, 'POST', `/tickets/${ticketId}/notes`, body);
const told = async (who: TestPerson) => {
  await fanOut(test.context);
  const rows = await test.context.db
    .selectFrom('notification')
    .select(['kind', 'count'])
    .where('user_id', '=', who.id)
    .where('kind', 'in', ['ticket-mentioned', 'ticket-noted'])
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, count }) => [kind, count]);
};

describe('who is named in a note', () => {
  it('is told once, although they are named twice and work on the ticket as well', async () => {
    await calls.assign(manager, ticketId, technician.id);

    await note(manager, { body: 'Tolong, @Tono. @Tono?', mentionIds: [technician.id, technician.id] });

    expect(await told(technician)).toEqual([['ticket-mentioned', 1]]);
  });

  it('is not told again when the same note arrives a second time', async () => {
    await calls.assign(manager, ticketId, technician.id);
    const draft = { id: randomUUIDv7(), body: '@Tono tolong cek', mentionIds: [technician.id] };

    const answers = [await note(manager, draft), await note(manager, draft)];

    expect([answers.map(({ statusCode }) => statusCode), await told(technician)]).toEqual([
      [201, 201],
      [['ticket-mentioned', 1]],
    ]);
  });

  it.each([
    ['who lives there', () => resident],
    ['who works on other tickets alone', () => technician],
    ['who writes it', () => manager],
  ])('is never %s: they hear nothing', async (_, who) => {
    const person = who();

    expect((await note(manager, { body: '@Dia', mentionIds: [person.id] })).statusCode).toBe(201);

    expect(await told(person)).toEqual([]);
  });

  it('is never somebody of another organisation', async () => {
    const elsewhere = await makePlace(test, 'Kenanga');

    await note(manager, { body: '@Pemilik', mentionIds: [elsewhere.owner.id, randomUUIDv7()] });

    const rows = await test.context.db
      .selectFrom('ticket_note')
      .select('mention_ids')
      .where('ticket_id', '=', ticketId)
      .execute();
    expect([await told(elsewhere.owner), rows]).toEqual([[], [{ mention_ids: [] }]]);
  });

  it('leaves the others who work on it told of a note as before', async () => {
    const second = await makeMember(test, place, 'Tini', ['vendor']);
    await calls.assign(manager, ticketId, technician.id, [second.id]);

    await note(manager, { body: '@Tono tolong', mentionIds: [technician.id] });

    expect([await told(technician), await told(second)]).toEqual([[['ticket-mentioned', 1]], [['ticket-noted', 1]]]);
  });
});

describe('who can be named', () => {
  const people = async (who: TestPerson) => calls.call(who, 'GET', `/tickets/${ticketId}/people`);

  it('is everyone who reads the notes, by name, those who are given the ticket among them', async () => {
    const before = (await people(manager)).json().data.map(({ name }: { name: string }) => name);
    await calls.assign(manager, ticketId, technician.id);

    const after = (await people(manager)).json().data.map(({ name }: { name: string }) => name);

    expect([before, after]).toEqual([
      ['Manajer', 'Owner-Melati'],
      ['Manajer', 'Owner-Melati', 'Tono'],
    ]);
  });

  it('is told to no resident', async () => {
    expect((await people(resident)).statusCode).toBe(404);
  });
});
