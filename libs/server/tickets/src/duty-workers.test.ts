import { randomUUIDv7 } from 'node:crypto';
import type { Trade } from '@imah/contract/buildings/words';
import type { Ticket, TicketCategory, TicketEvent, TicketCategorySetting, TicketWorker } from '@imah/contract/tickets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let agus: TestPerson;
let budi: TestPerson;
let electricity: string;
// Monday 23 November 2026, ten o'clock in Jakarta.
const start = Date.UTC(2026, 10, 23, 3);

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = start;
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  agus = await makeMember(test, place, 'Agus', ['technician']);
  budi = await makeMember(test, place, 'Budi', ['technician']);
  const categories: TicketCategory[] = await dataOf('GET', org('/ticket-categories'));
  electricity = categories.find(({ key }) => key === 'electricity')?.id ?? '';
});

const org = (path: string) => `/organizations/${place.orgId}${path}`;
const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, version?: number) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: {
      ...manager.bearer,
      ...(method === 'POST' ? { 'idempotency-key': randomUUIDv7() } : {}),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
const dataOf = async (...asked: Parameters<typeof call>) => {
  const { statusCode, json } = await call(...asked);
  expect([statusCode < 300, json().errors]).toEqual([true, undefined]);
  return json().data;
};
const teach = (person: TestPerson, trades: Trade[]) =>
  test.context.db
    .updateTable('membership')
    .set({ trades })
    .where('org_id', '=', place.orgId)
    .where('user_id', '=', person.id)
    .execute();
const putOnDuty = async (person: TestPerson, hours: { from: string; to: string } = { from: '08:00', to: '17:00' }) => {
  const holder = { kind: 'member', userId: person.id, phone: null };
  await dataOf('POST', `/buildings/${place.buildingId}/duty-shifts`, { holder, days: [1], ...hours });
};
const workers = async (categoryId?: string): Promise<TicketWorker[]> =>
  dataOf(
    'GET',
    `/buildings/${place.buildingId}/ticket-workers${categoryId === undefined ? '' : `?categoryId=${categoryId}`}`,
  );
const report = async (body: object): Promise<Ticket> =>
  dataOf('POST', `/buildings/${place.buildingId}/tickets`, { title: 'Lampu mati', ...body });
const flagged = async () => {
  const told = await test.context.db
    .selectFrom('notification_outbox')
    .select('href')
    .where('org_id', '=', place.orgId)
    .where('kind', '=', 'ticket-flagged')
    .execute();
  return told.map(({ href }) => href);
};
const shown = async (categoryId?: string) =>
  (await workers(categoryId)).map(({ name, fits, duty, open }) => [name, fits ? 'fits' : 'other', duty, open]);

describe('who is offered tickets of a category', () => {
  it('begins with those of its trade, of these with who is on duty, then with who has the least to do', async () => {
    const citra = await makeMember(test, place, 'Citra', ['technician']);
    await teach(agus, ['electrical']);
    await teach(budi, ['plumbing', 'electrical']);
    await teach(citra, ['plumbing']);
    await putOnDuty(budi);
    await putOnDuty(citra);
    const { id, version } = await report({});
    await dataOf(
      'PUT',
      `/tickets/${id}/assignment`,
      { id: randomUUIDv7(), assigneeId: budi.id, executorIds: [] },
      version,
    );

    expect(await shown(electricity)).toEqual([
      ['Budi', 'fits', 'on', 1],
      ['Agus', 'fits', 'off', 0],
      ['Citra', 'other', 'on', 0],
      ['Manajer', 'other', 'off', 0],
      ['Owner-Melati', 'other', 'off', 0],
    ]);
    expect((await shown()).map(([name]) => name)).toEqual(['Citra', 'Budi', 'Agus', 'Manajer', 'Owner-Melati']);
  });

  it('knows of what trade the categories are that every organisation begins with, and of what it says of its own', async () => {
    const settings: TicketCategorySetting[] = await dataOf('GET', org('/ticket-category-settings'));
    expect(Object.fromEntries(settings.map(({ key, trade }) => [key, trade]))).toEqual({
      electricity: 'electrical',
      water: 'plumbing',
      'air-conditioning': 'air-conditioning',
      lift: 'lift',
      building: 'construction',
      cleaning: 'cleaning',
      security: 'security',
      parking: null,
      network: 'network',
      administration: null,
      other: null,
    });
    const draft = { name: 'Kolam', photo: 'optional', state: 'active', trade: 'plumbing' };
    const made: TicketCategorySetting = await dataOf('POST', org('/ticket-categories'), draft);
    await teach(agus, ['plumbing']);
    expect([made.trade, (await shown(made.id))[0]]).toEqual(['plumbing', ['Agus', 'fits', 'off', 0]]);

    const url = org(`/ticket-categories/${made.id}`);
    await dataOf('PUT', url, { ...draft, trade: null }, made.version);
    expect((await workers(made.id)).some(({ fits }) => fits)).toBe(false);
  });

  it('asks for nothing of a category of another organisation', async () => {
    const other = await makePlace(test, 'Seberang');
    const { id } = await test.context.db
      .selectFrom('ticket_category')
      .select('id')
      .where('org_id', '=', other.orgId)
      .where('key', '=', 'electricity')
      .executeTakeFirstOrThrow();
    await teach(agus, ['electrical']);

    expect((await workers(id)).some(({ fits }) => fits)).toBe(false);
  });
});

describe('a rule that gives tickets to who is on duty', () => {
  const rule = { name: 'Jaga', state: 'on', event: 'created', conditions: {}, actions: { assignBy: 'duty' } };

  it('chooses of those with the trade the one with the fewest open tickets', async () => {
    await teach(agus, ['electrical']);
    await teach(budi, ['electrical']);
    await putOnDuty(agus);
    await putOnDuty(budi);
    await dataOf('POST', org('/ticket-rules'), rule);

    const given = [];
    for (const title of ['Satu', 'Dua', 'Tiga'])
      given.push((await report({ title, categoryId: electricity })).assignee?.name);

    expect(given).toEqual(['Agus', 'Budi', 'Agus']);
  });

  it('leaves the ticket to nobody where nobody of the trade is on duty, and to whom it was given where somebody has it', async () => {
    await teach(agus, ['electrical']);
    await teach(budi, ['plumbing']);
    await putOnDuty(agus, { from: '17:00', to: '08:00' });
    await putOnDuty(budi);
    await dataOf('POST', org('/ticket-rules'), { ...rule, event: 'prioritised' });
    const ticket = await report({ categoryId: electricity });

    const raised = await dataOf('PATCH' as 'PUT', `/tickets/${ticket.id}`, { priority: 'high' }, ticket.version);
    expect(raised.assignee).toBeNull();

    const assignment = { id: randomUUIDv7(), assigneeId: budi.id, executorIds: [] };
    const given: Ticket = await dataOf('PUT', `/tickets/${ticket.id}/assignment`, assignment, raised.version);
    await putOnDuty(agus);
    const kept = await dataOf('PATCH' as 'PUT', `/tickets/${ticket.id}`, { priority: 'emergency' }, given.version);
    expect(kept.assignee?.name).toBe('Budi');
  });

  it('says in the ticket that it found nobody, and tells who gives out tickets, by its name', async () => {
    await teach(agus, ['electrical']);
    await putOnDuty(agus, { from: '17:00', to: '08:00' });
    await dataOf('POST', org('/ticket-rules'), { ...rule, name: 'Petugas jaga' });
    const resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
    await makeUnit(test, place, 'A-01', resident);
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/buildings/${place.buildingId}/tickets`,
      headers: { ...resident.bearer, 'idempotency-key': randomUUIDv7() },
      payload: { title: 'Lampu mati', categoryId: electricity },
    });
    const { id }: Ticket = answer.json().data;
    const eventsFor = async (who: TestPerson): Promise<string[]> => {
      const read = await test.app.inject({ url: `/api/v1/tickets/${id}/events`, headers: who.bearer });
      return read.json().data.map(({ kind }: TicketEvent) => kind);
    };

    expect(await eventsFor(manager)).toEqual(['nobody-on-duty', 'created']);
    expect(await eventsFor(resident)).toEqual(['created']);
    const told = await test.context.db
      .selectFrom('notification_outbox')
      .select(['kind', 'recipients', 'data', 'href'])
      .where('org_id', '=', place.orgId)
      .where('kind', '=', 'ticket-flagged')
      .execute();
    expect(told).toEqual([
      {
        kind: 'ticket-flagged',
        recipients: { kind: 'granted', permission: 'ticket.assign' },
        data: expect.objectContaining({ title: 'Lampu mati', by: 'Petugas jaga' }),
        href: `/imah/ticket/${id}`,
      },
    ]);
  });

  it('tells nobody where somebody has the ticket, where it finds somebody, and where the ticket has ended', async () => {
    await teach(agus, ['electrical']);
    await putOnDuty(agus);
    for (const event of ['created', 'moved', 'prioritised'])
      await dataOf('POST', org('/ticket-rules'), { ...rule, name: event, event });
    await report({ categoryId: electricity });
    const other = await report({ title: 'Salah lapor' });
    const before = await flagged();
    const ended = { id: randomUUIDv7(), to: 'cancelled', reason: 'Salah lapor' };
    await dataOf('POST', `/tickets/${other.id}/moves`, ended, other.version);

    // Only the report for which nobody of the trade of all work was on duty.
    expect([before, await flagged()]).toEqual([[`/imah/ticket/${other.id}`], [`/imah/ticket/${other.id}`]]);
  });

  it('asks for the trade of all work where the category asks for none', async () => {
    await teach(agus, ['electrical']);
    await teach(budi, ['general']);
    await putOnDuty(agus);
    await putOnDuty(budi);
    await dataOf('POST', org('/ticket-rules'), rule);

    expect((await report({})).assignee?.name).toBe('Budi');
  });

  it('is refused beside somebody who is named', async () => {
    const actions = { assignBy: 'duty', assigneeId: agus.id };
    const { statusCode, json } = await call('POST', org('/ticket-rules'), { ...rule, actions });

    expect([statusCode, Object.keys(json().errors)]).toEqual([422, ['actions.assignBy']]);
  });
});
