import { randomUUIDv7 } from 'node:crypto';
import { decide, decideRows } from '@imah/contract/access';
import type { TicketView, TicketViewDraft } from '@imah/contract/tickets';
import { mostTicketViews } from '@imah/contract/tickets/words';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import {
  type AuditFacts,
  type CommandPorts,
  type PersonalEdit,
  runCommand,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { type Actor, HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';

/** Who changes which view, and which version of it they saw. */
type ViewEdit = VersionedEdit & { readonly viewId: string };

/** The person's own views and, for those who see more than their own tickets, the shared ones of the buildings they see. */
export async function readTicketViews(db: Kysely<Database>, orgId: string, actor: Actor): Promise<TicketView[]> {
  const buildings = actor.memberships.find((membership) => membership.orgId === orgId)?.buildings ?? new Set<string>();
  const inReach =
    buildings === 'all'
      ? sql<boolean>`true`
      : sql<boolean>`(v.building_id IS NULL OR v.building_id = ANY(${[...buildings]}::uuid[]))`;
  return select(db, actor.userId, sql<boolean>`v.org_id = ${orgId} AND ${isOffered(actor, orgId)} AND ${inReach}`);
}

/** SQL: whether view `v` is the person's, or shared with them: what the staff look for is no matter of residents. */
function isOffered(actor: Actor, orgId: string): RawBuilder<boolean> {
  const isStaff = decideRows(actor, 'ticket.view', { orgId }) === 'all';
  return sql<boolean>`(v.user_id = ${actor.userId} OR (v.audience = 'organization' AND ${isStaff}))`;
}

async function select(db: Kysely<Database>, userId: string, condition: RawBuilder<boolean>): Promise<TicketView[]> {
  const rows = await db
    .selectFrom('ticket_view as v')
    .innerJoin('app_user as u', 'u.id', 'v.user_id')
    .select(['v.id', 'v.name', 'v.building_id as buildingId', 'v.shape', 'v.filters', 'v.columns', 'v.audience'])
    .select(['v.user_id', 'u.name as ownerName', 'v.created_at as createdAt', 'v.version'])
    .where(condition)
    .orderBy(sql`v.user_id <> ${userId}`)
    .orderBy(sql`lower(v.name)`)
    .orderBy('v.id')
    .execute();
  return rows.map(({ user_id, createdAt, ...row }) => ({
    ...row,
    owner: user_id === userId ? 'self' : 'other',
    createdAt: createdAt.toISOString(),
  }));
}

/** @throws {HttpProblem} 403 when it is to be shared and they may not, 409 when they keep too many, 422 */
export function createTicketView(ports: CommandPorts, edit: PersonalEdit, draft: TicketViewDraft): Promise<TicketView> {
  const { orgId, actor, now } = edit;
  const id = randomUUIDv7();
  return runCommand(ports, edit, {
    lock: (trx) => lockOrganization(trx, orgId),
    authorize: (trx) => requireShareable(trx, edit, draft, 'self'),
    validate: async (trx) => {
      if ((await countViews(trx, edit)) >= mostTicketViews) throw new HttpProblem(409, 'DAFTAR_PENUH');
    },
    write: async (trx) => {
      await trx
        .insertInto('ticket_view')
        .values({ org_id: orgId, id, user_id: actor.userId, ...columnsOf(draft), created_at: new Date(now) })
        .execute();
      return { result: await requireView(trx, edit, id), audit: auditOf('create', id, draft) };
    },
  });
}

/** @throws {HttpProblem} 403, 404 for one of another person, 412 */
export function updateTicketView(ports: CommandPorts, edit: ViewEdit, draft: TicketViewDraft): Promise<TicketView> {
  const { orgId, viewId } = edit;
  return runCommand(ports, edit, {
    lock: (trx) => lockView(trx, edit),
    authorize: async (trx, view) => {
      if (view.owner !== 'self') throw notFound();
      requireVersion(view, edit.version);
      await requireShareable(trx, edit, draft, view.audience);
    },
    write: async (trx, view) => {
      await trx
        .updateTable('ticket_view')
        .set({ ...columnsOf(draft), version: view.version + 1 })
        .where('org_id', '=', orgId)
        .where('id', '=', viewId)
        .execute();
      return { result: await requireView(trx, edit, viewId), audit: auditOf('update', viewId, draft) };
    },
  });
}

/** @throws {HttpProblem} 404 for one of another person, unless it is shared and they set up the organisation; 412 */
export function deleteTicketView(ports: CommandPorts, edit: ViewEdit): Promise<void> {
  const { orgId, viewId } = edit;
  return runCommand(ports, edit, {
    lock: (trx) => lockView(trx, edit),
    authorize: (_trx, view) => {
      if (view.owner === 'other' && !mayShare(edit, view)) throw notFound();
      requireVersion(view, edit.version);
    },
    write: async (trx) => {
      await trx.deleteFrom('ticket_view').where('org_id', '=', orgId).where('id', '=', viewId).execute();
      return { result: undefined, audit: auditOf('delete', viewId) };
    },
  });
}

function columnsOf({ buildingId, name, shape, filters, columns, audience }: TicketViewDraft) {
  return { building_id: buildingId, name, shape, filters: JSON.stringify(filters), columns: [...columns], audience };
}

async function lockView(trx: Transaction<Database>, edit: ViewEdit): Promise<TicketView> {
  await lockOrganization(trx, edit.orgId);
  return requireView(trx, edit, edit.viewId);
}

async function countViews(db: Kysely<Database>, { orgId, actor }: PersonalEdit): Promise<number> {
  const { count } = await db
    .selectFrom('ticket_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .where('user_id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether they set up what the view is about: its building, or the whole organisation. */
function mayShare({ actor, orgId }: PersonalEdit, { buildingId }: Pick<TicketView, 'buildingId'>): boolean {
  const place = buildingId === null ? { orgId, everywhere: true } : { orgId, buildingId };
  return decide(actor, 'settings.update', place) === 'allowed';
}

async function requireShareable(
  trx: Transaction<Database>,
  edit: PersonalEdit,
  { audience, buildingId }: TicketViewDraft,
  before: TicketView['audience'],
): Promise<void> {
  if (audience === 'organization' && before === 'self' && !mayShare(edit, { buildingId }))
    throw new HttpProblem(403, 'TIDAK_BERWENANG');
  if (buildingId === null) return;
  const isThere = decide(edit.actor, 'building.view', { orgId: edit.orgId, buildingId }) === 'allowed';
  const building = await trx
    .selectFrom('building')
    .select('id')
    .where('org_id', '=', edit.orgId)
    .where('id', '=', buildingId)
    .executeTakeFirst();
  if (!isThere || building === undefined) throw invalidField('buildingId', 'not-an-option');
}

async function requireView(db: Kysely<Database>, { orgId, actor }: PersonalEdit, viewId: string): Promise<TicketView> {
  const [view] = await select(
    db,
    actor.userId,
    sql<boolean>`v.org_id = ${orgId} AND v.id = ${viewId} AND ${isOffered(actor, orgId)}`,
  );
  if (view === undefined) throw notFound();
  return view;
}

function auditOf(action: 'create' | 'update' | 'delete', id: string, after?: TicketViewDraft): AuditFacts {
  return { action, entity: 'ticket_view', entityId: id, after };
}
