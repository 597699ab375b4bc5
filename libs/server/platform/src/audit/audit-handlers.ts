import { decide, type Permission, type PolicyActor } from '@imah/contract/access';
import type { auditEndpoints } from '@imah/contract/audit';
import { type HistoryEntity, historyResources } from '@imah/contract/audit/words';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { recordAct } from '../command/run-command.ts';
import type { ServerContext } from '../context.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { notFound } from '../http/errors.ts';
import type { Actor, Handlers } from '../http/handler.ts';
import { auditFileOf, mostRows } from './audit-file.ts';
import { historyTargets } from './history-targets.ts';
import { logReading } from './log-reading.ts';
import { matching } from './matching-entries.ts';
import { type AuditReader, type AuditRows, readAudit } from './read-audit.ts';

const position = z.object({ seq: z.int() });

export function auditHandlers(context: ServerContext): Pick<Handlers, keyof typeof auditEndpoints> {
  const { db, now } = context;

  /** One page of rows, of which it is written down when personal data was in it. */
  async function page(
    { actor, requestId, orgId }: { actor: Actor; requestId: string; orgId: string },
    wanted: AuditRows,
    { limit, cursor }: { limit: number; cursor?: string | undefined },
    about: { entity: string; entityId: string; buildingId: string | null },
  ) {
    const after = readCursor(position, cursor);
    const older = after === null ? sql`true` : sql`e.seq < ${after.seq}`;
    const { rows, revealed } = await readAudit(
      db,
      orgId,
      { ...wanted, condition: sql`${wanted.condition} AND ${older}` },
      limit + 1,
      readerOf(actor, orgId),
    );
    const data = rows.slice(0, limit);
    const last = rows.length > limit ? data.at(-1) : undefined;
    await logReading(db, { orgId, userId: actor.userId, requestId, ...about, fields: revealed }, now());
    return { data, meta: { nextCursor: last === undefined ? null : writeCursor({ seq: last.seq }) } };
  }

  return {
    listAudit: async ({ actor, params: { orgId }, query, request }) =>
      page({ actor, orgId, requestId: request.id }, matching(context, actor, orgId, query), query, {
        entity: 'organization',
        entityId: orgId,
        buildingId: null,
      }),
    exportAudit: async ({ actor, params: { orgId }, body, request }) => {
      const wanted = matching(context, actor, orgId, body);
      const { rows, revealed } = await readAudit(db, orgId, wanted, mostRows + 1, readerOf(actor, orgId));
      const file = auditFileOf(rows, actor.locale, now());
      // A download is written down each time, whatever is in it.
      const after = { rows: file.rows, filter: body, fields: revealed.toSorted() };
      const edit = { orgId, actor, requestId: request.id, now: now() };
      await recordAct(context, edit, { action: 'export-audit', entity: 'organization', entityId: orgId, after });
      return { data: file };
    },
    listHistory: async ({ actor, params: { orgId, entity, entityId }, query, request }) => {
      const targets = await historyTargets(db, entity, orgId, entityId);
      const needed: Permission[] = ['audit.view', `${historyResources[entity]}.view`];
      const target = targets.find((one) => needed.every((permission) => decide(actor, permission, one) === 'allowed'));
      if (target === undefined) throw notFound();
      const told = partOf(entity, orgId, entityId);
      const stored = entity === 'member' ? 'membership' : entity;
      const condition = sql`((e.entity = ${stored} AND e.entity_id = ${entityId}) OR ${told})`;
      const about = { entity, entityId, buildingId: target.buildingId ?? null };
      return page({ actor, orgId, requestId: request.id }, { condition }, query, about);
    },
  };
}

/** SQL: the rows `e` about other records that are part of this one's history. */
function partOf(entity: HistoryEntity, orgId: string, entityId: string): RawBuilder<unknown> {
  if (entity === 'device')
    return sql`(e.entity = 'device_command' AND e.entity_id IN (
      SELECT id FROM device_command WHERE org_id = ${orgId} AND device_id = ${entityId}))`;
  if (entity === 'person')
    return sql`(e.entity = 'occupancy' AND e.entity_id IN (
      SELECT id FROM occupancy WHERE org_id = ${orgId} AND person_id = ${entityId}))`;
  return sql`false`;
}

function readerOf(actor: PolicyActor, orgId: string): AuditReader {
  const may = (permission: Permission) => decide(actor, permission, { orgId }) === 'allowed';
  return {
    view: may('audit.reveal') ? 'reveal' : 'hide',
    names: { tickets: may('ticket.view'), topics: may('topic.view'), outages: may('outage.view') },
  };
}
