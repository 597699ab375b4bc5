import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { createOrganization, type NewOrganization } from '../../access/create-organization.ts';
import type { AuditActor } from '../../access/audit.ts';
import { createBuilding, type NewBuilding } from '../../buildings/create-building.ts';
import { recordingOf } from '../../command/recording.ts';
import { writeEditAudit } from '../../command/run-command.ts';
import type { Database } from '../../database/schema.ts';

/** An organisation and its first owner, with what the audit says of it. */
export async function makeOrganization(trx: Transaction<Database>, draft: NewOrganization, now: number) {
  const edit = { orgId: randomUUIDv7(), actor: null, now };
  const { parts, audit } = recordingOf(edit);
  const made = await createOrganization(trx, parts, draft);
  for (const entry of audit) await writeEditAudit(trx, edit, entry);
  return made;
}

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
