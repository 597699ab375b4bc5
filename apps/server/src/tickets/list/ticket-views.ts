import { randomUUIDv7 } from 'node:crypto';
import { decide, decideRows } from '@imah/contract/access';
import type { TicketView, TicketViewDraft } from '@imah/contract/tickets';
import { mostTicketViews } from '@imah/contract/tickets/words';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { lockOrganization, writeAudit } from '../../access/audit.ts';
import { requireVersion } from '../../http/entity-tag.ts';
import { HttpProblem, invalidField, notFound } from '../../http/errors.ts';
import type { Actor } from '../../http/handler.ts';

/** Who changes their views of which organisation. */
export interface ViewEdit {
  readonly orgId: string;
  readonly actor: Actor;
  readonly requestId: string;
}

/** The person's own views and, for those who see more than their own tickets, the shared ones of the buildings they see. */
export async function readTicketViews(db: Kysely<Database>, orgId: string, actor: Actor): Promise<TicketView[]> {
  const buildings = actor.memberships.find((membership) => membership.orgId === orgId)?.buildings ?? new Set<string>();
  const inReach =
    buildings === 'all' ? sql`true` : sql`(v.building_id IS NULL OR v.building_id = ANY(${[...buildings]}::uuid[]))`;
  return select(db, actor.userId, sql`v.org_id = ${orgId} AND ${isOffered(actor, orgId)} AND ${inReach}`);
}

/** SQL: whether view `v` is the person's, or shared with them: what the staff look for is no matter of residents. */
function isOffered(actor: Actor, orgId: string): RawBuilder<unknown> {
  const isStaff = decideRows(actor, 'ticket.view', { orgId }) === 'all';
  return sql`(v.user_id = ${actor.userId} OR (v.audience = 'organization' AND ${isStaff}))`;
}

async function select(db: Kysely<Database>, userId: string, condition: RawBuilder<unknown>): Promise<TicketView[]> {
  const { rows } = await sql<Omit<TicketView, 'createdAt'> & { createdAt: Date }>`
    SELECT v.id, v.name, v.building_id AS "buildingId", v.shape, v.filters, v.columns, v.audience,
      CASE WHEN v.user_id = ${userId} THEN 'self' ELSE 'other' END AS owner, u.name AS "ownerName",
      v.created_at AS "createdAt", v.version
    FROM ticket_view v JOIN app_user u ON u.id = v.user_id WHERE ${condition}
    ORDER BY v.user_id <> ${userId}, lower(v.name), v.id`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** @throws {HttpProblem} 403 when it is to be shared and they may not, 409 when they keep too many, 422 */
export function createTicketView(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  edit: ViewEdit,
  draft: TicketViewDraft,
): Promise<TicketView> {
  const id = randomUUIDv7();
  return db.transaction().execute(async (trx) => {
    await lockOrganization(trx, edit.orgId);
    await requireShareable(trx, edit, draft, 'self');
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM ticket_view
      WHERE org_id = ${edit.orgId} AND user_id = ${edit.actor.userId}`.execute(trx);
    if ((rows[0]?.count ?? 0) >= mostTicketViews) throw new HttpProblem(409, 'DAFTAR_PENUH');
    await sql`
      INSERT INTO ticket_view (org_id, id, user_id, building_id, name, shape, filters, columns, audience, created_at)
      VALUES (${edit.orgId}, ${id}, ${edit.actor.userId}, ${draft.buildingId}, ${draft.name}, ${draft.shape},
        ${JSON.stringify(draft.filters)}::jsonb, ${draft.columns}::text[], ${draft.audience}, ${new Date(now())})`.execute(
      trx,
    );
    await auditChange(trx, edit, { action: 'create', id, after: draft }, now());
    return requireView(trx, edit, id);
  });
}

/** @throws {HttpProblem} 403, 404 for one of another person, 412 */
export function updateTicketView(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  edit: ViewEdit & { readonly version: number },
  viewId: string,
  draft: TicketViewDraft,
): Promise<TicketView> {
  return db.transaction().execute(async (trx) => {
    await lockOrganization(trx, edit.orgId);
    const before = await requireView(trx, edit, viewId);
    if (before.owner !== 'self') throw notFound();
    requireVersion(before, edit.version);
    await requireShareable(trx, edit, draft, before.audience);
    await sql`
      UPDATE ticket_view SET building_id = ${draft.buildingId}, name = ${draft.name}, shape = ${draft.shape},
        filters = ${JSON.stringify(draft.filters)}::jsonb, columns = ${draft.columns}::text[], audience = ${draft.audience},
        version = version + 1
      WHERE org_id = ${edit.orgId} AND id = ${viewId}`.execute(trx);
    await auditChange(trx, edit, { action: 'update', id: viewId, after: draft }, now());
    return requireView(trx, edit, viewId);
  });
}

/** @throws {HttpProblem} 404 for one of another person, unless it is shared and they set up the organisation; 412 */
export async function deleteTicketView(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  edit: ViewEdit & { readonly version: number },
  viewId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOrganization(trx, edit.orgId);
    const view = await requireView(trx, edit, viewId);
    if (view.owner === 'other' && !mayShare(edit, view)) throw notFound();
    requireVersion(view, edit.version);
    await sql`DELETE FROM ticket_view WHERE org_id = ${edit.orgId} AND id = ${viewId}`.execute(trx);
    await auditChange(trx, edit, { action: 'delete', id: viewId }, now());
  });
}

/** Whether they set up what the view is about: its building, or the whole organisation. */
function mayShare({ actor, orgId }: ViewEdit, { buildingId }: Pick<TicketView, 'buildingId'>): boolean {
  const place = buildingId === null ? { orgId, everywhere: true } : { orgId, buildingId };
  return decide(actor, 'settings.update', place) === 'allowed';
}

async function requireShareable(
  trx: Transaction<Database>,
  edit: ViewEdit,
  { audience, buildingId }: TicketViewDraft,
  before: TicketView['audience'],
): Promise<void> {
  if (audience === 'organization' && before === 'self' && !mayShare(edit, { buildingId }))
    throw new HttpProblem(403, 'TIDAK_BERWENANG');
  if (buildingId === null) return;
  const isThere = decide(edit.actor, 'building.view', { orgId: edit.orgId, buildingId }) === 'allowed';
  const { rows } = await sql`SELECT 1 FROM building WHERE org_id = ${edit.orgId} AND id = ${buildingId}`.execute(trx);
  if (!isThere || rows.length === 0) throw invalidField('buildingId', 'not-an-option');
}

async function requireView(db: Kysely<Database>, { orgId, actor }: ViewEdit, viewId: string): Promise<TicketView> {
  const [view] = await select(
    db,
    actor.userId,
    sql`v.org_id = ${orgId} AND v.id = ${viewId} AND ${isOffered(actor, orgId)}`,
  );
  if (view === undefined) throw notFound();
  return view;
}

function auditChange(
  trx: Transaction<Database>,
  { orgId, actor, requestId }: ViewEdit,
  { id, ...entry }: { readonly action: string; readonly id: string; readonly after?: object },
  now: number,
): Promise<void> {
  const by = { kind: 'user', id: actor.userId } as const;
  return writeAudit(trx, { orgId, actor: by, requestId, entity: 'ticket_view', entityId: id, ...entry }, now);
}
