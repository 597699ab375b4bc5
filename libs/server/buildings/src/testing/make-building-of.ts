import type { Transaction } from 'kysely';
import type { AuditActor } from '@imah/server-platform/access';
import { recordingOf, writeEditAudit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
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
