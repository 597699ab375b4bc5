import type { Kysely } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { removeLooseObjects } from './loose-objects.ts';

const queue = 'files-purge';
/** As long as the answers to repeated calls are kept: what a phone without a network still means to finish lives that long. */
export const abandonedAfterMs = 72 * 3_600_000;

/** Removes what was never finished or never given to a record, and then every object that no row speaks for. */
export async function purgeFiles({
  db,
  domains,
  files,
  now,
}: Pick<ServerContext, 'db' | 'domains' | 'files' | 'now'>): Promise<number> {
  await purgeAbandoned(db, new Date(now() - abandonedAfterMs));
  for (const purge of domains.filePurges) await purge(db, now());
  return removeLooseObjects(db, files.store, now());
}

async function purgeAbandoned(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('upload').where('touched_at', '<', before).execute();
  await db.deleteFrom('stored_file').where('subject_id', 'is', null).where('uploaded_at', '<', before).execute();
}

/** Makes the queue of this module and starts its worker; to be called once pg-boss runs. */
export async function startFileJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(queue);
  await jobs.work(queue, () => purgeFiles(context));
  await jobs.schedule(queue, '*/20 * * * *');
}
