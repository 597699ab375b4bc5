import { randomUUIDv7 } from 'node:crypto';
import type { Ticket, TicketRow } from '@imah/contract/tickets';
import { openAbilities, ticketStates, type TicketState } from '@imah/contract/tickets/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeUnit,
  moveIn,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

const roles = ['manager', 'reception', 'worker', 'executor', 'onlooker', 'overseer', 'reporter', 'flatmate'] as const;
type Role = (typeof roles)[number];
const start = Date.UTC(2026, 10, 23, 3);

let test: TestApp;
let place: TestPlace;
let people: Record<Role, TestPerson>;
let ticketId: string;
let targetId: string;

beforeAll(async () => {
  test = await createTestApp();
  test.clock.now = start;
  place = await makePlace(test, 'Melati');
  const here = [place.buildingId];
  people = {
    manager: await makeMember(test, place, 'Manajer', ['building-manager']),
    reception: await makeMember(test, place, 'Resepsi', ['reception']),
    worker: await makeMember(test, place, 'Tono', ['technician']),
    executor: await makeMember(test, place, 'Eko', ['vendor']),
    onlooker: await makeMember(test, place, 'Ujang', ['technician', 'supervisor']),
    overseer: await makeMember(test, place, 'Wira', ['supervisor']),
    reporter: await makeMember(test, place, 'Warga', ['resident'], here),
    flatmate: await makeMember(test, place, 'Adik', ['resident'], here),
  };
  const unitId = await makeUnit(test, place, 'A-01', people.reporter);
  await moveIn(test, place, unitId, people.flatmate, '[2026-11-21,)');
  ticketId = await reported({ title: 'Keran bocor', unitId });
  targetId = await reported({ title: 'Keran bocor juga', unitId });
});
afterAll(() => test.close());

const call = (who: TestPerson, method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: object, version = 0) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...who.bearer, 'idempotency-key': randomUUIDv7(), 'if-match': `"${version}"` },
    ...(payload === undefined ? {} : { payload }),
  });

async function reported(body: object): Promise<string> {
  const answer = await call(people.reporter, 'POST', `/buildings/${place.buildingId}/tickets`, body);
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
  return answer.json().data.id;
}

/** Brings the ticket into a state as if it had come there, worked on or not. */
async function standsAt(state: TicketState, worked: 'by nobody' | 'by two'): Promise<number> {
  const { db } = test.context;
  const mine = { org_id: place.orgId, ticket_id: ticketId };
  await db.deleteFrom('ticket_executor').where('ticket_id', '=', ticketId).execute();
  if (worked === 'by two')
    await db
      .insertInto('ticket_executor')
      .values({ ...mine, user_id: people.executor.id })
      .execute();
  const row = await db
    .updateTable('ticket')
    .set({
      state,
      assignee_id: worked === 'by two' ? people.worker.id : null,
      waiting_reason: state === 'waiting' ? 'part' : null,
      deferred_until: state === 'deferred' ? new Date(start + 86_400_000) : null,
      merged_into_id: state === 'merged' ? targetId : null,
      rating: null,
    })
    .where('id', '=', ticketId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

const seenBy = async (role: Role): Promise<Ticket | null> => {
  const answer = await call(people[role], 'GET', `/tickets/${ticketId}`);
  return answer.statusCode === 200 ? answer.json().data : null;
};
/** What any move may demand. */
const everything = () => ({
  reason: 'Sudah dipastikan',
  note: 'Sudah dikerjakan',
  waitingReason: 'part',
  until: new Date(start + 3_600_000).toISOString(),
  targetId,
  rating: 'good',
});
const isDone = ({ statusCode }: { readonly statusCode: number }) => statusCode >= 200 && statusCode < 300;

const cases = roles.flatMap((role) =>
  (['by nobody', 'by two'] as const).flatMap((worked) => ticketStates.map((state) => [role, state, worked] as const)),
);

describe('what the answer says that a person may do is what the server then lets them', () => {
  it.each(cases)('%s, while the ticket is %s and worked on %s', async (role, state, worked) => {
    await standsAt(state, worked);
    const who = people[role];
    const shown = await seenBy(role);
    const { moves, acts } = shown === null ? { moves: [], acts: [] } : openAbilities(shown);

    const moved: TicketState[] = [];
    for (const to of ticketStates) {
      const version = await standsAt(state, worked);
      if (isDone(await call(who, 'POST', `/tickets/${ticketId}/moves`, { to, ...everything() }, version)))
        moved.push(to);
    }
    expect(moved.toSorted()).toEqual(moves.map(({ to }) => to).toSorted());

    const tried = {
      assign: await call(
        who,
        'PUT',
        `/tickets/${ticketId}/assignment`,
        { assigneeId: people.worker.id },
        await standsAt(state, worked),
      ),
      update: await call(who, 'PATCH', `/tickets/${ticketId}`, { priority: 'high' }, await standsAt(state, worked)),
      mend: await call(who, 'PATCH', `/tickets/${ticketId}`, { title: 'Keran rusak' }, await standsAt(state, worked)),
      work: await call(who, 'POST', `/tickets/${ticketId}/costs`, {
        id: randomUUIDv7(),
        label: 'Karet keran',
        amount: 5000,
      }),
    };
    expect(Object.fromEntries(Object.entries(tried).map(([what, answer]) => [what, isDone(answer)]))).toEqual({
      assign: acts.includes('assign'),
      update: acts.includes('update'),
      mend: acts.includes('update') || acts.includes('correct'),
      work: acts.includes('work'),
    });
  });

  it.each(roles)('%s reads and writes as much of what is said about it as the answer says', async (role) => {
    await standsAt('in-progress', 'by two');
    const who = people[role];
    const said = (await seenBy(role))?.abilities;
    const words = { body: 'Kami datang sore ini.' };

    expect({
      replies: isDone(await call(who, 'GET', `/tickets/${ticketId}/replies`)),
      notes: isDone(await call(who, 'GET', `/tickets/${ticketId}/notes`)),
      reply: isDone(await call(who, 'POST', `/tickets/${ticketId}/replies`, words)),
      note: isDone(await call(who, 'POST', `/tickets/${ticketId}/notes`, words)),
    }).toEqual({
      replies: said !== undefined,
      notes: said?.reads === 'replies-and-notes',
      reply: said !== undefined && said.writes !== 'nothing',
      note: said?.writes === 'replies-and-notes',
    });
  });

  it.each(roles)('%s is told the same of moves and acts in a list as on the ticket itself', async (role) => {
    await standsAt('in-progress', 'by two');
    const rows: TicketRow[] = (await call(people[role], 'GET', `/tickets?buildingId=${place.buildingId}`)).json().data;

    const said = await seenBy(role);
    expect(rows.find(({ id }) => id === ticketId)?.abilities).toEqual(
      said === null ? undefined : { movesAs: said.abilities.movesAs, acts: said.abilities.acts },
    );
  });
});
