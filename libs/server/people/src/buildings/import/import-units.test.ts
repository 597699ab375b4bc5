import type { UnitImport, UnitPattern } from '@imah/contract/buildings';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePlace, type TestApp } from '@imah/server-platform/testing';
import { createTestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function fresh(name: string) {
  const place = await makePlace(test, name);
  const url = `/api/v1/buildings/${place.buildingId}`;
  const run = async (source: UnitImport['source'], mode: UnitImport['mode'] = 'apply', faulty?: 'skip') => {
    const payload = { source, mode, ...(faulty === undefined ? {} : { faulty }) };
    const answer = await test.app.inject({
      method: 'POST',
      url: `${url}/units/import`,
      headers: place.owner.bearer,
      payload,
    });
    expect(answer.statusCode).toBe(200);
    return answer.json().data;
  };
  const places = async () => (await test.app.inject({ url: `${url}/places`, headers: place.owner.bearer })).json().data;
  const people = async () => (await test.app.inject({ url: `${url}/people`, headers: place.owner.bearer })).json().data;
  return { place, run, places, people };
}
const text = (...lines: string[]) => ({ kind: 'text' as const, text: lines.join('\n') });
const pattern: UnitPattern = {
  sectionName: 'Menara A',
  sectionKind: 'tower',
  fromLevel: 1,
  toLevel: 25,
  skippedLevels: [],
  unitsPerFloor: 200,
  codeTemplate: '{LL}-{NNN}',
  unitKind: 'residential',
  areaMilliM2: 36_000,
};

it('checks without changing anything, then does what it said in one transaction', async () => {
  const { place, run, places } = await fresh('Melati');
  const source = text(
    'Menara;Lantai;Unit;Luas (m2);Jenis',
    'Menara A;1;a 101;36,5;hunian',
    'Menara A;Dasar;KIOS-1;12;komersial',
  );

  const checked = await run(source, 'check');
  expect(checked).toEqual({
    applied: false,
    rows: 2,
    units: 2,
    floors: 2,
    sections: 1,
    people: 0,
    faults: [],
    faultyRows: 0,
    ignoredHeadings: [],
    preview: [
      { section: 'Menara A', floor: 'Lantai 1', code: 'A-101', kind: 'residential', areaMilliM2: 36_500 },
      { section: 'Menara A', floor: 'Dasar', code: 'KIOS-1', kind: 'commercial', areaMilliM2: 12_000 },
    ],
    errorFile: null,
  });
  expect((await places()).units).toEqual([]);

  expect(await run(source)).toEqual({ ...checked, applied: true });
  const { sections, units } = await places();
  expect(sections.map(({ name }: { name: string }) => name)).toEqual(['Bangunan Utama', 'Menara A']);
  expect(units).toMatchObject([
    { code: 'KIOS-1', kind: 'commercial' },
    { code: 'A-101', areaMilliM2: 36_500 },
  ]);
  const audit = await test.context.db
    .selectFrom('audit_event')
    .select(['action', 'entity', 'after'])
    .where('org_id', '=', place.orgId)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  expect(audit).toEqual({
    action: 'import',
    entity: 'building',
    after: { sections: 1, floors: 2, units: 2, people: 0 },
  });
});

it('names what is wrong with each row, stops the whole import for it, and gives the rows back to be mended', async () => {
  const { run, places } = await fresh('Mawar');
  const source = text(
    'unit,lantai,luas,catatan',
    'A-1,1,36,',
    'A-2,atap,36,',
    'A-3,1,dua,',
    'A-1,1,36,=1+1',
    ',,,',
    ',1,36,',
  );

  const report = await run(source);

  expect(report).toMatchObject({ applied: false, rows: 5, units: 1, faultyRows: 4, ignoredHeadings: ['catatan'] });
  expect(report.faults).toEqual([
    { row: 3, column: 'floor', message: 'Lantai tidak dikenal; tulis angka, Dasar, atau B1' },
    { row: 4, column: 'area', message: 'Luas harus angka lebih dari 0, dalam m²' },
    { row: 5, column: 'code', message: 'Kode ini muncul lebih dari sekali' },
    { row: 7, column: 'code', message: 'Wajib diisi' },
  ]);
  expect(report.errorFile.split('\r\n')).toEqual([
    '\uFEFFunit,lantai,luas,catatan,kesalahan',
    'A-2,atap,36,,"Lantai tidak dikenal; tulis angka, Dasar, atau B1"',
    'A-3,1,dua,,"Luas harus angka lebih dari 0, dalam m²"',
    `A-1,1,36,'=1+1,Kode ini muncul lebih dari sekali`,
    ',1,36,,Wajib diisi',
    '',
  ]);
  expect((await places()).units).toEqual([]);

  expect(await run(source, 'apply', 'skip')).toMatchObject({ applied: true, units: 1 });
  expect((await places()).units).toMatchObject([{ code: 'A-1' }]);
  expect((await run(source, 'check')).faults[0]).toEqual({
    row: 2,
    column: 'code',
    message: 'Kode ini sudah dipakai di gedung ini',
  });
});

it('reads an XLSX file like the same cells pasted', async () => {
  const { run, places } = await fresh('Dahlia');
  const cells = (row: number, ...values: string[]) =>
    `<row r="${row}">${values.map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`;
  const sheet = `<worksheet><sheetData>${cells(1, 'Unit', 'Lantai', 'Luas')}${cells(2, 'K-1', '2', '12')}</sheetData></worksheet>`;
  const content = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) })).toString('base64');

  expect(await run({ kind: 'file', name: 'unit.xlsx', content })).toMatchObject({ applied: true, units: 1 });

  expect((await places()).units).toMatchObject([{ code: 'K-1', areaMilliM2: 12_000 }]);
});

