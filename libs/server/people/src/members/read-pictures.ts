import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { picturePath } from '@imah/server-platform/files';

/** The pictures of those of `userIds` who are active in the organisation at `now` and have one. */
export async function readPictures(
  db: Kysely<Database>,
  orgId: string,
  userIds: readonly string[],
  now: number,
): Promise<{ userId: string; picture: string }[]> {
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', 'u.picture as key'])
    .where('m.org_id', '=', orgId)
    .where((eb) => eb('m.user_id', '=', eb.fn.any(eb.val([...new Set(userIds)]))))
    .where('m.status', '=', 'active')
    .where((eb) => eb.or([eb('m.expires_at', 'is', null), eb('m.expires_at', '>', new Date(now))]))
    .where('u.picture', 'is not', null)
    .$narrowType<{ key: string }>()
    .orderBy('u.id')
    .execute();
  return rows.map(({ userId, key }) => ({ userId, picture: picturePath(key) }));
}
