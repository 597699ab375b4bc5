import type { Invitation, InvitationResult } from '@imah/contract/members';
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
import { memberCalls } from '../testing/member-calls.ts';
import { invitationMailQueue } from './send-invitation-mail.ts';

let test: TestApp;
let place: TestPlace;
let calls: ReturnType<typeof memberCalls>;
let groupId: string;

beforeAll(async () => {
  test = await createTestApp({ config: { publicUrl: 'https://imah.test' }, jobs: true });
  await test.context.jobs.createQueue(invitationMailQueue);
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Graha');
  calls = memberCalls(test, place);
  groupId = (await calls.groupOf(place.owner, 'technician')).id;
});

const inviteAll = (emails: readonly string[], change: Record<string, unknown> = {}, as: TestPerson = place.owner) =>
  calls.send(as, 'POST', '/invitations/many', {
    payload: { emails, groupIds: [groupId], buildingIds: [place.buildingId], expiresAt: null, locale: 'id', ...change },
  });
const outcomes = async (emails: readonly string[]) => {
  const { data } = (await inviteAll(emails)).json<{ data: InvitationResult[] }>();
  return data.map(({ email, outcome }) => [email, outcome]);
};
const listed = async () => {
  const { data } = await calls.get<{ data: Invitation[] }>(place.owner, '/invitations');
  return data
    .map(({ email, status }) => [email, status] as const)
    .toSorted((one, other) => one.join(' ').localeCompare(other.join(' ')));
};
async function mailedFor(ids: readonly (string | null)[]): Promise<number> {
  const jobs = await test.context.jobs.fetch<{ invitationId: string }>(invitationMailQueue, { batchSize: 200 });
  return jobs.filter(({ data }) => ids.includes(data.invitationId)).length;
}

describe('inviting many people at once', () => {
  it('invites each right address once and says of every other why not, in the order they were sent', async () => {
    const member = await makeMember(test, place, 'Joko', ['vendor']);
    await inviteAll(['lama@contoh.id']);

    expect(
      await outcomes([
        ' Sari@Contoh.ID ',
        'bukan alamat',
        member.email,
        'lama@contoh.id',
        'sari@contoh.id',
        'budi@contoh.id',
      ]),
    ).toEqual([
      ['sari@contoh.id', 'invited'],
      ['bukan alamat', 'wrong-address'],
      [member.email, 'member'],
      ['lama@contoh.id', 'waiting'],
      ['sari@contoh.id', 'repeated'],
      ['budi@contoh.id', 'invited'],
    ]);
    expect(await listed()).toEqual([
      ['budi@contoh.id', 'pending'],
      ['lama@contoh.id', 'pending'],
      ['sari@contoh.id', 'pending'],
    ]);
  });

  it('sends each of them their mail, and writes each down in the audit', async () => {
    const { data } = (await inviteAll(['satu@contoh.id', 'dua@contoh.id'])).json<{ data: InvitationResult[] }>();
    const ids = data.map(({ invitationId }) => invitationId);

    expect(await mailedFor(ids)).toBe(2);
    const { rows: audits } = await sql<{ action: string; entity_id: string }>`
      SELECT action, entity_id FROM audit_event
      WHERE org_id = ${place.orgId} AND entity = 'invitation' ORDER BY at, entity_id`.execute(test.context.db);
    expect(audits).toEqual(ids.map((id) => ({ action: 'create', entity_id: id })));
  });

  it('invites again who let an invitation run out, and the former is worth nothing', async () => {
    await inviteAll(['lama@contoh.id']);
    await sql`UPDATE invitation SET expires_at = ${new Date(test.clock.now - 1)} WHERE org_id = ${place.orgId}`.execute(
      test.context.db,
    );

    expect(await outcomes(['lama@contoh.id'])).toEqual([['lama@contoh.id', 'invited']]);
    expect(await listed()).toEqual([
      ['lama@contoh.id', 'pending'],
      ['lama@contoh.id', 'revoked'],
    ]);
  });

  it.each([
    ['only certain buildings without one', { buildingIds: [] }, 'buildingIds'],
    ['no group', { groupIds: [] }, 'groupIds'],
    ['an end that is over', { expiresAt: '2020-01-01T00:00:00.000Z' }, 'expiresAt'],
    ['nobody', { emails: [] }, 'emails'],
    ['more than a hundred', { emails: Array.from({ length: 101 }, (_, n) => `orang${n}@contoh.id`) }, 'emails'],
  ])('refuses %s at its field, and invites nobody', async (_name, change, field) => {
    const answer = await inviteAll(['sari@contoh.id'], change);

    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    expect(await listed()).toEqual([]);
  });

  it('invites nobody into rights that the inviter does not have', async () => {
    const weak = await makeMember(test, place, 'Wakil', ['building-manager'], [place.buildingId]);

    expect((await inviteAll(['sari@contoh.id'], { buildingIds: null }, weak)).statusCode).toBe(403);
    expect(await listed()).toEqual([]);
  });

  it.each([
    ['may not invite', () => makeMember(test, place, 'Pengawas', ['supervisor']), 403],
    ['is of another organisation', () => makePerson(test, 'Orang lain'), 404],
  ])('refuses who %s', async (_name, make, status) => {
    expect((await inviteAll(['sari@contoh.id'], {}, await make())).statusCode).toBe(status);
  });

  it('asks once more who it is', async () => {
    const answer = await calls.send(place.owner, 'POST', '/invitations/many', {
      confirmed: 'no',
      payload: { emails: ['a@b.id'], groupIds: [groupId], buildingIds: null, expiresAt: null, locale: 'id' },
    });

    expect([answer.statusCode, answer.json<{ error: { code: string } }>()]).toEqual([403, expect.anything()]);
  });
});

describe('taking many invitations back', () => {
  const revokeAll = (invitationIds: readonly (string | null)[], as: TestPerson = place.owner) =>
    calls.send(as, 'POST', '/invitations/revoke', { payload: { invitationIds } });

  it('takes back those that are open, and says how many', async () => {
    const { data } = (await inviteAll(['a@contoh.id', 'b@contoh.id'])).json<{ data: InvitationResult[] }>();
    const ids = data.map(({ invitationId }) => invitationId);

    expect((await revokeAll(ids)).json()).toEqual({ data: { revoked: 2 } });
    expect((await revokeAll(ids)).json()).toEqual({ data: { revoked: 0 } });
    expect(await listed()).toEqual([
      ['a@contoh.id', 'revoked'],
      ['b@contoh.id', 'revoked'],
    ]);
  });

  it('leaves those of another organisation, and those into buildings that the actor does not reach', async () => {
    const other = await makePlace(test, 'Lain');
    const { data } = (await inviteAll(['a@contoh.id'], { buildingIds: null })).json<{ data: InvitationResult[] }>();
    const ids = data.map(({ invitationId }) => invitationId);
    const near = await makeMember(test, place, 'Setempat', ['administrator'], [place.buildingId]);

    expect((await revokeAll(ids, near)).json()).toEqual({ data: { revoked: 0 } });
    const elsewhere = await memberCalls(test, other).send(other.owner, 'POST', '/invitations/revoke', {
      payload: { invitationIds: ids },
    });
    expect(elsewhere.json()).toEqual({ data: { revoked: 0 } });
    expect(await listed()).toEqual([['a@contoh.id', 'pending']]);
  });
});
