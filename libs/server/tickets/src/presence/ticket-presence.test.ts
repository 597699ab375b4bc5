import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
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
let manager: TestPerson;
let resident: TestPerson;
let stranger: TestPerson;
let ticketId: string;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  resident = await makeMember(test, place, 'Warga', ['resident']);
  const unitId = await makeUnit(test, place, 'A-01', resident);
  ticketId = await makeTicket(test, place, { unitId });
  stranger = (await makePlace(test, 'Tetangga')).owner;
});
afterAll(() => test.close());

const say = async (who: TestPerson, doing: string, id = ticketId) => {
  const url = `/api/v1/tickets/${id}/presence/${randomUUIDv7()}`;
  const answer = await test.app.inject({ method: 'PUT', url, headers: who.bearer, payload: { doing } });
  const { data, error } = answer.json();
  return { status: answer.statusCode, people: data?.people, staff: data?.staff, error };
};

describe('the page of a ticket says who is before it', () => {
  it('to the staff by name, and to whoever lives there only that they are written to', async () => {
    expect(await say(manager, 'writing-reply')).toMatchObject({ status: 200, people: [], staff: 'quiet' });
    expect(await say(resident, 'looking')).toMatchObject({ status: 200, people: [], staff: 'writing-reply' });
    expect(await say(place.owner, 'looking')).toMatchObject({
      people: [
        { id: manager.id, side: 'staff', doing: 'writing-reply' },
        { id: resident.id, side: 'resident', doing: 'looking' },
      ],
    });
  });

  it('and takes a note of nobody who may not write one', async () => {
    await say(resident, 'writing-note');

    const { people } = await say(place.owner, 'looking');
    expect(people).toContainEqual(expect.objectContaining({ id: resident.id, doing: 'looking' }));
  });

  it('and to no stranger: a ticket of others is as one that does not exist', async () => {
    const foreign = await say(stranger, 'looking');

    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await say(stranger, 'looking', randomUUIDv7()));
  });
});
