import { randomUUIDv7 } from 'node:crypto';
import type { Reading } from '@imah/contract/metering';
import { jpeg, sendFile } from '@imah/server-platform/files/testing';
import { makeMember, moveIn, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meteringCalls } from '../testing/metering-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let house: Awaited<ReturnType<typeof meteringCalls>>;
let neighbour: TestPerson;
let photo: Uint8Array;
beforeAll(async () => {
  test = await createTestApp();
  house = await meteringCalls(test, 'Foto');
  neighbour = await makeMember(test, house.place, 'Tetangga', ['resident'], [house.place.buildingId]);
  await moveIn(test, house.place, house.otherUnitId, neighbour, '[2026-01-01,)');
  photo = await jpeg();
});
afterAll(() => test.close());

const taken = async (who: TestPerson, content = photo, name = 'meteran.jpg'): Promise<string> => {
  const { id, answer } = await sendFile(test, who, house.place.orgId, { name, content });
  if (answer.statusCode !== 201 && answer.statusCode !== 200) throw new Error(`the photo was refused: ${answer.body}`);
  return id;
};
const demand = (what: 'optional' | 'required') =>
  house.ask('PUT', 'meter-settings', {
    body: { residentFromDay: 1, residentToDay: 31, staffUntilDay: 31, photo: what },
  });
const idsOf = ({ photos }: Reading) => photos.map(({ id }) => id);
const statusesOf = async (fileId: string, ...people: readonly TestPerson[]) => {
  const asked = people.flatMap((who) =>
    ['', '/content', '/previews/small'].map((part) =>
      test.app.inject({ url: `/api/v1/files/${fileId}${part}`, headers: who.bearer }),
    ),
  );
  return [...new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))];
};

it('a reading shows its photos, which belong to it, and a correction shows those of what it corrects', async () => {
  const { putIn, tryReading, ask, technician } = house;
  const { id } = await putIn();
  const fileIds = [await taken(technician), await taken(technician)];
  const body = { at: '2026-11-20T08:00:00.000Z', values: [140_000], fileIds };

  const { data: made } = await tryReading(id, body, { who: technician });
  const right = await ask('POST', `readings/${made.id}/correction`, {
    body: { values: [141_000], reason: 'Foto menunjukkan 141' },
  });
  const listed: Reading[] = (await ask('GET', `readings?meterId=${id}`)).data;

  expect(idsOf(made).toSorted((one, other) => one.localeCompare(other))).toEqual(fileIds);
  expect(idsOf(right.data)).toEqual(idsOf(made));
  expect(listed.map((reading) => idsOf(reading).length)).toEqual([2, 2, 0]);
});

it('its photos are fetched by the staff and by who lives there, and by no neighbour', async () => {
  const { putIn, tryReading, technician, resident, manager } = house;
  const { id } = await putIn();
  const fileIds = [await taken(resident)];
  await tryReading(id, { values: [140_000], fileIds }, { who: resident });
  const [fileId = ''] = fileIds;

  expect(await statusesOf(fileId, resident, technician, manager)).toEqual([200]);
  expect(await statusesOf(fileId, neighbour)).toEqual([404]);
});

it('who lives there fetches none of before they came', async () => {
  const { putIn, tryReading, resident, manager } = house;
  const { id } = await putIn();
  const fileIds = [await taken(manager)];
  await tryReading(id, { at: '2026-10-01T08:00:00.000Z', values: [120_000], fileIds });

  expect(await statusesOf(fileIds[0] ?? '', resident)).toEqual([404]);
});

it('takes only photos, of the person who reads, and each for one reading', async () => {
  const { putIn, tryReading, technician, manager } = house;
  const { id } = await putIn();
  const text = await taken(manager, new Uint8Array(Buffer.from('140')), 'angka.txt');
  const ofAnother = await taken(technician);
  const used = await taken(manager);
  await tryReading(id, { at: '2026-11-01T08:00:00.000Z', values: [130_000], fileIds: [used] });

  const tries = [[text], [ofAnother], [used], [randomUUIDv7()]];
  const answers = await Promise.all(
    tries.map((fileIds, nth) =>
      tryReading(id, { at: `2026-11-1${nth}T08:00:00.000Z`, values: [140_000 + nth], fileIds }),
    ),
  );

  expect(answers.map(({ status, errors }) => [status, Object.keys(errors)])).toEqual(
    tries.map(() => [422, ['fileIds']]),
  );
  expect((await house.ask('GET', `readings?meterId=${id}`)).data).toHaveLength(2);
});

it('a building that asks for a photo takes no number without one from who stands before the meter', async () => {
  const { putIn, tryReading, technician, resident, meter } = house;
  const { id } = await putIn();
  await demand('required');

  expect((await meter(id, resident)).photo).toBe('required');
  for (const who of [technician, resident]) {
    const { status, errors } = await tryReading(id, { values: [130_000], source: 'staff' }, { who });
    expect([status, Object.keys(errors)]).toEqual([422, ['fileIds']]);
  }
  // A resident does not stand at a telephone, whatever their call says.
  expect((await tryReading(id, { values: [130_000], source: 'phone' }, { who: resident })).status).toBe(422);
  const shown = { values: [130_000], fileIds: [await taken(resident)] };
  expect((await tryReading(id, shown, { who: resident })).status).toBe(201);
  await demand('optional');
});

it('asks for no photo of what is told by telephone or estimated', async () => {
  const { putIn, tryReading } = house;
  const { id } = await putIn();
  await demand('required');

  const told = await tryReading(id, { at: '2026-11-10T08:00:00.000Z', values: [130_000], source: 'phone' });
  const guessed = { at: '2026-11-12T08:00:00.000Z', values: [131_000], as: 'estimate', note: 'Unit terkunci' };

  expect([told.status, (await tryReading(id, guessed)).status]).toEqual([201, 201]);
  await demand('optional');
});

it('the settings of a building say whether a photo is asked for, and a call that leaves it out asks for none', async () => {
  await demand('required');
  expect((await house.ask('GET', 'meter-settings')).data.photo).toBe('required');
  await house.ask('PUT', 'meter-settings', { body: { residentFromDay: 1, residentToDay: 31, staffUntilDay: 31 } });
  expect((await house.ask('GET', 'meter-settings')).data.photo).toBe('optional');
});
