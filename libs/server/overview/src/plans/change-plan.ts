import { isDeepStrictEqual } from 'node:util';
import type { PlanContent, PlanDraft, PlanItem, StoredPlan } from '@imah/contract/plans';
import { mostPlanVersions } from '@imah/contract/plans/words';
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
import { attachFiles } from '@imah/server-platform/files';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import type { FloorPlace } from './plan-rows.ts';
import { draftOf, type KnownPlan, readKnown, requireFloor } from './read-plan.ts';
import { requireSoundPlan } from './require-sound-plan.ts';

type Edit = VersionedEdit & FloorPlace;

/** Keeps what was drawn. What the person may not see in it stays as it is. @throws {HttpProblem} 404, 412, 422 by field */
export function savePlanDraft(ports: CommandPorts, edit: Edit, content: PlanContent): Promise<PlanDraft> {
  return runCommand<KnownPlan, PlanDraft>(ports, edit, {
    lock: (trx) => lockPlan(trx, edit),
    authorize: (trx, known) => requireSeen(trx, edit, known),
    validate: (trx, known) =>
      requireSoundPlan(trx, edit.actor, edit, whole(content, known), {
        items: itemsOf(known),
        pictures: picturesOf(known),
      }),
    write: async (trx, known) => {
      const after = whole(content, known);
      if (isDeepStrictEqual(after, known.draft ?? known.current))
        return unchanged(await draftOf(trx, edit.actor, edit, known));
      await givePicture(trx, edit, known, after);
      // Kept whenever the hand rests: what the building's people see has not changed by it.
      return { ...(await writeDraft(trx, edit, known, after)), audit: [] };
    },
  });
}

/** Leaves what was drawn. @throws {HttpProblem} 404, 412 */
export function discardPlanDraft(ports: CommandPorts, edit: Edit): Promise<PlanDraft> {
  return runCommand<KnownPlan, PlanDraft>(ports, edit, {
    lock: (trx) => lockPlan(trx, edit),
    authorize: (trx, known) => requireSeen(trx, edit, known),
    write: async (trx, known) =>
      known.draft === null
        ? unchanged(await draftOf(trx, edit.actor, edit, known))
        : { ...(await writeDraft(trx, edit, known, null)), audit: [] },
  });
}

/** Makes an earlier publication the draft. @throws {HttpProblem} 404, 412, 422 for one that is not kept */
export function restorePlan(ports: CommandPorts, edit: Edit, number: number): Promise<PlanDraft> {
  const find = ({ published }: KnownPlan) => published.find((one) => one.number === number);
  return runCommand<KnownPlan, PlanDraft>(ports, edit, {
    lock: (trx) => lockPlan(trx, edit),
    authorize: (trx, known) => requireSeen(trx, edit, known),
    validate: (_trx, known) => {
      if (find(known) === undefined) throw invalidField('number', 'not-an-option');
    },
    write: (trx, known) => writeDraft(trx, edit, known, find(known)?.content ?? null),
  });
}

/** Shows everybody what was drawn; the oldest publications beyond those kept are gone. @throws {HttpProblem} 404, 409, 412 */
export function publishPlan(ports: CommandPorts, edit: Edit): Promise<PlanDraft> {
  const { orgId, floorId, actor, now } = edit;
  return runCommand<KnownPlan, PlanDraft>(ports, edit, {
    lock: (trx) => lockPlan(trx, edit),
    authorize: (trx, known) => requireSeen(trx, edit, known),
    validate: (_trx, { draft }) => {
      if (draft === null) throw new HttpProblem(409, 'DENAH_TIDAK_BERUBAH');
    },
    write: async (trx, known) => {
      const content = known.draft ?? known.current;
      const number = (known.published[0]?.number ?? 0) + 1;
      await storeDraft(trx, edit, known.version + 1, null);
      await trx
        .insertInto('plan_version')
        .values({
          org_id: orgId,
          floor_id: floorId,
          number,
          content: JSON.stringify(content),
          published_at: new Date(now),
          published_by_id: actor.userId,
        })
        .execute();
      await trx
        .deleteFrom('plan_version')
        .where('org_id', '=', orgId)
        .where('floor_id', '=', floorId)
        .where('number', '<=', number - mostPlanVersions)
        .execute();
      return {
        result: await draftOf(trx, actor, edit, await readKnown(trx, edit)),
        audit: auditOf(edit, known.current, content),
        effects: [told(edit, number)],
      };
    },
  });
}

