import { type Kysely, sql, type Transaction } from 'kysely';
import { LastOwnerError, lockOrganization, requireActiveOwner } from '@imah/server-platform/access';
import { forgetSubjects } from '@imah/server-platform/audit';
import { runCommand, unchanged } from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { forgetPicture } from '@imah/server-platform/files';

/** Organisations that would have no active owner without this person. */
export async function ownedAlone(db: Kysely<Database>, userId: string): Promise<string[]> {
  const { rows } = await sql<{ orgId: string }>`
    SELECT m.org_id AS "orgId" FROM membership m
    JOIN membership_group mg ON mg.org_id = m.org_id AND mg.membership_id = m.id
    JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id AND g.default_key = 'owner'
    JOIN app_user u ON u.id = m.user_id AND u.status = 'active'
    WHERE m.status = 'active' AND m.expires_at IS NULL
    GROUP BY m.org_id HAVING count(DISTINCT m.user_id) = 1 AND bool_or(m.user_id = ${userId})`.execute(db);
  return rows.map(({ orgId }) => orgId);
}

interface DueRequest {
  readonly id: string;
  readonly userId: string;
}

/** Erases the accounts whose time of grace is over. One that fails is logged and tried again the next time. */
export async function eraseDue(context: ServerContext): Promise<void> {
  const rows = await context.db
    .selectFrom('data_request')
    .select(['id', 'user_id as userId'])
    .where('kind', '=', 'erase')
    .where('status', '=', 'received')
    .where('erase_at', '<=', new Date(context.now()))
    .orderBy('erase_at')
    .execute();
  for (const request of rows) {
    try {
      await erase(context, request);
    } catch (error) {
      if (error instanceof LastOwnerError) await refuse(context, request);
      else context.log.error({ err: error, request: request.id }, 'an account could not be erased');
    }
  }
}

/** What the account did stays in the books, under a number; who it was is gone. */
async function erase(context: ServerContext, request: DueRequest): Promise<void> {
  const { userId } = request;
  const now = context.now();
  const at = new Date(now);
  const picture = await runCommand<boolean, string | null>(
    context,
    { orgId: null, actor: null, now },
    {
      lock: async (trx) => {
        const { rows } = await sql`
          UPDATE data_request SET status = 'done', finished_at = ${at}
          WHERE id = ${request.id} AND status = 'received' RETURNING 1`.execute(trx);
        return rows.length > 0;
      },
      write: async (trx, isDue) => {
        if (!isDue) return unchanged(null);
        // Before the organisations are locked: whoever withdraws one of them holds it while they wait for theirs.
        await withdrawBillLinks(trx, userId, at);
        const left = await leaveOrganizations(trx, userId);
        await forgetResident(trx, userId, at);
        const before = await leaveTombstone(trx, userId, at);
        await renameReporter(trx, userId);
        await deleteWhatIsTheirs(trx, userId);
        await forgetSubjects(trx, [userId]);
        for (const { orgId } of left) await requireActiveOwner(trx, orgId);
        const audit = left.map(({ orgId, id }) => ({ orgId, action: 'erase', entity: 'membership', entityId: id }));
        return { result: before, audit, effects: [{ kind: 'disconnect', who: { userId } }] };
      },
    },
  );
  if (picture !== null) await forgetPicture(context.config.dataDir, picture);
}

async function leaveOrganizations(
  trx: Transaction<Database>,
  userId: string,
): Promise<{ orgId: string; id: string }[]> {
  const rows = await trx
    .selectFrom('membership')
    .select(['org_id as orgId', 'id'])
    .where('user_id', '=', userId)
    .orderBy('org_id')
    .execute();
  for (const { orgId } of rows) await lockOrganization(trx, orgId);
  await trx.deleteFrom('membership').where('user_id', '=', userId).execute();
  return rows;
}

/**
 * Links that others made to their bills show anybody who they were: with the account goes the record of whose bills these
 * are, and nobody else could ask for their end.
 */
async function withdrawBillLinks(trx: Transaction<Database>, userId: string, at: Date): Promise<void> {
  await sql`
    UPDATE bill_link l SET withdrawn_at = ${at}
    FROM bill b JOIN person p ON p.org_id = b.org_id AND p.id = b.person_id
    WHERE p.user_id = ${userId} AND b.org_id = l.org_id AND b.id = l.bill_id AND l.withdrawn_at IS NULL`.execute(trx);
}

/** Where somebody lives, the building's manager must know; once they have moved out, nobody has to. */
async function forgetResident(trx: Transaction<Database>, userId: string, at: Date): Promise<void> {
  await sql`
    UPDATE person SET name = 'Pengguna terhapus', phone = NULL, email = NULL
    WHERE user_id = ${userId} AND NOT EXISTS (
      SELECT 1 FROM occupancy o WHERE o.org_id = person.org_id AND o.person_id = person.id
        AND (upper_inf(o.period) OR upper(o.period) > ${at}::timestamptz::date)
    )`.execute(trx);
}

/** Tickets keep who reported them as it was then. What was broken stays; who said so is from now on the tombstone. */
async function renameReporter(trx: Transaction<Database>, userId: string): Promise<void> {
  await sql`
    UPDATE ticket SET reporter_name = u.name, reporter_phone = NULL
    FROM app_user u WHERE u.id = ${userId} AND ticket.reporter_user_id = u.id`.execute(trx);
}

/** Every row that would have gone with the account's own row; that one stays, as a tombstone. */
async function deleteWhatIsTheirs(trx: Transaction<Database>, userId: string): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; rule: 'c' | 'n' }>`
    SELECT c.conrelid::regclass::text AS table, a.attname AS column, c.confdeltype AS rule
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'app_user'::regclass AND c.confdeltype IN ('c', 'n')
      AND cardinality(c.conkey) = 1`.execute(trx);
  for (const { table, column, rule } of rows) {
    await (
      rule === 'c'
        ? sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${userId}`
        : sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = NULL WHERE ${sql.ref(column)} = ${userId}`
    ).execute(trx);
  }
}

/** Returns the key of the picture that goes with it. */
async function leaveTombstone(trx: Transaction<Database>, userId: string, at: Date): Promise<string | null> {
  const { rows } = await sql<{ picture: string | null }>`
    WITH number AS (SELECT nextval('erased_user_number') AS n), old AS (SELECT picture FROM app_user WHERE id = ${userId})
    UPDATE app_user SET email = 'terhapus-' || number.n || '@imah.invalid', name = 'Pengguna terhapus #' || number.n,
      phone = NULL, picture = NULL, password_hash = NULL, email_verified_at = NULL,
      pending_email = NULL, pending_email_until = NULL, status = 'deleted',
      failed_attempts = 0, locked_until = NULL, mqtt_secret_version = mqtt_secret_version + 1,
      mqtt_last_used_at = NULL, updated_at = ${at}
    FROM number, old WHERE id = ${userId} RETURNING old.picture`.execute(trx);
  return rows[0]?.picture ?? null;
}

async function refuse(context: ServerContext, request: DueRequest): Promise<void> {
  await sql`
    UPDATE data_request SET status = 'refused', finished_at = ${new Date(context.now())}
    WHERE id = ${request.id} AND status = 'received'`.execute(context.db);
}
