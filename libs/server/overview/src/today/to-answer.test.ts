import type { Today } from '@imah/contract/today';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeTicket,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Jawab');
});
afterAll(() => test.close());

const reasonsOf = async (person: TestPerson) => {
  const today: Today = (await test.app.inject({ url: '/api/v1/today', headers: person.bearer })).json().data;
  return today.items.flatMap((item) => (item.kind === 'ticket' ? [`${item.reason} ${item.ticket.title}`] : []));
};
const make = async (
  title: string,
  reporter: TestPerson,
  columns: { state: string; reason?: string; audience?: 'staff' },
) => {
  const { state, reason = null, audience = 'resident' } = columns;
  const id = await makeTicket(test, place, { title, reporterId: reporter.id, audience });
  await sql`UPDATE ticket SET state = ${state}, waiting_reason = ${reason} WHERE id = ${id}`.execute(test.context.db);
  return id;
};

it('a report whose work waits for its reporter waits for them today, the longest first and before a repair to rate', async () => {
  const resident = await makeMember(test, place, 'Penghuni', ['resident'], [place.buildingId]);
  const neighbour = await makeMember(test, place, 'Tetangga', ['resident'], [place.buildingId]);
  await make('Dinilai', resident, { state: 'resolved' });
  const later = await make('Kapan di rumah', resident, { state: 'waiting', reason: 'resident' });
  await make('Warna cat', resident, { state: 'waiting', reason: 'resident' });
  await make('Suku cadang', resident, { state: 'waiting', reason: 'part' });
  await make('Berjalan', resident, { state: 'in-progress' });
  await make('Milik staf', resident, { state: 'waiting', reason: 'resident', audience: 'staff' });
  await sql`UPDATE ticket SET updated_at = ${new Date(test.clock.now + 60_000)} WHERE id = ${later}`.execute(
    test.context.db,
  );

  expect(await reasonsOf(resident)).toEqual(['to-answer Warna cat', 'to-answer Kapan di rumah', 'to-rate Dinilai']);
  expect(await reasonsOf(neighbour)).toEqual([]);
});

it('a report of somebody who gives tickets out is work to them, not a question', async () => {
  const manager = await makeMember(test, place, 'Manajer', ['building-manager'], [place.buildingId]);
  await sql`DELETE FROM ticket`.execute(test.context.db);
  await make('Laporan manajer', manager, { state: 'waiting', reason: 'resident' });

  expect(await reasonsOf(manager)).toEqual(['unassigned Laporan manajer']);
});
