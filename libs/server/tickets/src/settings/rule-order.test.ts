import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import {
  makeBuilding,
  makeMember,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { type TicketCalls, ticketCalls } from '../testing/ticket-calls.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let calls: TicketCalls;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = Date.parse('2026-11-23T10:00+07:00');
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Tono', ['technician']);
  calls = ticketCalls(test, place, manager);
});

async function rule(event: string, conditions: object, actions: object, state = 'on'): Promise<string> {
  test.clock.now += 1;
  const draft = { name: 'Aturan', state, event, conditions, actions };
  const answer = await calls.call(manager, 'POST', `/organizations/${place.orgId}/ticket-rules`, draft);
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
  return answer.json().data.id;
}
const told = async (id: string) =>
  (await calls.events(manager, id)).map(({ kind, actor }) => `${kind} ${actor?.name ?? 'by a rule'}`).toReversed();

describe('rules of one event', () => {
  it('are followed in the order they were made, each upon what the one before has made of the ticket', async () => {
    await rule('created', { priorities: ['medium'] }, { priority: 'high' });
    await rule('created', { priorities: ['medium'] }, { priority: 'low' });
    await rule('created', { priorities: ['high'] }, { assigneeId: technician.id });

    const ticket = await calls.report(manager);

    expect([ticket.priority, ticket.assignee?.name]).toEqual(['high', 'Tono']);
    expect(await told(ticket.id)).toEqual(['created Manajer', 'changed by a rule', 'assigned by a rule']);
  });

  it('tell those they name, but not who did what they follow from', async () => {
    const people = { notifyIds: [manager.id, technician.id] };
    await rule('created', {}, people);
    await rule('moved', {}, people);
    const { id } = await calls.report(manager);
    await calls.assign(manager, id, technician.id);
    await calls.move(technician, id, { to: 'in-progress' });

    const { rows } = await sql<{ kind: string; recipients: object }>`
      SELECT kind, recipients FROM notification_outbox
      WHERE org_id = ${place.orgId} AND data ->> 'by' = 'Aturan' ORDER BY at, id`.execute(test.context.db);
    expect(rows).toEqual([
      { kind: 'ticket-created', recipients: { kind: 'people', userIds: [technician.id] } },
      { kind: 'ticket-flagged', recipients: { kind: 'people', userIds: [manager.id] } },
    ]);
  });

  it('that are off, or of another event, are not followed', async () => {
    await rule('created', {}, { priority: 'high' }, 'off');
    await rule('moved', {}, { priority: 'low' });

    expect((await calls.report(manager)).priority).toBe('medium');
  });

  it('that would change nothing leave no trace', async () => {
    await rule('created', {}, { priority: 'medium' });
    const { id, version } = await calls.report(manager);

    expect([await told(id), version]).toEqual([['created Manajer'], 1]);
  });

  it('of one building are not those of another', async () => {
    const other = await makeBuilding(test, place, 'Kedua');
    await rule('created', { buildingId: other }, { priority: 'high' });

    expect([(await calls.report(manager)).priority, (await calls.report(manager, {}, other)).priority]).toEqual([
      'medium',
      'high',
    ]);
  });

  it('find words in any case', async () => {
    await rule('created', { contains: 'LIFT' }, { priority: 'high' });

    expect([
      (await calls.report(manager, { title: 'Lift macet' })).priority,
      (await calls.report(manager, { title: 'Lif macet' })).priority,
    ]).toEqual(['high', 'medium']);
  });

  it('are followed for each of many that come at once', async () => {
    await rule('created', {}, { priority: 'high', assigneeId: technician.id });

    const tickets = await Promise.all(Array.from({ length: 6 }, () => calls.report(manager)));

    expect(tickets.map(({ priority, assignee }) => `${priority} ${assignee?.name}`)).toEqual(
      Array(6).fill('high Tono'),
    );
    expect(new Set(tickets.map(({ number }) => number)).size).toBe(6);
  });
});

describe('what a rule changes', () => {
  it('has rules of its own, and a rule that names itself ends where nothing is to change any more', async () => {
    await rule('prioritised', {}, { priority: 'high' });
    const { id } = await calls.report(manager);

    const changed = await calls.call(manager, 'PATCH', `/tickets/${id}`, { priority: 'low' }, 1);

    expect(changed.json().data.priority).toBe('high');
    expect(await told(id)).toEqual(['created Manajer', 'changed Manajer', 'changed by a rule']);
  });

  it('is in the audit as of nobody, and in the name of nobody who reported', async () => {
    await rule('created', {}, { priority: 'high' });
    const { id } = await calls.report(manager);

    const { rows } = await sql`SELECT action, actor_kind AS by FROM audit_event
      WHERE org_id = ${place.orgId} AND entity_id = ${id} ORDER BY seq`.execute(test.context.db);

    expect(rows).toEqual([
      { action: 'create', by: 'user' },
      { action: 'update', by: 'system' },
    ]);
  });

  it('follows a move of a person, upon the ticket as it stands then', async () => {
    await rule('moved', { states: ['in-progress'] }, { priority: 'high' });
    const { id } = await calls.report(manager);

    const moved = await calls.move(manager, id, { to: 'in-progress' });

    expect([moved.statusCode, (await calls.seen(id)).priority]).toEqual([200, 'high']);
  });
});
