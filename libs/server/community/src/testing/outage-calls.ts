import { randomUUIDv7 } from 'node:crypto';
import type { Outage, OutageDraft } from '@imah/contract/outages';
import { sql } from 'kysely';
import { makeMember, makePlace, moveIn, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { fanOut } from '@imah/server-notifications';

interface Asked {
  readonly path?: string;
  readonly body?: object;
  readonly version?: number;
  readonly who?: TestPerson;
}

/** A building of two towers with a unit and its resident in each, a manager and a technician; and the calls about outages. */
export async function outageCalls(test: TestApp, name: string) {
  const { db } = test.context;
  const place = await makePlace(test, name);
  const tower = async (letter: string) => {
    const [sectionId, floorId, unitId] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
    const code = `${letter}-101`;
    await sql`INSERT INTO section (org_id, id, building_id, name, kind)
      VALUES (${place.orgId}, ${sectionId}, ${place.buildingId}, ${`Menara ${letter}`}, 'tower')`.execute(db);
    await sql`INSERT INTO floor (org_id, id, section_id, level, label)
      VALUES (${place.orgId}, ${floorId}, ${sectionId}, 1, 'Lantai 1')`.execute(db);
    await sql`INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, area_milli_m2)
      VALUES (${place.orgId}, ${unitId}, ${place.buildingId}, ${floorId}, ${code}, 'residential', 36000)`.execute(db);
    const person = await makeMember(test, place, `Warga-${code}`, ['resident'], [place.buildingId]);
    await moveIn(test, place, unitId, person, '[2026-01-01,)');
    return { sectionId, unitId, person };
  };
  const [a, b] = [await tower('A'), await tower('B')];
  const manager = await makeMember(test, place, 'Manajer', ['building-manager'], [place.buildingId]);
  const technician = await makeMember(test, place, 'Teknisi', ['technician'], [place.buildingId]);

  async function ask(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    { path = '', body, version, who }: Asked = {},
  ) {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/buildings/${place.buildingId}/outages${path}`,
      headers: { ...(who ?? manager).bearer, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, code: json?.code, data: json?.data, meta: json?.meta, errors: json?.errors };
  }
  const inHours = (hours: number) => new Date(test.clock.now + hours * 3_600_000).toISOString();
  const draft = (more: Partial<OutageDraft> = {}) => ({
    kind: 'planned',
    service: 'water',
    title: 'Air padam',
    residentText: 'Tampung air dahulu.',
    internalNote: 'Ganti katup utama',
    startsAt: inHours(2),
    expectedEndAt: inHours(5),
    scope: { kind: 'all', ids: [] },
    ...more,
  });
  const write = async (more: Partial<OutageDraft> = {}): Promise<Outage> =>
    (await ask('POST', { body: draft(more) })).data;
  const titles = async (who: TestPerson, query = ''): Promise<string[]> =>
    (await ask('GET', { path: query, who })).data.map(({ title }: Outage) => title);
  /** What they were told of, in order. */
  const told = async (person: TestPerson): Promise<string[]> => {
    await fanOut(test.context);
    const { rows } = await sql<{ kind: string; urgency: string }>`
      SELECT kind, urgency FROM notification WHERE user_id = ${person.id} ORDER BY created_at, id`.execute(db);
    return rows.map(({ kind, urgency }) => (urgency === 'critical' ? `${kind}!` : kind));
  };
  return { place, a, b, manager, technician, ask, draft, write, titles, told, inHours };
}
