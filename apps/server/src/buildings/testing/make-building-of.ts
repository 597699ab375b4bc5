import type { Transaction } from 'kysely';
import type { AuditActor } from '../../access/audit.ts';
import { recordingOf } from '../../command/recording.ts';
import { writeEditAudit } from '../../command/run-command.ts';
import type { Database } from '../../database/schema.ts';
import { createBuilding, type NewBuilding } from '../create-building.ts';

/** Another building of an organisation, with what the audit says of it. */
export async function makeBuildingOf(
  trx: Transaction<Database>,
  { orgId, by, ...draft }: NewBuilding & { readonly orgId: string; readonly by: AuditActor },
  now: number,
): Promise<string> {
  const edit = { orgId, actor: null, now };
  const { parts, audit } = recordingOf(edit);
  const id = await createBuilding(trx, parts, draft);
  for (const entry of audit) await writeEditAudit(trx, edit, { ...entry, actor: by });
  return id;
}
