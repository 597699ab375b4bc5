import { buffer } from 'node:stream/consumers';
import type { Config } from '../../config/config.ts';
import { StartupError } from '../../config/startup-error.ts';
import { newStoreKey } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

// Somebody waits at the terminal for the start.
const patience = { timeoutMs: 10_000, retries: 1 };
const content = 'imah';

/**
 * Writes a small file into the bucket of `S3_URL`, reads it and takes it away: what would fail with the first photo of a
 * resident fails at the start. The data folder is tried elsewhere.
 * @throws {StartupError} `files-unusable`
 */
export async function tryFileStore({ s3 }: Pick<Config, 's3'>): Promise<void> {
  if (s3 === null) return;
  const store = createS3Store(s3, patience);
  const key = newStoreKey();
  try {
    await store.put(key, new Blob([content]));
    const found = await store.read(key);
    if (found === null || (await buffer(found)).toString() !== content) throw new Error('GET');
    await store.remove(key);
  } catch (error) {
    throw new StartupError('files-unusable', s3.bucketUrl, reasonOf(error));
  }
}

/** What the store or the network said, in one word or two: ECONNREFUSED, PUT HTTP 403, TimeoutError. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Object)) return error.name === 'Error' ? error.message : error.name;
  const said = 'code' in cause ? cause.code : 'message' in cause ? cause.message : error.message;
  return String(said);
}
