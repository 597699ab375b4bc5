import { randomUUIDv7 } from 'node:crypto';
import type { PolicySubject } from '@imah/contract/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDevice, makePlace, makeTicket, makeUnit, type TestPlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { resolveTarget, subjectParams } from './resolve-target.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
});
afterAll(() => test.close());

const resolve = (subject: PolicySubject, id: string) => resolveTarget(test.context.db, subject, id);

it('finds the organisation and building of each subject', async () => {
  const { orgId, buildingId } = place;
  const deviceId = await makeDevice(test, place, { name: 'Pompa' });

  expect(await resolve('organization', orgId)).toEqual({ orgId });
  expect(await resolve('building', buildingId)).toEqual({ orgId, buildingId });
  expect(await resolve('device', deviceId)).toEqual({ orgId, buildingId });
});

it('finds the unit of a device that stands in one', async () => {
  const unitId = await makeUnit(test, place, 'A-01', null);
  const deviceId = await makeDevice(test, place, { name: 'Meter', unitId });

  expect(await resolve('device', deviceId)).toEqual({ orgId: place.orgId, buildingId: place.buildingId, unitId });
});

it('finds whose a ticket is: not the people of its unit where only its work is asked about, or it is for the staff', async () => {
  const { orgId, buildingId, owner } = place;
  const unitId = await makeUnit(test, place, 'A-02', null);
  const open = await makeTicket(test, place, { unitId, reporterId: owner.id });
  const hidden = await makeTicket(test, place, { unitId, reporterId: owner.id, audience: 'staff' });

  expect(await resolve('ticket', open)).toEqual({
    orgId,
    buildingId,
    unitId,
    at: test.clock.now,
    ownerIds: [owner.id],
  });
  expect(await resolve('ticketWork', open)).toEqual({ orgId, buildingId, ownerIds: [] });
  expect(await resolve('ticket', hidden)).toEqual({ orgId, buildingId, ownerIds: [] });
});

it('finds nothing under an id of another kind or of nothing', async () => {
  const subjects = Object.keys(subjectParams) as PolicySubject[];
  const found = [];
  for (const subject of subjects) found.push(await resolve(subject, randomUUIDv7()));
  found.push(await resolve('building', place.orgId), await resolve('device', place.buildingId));

  expect(new Set(found)).toEqual(new Set([null]));
  expect(found.length).toBe(subjects.length + 2);
});
