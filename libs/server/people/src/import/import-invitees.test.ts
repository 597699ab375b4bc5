import type { OccupantImportReport } from '@imah/contract/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeMember, makePlace, makeUnit, type TestApp, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { occupantCalls } from '../accounts/testing/occupant-calls.ts';

let test: TestApp;
let place: TestPlace;
let calls: ReturnType<typeof occupantCalls>;

beforeAll(async () => {
  test = await createTestApp({ config: { publicUrl: 'https://imah.test' }, jobs: true });
  await occupantCalls(test, await makePlace(test, 'Awal')).prepare();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Graha');
  calls = occupantCalls(test, place);
  for (const code of ['A-101', 'A-102']) await makeUnit(test, place, code, null);
  await calls.mailed();
  test.mails.length = 0;
});

const unitIdOf = async (code: string): Promise<string> => {
  const { data } = await calls.send(place.owner, 'GET', 'places');
  return data.units.find((unit: { code: string }) => unit.code === code).id;
};
const send = (text: string, mode: 'check' | 'apply', as = place.owner) => {
  const file = { kind: 'file', name: 'penghuni.csv', content: Buffer.from(text).toString('base64') };
  return calls.send(as, 'POST', 'people/invitations/import', { source: file, mode, locale: 'id' });
};
const reportOf = async (text: string, mode: 'check' | 'apply'): Promise<OccupantImportReport> =>
  (await send(text, mode)).data;
const people = async () =>
  (await calls.people()).map(({ person, units }) => [
    person.name,
    person.account.state,
    units.map(({ code, isBillingParty }) => `${code}${isBillingParty ? ' pays' : ''}`).toSorted(),
  ]);
const heading = 'Unit,Nama,Email,Peran';

it('says of each row what would become of it, and changes nothing', async () => {
  const joined = await calls.joined(await unitIdOf('A-101'), 'Ani');
  await calls.moveIn(await unitIdOf('A-102'), { name: 'Budi' });
  const before = await people();
  test.mails.length = 0;

  const report = await reportOf(
    [
      heading,
      `A-101,Ani,${joined.account.email},`,
      'a 102,BUDI,budi-berkas@imah.test,',
      'A102,Citra,citra-berkas@imah.test,keluarga',
    ].join('\n'),
    'check',
  );

  expect(report.people.map(({ row, unit, name, outcome }) => [row, unit, name, outcome])).toEqual([
    [2, 'A-101', 'Ani', 'joined'],
    [3, 'A-102', 'BUDI', 'invited'],
    [4, 'A-102', 'Citra', 'added'],
  ]);
  expect([report.applied, report.outcomes, report.errorFile]).toEqual([
    false,
    { invited: 1, added: 1, waiting: 0, joined: 1 },
    null,
  ]);
  expect([await people(), test.mails]).toEqual([before, []]);
});

it('names every wrong row with its column and reason, gives them back as a file, and invites the right ones', async () => {
  await calls.moveIn(await unitIdOf('A-101'), { name: 'Dewi', email: 'dewi@imah.test' });
  const text = [
    heading,
    'A-102,Budi,budi-baris@imah.test,penyewa',
    'Z-999,Citra,citra@imah.test,',
    'A-101,Dewi,lain@imah.test,',
    'A-102,Eko,bukan-email,',
    'A-102,,kosong@imah.test,raja',
    'A-102,Budi,BUDI-BARIS@imah.test,',
    '=HYPERLINK("x"),Fani,fani@imah.test,',
  ].join('\n');

  const report = await reportOf(text, 'apply');
  await calls.mailed();

  expect(report.faults.map(({ row, column }) => [row, column])).toEqual([
    [3, 'code'],
    [4, 'email'],
    [5, 'email'],
    [6, 'person'],
    [6, 'role'],
    [7, 'email'],
    [8, 'code'],
  ]);
  expect([report.applied, report.faultyRows, report.rows]).toEqual([true, 6, 7]);
  expect(report.errorFile?.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFUnit,Nama,Email,Peran,kesalahan',
    'Z-999,Citra,citra@imah.test,,Unit ini tidak ada di gedung ini',
  ]);
  expect(report.errorFile).not.toContain('\r\n=HYPERLINK');
  expect(test.mails.map(({ to }) => to)).toEqual(['budi-baris@imah.test']);
  expect(await people()).toEqual([
    ['Budi', 'invited', ['A-102 pays']],
    ['Dewi', 'none', ['A-101 pays']],
  ]);
});

it('does nothing a second time, and makes one person of several units', async () => {
  const text = [heading, 'A-101,Ani,ani-dua@imah.test,pemilik', 'A-102,Ani,ani-dua@imah.test,pemilik'].join('\n');
  await reportOf(text, 'apply');
  await calls.mailed();
  const first = await people();

  const again = await reportOf(text, 'apply');
  await calls.mailed();

  expect(first).toEqual([['Ani', 'invited', ['A-101 pays', 'A-102 pays']]]);
  expect([again.outcomes, await people(), test.mails.length]).toEqual([
    { invited: 0, added: 0, waiting: 2, joined: 0 },
    first,
    1,
  ]);
});

it.each([
  ['what is no table', '\u0000\u0001\u0002', 'no-invitee-heading'],
  ['a heading without addresses', 'Unit,Nama\nA-101,Ani', 'no-invitee-heading'],
  ['a heading alone', heading, 'no-rows'],
  [
    'more people than are invited at once',
    [heading, ...Array.from({ length: 201 }, (_, index) => `A-101,Orang ${index},o${index}@imah.test,`)].join('\n'),
    'too-many-invitees',
  ],
])('refuses %s as a whole', async (_, text) => {
  const report = await reportOf(text, 'apply');

  expect([report.applied, report.faults.map(({ row }) => row), await people()]).toEqual([false, [null], []]);
});

it('is not for who may not invite', async () => {
  const technician = await makeMember(test, place, 'Tono', ['technician']);

  expect((await send(heading, 'check', technician)).status).toBe(404);
});
