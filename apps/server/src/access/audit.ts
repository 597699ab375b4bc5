import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

export type AuditActor =
  | { readonly kind: 'user' | 'device' | 'token'; readonly id: string }
  | { readonly kind: 'system' };

export interface AuditEntry {
  readonly orgId: string;
  readonly actor: AuditActor;
  readonly requestId?: string | undefined;
  /** `create`, `update`, `delete`, or the name of the transition. */
  readonly action: string;
  /** The table's name in the domain: `building`, `device_command`. */
  readonly entity: string;
  readonly entityId: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * Writes one audit row in the transaction of the change it describes. Numbers are gapless per
 * organisation, so its row is held until the transaction ends: write the audit row last.
 */
export async function writeAudit(trx: Transaction<Database>, entry: AuditEntry, now: number): Promise<void> {
  await holdOrganization(trx, entry.orgId);
  await sql`
    INSERT INTO audit_event (org_id, seq, at, actor_kind, actor_id, request_id, action, entity, entity_id, before, after)
    SELECT ${entry.orgId}, coalesce(max(seq), 0) + 1, ${new Date(now)}, ${entry.actor.kind},
      ${entry.actor.kind === 'system' ? null : entry.actor.id}::uuid, ${entry.requestId ?? null}, ${entry.action},
      ${entry.entity}, ${entry.entityId}::uuid, ${toJson(entry.before)}::jsonb, ${toJson(entry.after)}::jsonb
    FROM audit_event WHERE org_id = ${entry.orgId}`.execute(trx);
}

/** Lets one transaction at a time change what must hold for the organisation as a whole. */
export async function holdOrganization(trx: Kysely<Database>, orgId: string): Promise<void> {
  await sql`SELECT 1 FROM organization WHERE id = ${orgId} FOR NO KEY UPDATE`.execute(trx);
}

function toJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
