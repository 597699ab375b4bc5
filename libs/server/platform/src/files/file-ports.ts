import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileLimits } from '@imah/contract/files/words';
import type { Config } from '../config/config.ts';
import type { FileStore } from './storage/file-store.ts';
import { openFileStore } from './storage/open-file-store.ts';

/** What the calls about files work with. */
export interface FilePorts {
  readonly store: FileStore;
  /** Folder for a file that is being looked at; nothing in it outlives the process. */
  readonly scratch: string;
  /** Bytes. */
  readonly quota: { readonly organization: number; readonly person: number };
}

export async function openFilePorts(config: Pick<Config, 's3' | 'dataDir'>): Promise<FilePorts> {
  const scratch = join(config.dataDir, 'scratch');
  await rm(scratch, { recursive: true, force: true });
  return {
    store: openFileStore(config),
    scratch,
    quota: { organization: fileLimits.orgQuota, person: fileLimits.personQuota },
  };
}
