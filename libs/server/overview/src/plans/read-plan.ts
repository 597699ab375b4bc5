import type { PolicyActor } from '@imah/contract/access';
import type { Plan, PlanDraft, PlanVersion, ShownPlanItem, StoredPlan } from '@imah/contract/plans';
import { mostPlanVersions } from '@imah/contract/plans/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import {
  type DraftRow,
  type FloorPlace,
  type PublishedRow,
  readDraft,
  readFloorIds,
  readPublished,
} from './plan-rows.ts';
import { readPlanTargets } from './plan-targets.ts';
import { maySeeItem } from './withhold-items.ts';

const nothing: StoredPlan = { picture: null, items: [] };

/** @throws {HttpProblem} 404 for a floor that is not of this building */
export async function requireFloor(db: Kysely<Database>, place: FloorPlace): Promise<void> {
  if (!(await readFloorIds(db, place)).has(place.floorId)) throw notFound();
}

/** The plan that everybody sees, as one person may: what they may not read is not on it. @throws {HttpProblem} 404 */
export async function getPlan(db: Kysely<Database>, actor: PolicyActor, place: FloorPlace): Promise<Plan> {
  await requireFloor(db, place);
  const [published] = await readPublished(db, place, 1);
  const { picture, items } = published?.content ?? nothing;
  const targets = await readPlanTargets(db, place.orgId, items);
  return {
    floorId: place.floorId,
    picture,
    items: items.filter((one) => maySeeItem(actor, place, one, targets)),
    number: published?.number ?? 0,
    publishedAt: published?.publishedAt.toISOString() ?? null,
    publishedBy: published?.publishedBy ?? null,
  };
}

/** All that is known of a plan: what is drawn, what is published and what was. */
export interface KnownPlan extends DraftRow {
  readonly published: readonly PublishedRow[];
  /** What everybody sees. */
  readonly current: StoredPlan;
}

export async function readKnown(db: Kysely<Database>, place: FloorPlace): Promise<KnownPlan> {
  const row = await readDraft(db, place);
  const published = await readPublished(db, place, mostPlanVersions);
  return { ...row, published, current: published[0]?.content ?? nothing };
}

/** What is being drawn, as one who draws may see it. */
export async function draftOf(
  db: Kysely<Database>,
  actor: PolicyActor,
  place: FloorPlace,
  { draft, current, version, published, savedAt, savedBy }: KnownPlan,
): Promise<PlanDraft> {
  const { picture, items } = draft ?? current;
  const targets = await readPlanTargets(db, place.orgId, items);
  return {
    state: draft === null ? 'published' : 'draft',
    version,
    number: published[0]?.number ?? 0,
    savedAt: savedAt?.toISOString() ?? null,
    savedBy,
    picture,
    items: items.map((one): ShownPlanItem =>
      maySeeItem(actor, place, one, targets) ? one : { kind: 'withheld', id: one.id },
    ),
  };
}

/** The draft of a floor. @throws {HttpProblem} 404 */
export async function getDraft(db: Kysely<Database>, actor: PolicyActor, place: FloorPlace): Promise<PlanDraft> {
  await requireFloor(db, place);
  return draftOf(db, actor, place, await readKnown(db, place));
}

/** The publications that are kept, newest first. @throws {HttpProblem} 404 */
export async function listVersions(db: Kysely<Database>, place: FloorPlace): Promise<PlanVersion[]> {
  await requireFloor(db, place);
  const published = await readPublished(db, place, mostPlanVersions);
  return published.map(({ number, publishedAt, publishedBy, content }) => ({
    number,
    publishedAt: publishedAt.toISOString(),
    publishedBy,
    items: content.items.length,
  }));
}
