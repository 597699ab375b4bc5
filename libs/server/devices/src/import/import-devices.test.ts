import { randomUUIDv7 } from 'node:crypto';
import type { DeviceImport, DevicePattern } from '@imah/contract/devices';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeTicket,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function fresh(name: string) {
  const place = await makePlace(test, name);
  const owner = await makeMember(test, place, 'Sari', ['resident']);
  const units = [await makeUnit(test, place, 'A-1', owner), await makeUnit(test, place, 'A-2', owner)];
  const url = `/api/v1/buildings/${place.buildingId}/devices`;
  const ask = (
    source: object,
    mode: DeviceImport['mode'] = 'apply',
    more: { faulty?: 'skip'; by?: TestPerson } = {},
  ) => {
    const { by = place.owner, ...rest } = more;
    return test.app.inject({
      method: 'POST',
      url: `${url}/import`,
      headers: by.bearer,
      payload: { source, mode, ...rest },
    });
  };
  const run = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked);
    expect(answer.statusCode).toBe(200);
    return answer.json().data;
  };
  const list = async () =>
    (await test.app.inject({ url: `${url}?limit=100`, headers: place.owner.bearer })).json().data;
  const names = async () => (await list()).map(({ name: called }: { name: string }) => called);
  const undo = async (importId: string, by: TestPerson = place.owner) => {
    const answer = await test.app.inject({ method: 'DELETE', url: `${url}/import/${importId}`, headers: by.bearer });
    return [answer.statusCode, answer.body === '' ? null : answer.json().code];
  };
  return { place, units, ask, run, list, names, undo };
}
const text = (...lines: string[]) => ({ kind: 'text' as const, text: lines.join('\n') });
const pattern = (more: Partial<DevicePattern> & Pick<DevicePattern, 'nameTemplate'>) => ({
  kind: 'pattern' as const,
  pattern: { typeKey: 'climate', ...more },
});

