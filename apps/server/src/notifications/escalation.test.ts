import type { EscalationPlanDraft } from '@imah/contract/notifications';
import { fanOut, runEscalations } from '@imah/server-notifications';
import {
  makeAlarm,
  makeDevice,
  makeMember,
  makePlace,
  makeTicket,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const minute = 60_000;

let test: TestApp;
let place: TestPlace;
let budi: TestPerson;
let sari: TestPerson;
let resident: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Graha');
  budi = await makeMember(test, place, 'Budi', ['technician']);
  sari = await makeMember(test, place, 'Sari', ['building-manager']);
  resident = await makeMember(test, place, 'Rina', ['resident']);
});

const plan = (): EscalationPlanDraft => ({
  state: 'on',
  causes: ['critical-alarm', 'emergency-ticket', 'unanswered-ticket'],
  steps: [
    { afterMinutes: 5, to: { kind: 'people', userIds: [budi.id] }, channels: ['push'] },
    { afterMinutes: 15, to: { kind: 'people', userIds: [sari.id] }, channels: ['push', 'email'] },
  ],
  repeatMinutes: 30,
});
const planUrl = () => `/api/v1/organizations/${place.orgId}/escalation-plan`;
const putPlan = (payload: object, version = 0, by = place.owner) =>
  test.app.inject({
    method: 'PUT',
    url: planUrl(),
    headers: { ...by.bearer, 'if-match': `"${version}"` },
    payload,
  });
async function makePlan(change: Partial<EscalationPlanDraft> = {}): Promise<void> {
  const answer = await putPlan({ ...plan(), ...change });
  expect(answer.statusCode).toBe(200);
}

/** Lets the clock of the server run, one turn of the job a minute. */
async function pass(minutes: number): Promise<void> {
  for (let turn = 0; turn < minutes; turn += 1) {
    test.clock.now += minute;
    await runEscalations(test.context);
  }
}
async function makeEmergency(): Promise<string> {
  const id = await makeTicket(test, place, { title: 'Lift macet' });
  await sql`UPDATE ticket SET priority = 'emergency' WHERE id = ${id}`.execute(test.context.db);
  await runEscalations(test.context);
  return id;
}
async function makeCritical(): Promise<string> {
  const id = await makeAlarm(test, place, await makeDevice(test, place, { name: 'Pompa 1' }), { severity: 'critical' });
  await runEscalations(test.context);
  return id;
}

/** Who was told of what by which channels, in order. */
async function told(): Promise<unknown[]> {
  while ((await fanOut(test.context)) > 0);
  const { rows } = await sql<{ name: string; kind: string; channels: string[] }>`
    SELECT u.name, n.kind, array_agg(d.channel ORDER BY d.channel) AS channels
    FROM notification n JOIN app_user u ON u.id = n.user_id JOIN notification_delivery d ON d.notification_id = n.id
    WHERE n.org_id = ${place.orgId} AND n.kind LIKE '%escalated' GROUP BY n.id, u.name ORDER BY n.created_at, n.id`.execute(
    test.context.db,
  );
  return rows.map(({ name, kind, channels }) => [name, kind, channels.join()]);
}
async function escalationsOf(ticketId: string) {
  const answer = await test.app.inject({
    url: `/api/v1/tickets/${ticketId}/escalations`,
    headers: place.owner.bearer,
  });
  return answer.json().data;
}
const assign = (ticketId: string, assigneeId: string | null, version: number) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/v1/tickets/${ticketId}/assignment`,
    headers: { ...place.owner.bearer, 'if-match': `"${version}"` },
    payload: { assigneeId, executorIds: [] },
  });

const first = ['Budi', 'ticket-escalated', 'in-app,push'];
const second = ['Sari', 'ticket-escalated', 'email,in-app,push'];

describe('what nobody takes on', () => {
  it('goes from step to step at its minutes by the channels of the step, and begins again after the last', async () => {
    await makePlan();
    await makeEmergency();

    await pass(4);
    expect(await told()).toEqual([]);
    await pass(1);
    expect(await told()).toEqual([first]);
    await pass(10);
    expect(await told()).toEqual([first, second]);
    await pass(30);
    expect(await told()).toEqual([first, second, first]);
  });

  it('is told to nobody by an organisation that has made no plan, or switched it off', async () => {
    const ticketId = await makeEmergency();
    await pass(60);
    expect([await told(), await escalationsOf(ticketId)]).toEqual([[], []]);
  });

  it('ends when the plan is switched off, and what was urgent before it is switched on again wakes nobody', async () => {
    await makePlan();
    const ticketId = await makeEmergency();
    await pass(5);
    await putPlan({ ...plan(), state: 'off' }, 1);
    await pass(60);
    test.clock.now += minute;
    await putPlan(plan(), 2);
    await pass(60);

    expect(await told()).toEqual([first]);
    expect((await escalationsOf(ticketId)).map(({ state }: { state: string }) => state)).toEqual(['stopped']);
  });

  it('is given up after a day', async () => {
    await makePlan({ repeatMinutes: 720 });
    const ticketId = await makeEmergency();
    for (const hours of [1, 12, 12]) {
      test.clock.now += hours * 60 * minute;
      await runEscalations(test.context);
    }
    await pass(60);

    // The session of whoever could ask has ended as well by then.
    const { rows } = await sql`SELECT state FROM escalation WHERE subject_id = ${ticketId}`.execute(test.context.db);
    expect(rows).toEqual([{ state: 'expired' }]);
  });

  it('passes over a step of which nobody may see it, and reaches a whole group', async () => {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM member_group WHERE org_id = ${place.orgId} AND default_key = 'building-manager'`.execute(
      test.context.db,
    );
    await makePlan({
      steps: [
        { afterMinutes: 0, to: { kind: 'people', userIds: [resident.id] }, channels: ['email'] },
        { afterMinutes: 10, to: { kind: 'group', groupId: rows[0]?.id ?? '' }, channels: [] },
      ],
    });
    await makeEmergency();
    await pass(1);

    expect(await told()).toEqual([['Sari', 'ticket-escalated', 'in-app,push']]);
  });

  it('is told once by two processes at work at the same time', async () => {
    await makePlan();
    const ticketId = await makeTicket(test, place, { title: 'Lift macet' });
    await sql`UPDATE ticket SET priority = 'emergency' WHERE id = ${ticketId}`.execute(test.context.db);
    await Promise.all([runEscalations(test.context), runEscalations(test.context)]);
    test.clock.now += 5 * minute;
    await Promise.all([1, 2, 3, 4].map(() => runEscalations(test.context)));

    expect(await told()).toEqual([first]);
    expect((await escalationsOf(ticketId)).length).toBe(1);
  });

  it('tells the steps that a stopped server has missed one after the other, not at once', async () => {
    await makePlan();
    await makeEmergency();
    test.clock.now += 120 * minute;
    await runEscalations(test.context);
    await runEscalations(test.context);

    expect(await told()).toEqual([first]);
  });
});

