import { randomUUIDv7 } from 'node:crypto';
import type { Ticket } from '@imah/contract/tickets';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeTicket,
  makeUnit,
  moveIn,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { findRecipients } from '@imah/server-notifications';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let resident: TestPerson;
let unitId: string;
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
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  unitId = await makeUnit(test, place, 'A-01', resident);
});

const call = (who: TestPerson, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, version: number = 1) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...who.bearer, 'idempotency-key': randomUUIDv7(), 'if-match': `"${version}"` },
    ...(payload === undefined ? {} : { payload }),
  });
const report = (who: TestPerson, body: object) =>
  call(who, 'POST', `/buildings/${place.buildingId}/tickets`, { title: 'Berisik malam hari', unitId, ...body });
const made = async (who: TestPerson, body: object): Promise<Ticket> => {
  const answer = await report(who, body);
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
  return answer.json().data;
};

it('who complained is told to the staff and to themselves, never to those of the unit', async () => {
  const reporter = { name: 'Tetangga Pelapor', phone: '+628777777777' };
  const { id } = await made(manager, { reporter });
  await call(manager, 'POST', `/tickets/${id}/moves`, { to: 'in-progress' }, 1);
  await call(manager, 'POST', `/tickets/${id}/moves`, { to: 'resolved', note: 'Sudah ditegur.' }, 2);

  const answers = [
    await call(resident, 'GET', `/tickets/${id}`),
    await call(resident, 'GET', '/tickets?state=resolved'),
    await call(resident, 'POST', `/tickets/${id}/moves`, { to: 'closed', rating: 'good' }, 1),
    await call(resident, 'POST', `/tickets/${id}/moves`, { to: 'closed', rating: 'good' }, 3),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 412, 200]);
  expect(answers.filter(({ body }) => /Tetangga Pelapor|628777777777/.test(body))).toEqual([]);
  expect(answers[0]?.json().data).toMatchObject({ reporterName: null, reporterPhone: null });
  expect((await call(manager, 'GET', `/tickets/${id}`)).json().data).toMatchObject({
    reporterName: reporter.name,
    reporterPhone: reporter.phone,
  });
  const own = await made(resident, { title: 'Keran bocor' });
  expect((await call(resident, 'GET', `/tickets/${own.id}`)).json().data.reporterName).toBe('Warga');
  const rows: { id: string; reporterName: string }[] = (await call(resident, 'GET', '/tickets')).json().data;
  expect(rows.map(({ reporterName }) => reporterName)).toEqual(['Warga']);
  const found = async (person: typeof resident, q: string) =>
    (await call(person, 'GET', `/tickets?state=closed&q=${q}`)).json().data.map((row: { id: string }) => row.id);
  expect([await found(resident, 'pelapor'), await found(manager, 'pelapor')]).toEqual([[], [id]]);
});

it('a new occupant sees what is reported during the stay, to the hour, and nothing of those before', async () => {
  const before = await made(resident, { title: 'Wastafel lama' });
  test.clock.now += hour;
  const next = await makeMember(test, place, 'Baru', ['resident'], [place.buildingId]);
  await moveIn(test, place, unitId, next, '[2026-11-23,)');
  await sql`
    UPDATE occupancy o SET created_at = ${new Date(test.clock.now)} FROM person p
    WHERE p.org_id = o.org_id AND p.id = o.person_id AND p.user_id = ${next.id}`.execute(test.context.db);
  test.clock.now += hour;
  const since = await made(manager, { title: 'Wastafel baru' });

  const statuses = [];
  for (const { id } of [before, since]) statuses.push((await call(next, 'GET', `/tickets/${id}`)).statusCode);
  expect(statuses).toEqual([404, 200]);
  const titles = (answer: { json: () => { data: { title: string }[] } }) =>
    answer.json().data.map(({ title }) => title);
  expect(titles(await call(next, 'GET', '/tickets?mine=unit'))).toEqual(['Wastafel baru']);
  const found = (await call(next, 'GET', '/search?q=wastafel')).json().data.hits;
  expect(found.map(({ id }: { id: string }) => id)).toEqual([since.id]);
});

it('a stay that was written down later begins at midnight of its first day', async () => {
  const next = await makeMember(test, place, 'Baru', ['resident'], [place.buildingId]);
  await moveIn(test, place, unitId, next, '[2026-11-22,)');
  await sql`UPDATE occupancy SET created_at = ${new Date(start + hour)}`.execute(test.context.db);
  const ticket = await made(manager, {});

  expect((await call(next, 'GET', `/tickets/${ticket.id}`)).statusCode).toBe(200);
});

it('a draft that is sent again finds its ticket only as long as its reporter may see it', async () => {
  const draft = { id: randomUUIDv7() };
  const first = await made(resident, draft);
  expect((await report(resident, draft)).json().data.id).toBe(first.id);
  await call(manager, 'PATCH', `/tickets/${first.id}`, { audience: 'staff', details: 'Rahasia petugas' }, 1);

  const again = await report(resident, draft);

  expect([again.statusCode, again.json().code]).toEqual([409, 'KUNCI_DIPAKAI_ULANG']);
  expect(again.body).not.toContain('Rahasia petugas');
});

it('nobody is told of the ticket they made themselves', async () => {
  await made(manager, {});
  const other = await makeMember(test, place, 'Rekan', ['building-manager']);
  const { rows } = await sql<{ recipients: Parameters<typeof findRecipients>[1] }>`
    SELECT recipients FROM notification_outbox WHERE org_id = ${place.orgId} AND kind = 'ticket-created'`.execute(
    test.context.db,
  );
  const [notice] = rows;
  if (notice === undefined) throw new Error('nobody is told');

  const site = { orgId: place.orgId, buildingId: place.buildingId };
  const told = await findRecipients(test.context, notice.recipients, site);

  expect(told.toSorted()).toEqual([place.owner.id, other.id].toSorted());
});

it('tickets of a device or a label, which nobody reported, name nobody to the unit', async () => {
  const id = await makeTicket(test, place, { unitId });

  expect((await call(resident, 'GET', `/tickets/${id}`)).json().data.reporterName).toBe(null);
});
