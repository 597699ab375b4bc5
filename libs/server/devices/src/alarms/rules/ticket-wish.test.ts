import type { AlarmRule, RuleTicket } from '@imah/contract/alarms';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let maker: TestPerson;
let technician: TestPerson;
let count = 0;

beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
  technician = await makeMember(test, place, 'Tono', ['technician'], [place.buildingId]);
  maker = await makeMember(test, place, 'Rudi', ['supervisor']);
  // Who makes rules, and no tickets.
  const grants = ['org.view', 'building.view', 'alarmRule.view', 'alarmRule.create', 'alarmRule.update'];
  await test.context.db
    .updateTable('member_group')
    .set({ grants })
    .where('org_id', '=', place.orgId)
    .where('default_key', '=', 'supervisor')
    .execute();
});
afterAll(() => test.close());

const wish = (more: Partial<RuleTicket> = {}): RuleTicket => ({
  priority: 'high',
  categoryId: null,
  assigneeId: null,
  ...more,
});
const draft = (ticket: RuleTicket | null) => ({
  name: `Pompa panas ${(count += 1)}`,
  buildingId: place.buildingId,
  scope: { kind: 'type', typeKey: 'pump' },
  condition: { kind: 'metric', metric: 'temperature', is: 'above', value: 60 },
  trigger: { kind: 'at-once' },
  clear: { hysteresis: 0, keepSec: 0 },
  schedule: { kind: 'always' },
  severity: 'major',
  state: 'on',
  ticket,
});
const url = () => `/api/v1/organizations/${place.orgId}/alarm-rules`;
const create = (who: TestPerson, ticket: RuleTicket | null) =>
  test.app.inject({ method: 'POST', url: url(), headers: who.bearer, payload: draft(ticket) });
const change = (who: TestPerson, { id, version }: AlarmRule, ticket: RuleTicket | null) =>
  test.app.inject({
    method: 'PUT',
    url: `${url()}/${id}`,
    headers: { ...who.bearer, 'if-match': `"${version}"` },
    payload: draft(ticket),
  });

it('keeps what ticket a rule asks for, and takes it away', async () => {
  const category = await test.context.db
    .selectFrom('ticket_category')
    .select('id')
    .where('org_id', '=', place.orgId)
    .where('key', '=', 'water')
    .executeTakeFirstOrThrow();
  const asked = wish({ categoryId: category.id, assigneeId: technician.id });
  const made: AlarmRule = (await create(place.owner, asked)).json().data;
  expect(made.ticket).toEqual(asked);
  const listed = await test.app.inject({ url: url(), headers: place.owner.bearer });
  expect(listed.json().data.find(({ id }: AlarmRule) => id === made.id).ticket).toEqual(asked);

  // Gone with the category, as the one or the other may be.
  await test.context.db.deleteFrom('ticket_category').where('id', '=', category.id).execute();
  const without = await change(place.owner, made, null);
  expect([without.statusCode, without.json().data.ticket]).toEqual([200, null]);
});

it('asks of whoever writes it what a person needs who makes such tickets, and leaves what others have written', async () => {
  expect((await create(maker, null)).statusCode).toBe(201);
  const refused = await create(maker, wish());
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'TIDAK_BERWENANG']);

  const made: AlarmRule = (await create(place.owner, wish({ assigneeId: technician.id }))).json().data;
  const renamed = await change(maker, made, wish({ assigneeId: technician.id }));
  expect(renamed.statusCode).toBe(200);
  expect((await change(maker, renamed.json().data, wish({ priority: 'emergency' }))).statusCode).toBe(403);
});

it('refuses a category that the organisation does not have, and whoever may not work there', async () => {
  const noCategory = await create(place.owner, wish({ categoryId: randomUUIDv7() }));
  const noWorker = await create(place.owner, wish({ assigneeId: maker.id }));
  const nobody = await create(place.owner, wish({ assigneeId: randomUUIDv7() }));

  expect([noCategory.statusCode, Object.keys(noCategory.json().errors)]).toEqual([422, ['ticket.categoryId']]);
  expect([noWorker.statusCode, Object.keys(noWorker.json().errors)]).toEqual([422, ['ticket.assigneeId']]);
  expect([nobody.statusCode, Object.keys(nobody.json().errors)]).toEqual([422, ['ticket.assigneeId']]);
});