describe('many devices at once', () => {
  it('are checked without a change, then registered as was said, and told of in the audit once', async () => {
    const { place, units, run, list } = await fresh('Melati');
    const source = text(
      'Nama;Jenis;Nomor seri;Unit;Tempat;Tag;Catatan',
      'Meter air A-1;Meter air;SN-7;a1;Dapur;darurat, lantai 1;x',
      'Pompa;pump;;;;;',
    );

    const checked = await run(source, 'check');
    expect(checked).toEqual({
      applied: false,
      rows: 2,
      devices: 2,
      faults: [],
      faultyRows: 0,
      ignoredHeadings: ['Catatan'],
      preview: [
        { name: 'Meter air A-1', type: 'Meter air', place: 'Dapur, A-1', serial: 'SN-7' },
        { name: 'Pompa', type: 'Pompa', place: null, serial: null },
      ],
      errorFile: null,
      importId: null,
    });
    expect(await list()).toEqual([]);

    const done = await run(source);
    expect(done).toEqual({ ...checked, applied: true, importId: done.importId });
    expect(await list()).toMatchObject([
      { name: 'Meter air A-1', typeKey: 'water-meter', serial: 'SN-7', unitId: units[0], place: 'Dapur', version: 1 },
      { name: 'Pompa', typeKey: 'pump', unitId: null, state: { status: 'never-seen' } },
    ]);
    const audit = await test.context.db
      .selectFrom('audit_event')
      .select(['action', 'entity', 'entity_id', 'after'])
      .where('org_id', '=', place.orgId)
      .where('entity', '=', 'device')
      .execute();
    expect(audit).toEqual([
      {
        action: 'import',
        entity: 'device',
        entity_id: done.importId,
        after: { devices: 2, names: ['Meter air A-1', 'Pompa'] },
      },
    ]);
  });

  it('are stopped by what is wrong with their rows, each named at its column, and given back to be mended', async () => {
    const { run, names } = await fresh('Mawar');
    await run(text('nama,jenis,seri', 'Lama,pump,SN-1'));
    const source = text(
      'nama,jenis,seri,unit,lantai,gateway,tag',
      'Lama,pump,,,,,',
      'Satu,pemanggang roti,,,,,',
      'Dua,pump,SN-1,,,,',
      'Tiga,pump,SN-2,,,,',
      'Empat,pump,SN-2,,,,',
      'Lima,pump,,Z-9,,,',
      'Enam,pump,,,Lantai 90,,',
      'Tujuh,pump,,,,Entah,',
      ',pump,,,,,=1+1',
    );

    const report = await run(source);

    expect(report).toMatchObject({ applied: false, devices: 1, faultyRows: 8 });
    expect(report.faults.map(({ row, column, message }: Record<string, unknown>) => [row, column, message])).toEqual([
      [2, 'name', 'Perangkat dengan nama ini sudah ada di tempat yang sama'],
      [3, 'type', 'Jenis perangkat ini tidak dikenal'],
      [4, 'serial', 'Nomor seri ini sudah dipakai perangkat lain'],
      [6, 'serial', 'Nomor seri ini muncul lebih dari sekali'],
      [7, 'unit', 'Unit ini tidak ada di gedung ini'],
      [8, 'floor', 'Lantai ini tidak ada di gedung ini'],
      [9, 'gateway', 'Gateway ini tidak ada di gedung ini, atau namanya dipakai beberapa perangkat'],
      [10, 'name', 'Wajib diisi'],
    ]);
    expect(report.errorFile.split('\r\n').at(-2)).toBe(`,pump,,,,,'=1+1,Wajib diisi`);
    expect(await names()).toEqual(['Lama']);

    expect(await run(source, 'apply', { faulty: 'skip' })).toMatchObject({ applied: true, devices: 1 });
    expect(await names()).toEqual(['Lama', 'Tiga']);
  });

  it('are read from an XLSX file like the same cells pasted, and speak through the gateway that is named', async () => {
    const { run, list } = await fresh('Dahlia');
    await run(text('nama,jenis,seri', 'Gerbang,pump,GW-1'));
    const [gateway] = await list();
    const cells = (row: number, ...values: string[]) =>
      `<row r="${row}">${values.map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`;
    const rows = `${cells(1, 'Nama', 'Jenis', 'Gateway')}${cells(2, 'Sensor', 'climate', 'GW-1')}`;
    const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
    const content = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) })).toString('base64');

    expect(await run({ kind: 'file', name: 'alat.xlsx', content })).toMatchObject({ applied: true, devices: 1 });

    expect(await list()).toMatchObject([{ name: 'Gerbang' }, { name: 'Sensor', gatewayId: gateway.id }]);
  });

  it.each([
    ['that is no text', Buffer.from([0xff, 0xfe, 0x00, 0xd8]), 'Berkas tidak dapat dibaca; pakai CSV atau XLSX'],
    ['without headings', Buffer.from('1,2\n3,4'), 'Baris pertama harus memuat judul kolom: nama dan jenis'],
    ['without rows', Buffer.from('nama,jenis\n'), 'Tidak ada baris perangkat di sini'],
  ])('are not read from a file %s, which is said', async (_what, bytes, message) => {
    const { run } = await fresh('Kenanga');

    const report = await run({ kind: 'file', name: 'alat.csv', content: bytes.toString('base64') });

    expect(report.faults).toEqual([{ row: null, column: null, message }]);
  });
});

describe('devices of a pattern', () => {
  it('are counted with their zeros, at one place, as many again in each unit, or on each floor', async () => {
    const { units, run, list, names } = await fresh('Anggrek');
    expect(await run(pattern({ nameTemplate: 'Sensor {08..10}' }))).toMatchObject({ applied: true, devices: 3 });
    expect(await names()).toEqual(['Sensor 08', 'Sensor 09', 'Sensor 10']);

    await run(pattern({ nameTemplate: 'Meter {tempat}/{1..2}', typeKey: 'water-meter', across: 'units' }));
    const inUnits = (await list()).filter(({ typeKey }: { typeKey: string }) => typeKey === 'water-meter');
    expect(inUnits).toMatchObject([
      { name: 'Meter A-1/1', unitId: units[0] },
      { name: 'Meter A-1/2', unitId: units[0] },
      { name: 'Meter A-2/1', unitId: units[1] },
      { name: 'Meter A-2/2', unitId: units[1] },
    ]);

    const floors = await run(pattern({ nameTemplate: 'Asap {place}', typeKey: 'smoke-detector', across: 'floors' }));
    expect(floors.devices).toBe(new Set(inUnits.map(({ floorId }: { floorId: string }) => floorId)).size);
  });

  it.each([
    ['that counts backwards', 'Sensor {40..01}', 'Pola nama tidak benar; tulis seperti Sensor {01..40}'],
    ['with a bracket too many', 'Sensor {01..40', 'Pola nama tidak benar; tulis seperti Sensor {01..40}'],
    ['that would make a million', 'Sensor {000000..999999}', 'Terlalu banyak perangkat; maksimal 5.000 sekali impor'],
  ])('are not made by a template %s', async (_what, nameTemplate, message) => {
    const { run, names } = await fresh('Seruni');

    expect((await run(pattern({ nameTemplate }))).faults).toEqual([{ row: null, column: null, message }]);
    expect(await names()).toEqual([]);
  });

  it('are refused at their field for a type and a place that are not there', async () => {
    const { ask } = await fresh('Flamboyan');

    const wrongType = await ask(pattern({ nameTemplate: 'A', typeKey: 'toaster' }));
    const wrongPlace = await ask(pattern({ nameTemplate: 'A', unitId: randomUUIDv7() }));

    expect([wrongType, wrongPlace].map((answer) => [answer.statusCode, Object.keys(answer.json().errors)])).toEqual([
      [422, ['source.pattern.typeKey']],
      [422, ['source.pattern.unitId']],
    ]);
  });
});

