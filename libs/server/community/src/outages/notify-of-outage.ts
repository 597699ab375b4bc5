import type { Outage } from '@imah/contract/outages';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notify, outageTime, writeToOccupants } from '@imah/server-notifications';
import type { OutageKey } from './outage-row.ts';

type Told = OutageKey & { readonly actorId: string | null };
export type OutageNews = 'announced' | 'changed' | 'ended';

/**
 * Notifies those whom an outage concerns: of its beginning and its changes those who live or work there now, of its end those
 * who were told of it. Nobody is told the same twice.
 */
export async function notifyOfOutage(
  trx: Transaction<Database>,
  key: Told,
  outage: Outage,
  news: OutageNews,
  now: number,
): Promise<void> {
  const { number, title, startsAt, expectedEndAt, timeZone, ended, version } = outage;
  if (news !== 'ended') await addHearers(trx, key, outage, now);
  const facts = { number, title, startsAt, expectedEndAt, timeZone };
  const told = {
    recipients: { kind: 'people' as const, userIds: await readHearers(trx, key) },
    actorId: key.actorId,
    place: { orgId: key.orgId, buildingId: key.buildingId },
    ...(outage.kind === 'urgent' && news !== 'ended' ? { urgency: 'critical' as const } : {}),
    dedupeKey: `outage/${key.outageId}/${news}/${version}`,
    href: `/imah/building/${key.buildingId}/outage/${key.outageId}`,
  };
  if (news === 'announced') await notify(trx, { ...told, kind: 'outage-announced', data: facts }, now);
  else if (news === 'changed') await notify(trx, { ...told, kind: 'outage-changed', data: facts }, now);
  else if (ended !== null) await notify(trx, { ...told, kind: 'outage-ended', data: { ...facts, as: ended.as } }, now);
  await tellOccupants(trx, key, outage, news, now);
}

async function addHearers(
  trx: Transaction<Database>,
  { orgId, buildingId, outageId }: OutageKey,
  { scope }: Outage,
  now: number,
): Promise<void> {
  await sql`
    INSERT INTO outage_hearer (org_id, outage_id, user_id)
    SELECT ${orgId}, ${outageId}, r.user_id
    FROM audience_readers(${orgId}, ${buildingId}, 'outage.view', ${scope.kind}, ${[...scope.ids]}::uuid[], ${new Date(now)}) r
    ON CONFLICT DO NOTHING`.execute(trx);
}

async function readHearers(trx: Transaction<Database>, { orgId, outageId }: OutageKey): Promise<string[]> {
  const rows = await trx
    .selectFrom('outage_hearer')
    .select('user_id as userId')
    .where('org_id', '=', orgId)
    .where('outage_id', '=', outageId)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Those who live there without an account, as far as they agreed to it. */
async function tellOccupants(
  trx: Transaction<Database>,
  { orgId, buildingId, outageId }: OutageKey,
  outage: Outage,
  news: OutageNews,
  now: number,
): Promise<void> {
  const { title, residentText, scope, ended, version, kind } = outage;
  const wasTold = sql`EXISTS (SELECT 1 FROM occupant_message told
    WHERE told.org_id = p.org_id AND told.person_id = p.id AND starts_with(told.dedupe_key, ${`outage/${outageId}/`}))`;
  const isConcerned =
    scope.kind === 'all'
      ? sql`true`
      : sql`(un.id = ANY(${[...scope.ids]}::uuid[]) OR f.section_id = ANY(${[...scope.ids]}::uuid[]))`;
  const parameters =
    news === 'ended'
      ? ended?.as === 'cancelled'
        ? [`Batal: ${title}`, 'Gangguan ini tidak jadi terjadi.']
        : [`Sudah pulih: ${title}`, 'Layanannya sudah kembali.']
      : [title, `${outageTime(outage, 'id-ID')}. ${residentText}`.trim()];
  await writeToOccupants(
    trx,
    {
      orgId,
      buildingId,
      template: 'imah_occupant_announcement',
      whom: news === 'ended' ? wasTold : news === 'changed' ? sql`(${isConcerned} OR ${wasTold})` : isConcerned,
      dedupeKey: `outage/${outageId}/${news}/${version}`,
      parameters,
      urgency: kind === 'urgent' ? 'critical' : 'normal',
    },
    now,
  );
}
