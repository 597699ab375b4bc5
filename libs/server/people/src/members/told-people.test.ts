import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  makeMember,
  makePerson,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { invitationMailQueue, sendInvitationMail } from './invitations/send-invitation-mail.ts';
import { memberCalls } from './testing/member-calls.ts';

let test: TestApp;
let place: TestPlace;
let calls: ReturnType<typeof memberCalls>;

beforeAll(async () => {
  test = await createTestApp({ config: { publicUrl: 'https://imah.test' }, jobs: true });
  await test.context.jobs.createQueue(invitationMailQueue);
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Graha');
  calls = memberCalls(test, place);
  test.mails.length = 0;
});

interface Told {
  readonly kind: string;
  readonly userIds: readonly string[];
  readonly data: unknown;
}
/** What waits to be told in the organisation, oldest first. */
async function told(): Promise<Told[]> {
  const { rows } = await sql<Told>`
    SELECT kind, recipients -> 'userIds' AS "userIds", data FROM notification_outbox
    WHERE org_id = ${place.orgId} ORDER BY at, id`.execute(test.context.db);
  return rows;
}
const doubt = (person: TestPerson) =>
  sql`UPDATE app_user SET email_verified_at = NULL WHERE id = ${person.id}`.execute(test.context.db);
async function invite(person: TestPerson) {
  const groupIds = [(await calls.groupOf(place.owner, 'technician')).id];
  const payload = { email: person.email, groupIds, buildingIds: null, expiresAt: null, locale: 'id' };
  const answer = await calls.send(place.owner, 'POST', '/invitations', { payload });
  expect(answer.statusCode).toBe(201);
  return answer.json().data as { id: string };
}

it('tells a member that their rights changed, and who took part in the organisation no more', async () => {
  const person = await makeMember(test, place, 'Jaga', ['vendor']);
  const member = await calls.memberOf(place.owner, person);
  const { groups, buildingIds, expiresAt } = member;
  const payload = { groupIds: groups.map(({ id }) => id), buildingIds, expiresAt, status: 'suspended' };
  expect(
    (await calls.send(place.owner, 'PUT', `/members/${member.id}`, { version: member.version, payload })).statusCode,
  ).toBe(200);
  const changed = { kind: 'rights-changed', userIds: [person.id], data: { by: 'Owner-Graha' } };
  expect(await told()).toEqual([changed]);

  expect(
    (await calls.send(place.owner, 'DELETE', `/members/${member.id}`, { version: member.version + 1 })).statusCode,
  ).toBe(204);
  expect(await told()).toEqual([changed, changed]);
});

it('tells all who are in a group that its permissions changed, and nobody of another name', async () => {
  const draft = { name: 'Jaga malam', description: '', grants: ['alarm.view'], ticketVisibility: 'own' };
  const made = await calls.send(place.owner, 'POST', '/groups', { payload: draft });
  const group = made.json().data;
  const person = await makeMember(test, place, 'Jaga', ['vendor']);
  await sql`
    UPDATE membership_group SET group_id = ${group.id}
    WHERE org_id = ${place.orgId} AND membership_id = (SELECT id FROM membership WHERE user_id = ${person.id})`.execute(
    test.context.db,
  );

  const renamed = { ...draft, name: 'Jaga siang' };
  await calls.send(place.owner, 'PUT', `/groups/${group.id}`, { version: 1, payload: renamed });
  expect(await told()).toEqual([]);

  const wider = { ...renamed, grants: ['alarm.view', 'unit.view'] };
  await calls.send(place.owner, 'PUT', `/groups/${group.id}`, { version: 2, payload: wider });
  expect(await told()).toEqual([{ kind: 'rights-changed', userIds: [person.id], data: { by: 'Owner-Graha' } }]);
});

it('tells an account of an invitation to its address, once the address is theirs beyond doubt', async () => {
  const unsure = await makePerson(test, 'Belum');
  await doubt(unsure);
  await invite(unsure);
  expect(await told()).toEqual([]);

  const person = await makePerson(test, 'Budi');
  await invite(person);
  expect(await told()).toEqual([
    { kind: 'invitation-received', userIds: [person.id], data: { inviter: 'Owner-Graha' } },
  ]);
});

it('tells who invited a person that they came', async () => {
  const person = await makePerson(test, 'Budi');
  const { id } = await invite(person);
  await sendInvitationMail(test.context, { orgId: place.orgId, invitationId: id });
  const token = /undangan=([\w-]+)/.exec(test.mails[0]?.text ?? '')?.[1];

  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/v1/invitations/accept',
    headers: person.bearer,
    payload: { token },
  });

  expect(answer.statusCode).toBe(200);
  expect(await told()).toEqual([
    { kind: 'invitation-received', userIds: [person.id], data: { inviter: 'Owner-Graha' } },
    { kind: 'invitation-accepted', userIds: [place.owner.id], data: { invitee: 'Budi' } },
  ]);
});
