import type { Alarm } from '@imah/contract/alarms';
import type { AlarmTicket, Ticket } from '@imah/contract/tickets';
import { noConsequence } from '@imah/server-platform';
import { runEffects } from '@imah/server-platform/command';
import {
  makeAlarm,
  makeDevice,
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { ticketCalls, type TicketCalls } from '../testing/ticket-calls.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let resident: TestPerson;
let calls: TicketCalls;
let unitId: string;
let deviceId: string;
let alarmId: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = Date.UTC(2026, 10, 23, 3);
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Tono', ['technician'], [place.buildingId]);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  calls = ticketCalls(test, place, manager);
  unitId = await makeUnit(test, place, 'A-01', resident);
  deviceId = await makeDevice(test, place, { name: 'Pompa 1', unitId });
  alarmId = await makeAlarm(test, place, deviceId);
});

const report = (who: TestPerson, body: object) =>
  calls.call(who, 'POST', `/buildings/${place.buildingId}/tickets`, { title: 'Pompa panas', ...body });
const ticketsOf = async (who: TestPerson, query = ''): Promise<AlarmTicket[]> =>
  (await calls.call(who, 'GET', `/alarm-tickets${query}`)).json().data;
const kinds = async (who: TestPerson, id: string) =>
  (await calls.events(who, id)).map(({ kind, note }) => [kind, note]);

describe('a ticket made from an alarm', () => {
  it('is about the alarm and its device, and came by it', async () => {
    const ticket = await calls.report(manager, { alarmId });

    expect([ticket.alarmId, ticket.deviceId, ticket.source]).toEqual([alarmId, deviceId, 'alarm']);
  });

  it('is the one that there is for whoever asks second, and for twenty who ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(manager, { alarmId })));

    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    expect((await report(technician, { alarmId, title: 'Lain' })).json().data.title).toBe('Pompa panas');
  });

  it('leaves room for another one once it has ended, and does not come back beside that', async () => {
    const first = await calls.report(resident, { unitId });
    await test.context.db.updateTable('ticket').set({ alarm_id: alarmId }).where('id', '=', first.id).execute();
    await test.context.db.updateTable('alarm').set({ ticket_id: first.id }).where('id', '=', alarmId).execute();
    await calls.move(manager, first.id, { to: 'in-progress' });
    await calls.move(manager, first.id, { to: 'resolved', note: 'Sudah diganti' });
    expect((await report(manager, { alarmId })).json().data.id).toBe(first.id);
    await calls.move(resident, first.id, { to: 'closed', rating: 'good', ratingReasons: [] });

    const second = await calls.report(manager, { alarmId });
    expect(second.id).not.toBe(first.id);
    const back = await calls.move(resident, first.id, { to: 'resolved' });
    expect([back.statusCode, back.json().code]).toEqual([409, 'ALARM_SUDAH_BERTIKET']);
  });

  it('is refused where the alarm is not theirs to see, is of another building, or the device is another', async () => {
    const elsewhere = await makePlace(test, 'Kenanga');
    const foreign = await makeAlarm(test, elsewhere, await makeDevice(test, elsewhere, { name: 'Pompa 9' }));
    const other = await makeDevice(test, place, { name: 'Pompa 2' });
    const fault = ['Pilihan tidak tersedia'];

    expect((await report(resident, { alarmId, unitId })).json().errors).toEqual({ alarmId: fault });
    expect((await report(manager, { alarmId: foreign })).json().errors).toEqual({ alarmId: fault });
    expect((await report(manager, { alarmId: randomUUIDv7() })).json().errors).toEqual({ alarmId: fault });
    expect((await report(manager, { alarmId, deviceId: other })).json().errors).toEqual({ deviceId: fault });
  });

  it('is not told to who may not see it, only that there is one', async () => {
    await calls.report(manager, { alarmId, audience: 'staff' });
    const { db } = test.context;
    await db
      .updateTable('member_group')
      .set({ ticket_visibility: 'assigned' })
      .where('org_id', '=', place.orgId)
      .where('default_key', '=', 'technician')
      .execute();

    const answer = await report(technician, { alarmId });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ALARM_SUDAH_BERTIKET']);
    expect(await ticketsOf(technician)).toEqual([]);
  });
});

