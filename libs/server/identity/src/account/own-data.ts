import { randomUUIDv7 } from 'node:crypto';
import type { Locale } from '@imah/contract/core/words';
import { type Kysely, sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { type Handler, type Handlers, HttpProblem } from '@imah/server-platform/http';
import { ownedAlone } from './erase-account.ts';
import { ownTickets, ownTopics } from './own-words.ts';
import { shownNameSql } from '@imah/server-platform/built-in-names';

const hour = 3_600_000;
/** UU PDP gives three times 24 hours for either; the erasure waits two days of them for a change of mind. */
const dataRequestTimes = { due: 72 * hour, grace: 48 * hour } as const;

export function ownDataHandlers(
  context: ServerContext,
): Pick<Handlers, 'downloadMyData' | 'requestErasure' | 'cancelErasure'> {
  return {
    downloadMyData: downloadMyData(context),
    requestErasure: requestErasure(context),
    cancelErasure: async ({ actor }) => {
      await sql`
        UPDATE data_request SET status = 'cancelled', finished_at = ${new Date(context.now())}
        WHERE user_id = ${actor.userId} AND kind = 'erase' AND status = 'received'`.execute(context.db);
      return undefined;
    },
  };
}

const about: Readonly<Record<Locale, string>> = {
  id: 'Semua data pribadi yang disimpan instalasi Imah ini tentang Anda. Waktu dalam UTC. Kata sandi dan kunci tidak disertakan: yang disimpan hanya sidiknya.',
  en: 'All personal data that this installation of Imah keeps about you. Times in UTC. Passwords and keys are not included: only their fingerprints are kept.',
};

/** Part of the archive to the query that reads it; `$1` of each is the account. What opens anything is left out. */
const parts = {
  account: (user: string) => sql`
    SELECT id, email::text AS email, name, phone, locale, color_mode, status, email_verified_at,
      pending_email::text AS pending_email, accepted_terms, accepted_terms_at, mqtt_last_used_at, picture IS NOT NULL AS has_picture, created_at, updated_at
    FROM app_user WHERE id = ${user}`,
  sessions: (user: string) => sql`
    SELECT id, created_at, last_seen_at, expires_at, host(ip) AS ip, user_agent FROM session
    WHERE user_id = ${user} ORDER BY created_at`,
  memberships: (user: string) => sql`
    SELECT o.name AS organization, m.status, m.all_buildings, m.trades, m.created_at, m.expires_at,
      (SELECT coalesce(json_agg(${shownNameSql('group', 'g.default_key', 'g.name')} ORDER BY g.name), '[]') FROM membership_group mg
        JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id
        WHERE mg.org_id = m.org_id AND mg.membership_id = m.id) AS groups
    FROM membership m JOIN organization o ON o.id = m.org_id WHERE m.user_id = ${user} ORDER BY o.name`,
  dutyShifts: (user: string) => sql`
    SELECT o.name AS organization, b.name AS building, s.phone, s.days, s.from_time AS from, s.to_time AS to
    FROM duty_shift s JOIN organization o ON o.id = s.org_id
    JOIN building b ON b.org_id = s.org_id AND b.id = s.building_id
    WHERE s.user_id = ${user} ORDER BY o.name, b.name, s.from_time, s.id`,
  billLinks: (user: string) => sql`
    SELECT o.name AS organization, b.number AS bill, l.made_at, l.expires_at, l.withdrawn_at
    FROM bill_link l JOIN organization o ON o.id = l.org_id JOIN bill b ON b.org_id = l.org_id AND b.id = l.bill_id
    WHERE l.made_by = ${user} ORDER BY l.made_at, l.id`,
  walls: (user: string) => sql`
    SELECT o.name AS organization, w.name, w.made_at, w.expires_at, w.withdrawn_at
    FROM wall w JOIN organization o ON o.id = w.org_id WHERE w.made_by = ${user} ORDER BY w.made_at, w.id`,
  occupancies: (user: string) => sql`
    SELECT o.name AS organization, b.name AS building, un.code AS unit, p.name, p.phone, p.email::text AS email,
      oc.role, lower(oc.period)::text AS from, upper(oc.period)::text AS to
    FROM person p JOIN organization o ON o.id = p.org_id
    LEFT JOIN occupancy oc ON oc.org_id = p.org_id AND oc.person_id = p.id
    LEFT JOIN unit un ON un.org_id = oc.org_id AND un.id = oc.unit_id
    LEFT JOIN building b ON b.org_id = un.org_id AND b.id = un.building_id
    WHERE p.user_id = ${user} ORDER BY o.name, un.code`,
  linkedSignIns: (user: string) => sql`
    SELECT provider, subject, email, linked_at, last_used_at FROM linked_identity WHERE user_id = ${user} ORDER BY linked_at`,
  apiTokens: (user: string) => sql`
    SELECT name, prefix, scopes, created_at, expires_at, last_used_at FROM api_token WHERE user_id = ${user} ORDER BY created_at`,
  ...ownTickets,
  ...ownTopics,
  consents: (user: string) => sql`
    SELECT purpose, version, given_at, withdrawn_at FROM consent WHERE user_id = ${user} ORDER BY given_at`,
  dataRequests: (user: string) => sql`
    SELECT kind, status, received_at, due_at, erase_at, finished_at FROM data_request WHERE user_id = ${user} ORDER BY received_at`,
  activity: (user: string) => sql`
    SELECT at, action, entity, entity_id, host(ip) AS ip FROM audit_event
    WHERE actor_kind = 'user' AND actor_id = ${user} ORDER BY at DESC LIMIT 10000`,
} as const;

function downloadMyData(context: ServerContext): Handler<'downloadMyData'> {
  return async ({ actor }) => {
    const at = new Date(context.now());
    const rows: Record<string, Record<string, unknown>[]> = {};
    for (const [part, query] of Object.entries(parts)) rows[part] = await readPart(context.db, query(actor.userId));
    // Met at once; the row shows that it was asked for, and when.
    await sql`
      INSERT INTO data_request (id, user_id, kind, status, received_at, due_at, finished_at)
      VALUES (${randomUUIDv7()}, ${actor.userId}, 'access', 'done', ${at}, ${new Date(at.getTime() + dataRequestTimes.due)}, ${at})`.execute(
      context.db,
    );
    return { data: { madeAt: at.toISOString(), about: about[actor.locale], parts: rows } };
  };
}

async function readPart(
  db: Kysely<Database>,
  query: ReturnType<typeof sql<unknown>>,
): Promise<Record<string, unknown>[]> {
  const { rows } = await query.execute(db);
  // Plain JSON: what the driver made a Date is a text again.
  return JSON.parse(JSON.stringify(rows)) as Record<string, unknown>[];
}

function requestErasure(context: ServerContext): Handler<'requestErasure'> {
  return async ({ actor }) => {
    const now = context.now();
    if ((await ownedAlone(context.db, actor.userId)).length > 0) throw new HttpProblem(409, 'PEMILIK_TERAKHIR');
    const eraseAt = new Date(now + dataRequestTimes.grace);
    const request = await context.db
      .insertInto('data_request')
      .values({
        id: randomUUIDv7(),
        user_id: actor.userId,
        kind: 'erase',
        status: 'received',
        received_at: new Date(now),
        due_at: new Date(now + dataRequestTimes.due),
        erase_at: eraseAt,
      })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .where('kind', '=', 'erase')
          .where('status', '=', 'received')
          .doUpdateSet((eb) => ({ user_id: eb.ref('excluded.user_id') })),
      )
      .returning('erase_at')
      .executeTakeFirst();
    return { data: { eraseAt: (request?.erase_at ?? eraseAt).toISOString() } };
  };
}
