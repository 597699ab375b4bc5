import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { picturePath } from '../files/pictures.ts';

/** The pictures of those of `userIds` who are active in the organisation at `now` and have one. */
export async function readPictures(
  db: Kysely<Database>,
  orgId: string,
  userIds: readonly string[],
  now: number,
): Promise<{ userId: string; picture: string }[]> {
  const { rows } = await sql<{ userId: string; key: string }>`
    SELECT u.id AS "userId", u.picture AS key FROM membership m JOIN app_user u ON u.id = m.user_id
    WHERE m.org_id = ${orgId} AND m.user_id = ANY(${[...new Set(userIds)]}::uuid[]) AND m.status = 'active'
      AND (m.expires_at IS NULL OR m.expires_at > ${new Date(now)}) AND u.picture IS NOT NULL
    ORDER BY u.id`.execute(db);
  return rows.map(({ userId, key }) => ({ userId, picture: picturePath(key) }));
}
