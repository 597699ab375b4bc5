import { randomUUIDv7 } from 'node:crypto';
import type { Outage, OutageDraft } from '@imah/contract/outages';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import { takeNumber } from '@imah/server-platform/database';
import { notFound } from '@imah/server-platform/http';
import { outageEvent } from './outage-event.ts';
import { getOutage } from './outage-row.ts';
import { requireTimes } from './outage-rules.ts';
import { requireScope, writeScope } from './outage-scope.ts';
import { writeOutageTicket } from './outage-tickets.ts';
import { notifyOfOutage } from './notify-of-outage.ts';

type OfBuilding = PersonalEdit & { readonly buildingId: string };

/** @throws {HttpProblem} 422 at what cannot be */
export function createOutage(ports: CommandPorts, edit: OfBuilding, draft: OutageDraft): Promise<Outage> {
  const { orgId, buildingId, actor, now } = edit;
  const outageId = randomUUIDv7();
  const key = { orgId, buildingId, outageId };
  return runCommand<void, Outage>(ports, edit, {
    lock: async (trx) => {
      requireTimes(draft, now);
      await requireScope(trx, edit, draft.scope);
    },
    write: async (trx) => {
      const building = await trx
        .selectFrom('building')
        .select('time_zone as timeZone')
        .where('org_id', '=', orgId)
        .where('id', '=', buildingId)
        .executeTakeFirst();
      if (building === undefined) throw notFound();
      const { kind, service, title, residentText, internalNote, startsAt, expectedEndAt, scope, ticketId } = draft;
      await trx
        .insertInto('outage')
        .values({
          ...(await takeNumber(trx, { orgId, kind: 'GGN', timeZone: building.timeZone }, now)),
          org_id: orgId,
          id: outageId,
          building_id: buildingId,
          kind,
          service,
          title,
          resident_text: residentText,
          internal_note: internalNote,
          starts_at: new Date(startsAt),
          expected_end_at: expectedEndAt === null ? null : new Date(expectedEndAt),
          scope: scope.kind,
          author_id: actor.userId,
          created_at: new Date(now),
        })
        .execute();
      await writeScope(trx, key, scope);
      if (ticketId !== undefined) await writeOutageTicket(trx, actor, key, ticketId);
      const outage = await getOutage(trx, actor, key);
      await notifyOfOutage(trx, { ...key, actorId: actor.userId }, outage, 'announced', now);
      const after = { number: outage.number, ...draft };
      return {
        result: outage,
        audit: { action: 'create', entity: 'outage', entityId: outageId, buildingId, after },
        effects: [outageEvent(key, outage.version, now, 'created')],
      };
    },
  });
}
