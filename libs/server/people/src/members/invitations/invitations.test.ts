import type { Invitation, InvitationOffer } from '@imah/contract/members';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePerson,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../../testing/test-app.ts';
import { hashToken } from '@imah/server-platform/sessions';
import { memberCalls } from '../testing/member-calls.ts';
import { invitationMailQueue, sendInvitationMail } from './send-invitation-mail.ts';

const day = 86_400_000;
let test: TestApp;
let place: TestPlace;
let calls: ReturnType<typeof memberCalls>;
let groupId: string;
let started: number;

beforeAll(async () => {
  test = await createTestApp({ config: { publicUrl: 'https://imah.test' }, jobs: true });
  await test.context.jobs.createQueue(invitationMailQueue);
  started = test.clock.now;
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = started;
  place = await makePlace(test, 'Graha');
  calls = memberCalls(test, place);
  groupId = (await calls.groupOf(place.owner, 'technician')).id;
  test.mails.length = 0;
  test.liveCalls.length = 0;
});

const draftFor = (email: string, change: Record<string, unknown> = {}) => ({
  email,
  groupIds: [groupId],
  buildingIds: [place.buildingId],
  expiresAt: null,
  locale: 'id',
  ...change,
});
const invite = (email: string, change: Record<string, unknown> = {}, as: TestPerson = place.owner) =>
  calls.send(as, 'POST', '/invitations', { payload: draftFor(email, change) });

