import { randomUUIDv7 } from 'node:crypto';
import type { OrgHours, SlaPolicy, Ticket, TicketCategorySetting, TicketRule } from '@imah/contract/tickets';
import { mostTicketRules } from '@imah/contract/tickets/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeBuilding,
  makeMember,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
// Monday 23 November 2026, ten o'clock in Jakarta.
const start = Date.UTC(2026, 10, 23, 3);
const hour = 3_600_000;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = start;
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Tono', ['technician']);
});

const call = (
  who: TestPerson,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  version?: number,
) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: {
      ...who.bearer,
      ...(method === 'POST' ? { 'idempotency-key': randomUUIDv7() } : {}),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
const org = (path: string) => `/organizations/${place.orgId}${path}`;
const dataOf = async (answer: ReturnType<typeof call>) => {
  const { statusCode, json } = await answer;
  expect([statusCode < 300, json().errors]).toEqual([true, undefined]);
  return json().data;
};
const report = async (body: object): Promise<Ticket> =>
  dataOf(call(manager, 'POST', `/buildings/${place.buildingId}/tickets`, { title: 'Keran bocor', ...body }));
const seen = async (id: string): Promise<Ticket> => dataOf(call(manager, 'GET', `/tickets/${id}`));
const dueOf = async (id: string) => (await seen(id)).sla.resolution.dueAt;
const policies = async (): Promise<SlaPolicy[]> => dataOf(call(manager, 'GET', org('/sla-policies')));
const categories = async (): Promise<TicketCategorySetting[]> =>
  dataOf(call(manager, 'GET', org('/ticket-category-settings')));
const fast = { respondMinutes: 30, resolveMinutes: 60, calendar: 'always' } as const;

describe('promises', () => {
  it('are made for a building and a priority, hold from then on, and are taken back', async () => {
    const ticket = await report({ priority: 'high' });
    const draft = { ...fast, priority: 'high', categoryId: null, buildingId: place.buildingId };
    test.clock.now += hour / 2;

    expect(await dataOf(call(manager, 'POST', org('/sla-trials'), { draft }))).toEqual({ tickets: 1, late: 0 });
    const made: SlaPolicy = await dataOf(call(manager, 'POST', org('/sla-policies'), draft));
    // Half an hour has run under the first promise and stays used.
    expect(await dueOf(ticket.id)).toBe('2026-11-23T04:00:00.000Z');
    expect((await call(manager, 'POST', org('/sla-policies'), draft)).json().code).toBe('BENTROK');

    expect((await call(manager, 'DELETE', org(`/sla-policies/${made.id}`), undefined, 1)).statusCode).toBe(204);
    // Eight hours of work from ten o'clock, with an hour at noon.
    expect(await dueOf(ticket.id)).toBe('2026-11-24T03:00:00.000Z');
  });

  it('tell what a change would do before it is done, and do nothing then', async () => {
    await report({ priority: 'low' });
    const ticket = await report({ priority: 'high' });
    const high = (await policies()).find(({ priority }) => priority === 'high');
    const change = { ...fast, resolveMinutes: 90 };
    test.clock.now += 2 * hour;

    expect(await dataOf(call(manager, 'POST', org('/sla-trials'), { policyId: high?.id, promise: change }))).toEqual({
      tickets: 1,
      late: 1,
    });
    expect(await dueOf(ticket.id)).toBe('2026-11-24T03:00:00.000Z');
  });

  it('of another building or category are not to be made', async () => {
    const draft = { ...fast, priority: null, categoryId: null, buildingId: randomUUIDv7() };

    expect((await call(manager, 'POST', org('/sla-policies'), draft)).json().errors).toHaveProperty('buildingId');
    expect((await call(technician, 'POST', org('/sla-policies'), draft)).statusCode).toBe(404);
  });
});

describe('working hours', () => {
  const hours = async (): Promise<OrgHours> => dataOf(call(manager, 'GET', org('/business-hours')));

  it('are those of an office at first, and move what is due when they change; what has run stays', async () => {
    const ticket = await report({ priority: 'high' });
    const before = await hours();
    expect([before.week[0], before.holidays, before.version]).toEqual([
      [
        { from: 480, to: 720 },
        { from: 780, to: 1020 },
      ],
      'all',
      1,
    ]);
    test.clock.now += hour;
    const { version, ...rest } = before;
    // Tuesday is closed: seven hours are left, five of them today, the others on Wednesday.
    const changed = { ...rest, closedDays: ['2026-11-24'] };

    expect(await dataOf(call(manager, 'POST', org('/sla-trials'), { hours: changed }))).toEqual({
      tickets: 1,
      late: 0,
    });
    await dataOf(call(manager, 'PUT', org('/business-hours'), changed, version));
    expect([await dueOf(ticket.id), (await hours()).version]).toEqual(['2026-11-25T03:00:00.000Z', 2]);
    expect((await call(manager, 'PUT', org('/business-hours'), changed, version)).statusCode).toBe(412);
  });

  it('hold for what is reported afterwards', async () => {
    const { version, ...rest } = await hours();
    await dataOf(call(manager, 'PUT', org('/business-hours'), { ...rest, closedDays: ['2026-11-24'] }, version));

    expect((await report({ priority: 'high' })).sla.resolution.dueAt).toBe('2026-11-25T03:00:00.000Z');
  });

  it('of one day do not run into each other', async () => {
    const { version, ...rest } = await hours();
    const week = [
      [
        { from: 480, to: 720 },
        { from: 700, to: 900 },
      ],
      ...rest.week.slice(1),
    ];

    expect(
      (await call(manager, 'PUT', org('/business-hours'), { ...rest, week }, version)).json().errors,
    ).toHaveProperty(['week.0']);
  });
});

describe('categories', () => {
  const draft = { name: 'Kolam renang', photo: 'optional', state: 'active' };

  it('are added, renamed and archived: an archived one stays on its tickets and is not offered', async () => {
    const made: TicketCategorySetting = await dataOf(call(manager, 'POST', org('/ticket-categories'), draft));
    const ticket = await report({ categoryId: made.id });
    await dataOf(
      call(manager, 'PUT', org(`/ticket-categories/${made.id}`), { ...draft, name: 'Kolam', state: 'archived' }, 1),
    );
    const offered: { name: string }[] = await dataOf(call(manager, 'GET', org('/ticket-categories')));

    expect(offered.map(({ name }) => name)).not.toContain('Kolam');
    expect((await seen(ticket.id)).category).toEqual({ id: made.id, name: 'Kolam' });
    expect((await categories()).at(-1)).toEqual({ ...made, name: 'Kolam', state: 'archived', open: 1, version: 2 });
  });

  it('say how pressing a report of a resident may be; the staff give any priority', async () => {
    const body = { ...draft, residentPriority: 'high' };
    const made: TicketCategorySetting = await dataOf(call(manager, 'POST', org('/ticket-categories'), body));
    const offered: { key: string | null; id: string; residentPriority: string }[] = await dataOf(
      call(manager, 'GET', org('/ticket-categories')),
    );
    const cleaning = offered.find(({ key }) => key === 'cleaning');
    const asked = async (who: TestPerson, priority: string, categoryId?: string) => {
      const payload = {
        title: `Lampu mati ${randomUUIDv7()}`,
        priority,
        ...(categoryId === undefined ? {} : { categoryId }),
      };
      const answer = await test.app.inject({
        method: 'POST',
        url: `/api/v1/buildings/${place.buildingId}/tickets`,
        headers: { ...who.bearer, 'idempotency-key': randomUUIDv7() },
        payload,
      });
      return [answer.statusCode, answer.json().errors];
    };
    const resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
    const taken = [201, undefined];
    const refused = [422, { priority: ['Pilihan tidak tersedia'] }];

    expect([made.residentPriority, cleaning?.residentPriority]).toEqual(['high', 'medium']);
    expect([
      await asked(resident, 'emergency', made.id),
      await asked(resident, 'high', made.id),
      await asked(resident, 'high', cleaning?.id),
      await asked(resident, 'low', cleaning?.id),
      await asked(resident, 'high'),
      await asked(resident, 'medium'),
      await asked(manager, 'emergency', cleaning?.id),
    ]).toEqual([refused, taken, refused, taken, refused, taken, taken]);
  });

  it('do not share a name', async () => {
    expect(
      (await call(manager, 'POST', org('/ticket-categories'), { ...draft, name: 'listrik' })).json().errors,
    ).toHaveProperty('name');
  });

  it('that demand a photo keep a ticket from being resolved without one', async () => {
    const made: TicketCategorySetting = await dataOf(
      call(manager, 'POST', org('/ticket-categories'), { ...draft, photo: 'demanded' }),
    );
    const ticket = await report({ categoryId: made.id });
    const move = async (body: object) =>
      call(manager, 'POST', `/tickets/${ticket.id}/moves`, body, (await seen(ticket.id)).version);
    await move({ to: 'in-progress' });
    const resolve = async () => (await move({ to: 'resolved', note: 'Sudah diperbaiki' })).json();

    expect((await resolve()).code).toBe('FOTO_DIPERLUKAN');
    await sql`
      INSERT INTO stored_file (org_id, id, name, type, size, sha256, store_key, uploaded_by, uploaded_at, subject_kind, subject_id)
      VALUES (${place.orgId}, ${randomUUIDv7()}, 'sesudah.jpg', 'image/jpeg', 1, decode(repeat('00', 32), 'hex'),
        ${'a'.repeat(40)}, ${manager.id}, ${new Date(test.clock.now)}, 'ticket', ${ticket.id})`.execute(
      test.context.db,
    );
    expect((await resolve()).data.state).toBe('resolved');
  });
});

describe('rules', () => {
  const rule = { name: 'Lift', state: 'on', event: 'created', conditions: {}, actions: {} };
  const make = (change: object) => call(manager, 'POST', org('/ticket-rules'), { ...rule, ...change });

  it('give, press and tell when a ticket they are about is reported, and leave others alone', async () => {
    await dataOf(
      make({ conditions: { contains: 'lift' }, actions: { assigneeId: technician.id, priority: 'emergency' } }),
    );
    const matched = await report({ title: 'Lift macet' });
    const other = await report({ title: 'Keran bocor' });

    expect([matched.assignee?.id, matched.priority, matched.sla.resolution.dueAt]).toEqual([
      technician.id,
      'emergency',
      '2026-11-23T07:00:00.000Z',
    ]);
    expect([other.assignee, other.priority]).toEqual([null, 'medium']);
  });

  it('end after three that follow from each other', async () => {
    const turn = (from: string, to: string, event: string) =>
      make({ name: `${from} ${to}`, event, conditions: { priorities: [from] }, actions: { priority: to } });
    await turn('medium', 'low', 'created');
    await turn('low', 'high', 'prioritised');
    await turn('high', 'low', 'prioritised');

    // Low by the first; then high, low, and there it ends.
    expect(['low', 'high']).toContain((await report({})).priority);
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM ticket_event WHERE kind = 'changed' AND org_id = ${place.orgId}`.execute(
      test.context.db,
    );
    expect(rows[0]?.count).toBeLessThanOrEqual(8);
  });

  it('are tried on the newest tickets without doing anything', async () => {
    await report({ title: 'Lift macet' });
    const quiet = await report({ title: 'Lift berbunyi', priority: 'low' });
    await report({ title: 'Keran bocor' });

    expect(
      await dataOf(call(manager, 'POST', org('/ticket-rule-trials'), { contains: 'lift', priorities: ['low'] })),
    ).toEqual({ tried: 3, matched: [{ id: quiet.id, number: quiet.number, title: 'Lift berbunyi' }] });
  });

  it('name people of the organisation, do something, and are changed and removed', async () => {
    expect((await make({ actions: {} })).json().errors).toHaveProperty('actions');
    expect((await make({ actions: { assigneeId: randomUUIDv7() } })).json().errors).toHaveProperty([
      'actions.assigneeId',
    ]);
    const made: TicketRule = await dataOf(make({ actions: { priority: 'high' } }));
    const off = { ...rule, state: 'off', minutes: null, actions: { priority: 'high' } };

    expect(await dataOf(call(manager, 'PUT', org(`/ticket-rules/${made.id}`), off, 1))).toEqual({
      ...off,
      id: made.id,
      version: 2,
    });
    expect((await report({})).priority).toBe('medium');
    expect((await call(manager, 'DELETE', org(`/ticket-rules/${made.id}`), undefined, 2)).statusCode).toBe(204);
    expect(await dataOf(call(manager, 'GET', org('/ticket-rules')))).toEqual([]);
  });

  it(`are ${mostTicketRules} at most`, async () => {
    for (let count = 0; count < mostTicketRules; count += 1)
      expect((await make({ actions: { priority: 'high' } })).statusCode).toBe(201);

    expect((await make({ actions: { priority: 'high' } })).json().code).toBe('DAFTAR_PENUH');
  });
});

describe('a manager of one building', () => {
  let limited: TestPerson;
  let otherId: string;
  const rule = { name: 'Lift', state: 'on', event: 'created', actions: { priority: 'low' } };
  const promise = { ...fast, priority: 'high', categoryId: null };
  const statusOf = async (
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    version?: number,
  ) => (await call(limited, method, org(path), payload, version)).statusCode;
  beforeEach(async () => {
    otherId = await makeBuilding(test, place, 'Anggrek');
    limited = await makeMember(test, place, 'Setempat', ['building-manager'], [place.buildingId]);
  });

  it('sets up nothing for another building or for all of them', async () => {
    const whole = (await policies())[0];
    const existing: TicketRule = await dataOf(call(manager, 'POST', org('/ticket-rules'), { ...rule, conditions: {} }));
    const hours = await dataOf(call(manager, 'GET', org('/business-hours')));
    const { version, ...week } = hours;
    const ruleOf = (buildingId?: string) => ({ ...rule, conditions: buildingId === undefined ? {} : { buildingId } });

    expect([
      await statusOf('POST', '/ticket-rules', ruleOf()),
      await statusOf('POST', '/ticket-rules', ruleOf(otherId)),
      await statusOf('POST', '/ticket-rules', ruleOf(randomUUIDv7())),
      await statusOf('PUT', `/ticket-rules/${existing.id}`, ruleOf(place.buildingId), 1),
      await statusOf('DELETE', `/ticket-rules/${existing.id}`, undefined, 1),
      await statusOf('POST', '/sla-policies', { ...promise, buildingId: null }),
      await statusOf('POST', '/sla-policies', { ...promise, buildingId: otherId }),
      await statusOf('PATCH', `/sla-policies/${whole?.id}`, fast, 1),
      await statusOf('DELETE', `/sla-policies/${whole?.id}`, undefined, 1),
      await statusOf('PUT', '/business-hours', week, version),
      await statusOf('POST', '/ticket-categories', { name: 'Kolam', photo: 'optional', state: 'active' }),
    ]).toEqual(Array.from({ length: 11 }, () => 403));
    expect(await policies()).toContainEqual(whole);
    expect(await dataOf(call(manager, 'GET', org('/ticket-rules')))).toEqual([existing]);
    expect(await dataOf(call(manager, 'GET', org('/business-hours')))).toEqual(hours);
  });

  it('sets up their own, and does not move it elsewhere', async () => {
    const conditions = { buildingId: place.buildingId };
    const made: TicketRule = await dataOf(call(limited, 'POST', org('/ticket-rules'), { ...rule, conditions }));
    const own = await dataOf(call(limited, 'POST', org('/sla-policies'), { ...promise, buildingId: place.buildingId }));

    expect(await statusOf('PUT', `/ticket-rules/${made.id}`, { ...rule, conditions: {} }, 1)).toBe(403);
    expect(await statusOf('PUT', `/ticket-rules/${made.id}`, { ...rule, conditions, state: 'off' }, 1)).toBe(200);
    expect(await statusOf('DELETE', `/ticket-rules/${made.id}`, undefined, 2)).toBe(204);
    expect(await statusOf('DELETE', `/sla-policies/${own.id}`, undefined, 1)).toBe(204);
  });

  it('hears of no ticket elsewhere, whatever rule names them', async () => {
    const told = { notifyIds: [limited.id] };
    await dataOf(call(manager, 'POST', org('/ticket-rules'), { ...rule, conditions: {}, actions: told }));
    const hidden: Ticket = await dataOf(
      call(manager, 'POST', `/buildings/${otherId}/tickets`, { title: 'Rahasia Anggrek' }),
    );
    const seenOne = await report({ title: 'Lift Melati' });

    const { rows } = await sql<{ href: string }>`
      SELECT href FROM notification_outbox WHERE org_id = ${place.orgId} AND recipients -> 'userIds' ? ${limited.id}`.execute(
      test.context.db,
    );
    expect(rows.map(({ href }) => href)).toEqual([`/imah/ticket/${seenOne.id}`]);
    expect((await call(limited, 'GET', `/tickets/${hidden.id}`)).statusCode).toBe(404);
  });

  it('is told of what a change does to the tickets they see, and of no others', async () => {
    await dataOf(call(manager, 'POST', `/buildings/${otherId}/tickets`, { title: 'Keran', priority: 'high' }));
    await report({ priority: 'high' });
    const high = (await policies()).find(({ priority }) => priority === 'high');

    const trial = { policyId: high?.id, promise: fast };
    expect((await dataOf(call(limited, 'POST', org('/sla-trials'), trial))).tickets).toBe(1);
    expect((await dataOf(call(manager, 'POST', org('/sla-trials'), trial))).tickets).toBe(2);
  });
});

describe('who a rule gives tickets to', () => {
  const rule = { name: 'Lift', state: 'on', event: 'created', conditions: {} };

  it('may work on them, or the rule is refused at that field', async () => {
    const otherId = await makeBuilding(test, place, 'Anggrek');
    const cannot = [
      await makeMember(test, place, 'Rina', ['finance']),
      await makeMember(test, place, 'Sari', ['resident']),
    ];
    const elsewhere = await makeMember(test, place, 'Joko', ['technician'], [otherId]);
    const refused = async (assigneeId: string, conditions: object = {}) =>
      Object.keys(
        (await call(manager, 'POST', org('/ticket-rules'), { ...rule, conditions, actions: { assigneeId } })).json()
          .errors ?? {},
      );

    for (const { id } of cannot) expect(await refused(id)).toEqual(['actions.assigneeId']);
    expect(await refused(elsewhere.id, { buildingId: place.buildingId })).toEqual(['actions.assigneeId']);
    expect(await refused(elsewhere.id)).toEqual([]);
  });

  it('leaves a trace in the ticket once they cannot any more', async () => {
    await dataOf(call(manager, 'POST', org('/ticket-rules'), { ...rule, actions: { assigneeId: technician.id } }));
    await sql`UPDATE membership SET status = 'suspended' WHERE user_id = ${technician.id}`.execute(test.context.db);

    const ticket = await report({ title: 'Lift macet' });
    const events = await dataOf(call(manager, 'GET', `/tickets/${ticket.id}/events`));

    expect(ticket.assignee).toBe(null);
    expect(events[0]).toMatchObject({
      kind: 'unassignable',
      actor: null,
      assignee: { id: technician.id, name: 'Tono' },
    });
  });
});
