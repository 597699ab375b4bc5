import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePlace, makeUnit, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { Occupancy } from '@imah/contract/people';
import { createTestApp } from './testing/test-app.ts';
import { occupantCalls } from './accounts/testing/occupant-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.now = Date.UTC(2026, 10, 23, 3);
});
afterAll(() => test.close());

async function fresh(name: string) {
  const place = await makePlace(test, name);
  const calls = occupantCalls(test, place);
  const [from, to] = [await makeUnit(test, place, 'A-1', null), await makeUnit(test, place, 'A-2', null)];
  const moved = await calls.moveIn(from, { name: 'Sari' });
  const move = (
    body: object,
    { version = moved.version, by = place.owner }: { version?: number; by?: TestPerson } = {},
  ) =>
    calls.send(
      by,
      'POST',
      `occupancies/${moved.stayId}/move`,
      { unitId: to, from: '2026-12-01', isBillingParty: true, ...body },
      version,
    );
  const stays = async (unitId: string): Promise<Occupancy[]> =>
    (await calls.send(place.owner, 'GET', `units/${unitId}/occupancies`)).data;
  const lines = async () =>
    (await Promise.all([from, to].map(stays))).map((list) =>
      list.map(({ person, from: begin, to: end, isBillingParty }) =>
        [person.name, begin, end ?? '…', isBillingParty ? 'pays' : 'lives'].join(' '),
      ),
    );
  const before = [['Sari 2026-01-01 … pays'], []];
  return { place, calls, from, to, moved, move, lines, before };
}
const audit = ({ orgId }: TestPlace) =>
  test.context.db
    .selectFrom('audit_event')
    .select(['action', 'entity'])
    .where('org_id', '=', orgId)
    .where('entity', '=', 'occupancy')
    .orderBy('seq')
    .execute();

it('ends the old stay on the day before, begins the new one, writes both down and tells open pages once', async () => {
  const { place, moved, move, lines } = await fresh('Melati');
  test.liveCalls.length = 0;

  const answer = await move({});

  expect([answer.status, answer.data.person.id, answer.data.from]).toEqual([200, moved.personId, '2026-12-01']);
  expect(await lines()).toEqual([['Sari 2026-01-01 2026-11-30 pays'], ['Sari 2026-12-01 … pays']]);
  expect(await audit(place)).toEqual([
    { action: 'create', entity: 'occupancy' },
    { action: 'create', entity: 'occupancy' },
    { action: 'update', entity: 'occupancy' },
  ]);
  expect(test.liveCalls).toEqual([`publish ${buildingTopic(place, 'ev')}`]);
});

it.each([
  ['into the unit they are in', 'unitId', (from: string) => ({ unitId: from })],
  ['on the day they came', 'from', () => ({ from: '2026-01-01' })],
  ['before they came', 'from', () => ({ from: '2025-12-31' })],
])('moves nobody %s', async (_what, field, changeOf) => {
  const { from, move, lines, before } = await fresh('Kenanga');

  const answer = await move(changeOf(from));

  expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
  expect(await lines()).toEqual(before);
});

it('moves nobody into a unit of another building or organisation, nor out of one', async () => {
  const { calls, move, lines, before } = await fresh('Mawar');
  const second = await calls.secondBuilding('Gedung Dua');
  const foreign = await fresh('Anggrek');

  const answers = [
    await move({ unitId: second.unitId }),
    await move({ unitId: foreign.to }),
    await move({}, { by: foreign.place.owner }),
    await foreign.calls.send(
      foreign.place.owner,
      'POST',
      `occupancies/${(await fresh('Dahlia')).moved.stayId}/move`,
      {
        unitId: foreign.to,
        from: '2026-12-01',
        isBillingParty: true,
      },
      1,
    ),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect([await lines(), await foreign.lines()]).toEqual([before, before]);
});

it('moves by the version that was seen', async () => {
  const { move, lines, before } = await fresh('Teratai');

  expect((await move({}, { version: 9 })).status).toBe(412);
  expect(await lines()).toEqual(before);
});

it('leaves both units as they were where one of them would have nobody who pays', async () => {
  const { calls, from, move, lines } = await fresh('Seroja');
  await calls.moveIn(from, { name: 'Adik' }, { role: 'family', isBillingParty: false });

  const alone = await move({});
  const handed = await move({ isBillingParty: false });

  expect([alone, handed].map(({ status, errors }) => [status, Object.keys(errors)])).toEqual([
    [422, ['isBillingParty']],
    [422, ['isBillingParty']],
  ]);
  expect((await lines())[1]).toEqual([]);
});

it('gives the bills of the old unit to who is named', async () => {
  const { calls, from, move, lines } = await fresh('Cempaka');
  const { personId } = await calls.moveIn(from, { name: 'Adik' }, { role: 'family', isBillingParty: false });

  expect((await move({ successorId: personId })).status).toBe(200);

  expect((await lines()).map((list) => list.toSorted())).toEqual([
    ['Adik 2026-01-01 2026-11-30 lives', 'Adik 2026-12-01 … pays', 'Sari 2026-01-01 2026-11-30 pays'],
    ['Sari 2026-12-01 … pays'],
  ]);
});

it('lets one of two moves of the same stay through', async () => {
  const { move, lines } = await fresh('Flamboyan');

  const answers = await Promise.all([move({}), move({ from: '2026-12-05' })]);

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  expect((await lines()).map((list) => list.length)).toEqual([1, 1]);
});

it('lets neither of two who change places wait for the other: whose bills the first has taken over sees their stay anew', async () => {
  const { place, calls, from, to, move, lines } = await fresh('Bougenvil');
  const budi = await calls.moveIn(to, { name: 'Budi' });
  const body = { unitId: from, from: '2026-12-01', isBillingParty: true };

  const answers = await Promise.all([
    move({}),
    calls.send(place.owner, 'POST', `occupancies/${budi.stayId}/move`, body, budi.version),
  ]);

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  expect((await lines()).map((list) => list.length).toSorted((a, b) => a - b)).toEqual([1, 3]);
});
