import { sql, type Transaction } from 'kysely';
import { type CommandPorts, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import type { Reply } from '../whatsapp/webhook-news.ts';

interface Consent {
  readonly orgId: string;
  readonly personId: string;
}

/** Ends the consent of every occupant of a number who gave it before the reply; each is in the audit of its organisation. */
export async function stopConsent(ports: CommandPorts, reply: Reply, now: number): Promise<void> {
  // WhatsApp counts in seconds: what was agreed to in this one was agreed to before.
  const until = new Date(reply.at + 1_000);
  const consents = await ports.db
    .selectFrom('whatsapp_consent')
    .select(['org_id as orgId', 'person_id as personId'])
    .where('phone', '=', reply.phone)
    .where('state', '=', 'agreed')
    .where('at', '<', until)
    .execute();
  for (const { orgId, personId } of consents)
    await runCommand<boolean, void>(
      ports,
      { orgId, actor: null, now },
      {
        lock: (trx) => lockAgreed(trx, { orgId, personId }, until),
        write: async (trx, isAgreed) => {
          if (!isAgreed) return unchanged(undefined);
          await sql`
            UPDATE whatsapp_consent SET state = 'stopped', at = ${new Date(now)}, by_id = NULL
            WHERE org_id = ${orgId} AND person_id = ${personId}`.execute(trx);
          return {
            result: undefined,
            audit: {
              action: 'update',
              entity: 'person',
              entityId: personId,
              buildingId: await lastBuildingOf(trx, { orgId, personId }),
              before: { whatsapp: true },
              after: { whatsapp: false },
            },
          };
        },
      },
    );
}

async function lockAgreed(trx: Transaction<Database>, { orgId, personId }: Consent, until: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM whatsapp_consent
    WHERE org_id = ${orgId} AND person_id = ${personId} AND state = 'agreed' AND at < ${until} FOR UPDATE`.execute(trx);
  return rows.length > 0;
}

/** The history of the building shows it where they live. */
async function lastBuildingOf(trx: Transaction<Database>, { orgId, personId }: Consent): Promise<string | null> {
  const stay = await trx
    .selectFrom('occupancy as o')
    .innerJoin('unit as un', (join) => join.onRef('un.org_id', '=', 'o.org_id').onRef('un.id', '=', 'o.unit_id'))
    .select('un.building_id as buildingId')
    .where('o.org_id', '=', orgId)
    .where('o.person_id', '=', personId)
    .orderBy(sql`lower(o.period)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return stay?.buildingId ?? null;
}