describe('the tickets of alarms', () => {
  it('are shown to who may see them, of the building or the device that is asked for', async () => {
    const { id, number } = await calls.report(manager, { alarmId, audience: 'staff' });
    const row = { alarmId, ticket: { id, number, state: 'new' } };

    expect(await ticketsOf(manager)).toEqual([row]);
    expect(await ticketsOf(technician, `?buildingId=${place.buildingId}`)).toEqual([row]);
    expect(await ticketsOf(manager, `?deviceId=${deviceId}`)).toEqual([row]);
    expect(await ticketsOf(manager, `?deviceId=${randomUUIDv7()}`)).toEqual([]);
    expect(await ticketsOf(resident)).toEqual([]);
  });

  it('name the ticket that one was merged into, which is also what another request is answered with', async () => {
    const first = await calls.report(manager, { alarmId });
    const target = await calls.report(manager, { title: 'Semua pompa' });
    await calls.move(manager, first.id, { to: 'merged', targetId: target.id });

    expect((await ticketsOf(manager)).map(({ ticket }) => ticket.id)).toEqual([target.id]);
    expect((await report(manager, { alarmId })).json().data.id).toBe(target.id);
  });
});

/** A rule that asks for a ticket, and what happens to its alarm of the device. */
async function ruled(wish: { categoryId?: string; assigneeId?: string } = {}) {
  const { db, domains, now } = test.context;
  const ruleId = randomUUIDv7();
  const name = 'Suhu pompa tinggi';
  await db
    .insertInto('alarm_rule')
    .values({
      org_id: place.orgId,
      id: ruleId,
      name,
      scope: JSON.stringify({ kind: 'devices', deviceIds: [deviceId] }),
      trigger: JSON.stringify({ kind: 'at-once' }),
      clear: JSON.stringify({ hysteresis: 0, keepSec: 0 }),
      schedule: JSON.stringify({ kind: 'always' }),
      severity: 'major',
      state: 'on',
      created_at: new Date(now()),
      ticket_priority: 'high',
      ticket_category_id: wish.categoryId ?? null,
      ticket_assignee_id: wish.assigneeId ?? null,
    })
    .execute();
  const turn = async (id: string, op: 'raised' | 'cleared') => {
    const at = new Date(now());
    const alarm: Alarm = {
      id,
      buildingId: place.buildingId,
      deviceId,
      deviceName: 'Pompa 1',
      key: 'temperature',
      condition: 'rule',
      rule: { id: ruleId, name },
      severity: 'major',
      active: op === 'raised',
      value: 99,
      count: 1,
      raisedAt: at.toISOString(),
      lastAt: at.toISOString(),
      clearedAt: null,
      acknowledgedAt: null,
      acknowledgedBy: null,
      quiet: null,
    };
    const followed = await db.transaction().execute(async (trx) => {
      if (op === 'cleared')
        await trx.updateTable('alarm').set({ active: false, cleared_at: at }).where('id', '=', id).execute();
      return domains.alarms.follow(trx, { orgId: place.orgId, alarm, op, now: now() });
    });
    await runEffects(test.context, followed.effects);
    await followed.afterwards?.(test.context);
    return followed;
  };
  return {
    /** `meanwhile`: what happens to an alarm that tells nobody yet. */
    raise: async (meanwhile: (id: string) => Promise<unknown> = async () => undefined) => {
      const id = await makeAlarm(test, place, deviceId, { key: `temperature${randomUUIDv7()}` });
      await db
        .updateTable('alarm')
        .set({ condition: 'rule', rule_id: ruleId, rule_name: name })
        .where('id', '=', id)
        .execute();
      await meanwhile(id);
      return { id, followed: await turn(id, 'raised') };
    },
    clear: (id: string) => turn(id, 'cleared'),
  };
}

/** Hours go by, with the sessions still open. */
const pass = (hours: number) => calls.goTo(new Date(test.clock.now + hours * 3_600_000).toISOString());

const all = async (): Promise<Ticket[]> =>
  (
    await calls.call(manager, 'GET', `/tickets?buildingId=${place.buildingId}&state=new,in-progress,closed,cancelled`)
  ).json().data;

