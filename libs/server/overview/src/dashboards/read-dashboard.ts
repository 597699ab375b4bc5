import type { PolicyActor } from '@imah/contract/access';
import type { Dashboard, DashboardDraft, DashboardVersion, StoredDashboard } from '@imah/contract/dashboards';
import { mostDashboardVersions } from '@imah/contract/dashboards/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type DraftRow, type Place, type PublishedRow, readDraft, readPublished } from './dashboard-rows.ts';
import { makeDashboard } from './made-dashboard.ts';
import { withhold } from './withhold.ts';

/** The dashboard that everybody sees, as one person may. */
export async function getDashboard(db: Kysely<Database>, actor: PolicyActor, place: Place): Promise<Dashboard> {
  const [published] = await readPublished(db, place, 1);
  const content = await withhold(db, actor, place, published?.content ?? (await makeDashboard(db, place)));
  return published === undefined
    ? { kind: 'made', number: 0, publishedAt: null, publishedBy: null, ...content }
    : {
        kind: 'arranged',
        number: published.number,
        publishedAt: published.publishedAt.toISOString(),
        publishedBy: published.publishedBy,
        ...content,
      };
}

/** What everybody sees of a dashboard, with nothing withheld. */
export async function readContent(db: Kysely<Database>, place: Place): Promise<StoredDashboard> {
  const [published] = await readPublished(db, place, 1);
  return published?.content ?? makeDashboard(db, place);
}

/** All that is known of a dashboard: what is arranged, what is published and what was. */
export interface KnownDashboard extends DraftRow {
  readonly published: readonly PublishedRow[];
  /** What everybody sees. */
  readonly current: StoredDashboard;
}

export async function readKnown(db: Kysely<Database>, place: Place): Promise<KnownDashboard> {
  const row = await readDraft(db, place);
  const published = await readPublished(db, place, mostDashboardVersions);
  return { ...row, published, current: published[0]?.content ?? (await makeDashboard(db, place)) };
}

/** What is being arranged, as one who arranges may see it. */
export async function draftOf(
  db: Kysely<Database>,
  actor: PolicyActor,
  place: Place,
  { draft, current, version, published, savedAt, savedBy }: KnownDashboard,
): Promise<DashboardDraft> {
  return {
    state: draft === null ? 'published' : 'draft',
    version,
    number: published[0]?.number ?? 0,
    savedAt: savedAt?.toISOString() ?? null,
    savedBy,
    ...(await withhold(db, actor, place, draft ?? current)),
  };
}

/** The publications that are kept, newest first. */
export async function listVersions(db: Kysely<Database>, place: Place): Promise<DashboardVersion[]> {
  const published = await readPublished(db, place, mostDashboardVersions);
  return published.map(({ number, publishedAt, publishedBy, content }) => ({
    number,
    publishedAt: publishedAt.toISOString(),
    publishedBy,
    widgets: content.widgets.length,
  }));
}