/** Runs the newest job of an invitation, and reads the token out of the mail. Calls of other tests left theirs. */
async function mailed(invitationId: string): Promise<string> {
  const jobs = await test.context.jobs.fetch<{ orgId: string; invitationId: string }>(invitationMailQueue, {
    batchSize: 50,
  });
  await test.context.jobs.complete(
    invitationMailQueue,
    jobs.map(({ id }) => id),
  );
  const job = jobs.find(({ data }) => data.invitationId === invitationId);
  if (job === undefined) throw new Error('no mail was asked for');
  await sendInvitationMail(test.context, job.data);
  return /undangan=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? 'no token in the mail';
}
const invited = async (email: string, change: Record<string, unknown> = {}) => {
  const { data } = (await invite(email, change)).json<{ data: Invitation }>();
  return { invitation: data, token: await mailed(data.id) };
};
const answer = (name: 'read' | 'accept' | 'decline', token: string, as?: TestPerson) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/invitations/${name}`,
    payload: { token },
    ...(as === undefined ? {} : { headers: as.bearer }),
  });
const statusOf = async (email: string) =>
  (await calls.get<{ data: Invitation[] }>(place.owner, '/invitations')).data
    .filter((row) => row.email === email)
    .map(({ status }) => status);

describe('an invitation', () => {
  it('goes out by mail with a link to this installation, of which only the hash is kept', async () => {
    const { invitation, token } = await invited('budi@imah.test');

    expect(invitation).toEqual({
      id: expect.any(String),
      email: 'budi@imah.test',
      groups: [{ id: groupId, name: 'Teknisi' }],
      buildingIds: [place.buildingId],
      memberExpiresAt: null,
      locale: 'id',
      status: 'pending',
      sentAt: null,
      expiresAt: new Date(started + 7 * day).toISOString(),
      invitedBy: 'Owner-Graha',
      createdAt: new Date(started).toISOString(),
    });
    expect(test.mails).toEqual([
      {
        to: 'budi@imah.test',
        subject: 'Undangan bergabung dengan Graha di Imah',
        text: expect.stringContaining(`https://imah.test/register?undangan=${token}\n\nTautan berlaku 7 hari.`),
      },
    ]);
    const { rows } = await sql<{ hash: Buffer; sentAt: Date }>`
      SELECT token_hash AS hash, sent_at AS "sentAt" FROM invitation WHERE id = ${invitation.id}`.execute(
      test.context.db,
    );
    expect(rows).toEqual([{ hash: hashToken(token), sentAt: new Date(started) }]);
  });

  it('is sent by nobody whose own address is unverified, neither first nor again', async () => {
    const { invitation } = await invited(`diundang-${place.orgId}@imah.test`);
    await sql`UPDATE app_user SET email_verified_at = NULL WHERE id = ${place.owner.id}`.execute(test.context.db);

    const answers = [
      await invite('lain@imah.test'),
      await calls.send(place.owner, 'POST', `/invitations/${invitation.id}/resend`, { payload: { locale: 'id' } }),
    ];

    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [403, 'EMAIL_BELUM_DIVERIFIKASI'],
      [403, 'EMAIL_BELUM_DIVERIFIKASI'],
    ]);
    await sql`UPDATE app_user SET email_verified_at = now() WHERE id = ${place.owner.id}`.execute(test.context.db);
  });

  it('has nothing of a name that can be pressed, even of one from before names were checked', async () => {
    const rename = (name: string) =>
      sql`UPDATE organization SET name = ${name} WHERE id = ${place.orgId}`.execute(test.context.db);
    await rename('Bank Anda\r\n\r\nKlik https://evil.example/masuk');
    await invited('korban-surat@imah.test');
    await rename('Graha');

    const mail = test.mails.at(-1);
    expect(mail?.subject).toBe('Undangan bergabung dengan Bank Anda Klik https :// evil . example/masuk di Imah');
    expect(mail?.text).not.toContain('https://evil');
  });

  it('is written in the language of the account, else in the one that was chosen', async () => {
    const person = await makePerson(test, 'Ana', 'en');
    await invited(person.email);
    await invited('baru@imah.test', { locale: 'en' });
    await invited('lama@imah.test');

    expect(test.mails.map(({ subject }) => subject)).toEqual([
      'Invitation to join Graha on Imah',
      'Invitation to join Graha on Imah',
      'Undangan bergabung dengan Graha di Imah',
    ]);
  });

  it('tells its holder who invites, where and as what, and whether there is an account', async () => {
    const { token } = await invited('budi@imah.test');

    const offer = (await answer('read', token)).json<{ data: InvitationOffer }>().data;

    expect(offer).toEqual({
      orgName: 'Graha',
      invitedBy: 'Owner-Graha',
      email: 'budi@imah.test',
      groups: ['Teknisi'],
      place: null,
      status: 'pending',
      expiresAt: new Date(started + 7 * day).toISOString(),
      hasAccount: false,
    });
    expect((await answer('read', 'tebakan')).statusCode).toBe(410);
  });

  it('is for nobody who is a member, and a second one to the same address replaces the first', async () => {
    const member = await makeMember(test, place, 'Sudah', ['vendor']);
    const refused = await invite(member.email.toUpperCase());
    const first = await invited('dua@imah.test');
    await invited('dua@imah.test');

    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { email: ['Orang dengan email ini sudah menjadi anggota'] },
    ]);
    expect(await statusOf('dua@imah.test')).toEqual(['pending', 'revoked']);
    expect((await answer('read', first.token)).json().data.status).toBe('revoked');
  });

  it('gives nobody more than the person who invites has', async () => {
    const administrator = await makeMember(test, place, 'Admin', ['administrator']);
    const here = await makeMember(test, place, 'Setempat', ['building-manager'], [place.buildingId]);
    const owners = await calls.groupOf(place.owner, 'owner');

    const answers = [
      await invite('a@imah.test', { groupIds: [owners.id] }, administrator),
      await invite('a@imah.test', { buildingIds: null }, here),
    ];

    expect(answers.map((one) => [one.statusCode, one.json().code])).toEqual(answers.map(() => [403, 'HAK_MELEBIHI']));
    expect((await invite('a@imah.test', {}, here)).statusCode).toBe(201);
  });
});