describe('who takes it on', () => {
  it('ends it by being given the ticket; given back, it begins anew', async () => {
    await makePlan();
    const ticketId = await makeEmergency();
    await pass(5);
    expect((await assign(ticketId, budi.id, 1)).statusCode).toBe(200);
    // Before the job has come by.
    const [taken] = await escalationsOf(ticketId);
    expect([taken.state, taken.nextAt]).toEqual(['acknowledged', null]);
    await pass(60);
    const [ended] = await escalationsOf(ticketId);
    expect([await told(), ended.state, ended.nextAt]).toEqual([[first], 'acknowledged', null]);

    expect((await assign(ticketId, null, 2)).statusCode).toBe(200);
    await pass(7);
    expect(await told()).toEqual([first, first]);
  });

  it('ends it by answering the ticket', async () => {
    await makePlan();
    const ticketId = await makeEmergency();
    await test.app.inject({
      method: 'POST',
      url: `/api/v1/tickets/${ticketId}/replies`,
      headers: { ...place.owner.bearer, 'idempotency-key': 'a-reply-of-this-test' },
      payload: { id: '01935e4f-7c1a-7b2c-8d3e-0000000000aa', body: 'Kami datang.', fileIds: [] },
    });
    await pass(60);

    expect(await told()).toEqual([]);
    expect((await escalationsOf(ticketId)).map(({ state }: { state: string }) => state)).toEqual(['acknowledged']);
  });

  it('ends an alarm by acknowledging it, and an alarm that is over ends by itself', async () => {
    await makePlan();
    const [taken, over] = [await makeCritical(), await makeCritical()];
    await pass(5);
    await test.app.inject({
      method: 'POST',
      url: `/api/v1/buildings/${place.buildingId}/alarms/${taken}/acknowledgement`,
      headers: budi.bearer,
    });
    await sql`UPDATE alarm SET active = false, cleared_at = now() WHERE id = ${over}`.execute(test.context.db);
    await pass(60);

    const alarm = ['Budi', 'alarm-escalated', 'in-app,push'];
    expect(await told()).toEqual([alarm, alarm]);
    const { rows } = await sql<{ id: string; state: string }>`
      SELECT subject_id AS id, state FROM escalation WHERE org_id = ${place.orgId}`.execute(test.context.db);
    expect(new Map(rows.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [taken, 'acknowledged'],
        [over, 'over'],
      ]),
    );
  });
});