describe('a rule that asks for a ticket', () => {
  it('has one made for what it raises: where the device is, as the rule says, for the staff, given to whom it names', async () => {
    const category = await test.context.db
      .selectFrom('ticket_category')
      .select('id')
      .where('org_id', '=', place.orgId)
      .where('key', '=', 'water')
      .executeTakeFirstOrThrow();
    const { raise } = await ruled({ categoryId: category.id, assigneeId: technician.id });
    const { id } = await raise();

    const [row] = await all();
    const ticket = await calls.seen(row!.id);
    expect({ ...ticket, category: ticket.category?.id, assignee: ticket.assignee?.id }).toMatchObject({
      title: 'Pompa 1: Suhu pompa tinggi',
      kind: 'maintenance',
      priority: 'high',
      source: 'alarm',
      audience: 'staff',
      deviceId,
      alarmId: id,
      unitId,
      reporterName: 'Suhu pompa tinggi',
      reporterUserId: null,
      category: category.id,
      assignee: technician.id,
    });
    expect(await kinds(manager, ticket.id)).toEqual([
      ['assigned', null],
      ['created', null],
    ]);
    expect(test.liveCalls.filter((call) => call.includes(`${place.buildingId}/ev`)).length).toBeGreaterThan(0);
  });

  it('says in the ticket that whom it names may not work there', async () => {
    const { raise } = await ruled({ assigneeId: resident.id });
    await raise();

    const [row] = await all();
    expect(row!.assignee).toBeNull();
    expect((await kinds(manager, row!.id)).map(([kind]) => kind)).toEqual(['unassignable', 'created']);
  });

  it('adds what it raises again within a day to the ticket while that is open, and its end', async () => {
    const { raise, clear } = await ruled();
    const first = await raise();
    await pass(1);
    await clear(first.id);
    await pass(23);
    const second = await raise();

    const [ticket, ...more] = await all();
    expect(more).toEqual([]);
    expect(await kinds(manager, ticket!.id)).toEqual([
      ['alarm-raised', 'Suhu pompa tinggi'],
      ['alarm-cleared', 'Suhu pompa tinggi'],
      ['created', null],
    ]);
    expect((await ticketsOf(manager)).map((row) => [row.alarmId, row.ticket.id])).toEqual([
      [second.id, ticket!.id],
      [first.id, ticket!.id],
    ]);
  });

  it('has another one made after a day, and where the first has ended', async () => {
    const { raise, clear } = await ruled();
    const first = await raise();
    await clear(first.id);
    await pass(24);
    const other = await raise();
    expect((await all()).length).toBe(2);
    await clear(other.id);

    const [newest] = await all();
    await calls.move(manager, newest!.id, { to: 'cancelled', reason: 'Sensor rusak' });
    await raise();
    expect((await all()).length).toBe(3);
  });

  it('has none made of what people have a ticket of already when it begins to tell, until that has ended', async () => {
    const { raise, clear } = await ruled();
    const { id, followed } = await raise((quietId) => calls.report(manager, { alarmId: quietId }));
    expect(followed).toEqual(noConsequence);
    expect([(await all()).length, (await ticketsOf(manager)).map((row) => row.alarmId)]).toEqual([1, [id]]);
    await clear(id);

    const [mine] = await all();
    expect((await kinds(manager, mine!.id)).map(([kind]) => kind)).toEqual(['alarm-cleared', 'created']);
    const second = await raise(async (quietId) => {
      const other = await calls.report(manager, { alarmId: quietId });
      await calls.move(manager, other.id, { to: 'cancelled', reason: 'Keliru' });
    });
    expect((await ticketsOf(manager)).find((row) => row.alarmId === second.id)?.ticket.id).toBe(mine!.id);
  });

  it('leaves a ticket that has ended alone when the alarm is over, and never ends one', async () => {
    const { raise, clear } = await ruled();
    const { id } = await raise();
    const [ticket] = await all();
    await calls.move(manager, ticket!.id, { to: 'cancelled', reason: 'Sensor rusak' });

    expect(await clear(id)).toEqual(noConsequence);
    const again = await raise();
    await clear(again.id);
    expect((await all()).map(({ state }) => state)).toEqual(['new', 'cancelled']);
  });

  it('tells no resident what alarms did', async () => {
    const mine = await calls.report(resident, { unitId });
    await test.context.db.updateTable('alarm').set({ ticket_id: mine.id }).where('id', '=', alarmId).execute();
    const { clear } = await ruled();
    await clear(alarmId);

    expect((await kinds(manager, mine.id)).map(([kind]) => kind)).toEqual(['alarm-cleared', 'created']);
    expect((await kinds(resident, mine.id)).map(([kind]) => kind)).toEqual(['created']);
  });
});

it('makes nothing of an alarm whose rule asks for no ticket, or that no rule has raised', async () => {
  const { raise } = await ruled();
  await test.context.db
    .updateTable('alarm_rule')
    .set({ ticket_priority: null })
    .where('org_id', '=', place.orgId)
    .execute();

  expect((await raise()).followed).toEqual(noConsequence);
});
