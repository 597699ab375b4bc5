import { type Kysely, sql, type Transaction } from 'kysely';
import { type AuditActor, writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import type { Actor } from '../http/handler.ts';

/** Who changes something of which building. */
export interface PlaceEdit {
  readonly orgId: string;
  readonly buildingId: string;
  readonly by: AuditActor;
  readonly requestId: string;
  readonly now: number;
}

/** What a handler knows of the edit that it is asked for. */
export function placeEditOf(
  call: {
    readonly actor: Actor;
    readonly target: { readonly orgId: string };
    readonly params: { readonly buildingId: string };
    readonly request: { readonly id: string };
  },
  { now }: Pick<ServerContext, 'now'>,
): PlaceEdit {
  return {
    orgId: call.target.orgId,
    buildingId: call.params.buildingId,
    by: { kind: 'user', id: call.actor.userId },
    requestId: call.request.id,
    now: now(),
  };
}

/**
 * Runs `work` while no other change of the same building's places is under way: what must hold for a building as a
 * whole (codes, levels, shares) is then looked at in peace.
 */
export function inBuilding<T>(
  db: Kysely<Database>,
  edit: PlaceEdit,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`
      SELECT 1 FROM building WHERE org_id = ${edit.orgId} AND id = ${edit.buildingId} FOR NO KEY UPDATE`.execute(trx);
    return work(trx);
  });
}

/** Writes down what was done to one record of the building. */
export function writeEdit(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  entry: {
    readonly action: string;
    readonly entity: string;
    readonly entityId: string;
    readonly before?: unknown;
    readonly after?: unknown;
    /** The person it is about, where that is not the record itself. */
    readonly subjectId?: string;
  },
): Promise<void> {
  const { orgId, buildingId, by, requestId, now } = edit;
  return writeAudit(trx, { orgId, buildingId, actor: by, requestId, ...entry }, now);
}

/** The fields of `change` as they were in `before`. */
export function sameFields(before: object, change: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(change).map((field) => [field, Reflect.get(before, field)]));
}

/** A change of a record: what is left out, or undefined, stays. */
export type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The record as it is after the change. */
export function changed<T extends object>(before: T, change: Change<Partial<T>>): T {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(named) };
}
