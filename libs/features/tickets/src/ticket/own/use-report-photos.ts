import type { Ticket } from '@imah/contract/tickets';
import { useState } from 'react';
import { type Uploads, useUploads } from '@imah/features-files';

/** The photos of a report while its reporter mends it. */
export interface ReportPhotos {
  readonly uploads: Uploads;
  readonly removed: readonly string[];
  readonly remove: (id: string) => void;
  readonly restore: () => void;
  /** `under-way`: one of them has not arrived yet, or has failed. */
  readonly state: 'unchanged' | 'changed' | 'under-way';
  /** What the report has once it is saved. */
  readonly fileIdsOf: (ticket: Ticket) => readonly string[];
  /** They belong to the report now. */
  readonly clear: () => Promise<void>;
}

export function useReportPhotos({ id, orgId }: Pick<Ticket, 'id' | 'orgId'>): ReportPhotos {
  const uploads = useUploads({ orgId, scope: `ticket-edit:${id}` });
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const { files } = uploads;
  const arrived = files.flatMap((file) => (file.state === 'done' ? [file.file.id] : []));
  const isChanged = removed.length > 0 || files.length > 0;
  return {
    uploads,
    removed,
    remove: (fileId) => setRemoved((known) => [...known, fileId]),
    restore: () => setRemoved([]),
    state: arrived.length < files.length ? 'under-way' : isChanged ? 'changed' : 'unchanged',
    fileIdsOf: (ticket) => [
      ...ticket.files.map((file) => file.id).filter((fileId) => !removed.includes(fileId)),
      ...arrived,
    ],
    clear: () => uploads.queue.clear(),
  };
}