describe('its answer', () => {
  it('makes the person a member in the groups and buildings named, and their address is verified', async () => {
    const person = await makePerson(test, 'Budi');
    const until = new Date(started + 30 * day).toISOString();
    const { token } = await invited(person.email, { expiresAt: until });

    const accepted = await answer('accept', token, person);

    expect([accepted.statusCode, accepted.json()]).toEqual([200, { data: { orgId: place.orgId } }]);
    const member = await calls.memberOf(place.owner, person);
    expect([member.groups, member.buildingIds, member.expiresAt]).toEqual([
      [{ id: groupId, name: 'Teknisi' }],
      [place.buildingId],
      until,
    ]);
    const { data } = (await test.app.inject({ url: '/api/v1/auth/whoami', headers: person.bearer })).json();
    expect([data.emailVerified, data.memberships.length]).toEqual([true, 1]);
    expect(test.liveCalls).toEqual([`publish imah/v1/u/${person.id}/access`, `refresh ${person.id}`]);
    expect(await statusOf(person.email)).toEqual(['accepted']);
    expect((await answer('accept', token, person)).statusCode).toBe(410);
  });

  it('counts only from the account of the address it was sent to', async () => {
    const { token } = await invited('budi@imah.test');
    const other = await makePerson(test, 'Lain');

    const refused = await answer('accept', token, other);

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'UNDANGAN_EMAIL_LAIN']);
    expect((await answer('accept', token)).statusCode).toBe(401);
    expect(await statusOf('budi@imah.test')).toEqual(['pending']);
  });

  it('is given once, also when it is given twice at the same moment', async () => {
    const person = await makePerson(test, 'Kembar');
    const { token } = await invited(person.email);

    const answers = await Promise.all([answer('accept', token, person), answer('accept', token, person)]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  it('may be no, without an account', async () => {
    const { token } = await invited('budi@imah.test');

    expect((await answer('decline', token)).statusCode).toBe(204);
    expect(await statusOf('budi@imah.test')).toEqual(['declined']);
    expect((await answer('decline', token)).statusCode).toBe(410);
  });

  it('comes too late after seven days, until the invitation is sent again with a new link', async () => {
    const person = await makePerson(test, 'Telat');
    const { invitation, token } = await invited(person.email);
    test.clock.now = started + 7 * day;
    await sql`UPDATE session SET expires_at = ${new Date(started + 30 * day)}`.execute(test.context.db);

    expect((await answer('accept', token, person)).statusCode).toBe(410);
    expect(await statusOf(person.email)).toEqual(['expired']);
    const again = await calls.send(place.owner, 'POST', `/invitations/${invitation.id}/resend`, {
      payload: { locale: 'id' },
    });
    const next = await mailed(invitation.id);

    expect([again.statusCode, again.json().data.status]).toEqual([200, 'pending']);
    expect((await answer('accept', token, person)).statusCode).toBe(410);
    expect((await answer('accept', next, person)).statusCode).toBe(200);
  });
});

describe('an invitation that is taken back', () => {
  it('is worth nothing, and its mail does not go out any more', async () => {
    const person = await makePerson(test, 'Batal');
    const { invitation, token } = await invited(person.email);
    const path = `/invitations/${invitation.id}`;

    const answers = [await calls.send(place.owner, 'DELETE', path), await calls.send(place.owner, 'DELETE', path)];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await answer('accept', token, person)).statusCode).toBe(410);
    expect((await calls.send(place.owner, 'POST', `${path}/resend`, { payload: { locale: 'id' } })).statusCode).toBe(
      409,
    );
    test.mails.length = 0;
    await sendInvitationMail(test.context, { orgId: place.orgId, invitationId: invitation.id });
    expect(test.mails).toEqual([]);
  });

  it('cannot be one that was accepted', async () => {
    const person = await makePerson(test, 'Jadi');
    const { invitation, token } = await invited(person.email);
    await answer('accept', token, person);

    expect((await calls.send(place.owner, 'DELETE', `/invitations/${invitation.id}`)).statusCode).toBe(409);
  });
});

it('keeps a group that an invitation leads into', async () => {
  const draft = { name: 'Satpam', description: '', grants: ['alarm.view'], ticketVisibility: 'building' };
  const { id } = (await calls.send(place.owner, 'POST', '/groups', { payload: draft })).json().data;
  const { invitation } = await invited('budi@imah.test', { groupIds: [id] });
  const remove = async () => (await calls.send(place.owner, 'DELETE', `/groups/${id}`, { version: 1 })).statusCode;

  const offered = await remove();
  await calls.send(place.owner, 'DELETE', `/invitations/${invitation.id}`);

  expect([offered, await remove()]).toEqual([409, 204]);
});

it('lists invitations newest first, by status, page after page', async () => {
  for (const name of ['a', 'b', 'c']) {
    test.clock.now += 1000;
    await invite(`${name}@imah.test`);
  }

  const first = await calls.get<{ data: Invitation[]; meta: { nextCursor: string } }>(
    place.owner,
    '/invitations?limit=2',
  );
  const rest = await calls.get<{ data: Invitation[] }>(
    place.owner,
    `/invitations?limit=2&cursor=${first.meta.nextCursor}`,
  );
  const accepted = await calls.get<{ data: Invitation[] }>(place.owner, '/invitations?status=accepted');

  expect([first, rest, accepted].map(({ data }) => data.map(({ email }) => email))).toEqual([
    ['c@imah.test', 'b@imah.test'],
    ['a@imah.test'],
    [],
  ]);
});
