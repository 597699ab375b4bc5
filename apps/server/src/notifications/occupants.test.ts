import { randomUUIDv7 } from 'node:crypto';
import { sendToOccupants } from '@imah/server-notifications';
import { type CloudApi, startCloudApi } from '@imah/server-notifications/testing';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

let api: CloudApi;
let test: TestApp;
let place: TestPlace;
let sari: TestPerson;
let unitId: string;
let ani: { id: string; version: number };

beforeAll(async () => {
  api = await startCloudApi();
  test = await createTestApp({ config: { whatsapp: api.account } });
  place = await makePlace(test, 'Graha');
  sari = await makeMember(test, place, 'Sari', ['owner']);
  unitId = await makeUnit(test, place, 'A-101', null);
  const stay = await ask('POST', `/buildings/${place.buildingId}/units/${unitId}/occupancies`, {
    person: { name: 'Ani', phone: '+628123456789' },
    role: 'tenant',
    from: '2026-01-01',
    isBillingParty: true,
  });
  ani = stay.json().data.person;
});
afterAll(async () => {
  await test.close();
  await api.close();
});
beforeEach(() => void (api.taken.length = 0));

const ask = (method: 'GET' | 'POST' | 'PATCH', url: string, payload: object, version?: number) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: {
      ...sari.bearer,
      ...(method === 'POST' ? { 'idempotency-key': randomUUIDv7() } : {}),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    payload,
  });
async function change(payload: object) {
  const answer = await ask('PATCH', `/buildings/${place.buildingId}/people/${ani.id}`, payload, ani.version);
  if (answer.statusCode === 200) ani = answer.json().data;
  return answer;
}
const texts = () => api.taken.map(({ template, text }) => [template, text.split('\n')[0]]);

it('is told of the report that was made for them, and of what their building is told, once they agreed', async () => {
  const agreed = await change({ whatsapp: true });
  expect(agreed.json().data.whatsapp).toMatchObject({ state: 'agreed', by: 'Sari', last: null });

  const reported = await ask('POST', `/buildings/${place.buildingId}/tickets`, {
    title: 'AC bocor',
    unitId,
    reporter: { name: 'Ani', phone: '+628123456789' },
  });
  const { id, number, version } = reported.json().data;
  const begun = await ask('POST', `/tickets/${id}/moves`, { to: 'in-progress' }, version);
  await ask('POST', `/tickets/${id}/moves`, { to: 'resolved', note: 'Sudah diganti.' }, begun.json().data.version);
  const told = await ask('POST', `/buildings/${place.buildingId}/topics`, {
    kind: 'announcement',
    title: 'Air mati besok',
    body: 'Pukul 09.00.',
    audience: { kind: 'all', ids: [] },
  });
  expect([reported.statusCode, begun.statusCode, told.statusCode]).toEqual([201, 200, 201]);
  await sendToOccupants(test.context);

  expect(texts()).toEqual([
    [
      'imah_occupant_report_begun',
      `Kabar dari pengelola Gedung Graha: laporan Anda "AC bocor" (${number}) mulai dikerjakan.`,
    ],
    ['imah_occupant_report_resolved', expect.stringContaining('selesai dikerjakan. Bila belum beres')],
    ['imah_occupant_announcement', expect.stringContaining('Pengumuman dari pengelola')],
  ]);
});

it('ends with another number, which has to be asked for anew', async () => {
  const moved = await change({ phone: '+628129999999' });
  expect(moved.json().data.whatsapp).toMatchObject({ state: 'withdrawn' });

  expect((await change({ phone: null, whatsapp: true })).json().errors).toHaveProperty('phone');
  expect((await change({ whatsapp: true })).json().data.whatsapp).toMatchObject({ state: 'agreed' });
});
