import { randomUUIDv7 } from 'node:crypto';
import type { MeterDetail, Reading } from '@imah/contract/metering';
import { sql } from 'kysely';
import { makeMember, makePlace, makeUnit, moveIn, type TestApp, type TestPerson } from '@imah/server-platform/testing';

interface Asked {
  readonly body?: object;
  readonly version?: number;
  readonly who?: TestPerson;
  readonly key?: string;
}

/** A building with its manager, a technician, two units of which one is lived in; and the calls about meters. */
export async function meteringCalls(test: TestApp, name: string) {
  const { db } = test.context;
  const place = await makePlace(test, name);
  const [sectionId, floorId] = [randomUUIDv7(), randomUUIDv7()];
  await sql`INSERT INTO section (org_id, id, building_id, name, kind)
    VALUES (${place.orgId}, ${sectionId}, ${place.buildingId}, 'Menara A', 'tower')`.execute(db);
  await sql`INSERT INTO floor (org_id, id, section_id, level, label)
    VALUES (${place.orgId}, ${floorId}, ${sectionId}, 1, 'Lantai 1')`.execute(db);
  const manager = await makeMember(test, place, 'Manajer', ['building-manager'], [place.buildingId]);
  const technician = await makeMember(test, place, 'Teknisi', ['technician'], [place.buildingId]);
  const resident = await makeMember(test, place, 'Sari', ['resident'], [place.buildingId]);
  const unitId = await makeUnit(test, place, 'A-101', null);
  const otherUnitId = await makeUnit(test, place, 'A-102', null);
  await moveIn(test, place, unitId, resident, '[2026-10-15,)');

  async function ask(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, asked: Asked = {}) {
    const { body, version, who = manager, key } = asked;
    const answer = await test.app.inject({
      method,
      url: path.startsWith('/') ? path : `/api/v1/buildings/${place.buildingId}/${path}`,
      headers: {
        ...who.bearer,
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, code: json?.code, data: json?.data, meta: json?.meta, errors: json?.errors };
  }
  /** A meter of the first unit, put in with 100 kWh on the first of January; `more` says what is else of it. */
  const tryMeter = (more: object = {}, who = manager) =>
    ask('POST', 'meters', {
      who,
      body: {
        resource: 'electricity',
        role: 'unit',
        unitId,
        number: `L-${randomUUIDv7().slice(-8)}`,
        registers: ['kWh'],
        digits: 5,
        installedOn: '2026-01-01',
        firstValues: [100_000],
        ...more,
      },
    });
  const putIn = async (more: object = {}): Promise<MeterDetail> => {
    const { status, data, errors } = await tryMeter(more);
    if (status !== 201) throw new Error(`the meter was refused: ${JSON.stringify(errors)}`);
    return data;
  };
  const main = (more: object = {}) => putIn({ role: 'main', unitId: null, location: 'Gardu', ...more });
  const tryReading = (meterId: string, body: object, { who, key = randomUUIDv7() }: Asked = {}) =>
    ask('POST', `meters/${meterId}/readings`, { body, who: who ?? manager, key });
  /** What a meter showed at three in the afternoon of a day in Jakarta. */
  const read = async (meterId: string, day: string, units: number, more: object = {}): Promise<Reading> => {
    const body = { at: `${day}T08:00:00.000Z`, values: [Math.round(units * 1000)], ...more };
    const { status, data, code } = await tryReading(meterId, body);
    if (status !== 201) throw new Error(`the reading was refused: ${code}`);
    return data;
  };
  const decide = (reading: Reading, decision: 'approve' | 'reject', reason: string, who = manager) =>
    ask('POST', `readings/${reading.id}/decision`, { body: { decision, reason }, version: reading.version, who });
  const meter = async (meterId: string, who = manager): Promise<MeterDetail> =>
    (await ask('GET', `meters/${meterId}`, { who })).data;
  return {
    place,
    manager,
    technician,
    resident,
    unitId,
    otherUnitId,
    ask,
    tryMeter,
    putIn,
    main,
    tryReading,
    read,
    decide,
    meter,
  };
}
