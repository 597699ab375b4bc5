import { isDeepStrictEqual } from 'node:util';
import type { DashboardContent, DashboardDraft, StoredDashboard, Widget } from '@imah/contract/dashboards';
import { mostDashboardVersions } from '@imah/contract/dashboards/words';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { Transaction } from 'kysely';
import {
  type AuditFacts,
  type CommandPorts,
  type Effect,
  nameOf,
  runCommand,
  unchanged,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import type { Place } from './dashboard-rows.ts';
import { draftOf, type KnownDashboard, readKnown } from './read-dashboard.ts';
import { requireSoundDashboard } from './require-sound-dashboard.ts';

type Edit = VersionedEdit & Place;

/** Keeps what was arranged. What the person may not see in it stays as it is. @throws {HttpProblem} 412, 422 by field */
export async function saveDraft(ports: CommandPorts, edit: Edit, content: DashboardContent): Promise<DashboardDraft> {
  return runCommand<KnownDashboard, DashboardDraft>(ports, edit, {
    lock: (trx) => lockDashboard(trx, edit),
    authorize: (trx, known) => requireSeen(trx, edit, known),
    validate: (trx, known) => requireSoundDashboard(trx, edit.actor, edit, whole(content, known), widgetsOf(known)),
    write: async (trx, known) => {
      const after = whole(content, known);
      if (isDeepStrictEqual(after, known.draft ?? known.current))
        return unchanged(await draftOf(trx, edit.actor, edit, known));
      // Kept whenever the hand rests: what the building's people see has not changed by it.
      return { ...(await writeDraft(trx, edit, known, after)), audit: [] };
    },
  });
}

/** Leaves what was arranged. @throws {HttpProblem} 412 */
export function discardDraft(ports: CommandPorts, edit: Edit): Promise<DashboardDraft> {
  return runCommand<KnownDashboard, DashboardDraft>(ports, edit, {
    lock: (trx) => lockDashboard(trx, edit),
    authorize: (trx, known) => requireSeen(trx, edit, known),
    write: async (trx, known) =>
      known.draft === null
        ? unchanged(await draftOf(trx, edit.actor, edit, known))
        : { ...(await writeDraft(trx, edit, known, null)), audit: [] },
  });
}

/** Makes an earlier publication the draft. @throws {HttpProblem} 412, 422 for one that is not kept */
export function restoreVersion(ports: CommandPorts, edit: Edit, number: number): Promise<DashboardDraft> {
  const find = ({ published }: KnownDashboard) => published.find((one) => one.number === number);
  return runCommand<KnownDashboard, DashboardDraft>(ports, edit, {
    lock: (trx) => lockDashboard(trx, edit),
    authorize: (trx, known) => requireSeen(trx, edit, known),
    validate: (_trx, known) => {
      if (find(known) === undefined) throw invalidField('number', 'not-an-option');
    },
    write: (trx, known) => writeDraft(trx, edit, known, find(known)?.content ?? null),
  });
}

/** Shows everybody what was arranged; the oldest publications beyond those kept are gone. @throws {HttpProblem} 409, 412 */
export function publish(ports: CommandPorts, edit: Edit): Promise<DashboardDraft> {
  const { orgId, buildingId, actor, now } = edit;
  return runCommand<KnownDashboard, DashboardDraft>(ports, edit, {
    lock: (trx) => lockDashboard(trx, edit),
    authorize: (trx, known) => requireSeen(trx, edit, known),
    validate: (_trx, { draft }) => {
      if (draft === null) throw new HttpProblem(409, 'DASBOR_TIDAK_BERUBAH');
    },
    write: async (trx, known) => {
      const content = known.draft ?? known.current;
      const number = (known.published[0]?.number ?? 0) + 1;
      await storeDraft(trx, edit, known.version + 1, null);
      await trx
        .insertInto('dashboard_version')
        .values({
          org_id: orgId,
          building_id: buildingId,
          number,
          content: JSON.stringify(content),
          published_at: new Date(now),
          published_by_id: actor.userId,
        })
        .execute();
      await trx
        .deleteFrom('dashboard_version')
        .where('org_id', '=', orgId)
        .where('building_id', '=', buildingId)
        .where('number', '<=', number - mostDashboardVersions)
        .execute();
      const after = await readKnown(trx, edit);
      return {
        result: await draftOf(trx, actor, edit, after),
        audit: auditOf(edit, known.current, content),
        effects: [told(edit, number, now)],
      };
    },
  });
}

async function writeDraft(
  trx: Transaction<Database>,
  edit: Edit,
  known: KnownDashboard,
  draft: StoredDashboard | null,
): Promise<{ result: DashboardDraft; audit: AuditFacts }> {
  const version = known.version + 1;
  await storeDraft(trx, edit, version, draft);
  const by = draft === null ? null : nameOf(edit.actor);
  const kept = { ...known, version, draft, savedAt: draft === null ? null : new Date(edit.now), savedBy: by };
  return {
    result: await draftOf(trx, edit.actor, edit, kept),
    audit: auditOf(edit, known.draft ?? known.current, draft ?? known.current),
  };
}

async function storeDraft(
  trx: Transaction<Database>,
  { orgId, buildingId, actor, now }: Edit,
  version: number,
  draft: StoredDashboard | null,
): Promise<void> {
  const columns = {
    version,
    draft: draft === null ? null : JSON.stringify(draft),
    saved_at: draft === null ? null : new Date(now),
    saved_by_id: draft === null ? null : actor.userId,
  };
  await trx
    .insertInto('dashboard')
    .values({ org_id: orgId, building_id: buildingId, ...columns })
    .onConflict((conflict) => conflict.columns(['org_id', 'building_id']).doUpdateSet(columns))
    .execute();
}

async function lockDashboard(trx: Transaction<Database>, place: Place): Promise<KnownDashboard> {
  // Of the building: the first who arranges has no row yet to lock.
  const found = await trx
    .selectFrom('building')
    .select('id')
    .where('org_id', '=', place.orgId)
    .where('id', '=', place.buildingId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  return readKnown(trx, place);
}

async function requireSeen(trx: Transaction<Database>, edit: Edit, known: KnownDashboard): Promise<void> {
  if (known.version !== edit.version) requireVersion(await draftOf(trx, edit.actor, edit, known), edit.version);
}

/** Every widget that is kept anywhere, what is newest first. */
function widgetsOf({ draft, current, published }: KnownDashboard): readonly Widget[] {
  return [...(draft?.widgets ?? []), ...current.widgets, ...published.flatMap(({ content }) => content.widgets)];
}

/** What was sent, with what was withheld as it is kept; one that is kept nowhere is left out. */
function whole({ widgets, layouts }: DashboardContent, known: KnownDashboard): StoredDashboard {
  const kept = widgetsOf(known);
  const filled = widgets.flatMap((one) =>
    one.type === 'withheld' ? (kept.find(({ id }) => id === one.id) ?? []) : [one],
  );
  return { widgets: filled, layouts };
}

function auditOf({ buildingId }: Edit, before: StoredDashboard, after: StoredDashboard): AuditFacts {
  const facts = { action: 'update', entity: 'dashboard', entityId: buildingId, buildingId } as const;
  // Where each stands is no fact about the building, and would be thousands of numbers.
  return { ...facts, before: { widgets: namesOf(before) }, after: { widgets: namesOf(after) } };
}

const namesOf = ({ widgets }: StoredDashboard) => widgets.map(({ type, id }) => `${type} ${id}`);

function told({ orgId, buildingId }: Edit, number: number, now: number): Effect {
  return {
    kind: 'publish',
    topic: buildingTopic({ orgId, buildingId }, 'ev'),
    packet: { entity: 'dashboard', id: buildingId, version: number, op: 'updated', at: new Date(now).toISOString() },
  };
}