it('begins with a ticket whose first answer is late, and not before', async () => {
  await makePlan();
  const ticketId = await makeTicket(test, place);
  await sql`UPDATE ticket SET respond_due_at = ${new Date(test.clock.now + 10 * minute)} WHERE id = ${ticketId}`.execute(
    test.context.db,
  );
  await pass(9);
  expect(await escalationsOf(ticketId)).toEqual([]);
  await pass(6);
  expect(await told()).toEqual([first]);
});

describe('where it happened', () => {
  it('is shown to staff who was told when, and to no resident', async () => {
    await makePlan();
    const ticketId = await makeEmergency();
    await pass(5);

    const [shown] = await escalationsOf(ticketId);
    expect([shown.cause, shown.state, shown.calls]).toEqual([
      'emergency-ticket',
      'running',
      [{ at: new Date(test.clock.now).toISOString(), people: [{ id: budi.id, name: 'Budi' }], channels: ['push'] }],
    ]);
    expect(Date.parse(shown.nextAt) - test.clock.now).toBe(10 * minute);
    const refused = await test.app.inject({
      url: `/api/v1/tickets/${ticketId}/escalations`,
      headers: resident.bearer,
    });
    expect([403, 404]).toContain(refused.statusCode);
  });

  it('does not go on while its alarm is shelved, and begins anew from when that comes back', async () => {
    await makePlan();
    const alarmId = await makeCritical();
    await pass(5);
    const one = ['Budi', 'alarm-escalated', 'in-app,push'];
    expect(await told()).toEqual([one]);
    const shelf = (method: 'PUT' | 'DELETE', payload?: object) =>
      test.app.inject({
        method,
        url: `/api/v1/buildings/${place.buildingId}/alarms/${alarmId}/shelf`,
        headers: budi.bearer,
        ...(payload === undefined ? {} : { payload }),
      });
    expect((await shelf('PUT', { minutes: 120, reason: 'Menunggu suku cadang' })).statusCode).toBe(200);
    await pass(60);
    expect(await told()).toEqual([one]);
    expect((await shelf('DELETE')).statusCode).toBe(200);
    await pass(4);
    expect(await told()).toEqual([one]);
    await pass(1);
    expect(await told()).toEqual([one, one]);
  });

  it('stands with the alarm in its building, is audited as the clock, and open pages hear of it', async () => {
    await makePlan();
    const alarmId = await makeCritical();
    test.liveCalls.length = 0;
    await pass(5);

    const answer = await test.app.inject({
      url: `/api/v1/buildings/${place.buildingId}/alarm-escalations`,
      headers: budi.bearer,
    });
    expect(answer.json().data.map(({ subjectId }: { subjectId: string }) => subjectId)).toEqual([alarmId]);
    const { rows } = await sql`
      SELECT actor_kind, action, entity FROM audit_event WHERE org_id = ${place.orgId} AND action = 'escalate'`.execute(
      test.context.db,
    );
    expect(rows).toEqual([{ actor_kind: 'system', action: 'escalate', entity: 'alarm' }]);
    expect(test.liveCalls.filter((call) => call.includes(place.orgId))).toEqual([
      `publish imah/v1/${place.orgId}/b/${place.buildingId}/ev`,
    ]);
  });
});

describe('a plan', () => {
  it('is off until somebody makes one', async () => {
    const answer = await test.app.inject({ url: planUrl(), headers: place.owner.bearer });
    expect(answer.json().data).toEqual({
      state: 'off',
      causes: ['critical-alarm', 'emergency-ticket', 'unanswered-ticket'],
      steps: [],
      repeatMinutes: 30,
      version: 0,
    });
  });

  it.each<[string, (valid: EscalationPlanDraft) => object, Record<string, string>]>([
    ['that is on without a step', (valid) => ({ ...valid, steps: [] }), { steps: 'required' }],
    ['that is on without a cause', (valid) => ({ ...valid, causes: [] }), { causes: 'required' }],
    [
      'whose second step does not come after its first',
      (valid) => ({ ...valid, steps: valid.steps.map((step) => ({ ...step, afterMinutes: 5 })) }),
      { 'steps.1.afterMinutes': 'too-small' },
    ],
    [
      'that names somebody from elsewhere',
      (valid) => ({
        ...valid,
        steps: [
          { afterMinutes: 0, to: { kind: 'people', userIds: ['01935e4f-7c1a-7b2c-8d3e-0000000000bb'] }, channels: [] },
        ],
      }),
      { 'steps.0.to': 'not-an-option' },
    ],
  ])('%s is refused at its field', async (_, change, faults) => {
    const answer = await putPlan(change(plan()));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(Object.keys(faults));
  });

  it('is changed by nobody who may not change the settings, and not over a change of somebody else', async () => {
    expect((await putPlan(plan(), 0, budi)).statusCode).toBe(404);
    await makePlan();
    expect((await putPlan(plan(), 0)).statusCode).toBe(412);
  });
});
