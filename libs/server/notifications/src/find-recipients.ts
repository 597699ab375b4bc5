import { decide } from '@imah/contract/access';
import { sql } from 'kysely';
import { loadActor } from '@imah/server-platform/access';
import type { ServerContext } from '@imah/server-platform';
import type { Recipients } from './new-notification.ts';

export interface NotificationSite {
  readonly orgId: string | null;
  readonly buildingId: string | null;
}

/**
 * The people a notification concerns now. Who holds a permission the policy itself says, person by person;
 * the query only leaves out those of whom no group speaks of it.
 */
export async function findRecipients(
  { db, domains, now }: Pick<ServerContext, 'db' | 'domains' | 'now'>,
  recipients: Recipients,
  { orgId, buildingId }: NotificationSite,
): Promise<string[]> {
  if (recipients.kind === 'people') return [...new Set(recipients.userIds)];
  if (recipients.kind === 'topic') return domains.topics.findHearers(db, recipients, now());
  if (orgId === null) return [];
  const { permission, unitId, except = [], everywhere } = recipients;
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('membership_group as mg', (join) =>
      join.onRef('mg.org_id', '=', 'm.org_id').onRef('mg.membership_id', '=', 'm.id'),
    )
    .innerJoin('member_group as g', (join) =>
      join.onRef('g.org_id', '=', 'mg.org_id').onRef('g.id', '=', 'mg.group_id'),
    )
    .select('m.user_id as userId')
    .distinct()
    .where('m.org_id', '=', orgId)
    .where('m.status', '=', 'active')
    .where(sql<boolean>`(g.default_key = 'owner' OR g.grants && ${[permission, `${permission}.own`]}::text[])`)
    .execute();
  const target = { orgId, buildingId: buildingId ?? undefined, unitId, everywhere };
  const found: string[] = [];
  for (const { userId } of rows.filter((row) => !except.includes(row.userId))) {
    const actor = await loadActor(db, userId, now());
    if (actor !== null && decide(actor, permission, target) === 'allowed') found.push(userId);
  }
  return found;
}
