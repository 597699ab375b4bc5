import { newId } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApp } from '@imah/app/ports';

import { prepareFile } from './prepare-file.ts';
import { createUploadQueue, type QueuedUpload, type UploadQueue } from './upload-queue.ts';
import { createBrowserShelf, type UploadShelf } from './upload-shelf.ts';

export interface UploadsOptions {
  readonly orgId: string;
  /** Names the field among all of the app: `ticket-new:{buildingId}`. Files of the same scope are there again after a reload. */
  readonly scope: string;
  /** Keep in photos where they were taken; they then go as large as they are. */
  readonly keepLocation?: boolean;
  readonly shelf?: UploadShelf;
}

export interface Uploads {
  readonly files: readonly QueuedUpload[];
  readonly queue: UploadQueue;
}

/** The files of one field, on their way or arrived. The options are read once: another scope is another field. */
export function useUploads({ orgId, scope, keepLocation = false, shelf }: UploadsOptions): Uploads {
  const client = useApiClient();
  const { person } = useApp();
  const [queue] = useState(() =>
    createUploadQueue({
      client,
      shelf: shelf ?? createBrowserShelf(),
      prepare: (file) => prepareFile(file, { keepLocation }),
      newId: () => newId(Date.now()),
      random: Math.random,
      orgId,
      // Two people at one computer do not see each other's files.
      scope: `${person?.id ?? ''}:${orgId}:${scope}`,
      keepLocation,
    }),
  );
  useEffect(() => {
    void queue.restore();
    globalThis.addEventListener('online', queue.online);
    return () => {
      globalThis.removeEventListener('online', queue.online);
      queue.stop();
    };
  }, [queue]);
  return { files: useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot), queue };
}
