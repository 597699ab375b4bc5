import type { AuditFilter } from '@imah/contract/audit';
import type { AnswerOf } from '@imah/contract/endpoints';
import { type Command, useCommand } from '@imah/app/command';
import { saveFile } from './save-file.ts';

export interface AuditDownload {
  readonly state: 'idle' | 'loading' | 'failed';
  /** How many rows were downloaded, where there were more; else null. */
  readonly cutAt: number | null;
  readonly download: (filter: AuditFilter) => void;
}

interface Asked {
  readonly orgId: string;
  readonly filter: AuditFilter;
}

/** That somebody took the file is itself written down. */
const exportAudit: Command<Asked, AnswerOf<'exportAudit'>> = {
  call: (client, { orgId, filter }) => client.exportAudit({ params: { orgId }, body: filter }),
};

/** The rows that match, as a file for a spreadsheet. */
export function useAuditFile(orgId: string): AuditDownload {
  const { run, isPending, outcome, error } = useCommand(exportAudit, { refusal: 'caller' });

  async function fetchFile(filter: AuditFilter): Promise<void> {
    const done = await run({ orgId, filter });
    if (done.kind === 'sent') saveFile(done.answer.data.name, done.answer.data.text);
  }

  const file = outcome?.kind === 'sent' ? outcome.answer.data : null;
  return {
    state: isPending ? 'loading' : error === null ? 'idle' : 'failed',
    cutAt: file?.isCut === true ? file.rows : null,
    download: (filter) => void fetchFile(filter),
  };
}
