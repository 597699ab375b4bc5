import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  confirmStepUp,
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { eraseDue } from '@imah/server-identity/account';

const dayMs = 86_400_000;
let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let resident: TestPerson;
let neighbour: TestPerson;
let ticketId: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const call = async (
  who: TestPerson,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  version?: number,
) => {
  const answer = await test.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: {
      ...who.bearer,
      'idempotency-key': randomUUIDv7(),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  expect([url, answer.statusCode < 300, answer.body]).toEqual([url, true, answer.body]);
  return answer.body === '' ? null : answer.json().data;
};
const archiveOf = async (person: TestPerson) => {
  await confirmStepUp(test, person);
  return (await call(person, 'POST', 'account/data')).parts;
};
const move = async (who: TestPerson, body: object) =>
  call(who, 'POST', `tickets/${ticketId}/moves`, body, (await call(manager, 'GET', `tickets/${ticketId}`)).version);

beforeEach(async () => {
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  neighbour = await makeMember(test, place, 'Tetangga', ['resident'], [place.buildingId]);
  const unitId = await makeUnit(test, place, 'A-01', resident);
  await makeUnit(test, place, 'A-02', neighbour);
  await sql`
    UPDATE person SET phone = '+6281234567890' WHERE user_id = ${resident.id}`.execute(test.context.db);
  const own = `buildings/${place.buildingId}`;
  ticketId = (await call(resident, 'POST', `${own}/tickets`, { title: 'Keran bocor', details: 'Di dapur', unitId })).id;
  await call(resident, 'POST', `tickets/${ticketId}/replies`, { body: 'Saya di rumah sampai pukul enam.' });
  await call(manager, 'POST', `tickets/${ticketId}/replies`, { body: 'Teknisi datang besok.' });
  await call(manager, 'POST', `tickets/${ticketId}/notes`, { body: 'Kunci di resepsionis.' });
  await move(manager, { to: 'in-progress' });
  await move(manager, { to: 'resolved', note: 'Seal diganti.' });
  await move(resident, { to: 'closed', rating: 'good', ratingReasons: ['fast'] });
  const topic = { kind: 'discussion', title: 'Parkir tamu', body: 'Penuh tiap malam', audience: { kind: 'all' } };
  const said = await call(resident, 'POST', `${own}/topics`, topic);
  await call(neighbour, 'POST', `topics/${said.id}/posts`, { body: 'Saya juga terganggu.' });
  const [post] = await call(resident, 'GET', `topics/${said.id}/posts`);
  await call(resident, 'PUT', `topics/${said.id}/posts/${post.id}/reaction`, { reaction: 'thanks', given: true });
  const poll = await call(manager, 'POST', `${own}/topics`, {
    kind: 'poll',
    title: 'Jam kolam renang',
    body: 'Pilih satu',
    audience: { kind: 'all' },
    poll: {
      options: ['Pagi', 'Sore'],
      weight: 'unit',
      results: 'open',
      closesAt: new Date(test.clock.now + 7 * dayMs).toISOString(),
    },
  });
  await call(resident, 'PUT', `topics/${poll.id}/vote`, { optionId: poll.poll.options[1].id });
});

it('an archive holds what a person reported, replied, rated, began, posted, felt and voted', async () => {
  const parts = await archiveOf(resident);

  expect(parts.tickets).toMatchObject([
    {
      building: 'Gedung Melati',
      unit: 'A-01',
      title: 'Keran bocor',
      details: 'Di dapur',
      state: 'closed',
      rating: 'good',
      rating_reasons: ['fast'],
      reporter_phone: '+6281234567890',
    },
  ]);
  expect(parts.ticketReplies).toMatchObject([{ side: 'resident', body: 'Saya di rumah sampai pukul enam.' }]);
  expect(parts.ticketNotes).toEqual([]);
  expect(parts.topics).toMatchObject([{ kind: 'discussion', title: 'Parkir tamu', body: 'Penuh tiap malam' }]);
  expect(parts.topicReactions).toMatchObject([{ reaction: 'thanks' }]);
  expect(parts.topicVotes).toMatchObject([{ title: 'Jam kolam renang', vote: 'Sore', unit: 'A-01' }]);
});

it('an archive holds nothing that others wrote, neither in tickets nor in topics', async () => {
  const [mine, theirs] = [await archiveOf(resident), await archiveOf(neighbour)];

  const text = JSON.stringify(mine);
  expect(
    ['Teknisi datang besok', 'Kunci di resepsionis', 'Saya juga terganggu'].filter((said) => text.includes(said)),
  ).toEqual([]);
  expect(theirs.topicPosts).toMatchObject([{ side: 'resident', body: 'Saya juga terganggu.' }]);
  expect([theirs.tickets, theirs.ticketReplies, theirs.topics, theirs.topicVotes]).toEqual([[], [], [], []]);
  expect((await archiveOf(manager)).ticketNotes).toMatchObject([{ body: 'Kunci di resepsionis.' }]);
});

it('an account that is gone leaves its tickets under the number of the one who was, without a phone', async () => {
  await confirmStepUp(test, resident);
  await call(resident, 'POST', 'account/erasure');
  test.clock.now += 2 * dayMs;
  await eraseDue(test.context);

  const { rows } = await sql`
    SELECT t.title, t.reporter_name = u.name AS same, t.reporter_name AS name, t.reporter_phone AS phone,
      t.reporter_user_id AS "userId", t.rating, (SELECT count(*)::integer FROM ticket_reply r
        WHERE r.org_id = t.org_id AND r.ticket_id = t.id AND r.author_id IS NULL) AS replies
    FROM ticket t, app_user u WHERE t.id = ${ticketId} AND u.id = ${resident.id}`.execute(test.context.db);
  expect(rows).toEqual([
    {
      title: 'Keran bocor',
      same: true,
      name: expect.stringMatching(/^Pengguna terhapus #\d+$/),
      phone: null,
      userId: null,
      rating: 'good',
      replies: 1,
    },
  ]);
  const found = await sql`SELECT 1 FROM ticket WHERE id = ${ticketId} AND search_key LIKE '%warga%'`.execute(
    test.context.db,
  );
  expect(found.rows).toEqual([]);
});

it('an archive holds what a person wrote in a ticket, and not what the staff made of it for themselves', async () => {
  const { version } = await call(manager, 'GET', `tickets/${ticketId}`);
  await sql`UPDATE ticket SET audience = 'staff' WHERE id = ${ticketId}`.execute(test.context.db);
  expect((await archiveOf(resident)).tickets).toMatchObject([{ title: 'Keran bocor', details: 'Di dapur' }]);

  await sql`UPDATE ticket SET state = 'in-progress' WHERE id = ${ticketId}`.execute(test.context.db);
  const answer = await test.app.inject({
    method: 'PATCH',
    url: `/api/v1/tickets/${ticketId}`,
    headers: { ...manager.bearer, 'if-match': `"${version}"` },
    payload: { details: 'Rahasia petugas' },
  });
  expect(answer.statusCode).toBe(200);
  expect((await archiveOf(resident)).tickets).toMatchObject([{ title: null, details: null }]);
});
