import { useApiClient } from '@imah/api-client/react';
import type { AuditFilter } from '@imah/contract/audit';
import { useState } from 'react';
import { saveFile } from './save-file.ts';

export interface AuditDownload {
  readonly state: 'idle' | 'loading' | 'failed';
  /** How many rows were downloaded, where there were more; else null. */
  readonly cutAt: number | null;
  readonly download: (filter: AuditFilter) => void;
}

/** The rows that match, as a file for a spreadsheet. */
export function useAuditFile(orgId: string): AuditDownload {
  const client = useApiClient();
  const [state, setState] = useState<AuditDownload['state']>('idle');
  const [cutAt, setCutAt] = useState<number | null>(null);

  async function fetchFile(filter: AuditFilter): Promise<void> {
    setState('loading');
    try {
      const { data } = await client.exportAudit({ params: { orgId }, body: filter });
      saveFile(data.name, data.text);
      setCutAt(data.isCut ? data.rows : null);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return { state, cutAt, download: (filter) => void fetchFile(filter) };
}
