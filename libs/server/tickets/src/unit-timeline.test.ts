import type { UnitEvent } from '@imah/contract/buildings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember, makePlace, makeUnit, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { ticketCalls } from './testing/ticket-calls.ts';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('the timeline of a unit knows when its tickets were reported and resolved, and only those that the reader may see', async () => {
  const place = await makePlace(test, 'Melati');
  const manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  const technician = await makeMember(test, place, 'Teknisi', ['technician'], [place.buildingId]);
  const accountant = await makeMember(test, place, 'Keuangan', ['finance']);
  const resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  const unitId = await makeUnit(test, place, 'A-01', resident);
  const elsewhere = await makeUnit(test, place, 'A-02', null);
  const calls = ticketCalls(test, place, manager);
  const mended = await calls.report(manager, { unitId, title: 'Keran bocor' });
  const waiting = await calls.report(manager, { unitId, title: 'Pintu macet' });
  await calls.report(manager, { unitId: elsewhere, title: 'Lampu mati' });
  await calls.report(manager, { title: 'Lift berbunyi' });
  await calls.assign(manager, mended.id, technician.id);
  for (const to of ['in-progress', 'resolved']) {
    expect((await calls.move(technician, mended.id, { to, note: 'Seal diganti.' })).statusCode).toBe(200);
  }

  const read = async (who: TestPerson) => {
    const url = `/buildings/${place.buildingId}/units/${unitId}/timeline`;
    const events: UnitEvent[] = (await calls.call(who, 'GET', url)).json().data;
    return events
      .filter(({ kind }) => kind.startsWith('ticket'))
      .map(({ kind, subject, actor, fields }) => [kind, subject, actor, ...fields].join(' '))
      .toSorted();
  };

  const [first, second] = [`${mended.number} Keran bocor`, `${waiting.number} Pintu macet`];
  expect(await read(manager)).toEqual(
    [
      `ticket-created ${first} Manajer ${mended.id}`,
      `ticket-created ${second} Manajer ${waiting.id}`,
      `ticket-resolved ${first} Teknisi ${mended.id}`,
    ].toSorted(),
  );
  // Who may not see who lives there reads no names either.
  expect(await read(technician)).toEqual(
    [
      `ticket-created ${first}  ${mended.id}`,
      `ticket-created ${second}  ${waiting.id}`,
      `ticket-resolved ${first}  ${mended.id}`,
    ].toSorted(),
  );
  expect(await read(accountant)).toEqual([]);
});
