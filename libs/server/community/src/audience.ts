import type { PolicyActor } from '@imah/contract/access';
import type { TopicAudience } from '@imah/contract/community';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import type { TopicKey } from './topic-row.ts';

interface Place {
  readonly orgId: string;
  /** Null: the whole organisation. */
  readonly buildingId: string | null;
  readonly actor: PolicyActor;
}

const columns = { sections: 'section_id', floors: 'floor_id', units: 'unit_id', groups: 'group_id' } as const;

/**
 * What is named must be of the building, a group of its organisation; of a whole organisation only groups are told apart.
 * `own-places`: only where the person lives.
 * @throws {HttpProblem} 422 at `audience`
 */
export async function requireAudience(
  db: Kysely<Database>,
  { orgId, buildingId, actor }: Place,
  { kind, ids }: TopicAudience,
  reach: 'anyone' | 'own-places',
): Promise<void> {
  if (kind === 'all') {
    if (ids.length > 0) throw invalidField('audience', 'invalid');
    return;
  }
  if (buildingId === null && kind !== 'groups') throw invalidField('audience', 'not-an-option');
  if (ids.length === 0) throw invalidField('audience', 'required');
  const home = actor.memberships.find((membership) => membership.orgId === orgId);
  const isOwn =
    reach === 'anyone' ? sql`true` : sql`un.id = ANY(${[...(home?.unitIds ?? [])]}::uuid[]) AND un.deleted_at IS NULL`;
  const wanted = [...new Set(ids)];
  const { rows } = await sql<{ found: number }>`
    SELECT count(*)::integer AS found FROM (${known[kind]({ orgId, buildingId }, isOwn)}) k
    WHERE k.id = ANY(${wanted}::uuid[])`.execute(db);
  if (rows[0]?.found !== wanted.length || (reach === 'own-places' && kind === 'groups'))
    throw invalidField('audience', 'not-an-option');
}

type Known = (place: Pick<Place, 'orgId' | 'buildingId'>, isOwn: RawBuilder<unknown>) => RawBuilder<unknown>;

const known: Readonly<Record<keyof typeof columns, Known>> = {
  sections: ({ orgId, buildingId }, isOwn) => sql`
    SELECT DISTINCT s.id FROM section s LEFT JOIN floor f ON f.org_id = s.org_id AND f.section_id = s.id
    LEFT JOIN unit un ON un.org_id = f.org_id AND un.floor_id = f.id
    WHERE s.org_id = ${orgId} AND s.building_id = ${buildingId} AND ${isOwn}`,
  floors: ({ orgId, buildingId }, isOwn) => sql`
    SELECT DISTINCT f.id FROM section s JOIN floor f ON f.org_id = s.org_id AND f.section_id = s.id
    LEFT JOIN unit un ON un.org_id = f.org_id AND un.floor_id = f.id
    WHERE s.org_id = ${orgId} AND s.building_id = ${buildingId} AND ${isOwn}`,
  units: ({ orgId, buildingId }, isOwn) => sql`
    SELECT un.id FROM unit un
    WHERE un.org_id = ${orgId} AND un.building_id = ${buildingId} AND un.deleted_at IS NULL AND ${isOwn}`,
  groups: ({ orgId }) => sql`SELECT g.id FROM member_group g WHERE g.org_id = ${orgId}`,
};

/** Writes down for whom a new topic is. */
export async function writeAudience(
  db: Kysely<Database>,
  { orgId, topicId }: TopicKey,
  { kind, ids }: TopicAudience,
): Promise<void> {
  if (kind === 'all') return;
  await sql`
    INSERT INTO topic_audience (org_id, topic_id, ${sql.ref(columns[kind])})
    SELECT ${orgId}, ${topicId}, target FROM unnest(${[...new Set(ids)]}::uuid[]) AS target`.execute(db);
}
