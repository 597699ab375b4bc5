import { randomUUIDv7 } from 'node:crypto';
import { jpeg, sendFile } from '@imah/server-platform/files/testing';
import { makeMember, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meteredCalls } from '../testing/metered-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('a line shows the photos of what it stands on to the staff and to who pays it, and a neighbour gets none', async () => {
  const { ask, unit, stay, putIn, read, issue, linesOf, meteredTariff, place, manager, resident } = await meteredCalls(
    test,
    'Bukti',
  );
  await meteredTariff();
  const id = await putIn();
  const neighbour = await stay(await unit('A-102'), 'Tetangga', 'tenant', '[2026-01-01,)', true);
  const stranger = await makeMember(test, place, 'Orang luar', ['resident'], [place.buildingId]);
  const { id: fileId } = await sendFile(test, manager, place.orgId, { name: 'm.jpg', content: await jpeg() });
  await read(id, '2026-10-01', 150);
  const shown = await read(id, '2026-11-01', 173, { fileIds: [fileId] });
  const issued = await issue('2026-10');

  const [line] = await linesOf(issued);
  const [counted] = line?.usage.meters ?? [];
  expect(counted?.begin).toEqual({
    meterNumber: expect.any(String),
    on: '2026-10-01',
    values: [150_000],
    state: 'approved',
  });
  expect(counted?.end).toEqual({
    meterNumber: expect.any(String),
    on: '2026-11-01',
    values: [173_000],
    state: 'approved',
    photosOfId: shown.id,
    photos: shown.photos,
  });
  const fetched = async (who: TestPerson) =>
    (await test.app.inject({ url: `/api/v1/files/${fileId}/content`, headers: who.bearer })).statusCode;
  expect(await Promise.all([manager, resident, neighbour, stranger].map(fetched))).toEqual([200, 200, 404, 404]);
  const bill = `/api/v1/bills/${issued.bills[0]?.id}`;
  expect((await ask('GET', bill, { who: neighbour })).status).toBe(404);
});

it('who pays for a unit that they did not live in yet sees the photo that their bill begins with, and no other of then', async () => {
  const { unit, stay, putIn, read, issue, meteredTariff, place, manager } = await meteredCalls(test, 'Awal');
  await meteredTariff();
  const unitId = await unit('B-101');
  const payer = await stay(unitId, 'Rina', 'tenant', '[2026-10-01,)', true);
  const id = await putIn({ unitId });
  const photo = async () =>
    (await sendFile(test, manager, place.orgId, { name: `${randomUUIDv7()}.jpg`, content: await jpeg() })).id;
  const [earlier, begin] = [await photo(), await photo()];
  await read(id, '2026-09-10', 120, { fileIds: [earlier] });
  await read(id, '2026-09-30', 150, { fileIds: [begin] });
  await read(id, '2026-11-01', 173);
  const fetched = async (fileId: string) =>
    (await test.app.inject({ url: `/api/v1/files/${fileId}/content`, headers: payer.bearer })).statusCode;

  expect([await fetched(earlier), await fetched(begin)]).toEqual([404, 404]);
  await issue('2026-10');
  expect([await fetched(earlier), await fetched(begin)]).toEqual([404, 200]);
});