it.each([
  [
    'unreadable',
    Buffer.from([0xff, 0xfe, 0x00, 0xd8]).toString('base64'),
    'Berkas tidak dapat dibaca; pakai CSV atau XLSX',
  ],
  [
    'without headings',
    Buffer.from('1,2\n3,4').toString('base64'),
    'Baris pertama harus memuat judul kolom, paling sedikit: unit',
  ],
  ['without rows', Buffer.from('unit,luas\n').toString('base64'), 'Tidak ada baris unit di sini'],
])('says of a file %s what is wrong with it', async (_, content, message) => {
  const { run } = await fresh('Kenanga');

  expect((await run({ kind: 'file', name: 'unit.csv', content })).faults).toEqual([
    { row: null, column: null, message },
  ]);
});

it('moves the people of the rows in, each paying for their unit, the same person once', async () => {
  const { run, places, people } = await fresh('Teratai');

  const report = await run(
    text(
      'unit,luas,penyewa,hp,sejak',
      'A-1,36,Ani,0812 3456 7890,01/11/2026',
      'A-2,36,Ani,081234567890,',
      'A-3,36,Budi,,',
      'A-4,36,,,',
    ),
  );

  expect(report).toMatchObject({ applied: true, units: 4, people: 2 });
  expect((await places()).units.map(({ status }: { status: string }) => status)).toEqual([
    'rented',
    'rented',
    'rented',
    'vacant',
  ]);
  expect(
    (await people()).map(
      ({ person, units }: { person: { name: string; phone: string }; units: { code: string }[] }) => [
        person.name,
        person.phone,
        units.map(({ code }) => code).join(),
      ],
    ),
  ).toEqual([
    ['Ani', '+6281234567890', 'A-1,A-2'],
    ['Budi', null, 'A-3'],
  ]);
});

it('takes shares (NPP) only when the whole building is 100 %', async () => {
  const { run, places } = await fresh('Anggrek');

  expect((await run(text('unit,luas,npp', 'A-1,36,60', 'A-2,36,39'))).faults).toEqual([
    {
      row: null,
      column: null,
      message: 'Jumlah NPP semua unit di gedung ini harus 100%, atau kosongkan semuanya',
    },
  ]);
  expect(await run(text('unit,luas,npp', 'A-1,36,"60,5"', 'A-2,36,"39,5"'))).toMatchObject({ applied: true });
  expect((await places()).units.map(({ nppE6 }: { nppE6: number }) => nppE6)).toEqual([60_500_000, 39_500_000]);
});

it('makes 5,000 units of a pattern in one go', async () => {
  const { run, places } = await fresh('Seruni');

  expect(await run({ kind: 'pattern', pattern })).toMatchObject({
    applied: true,
    units: 5000,
    floors: 25,
    sections: 1,
  });

  expect((await places()).units).toHaveLength(5000);
}, 60_000);

it('lets one of two imports of the same codes through, and tells the other', async () => {
  const { run, places } = await fresh('Cempaka');
  const source = text('unit,luas', 'A-1,36', 'A-2,36');

  const reports = await Promise.all([run(source), run(source)]);

  expect(reports.filter(({ applied }) => applied)).toHaveLength(1);
  expect((await places()).units).toHaveLength(2);
});