describe('an import of devices', () => {
  it('is done once when two people send the same at the same time', async () => {
    const { run, names } = await fresh('Cempaka');
    const source = text('nama,jenis,seri', 'A,pump,S-1', 'B,pump,S-2');

    const reports = await Promise.all([run(source), run(source)]);

    expect(reports.filter(({ applied }) => applied)).toHaveLength(1);
    expect(await names()).toEqual(['A', 'B']);
  });

  it('is for those who may register devices, and undone by those who may remove them', async () => {
    const { place, ask, run, undo } = await fresh('Teratai');
    const technician = await makeMember(test, place, 'Tono', ['technician']);
    const stranger: TestPlace = await makePlace(test, 'Lain');
    const source = text('nama,jenis', 'A,pump');
    const refused = [
      await ask(source, 'check', { by: technician }),
      await ask(source, 'check', { by: stranger.owner }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 404]);

    const { importId } = await run(source);
    expect(await undo(importId, technician)).toEqual([403, 'TIDAK_BERWENANG']);
    expect(await undo(importId, stranger.owner)).toEqual([404, 'TIDAK_DITEMUKAN']);
    expect([await undo(importId), await undo(importId)]).toEqual([
      [204, null],
      [204, null],
    ]);
  });

  it('is undone as a whole, and no other device goes with it', async () => {
    const { run, names, undo } = await fresh('Bougenvil');
    await run(text('nama,jenis', 'Lama,pump'));
    const { importId } = await run(pattern({ nameTemplate: 'Sensor {1..3}' }));

    expect(await undo(importId)).toEqual([204, null]);

    expect(await names()).toEqual(['Lama']);
  });

  it.each([
    ['was renamed', (device: string) => sql`UPDATE device SET version = 2 WHERE id = ${device}`],
    ['has spoken', (device: string) => sql`UPDATE device SET last_seen_at = now() WHERE id = ${device}`],
    [
      'has a credential',
      (device: string) => sql`INSERT INTO device_credential (org_id, device_id, username, secret_hash)
        SELECT org_id, id, id, '\\x00' FROM device WHERE id = ${device}`,
    ],
    [
      'carries another',
      (device: string) => sql`INSERT INTO device (org_id, id, building_id, type_key, name, gateway_id)
        SELECT org_id, ${randomUUIDv7()}, building_id, type_key, 'Anak', id FROM device WHERE id = ${device}`,
    ],
    [
      'is a day old',
      (device: string) => sql`UPDATE device SET created_at = created_at - interval '25 hours' WHERE id = ${device}`,
    ],
  ])('is not undone once one of its devices %s', async (_what, touch) => {
    const { run, list, undo } = await fresh('Kamboja');
    const { importId } = await run(pattern({ nameTemplate: 'Sensor {1..2}' }));
    const before = await list();
    await touch(before[0].id).execute(test.context.db);

    expect(await undo(importId)).toEqual([409, 'IMPOR_TERPAKAI']);

    expect((await list()).length).toBeGreaterThanOrEqual(before.length);
  });

  it('is not undone once a ticket is about one of its devices', async () => {
    const { place, run, list, undo } = await fresh('Sakura');
    const { importId } = await run(text('nama,jenis', 'A,pump'));
    const [device] = await list();
    const ticketId = await makeTicket(test, place);
    await sql`UPDATE ticket SET device_id = ${device.id} WHERE id = ${ticketId}`.execute(test.context.db);

    expect(await undo(importId)).toEqual([409, 'IMPOR_TERPAKAI']);
  });
});
