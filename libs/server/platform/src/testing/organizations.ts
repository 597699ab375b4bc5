import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { createOrganization, type NewOrganization } from '../access/create-organization.ts';
import { recordingOf } from '../command/recording.ts';
import { writeEditAudit } from '../command/run-command.ts';
import type { Database } from '../database/schema.ts';

/** An organisation and its first owner, with what the audit says of it. */
export async function makeOrganization(trx: Transaction<Database>, draft: NewOrganization, now: number) {
  const edit = { orgId: randomUUIDv7(), actor: null, now };
  const { parts, audit } = recordingOf(edit);
  const made = await createOrganization(trx, parts, draft);
  for (const entry of audit) await writeEditAudit(trx, edit, entry);
  return made;
}
