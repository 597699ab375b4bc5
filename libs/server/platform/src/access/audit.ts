import { type Kysely, sql, type Transaction } from 'kysely';
import { sealPersonalFields } from '../audit/personal-fields.ts';
import type { Database } from '../database/schema.ts';

export type AuditActor =
  | { readonly kind: 'user' | 'device' | 'token'; readonly id: string }
  | { readonly kind: 'system' };

export interface AuditEntry {
  readonly orgId: string;
  readonly actor: AuditActor;
  readonly requestId?: string | undefined;
  /** The address the request came from. */
  readonly ip?: string | undefined;
  /** `create`, `update`, `delete`, or the name of the transition. */
  readonly action: string;
  /** The table's name in the domain: `building`, `device_command`. */
  readonly entity: string;
  readonly entityId: string;
  /** The building the record is in; without it the row is shown only to those who see the whole organisation. */
  readonly buildingId?: string | null | undefined;
  readonly before?: unknown;
  readonly after?: unknown;
  /** What the person gave as the reason. */
  readonly reason?: string | undefined;
  /** Whom the personal fields in `before` and `after` are about; the record itself when left out. */
  readonly subjectId?: string | undefined;
}

/**
 * Writes one audit row in the transaction of the change it describes; the database numbers it and chains it
 * to the row before. Numbers are gapless per organisation, so its row is held until the transaction ends:
 * write the audit row last. Personal fields (names, addresses, numbers of people) are sealed.
 */
export async function writeAudit(trx: Transaction<Database>, entry: AuditEntry, now: number): Promise<void> {
  await lockOrganization(trx, entry.orgId);
  const { before, after } = await sealPersonalFields(trx, entry);
  const buildingId = entry.buildingId ?? (entry.entity === 'building' ? entry.entityId : null);
  await sql`
    INSERT INTO audit_event
      (org_id, at, actor_kind, actor_id, ip, request_id, action, entity, entity_id, building_id, before, after, reason)
    VALUES (${entry.orgId}, ${new Date(now)}, ${entry.actor.kind}, ${entry.actor.kind === 'system' ? null : entry.actor.id}::uuid,
      ${entry.ip ?? null}::inet, ${entry.requestId ?? null}, ${entry.action}, ${entry.entity}, ${entry.entityId}::uuid,
      ${buildingId}::uuid, ${toJson(before)}::jsonb, ${toJson(after)}::jsonb, ${entry.reason ?? null})`.execute(trx);
}

/** Lets one transaction at a time change what must hold for the organisation as a whole. */
export async function lockOrganization(trx: Kysely<Database>, orgId: string): Promise<void> {
  await sql`SELECT 1 FROM organization WHERE id = ${orgId} FOR NO KEY UPDATE`.execute(trx);
}

function toJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
