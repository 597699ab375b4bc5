import { randomUUIDv7 } from 'node:crypto';
import type { TestApp, TestPerson, TestPlace } from '@imah/server-platform/testing';

/** The floors of a building with a further one on top, from below. */
export async function makeFloors({ context }: TestApp, { orgId, buildingId }: TestPlace): Promise<[string, string]> {
  const { db } = context;
  const { sectionId, floorId, level } = await db
    .selectFrom('section as s')
    .innerJoin('floor as f', (join) => join.onRef('f.org_id', '=', 's.org_id').onRef('f.section_id', '=', 's.id'))
    .select(['s.id as sectionId', 'f.id as floorId', 'f.level'])
    .where('s.org_id', '=', orgId)
    .where('s.building_id', '=', buildingId)
    .executeTakeFirstOrThrow();
  const upperId = randomUUIDv7();
  await db
    .insertInto('floor')
    .values({ org_id: orgId, id: upperId, section_id: sectionId, level: level + 1, label: 'Atas' })
    .execute();
  return [floorId, upperId];
}

/** Sends the bytes of a picture for a plan. */
export async function sendPicture(
  { app }: TestApp,
  { buildingId, owner }: TestPlace,
  content: Uint8Array,
  who: TestPerson = owner,
  id: string = randomUUIDv7(),
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/buildings/${buildingId}/plan-pictures?id=${id}`,
    headers: { ...who.bearer, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  });
  const json = answer.json();
  return { status: answer.statusCode, data: json.data, code: json.code };
}

/** A drawing of so many pixels. */
export const svgOf = (width: number, height: number, more = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="50%" height="50%"/>${more}</svg>`,
  );
