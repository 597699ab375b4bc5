import { randomUUIDv7 } from 'node:crypto';
import type { AuditRow } from '@imah/contract/audit';
import type { Whoami } from '@imah/contract/identity';
import type { Group } from '@imah/contract/members';
import type { TicketCategorySetting, TicketRow } from '@imah/contract/tickets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmStepUp, makePlace, type TestApp, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Graha');
});

/** A call of the owner, who reads in this language. */
const call = (
  language: 'id' | 'en',
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  version?: number,
) =>
  test.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: {
      ...place.owner.bearer,
      'imah-language': language,
      ...(method === 'POST' ? { 'idempotency-key': randomUUIDv7() } : {}),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
const read = async <T>(language: 'id' | 'en', path: string): Promise<T> => {
  const answer = await call(language, 'GET', path);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: T }>().data;
};
const groups = (language: 'id' | 'en') => read<Group[]>(language, `/organizations/${place.orgId}/groups`);
const categories = (language: 'id' | 'en') =>
  read<TicketCategorySetting[]>(language, `/organizations/${place.orgId}/ticket-category-settings`);
const technicians = async (language: 'id' | 'en') =>
  (await groups(language)).find(({ defaultKey }) => defaultKey === 'technician');
const water = async (language: 'id' | 'en') => {
  const found = (await categories(language)).find(({ key }) => key === 'water');
  if (found === undefined) throw new Error('no category for water');
  return found;
};
const saveGroup = async (language: 'id' | 'en', name: string) => {
  await confirmStepUp(test, place.owner);
  const group = await technicians(language);
  if (group === undefined) throw new Error('no technicians');
  const { description, grants, ticketVisibility, version } = group;
  const payload = { name, description, grants, ticketVisibility };
  const answer = await call('en', 'PUT', `/organizations/${place.orgId}/groups/${group.id}`, payload, version);
  expect(answer.statusCode).toBe(200);
};
const saveCategory = async (name: string) => {
  const { id, photo, residentPriority, state, version } = await water('id');
  const payload = { name, photo, residentPriority, state };
  const path = `/organizations/${place.orgId}/ticket-categories/${id}`;
  return call('en', 'PUT', path, payload, version);
};

describe('groups that nobody renamed', () => {
  it('are named in the language of the reader, and in its order', async () => {
    expect((await groups('en')).map(({ name }) => name)).toEqual([
      'Administrator',
      'Building manager',
      'Finance',
      'Organisation owner',
      'Reception',
      'Resident',
      'Supervisor',
      'Technician',
      'Vendor',
    ]);
    expect((await groups('id')).map(({ name }) => name)).toContain('Manajer Gedung');
  });

  it('keep both names when somebody saves them under the one that is shown', async () => {
    await saveGroup('en', 'Technician');

    expect([(await technicians('id'))?.name, (await technicians('en'))?.name]).toEqual(['Teknisi', 'Technician']);
  });

  it('stand under the name that the organisation gave them, in every language', async () => {
    await saveGroup('id', 'Regu perbaikan');

    expect([(await technicians('id'))?.name, (await technicians('en'))?.name]).toEqual([
      'Regu perbaikan',
      'Regu perbaikan',
    ]);
  });

  it('leave neither of their names to another group', async () => {
    await confirmStepUp(test, place.owner);
    const payload = { name: 'technician', description: '', grants: ['alarm.view'], ticketVisibility: 'building' };

    const answer = await call('id', 'POST', `/organizations/${place.orgId}/groups`, payload);

    expect([answer.statusCode, answer.json().errors]).toEqual([422, { name: ['Nama ini sudah dipakai'] }]);
  });

  it('are named so to their members and in the history', async () => {
    await saveGroup('en', 'Technician');

    const { memberships } = await read<Whoami>('en', '/auth/whoami');
    const audit = await read<AuditRow[]>('en', `/organizations/${place.orgId}/audit`);

    expect(memberships.map((membership) => membership.groups.map(({ name }) => name))).toEqual([
      ['Organisation owner'],
    ]);
    expect(audit.filter(({ entity }) => entity === 'group').map(({ record }) => record)).toEqual(['Technician']);
  });
});

describe('categories that nobody renamed', () => {
  it('are named in the language of the reader, on tickets and in files too', async () => {
    const { id: categoryId } = await water('id');
    const draft = { title: 'Keran bocor', categoryId };
    expect((await call('id', 'POST', `/buildings/${place.buildingId}/tickets`, draft)).statusCode).toBe(201);

    const rows = await read<TicketRow[]>('en', `/tickets?orgId=${place.orgId}`);
    const file = await call('en', 'GET', `/buildings/${place.buildingId}/ticket-file?format=csv`);

    expect((await categories('en')).map(({ name }) => name).slice(0, 3)).toEqual([
      'Electricity',
      'Water and pipes',
      'Air conditioning and ventilation',
    ]);
    expect(rows.map(({ category }) => category?.name)).toEqual(['Water and pipes']);
    expect(file.body).toContain('"Water and pipes"');
  });

  it('stand under the name that the organisation gave them, in every language', async () => {
    expect((await saveCategory('Pipa dan pompa')).statusCode).toBe(200);

    expect([(await water('id')).name, (await water('en')).name]).toEqual(['Pipa dan pompa', 'Pipa dan pompa']);
  });

  it('leave neither of their names to another category', async () => {
    const answer = await saveCategory('Electricity');

    expect([answer.statusCode, answer.json().errors]).toEqual([422, { name: ['This name is taken'] }]);
  });
});
