import type { Endpoint } from '@imah/contract/core';
import { type EndpointName, endpoints } from '@imah/contract/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makePlace, type TestPlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

// Object.entries forgets that its keys are the names of the endpoints.
const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const guarded = all.filter(([, { verifiedEmail }]) => verifiedEmail === true);

/** Calls that look as if they reached strangers, and why whoever has shown no address may make them all the same. */
const free: Readonly<Partial<Record<EndpointName, string>>> = {
  sendVerification: 'it is how the address is shown to be theirs',
  changeEmail: 'a mistyped address is put right by it; a reset of the password ends the wish',
  sendCommand: 'it goes to a device',
  issueDeviceCredential:
    'it lets a device of the building in, as itself and nobody else; who may change the device revokes it',
  issueBuildingCredential:
    'it lets devices of the building speak, which count for nothing until they are adopted; who may change devices revokes it',
  sendUploadPart: 'it stays here',
  sendPlanPicture: 'it stays here',
  addOccupancy: 'an address is noted; nobody is written to',
  createVendor: 'an address is noted; nobody is written to',
  updateVendor: 'an address is noted; nobody is written to',
  updatePerson: 'an address is noted; nobody is written to',
  rotateLiveSecret: 'it opens what the session opens, and ends with a reset of the password',
  startSecondFactor: 'it is shown once, to who protects their own account',
  acceptInvitation: 'its handler asks for the very address that was invited',
};

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Graha');
  await sql`UPDATE app_user SET email_verified_at = NULL WHERE id = ${place.owner.id}`.execute(test.context.db);
});
afterAll(() => test.close());

async function call({ method, path }: Endpoint): Promise<[number, string]> {
  const ids: Readonly<Record<string, string>> = { orgId: place.orgId, buildingId: place.buildingId };
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? place.orgId);
  const answer = await test.app.inject({ method, url, headers: place.owner.bearer });
  return [answer.statusCode, answer.json().code];
}

describe('a person who has not shown that the address is theirs', () => {
  it.each(guarded)('is refused %s, though they own the organisation', async (_, endpoint) => {
    expect(await call(endpoint)).toEqual([403, 'EMAIL_BELUM_DIVERIFIKASI']);
  });

  it.each(guarded)('gets to %s once they have', async (_, endpoint) => {
    const set = (at: Date | null) =>
      sql`UPDATE app_user SET email_verified_at = ${at} WHERE id = ${place.owner.id}`.execute(test.context.db);
    await set(new Date(test.clock.now));
    const [, code] = await call(endpoint);
    await set(null);

    expect(code).not.toBe('EMAIL_BELUM_DIVERIFIKASI');
  });
});

it('asks for a verified address wherever others are written to, or a token, link or secret is handed out', () => {
  const reaches = all.filter(([name, { access, method, body, response }]) => {
    if (access.kind === 'public' || method === 'GET') return false;
    const sends = /^(?:re)?(?:send|invite)|[iI]nvitation$/.test(name) && method !== 'DELETE';
    return sends || names(body).includes('email') || names(response.schema).some((key) => handedOut.has(key));
  });
  const decided = new Set([...guarded.map(([name]) => name), ...Object.keys(free)]);

  expect(reaches.map(([name]) => name).filter((name) => !decided.has(name))).toEqual([]);
  // What neither rule finds any more has no place in the list.
  expect(Object.keys(free).filter((name) => !reaches.some(([found]) => found === name))).toEqual([]);
  expect(guarded.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'createApiToken',
      'createInvitation',
      'createInvitations',
      'importOccupants',
      'inviteOccupants',
      'inviteToHousehold',
      'renewHouseholdInvitation',
      'resendInvitation',
    ]),
  );
});

const handedOut: ReadonlySet<string> = new Set(['token', 'link', 'secret']);

/** The names of all fields of a schema, however deep. */
function names(schema: z.ZodMiniType | undefined): string[] {
  if (schema === undefined) return [];
  const json = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
  return [...json.matchAll(/"(\w+)":\{/g)].flatMap(([, name]) => name ?? []);
}