async function writeDraft(
  trx: Transaction<Database>,
  edit: Edit,
  known: KnownPlan,
  draft: StoredPlan | null,
): Promise<{ result: PlanDraft; audit: AuditFacts }> {
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
  { orgId, floorId, actor, now }: Edit,
  version: number,
  draft: StoredPlan | null,
): Promise<void> {
  const columns = {
    version,
    draft: draft === null ? null : JSON.stringify(draft),
    saved_at: draft === null ? null : new Date(now),
    saved_by_id: draft === null ? null : actor.userId,
  };
  await trx
    .insertInto('plan')
    .values({ org_id: orgId, floor_id: floorId, ...columns })
    .onConflict((conflict) => conflict.columns(['org_id', 'floor_id']).doUpdateSet(columns))
    .execute();
}

/** A picture belongs to its floor from when it is first on its plan: then whoever sees the plan may fetch it. */
async function givePicture(trx: Transaction<Database>, edit: Edit, known: KnownPlan, { picture }: StoredPlan) {
  if (picture === null || picturesOf(known).some(({ fileId }) => fileId === picture.fileId)) return;
  const { orgId, floorId, actor } = edit;
  // Taken off and brought back, it is of this floor still, whoever has sent it.
  const own = await trx
    .selectFrom('stored_file')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', picture.fileId)
    .where('subject_kind', '=', 'plan')
    .where('subject_id', '=', floorId)
    .executeTakeFirst();
  if (own !== undefined) return;
  const given = { fileIds: [picture.fileId], userId: actor.userId, field: 'picture' };
  await attachFiles(trx, { orgId, kind: 'plan', id: floorId }, given);
}

async function lockPlan(trx: Transaction<Database>, place: FloorPlace): Promise<KnownPlan> {
  // Of the floor: the first who draws has no row yet to lock.
  const found = await trx
    .selectFrom('floor')
    .select('id')
    .where('org_id', '=', place.orgId)
    .where('id', '=', place.floorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  await requireFloor(trx, place);
  return readKnown(trx, place);
}

async function requireSeen(trx: Transaction<Database>, edit: Edit, known: KnownPlan): Promise<void> {
  if (known.version !== edit.version) requireVersion(await draftOf(trx, edit.actor, edit, known), edit.version);
}

/** Everything that is kept anywhere, what is newest first. */
function itemsOf({ draft, current, published }: KnownPlan): readonly PlanItem[] {
  return [...(draft?.items ?? []), ...current.items, ...published.flatMap(({ content }) => content.items)];
}

function picturesOf({ draft, published }: KnownPlan) {
  return [draft, ...published.map(({ content }) => content)].flatMap((one) => one?.picture ?? []);
}

/** What was sent, with what was withheld as it is kept; one that is kept nowhere is left out. */
function whole({ picture, items }: PlanContent, known: KnownPlan): StoredPlan {
  const withheld = items.some(({ kind }) => kind === 'withheld');
  const kept = withheld ? Map.groupBy(itemsOf(known), ({ id }) => id) : new Map<string, PlanItem[]>();
  return {
    picture,
    items: items.flatMap((one) => (one.kind === 'withheld' ? (kept.get(one.id)?.slice(0, 1) ?? []) : [one])),
  };
}

function auditOf({ buildingId, floorId }: Edit, before: StoredPlan, after: StoredPlan): AuditFacts {
  const facts = { action: 'update', entity: 'plan', entityId: floorId, buildingId } as const;
  // Where each stands is no fact about the building, and would be thousands of numbers.
  return { ...facts, before: factsOf(before), after: factsOf(after) };
}

const factsOf = ({ picture, items }: StoredPlan) => ({
  picture: picture?.fileId ?? null,
  items: items.map(({ kind, id }) => `${kind} ${id}`),
});

function told({ orgId, buildingId, floorId, now }: Edit, number: number): Effect {
  return {
    kind: 'publish',
    topic: buildingTopic({ orgId, buildingId }, 'ev'),
    packet: { entity: 'plan', id: floorId, version: number, op: 'updated', at: new Date(now).toISOString() },
  };
}
