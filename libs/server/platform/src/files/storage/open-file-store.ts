import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

/** A folder of the data folder, or the store that `S3_URL` names. */
export function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 === null ? createDiskStore(join(dataDir, 'files')) : createS3Store(s3);
}
