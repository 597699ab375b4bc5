import { createHash, randomUUIDv7 } from 'node:crypto';
import type { BuildingCredential, BuildingCredentialDraft, IssuedBuildingCredential } from '@imah/contract/devices';
import { mostBuildingCredentials } from '@imah/contract/devices/words';
import type { Kysely, Transaction } from 'kysely';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { newSecret } from '../new-secret.ts';

export type BuildingEdit = PersonalEdit & { readonly buildingId: string };
type BuildingKey = Pick<BuildingEdit, 'orgId' | 'buildingId'>;

/** Those that are valid, and those that were revoked, newest first. */
export async function listBuildingCredentials(db: Kysely<Database>, key: BuildingKey): Promise<BuildingCredential[]> {
  const rows = await credentials(db, key).orderBy('created_at', 'desc').orderBy('id').limit(100).execute();
  return rows.map(credentialOf);
}

/** @throws {HttpProblem} 409 while two are valid: the older one is revoked first */
export function issueBuildingCredential(
  ports: CommandPorts,
  edit: BuildingEdit,
  { label }: BuildingCredentialDraft,
): Promise<IssuedBuildingCredential> {
  const { orgId, buildingId, now } = edit;
  const id = randomUUIDv7();
  const { username, secret } = newSecret();
  return runCommand<void, IssuedBuildingCredential>(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    validate: async (trx) => {
      const valid = await credentials(trx, edit).where('revoked_at', 'is', null).execute();
      if (valid.length >= mostBuildingCredentials) throw new HttpProblem(409, 'KREDENSIAL_PENUH');
    },
    write: async (trx) => {
      const made = { id, username, label, created_at: new Date(now) };
      const secretHash = createHash('sha256').update(secret).digest();
      await trx
        .insertInto('building_credential')
        .values({ ...made, org_id: orgId, building_id: buildingId, secret_hash: secretHash })
        .execute();
      return {
        result: {
          ...credentialOf({ ...made, last_used_at: null, last_used_from: null, revoked_at: null }),
          secret,
        },
        audit: {
          action: 'create',
          entity: 'building_credential',
          entityId: id,
          buildingId,
          after: { username, label },
        },
      };
    },
  });
}

/**
 * Revokes a credential; saying so again changes nothing. Whoever is connected with it is cut off.
 * @throws {HttpProblem} 404
 */
export function revokeBuildingCredential(
  ports: CommandPorts,
  edit: BuildingEdit & { readonly credentialId: string },
): Promise<void> {
  const { orgId, buildingId, credentialId, now } = edit;
  return runCommand<void, void>(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    write: async (trx) => {
      const found = await credentials(trx, edit).where('id', '=', credentialId).executeTakeFirst();
      if (found === undefined) throw notFound();
      if (found.revoked_at !== null) return { result: undefined, audit: null };
      await trx
        .updateTable('building_credential')
        .set({ revoked_at: new Date(now) })
        .where('org_id', '=', orgId)
        .where('id', '=', credentialId)
        .execute();
      const { username, label } = found;
      const before = { username, label };
      return {
        result: undefined,
        audit: { action: 'revoke', entity: 'building_credential', entityId: credentialId, buildingId, before },
        effects: [{ kind: 'disconnect', who: { credentialId } }],
      };
    },
  });
}

/** Two changes of what speaks in a building are one after the other. */
export async function lockBuilding(trx: Transaction<Database>, { orgId, buildingId }: BuildingKey): Promise<void> {
  const building = await trx
    .selectFrom('building')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (building === undefined) throw notFound();
}

interface CredentialRow {
  readonly id: string;
  readonly username: string;
  readonly label: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
  readonly last_used_from: string | null;
  readonly revoked_at: Date | null;
}

function credentials(db: Kysely<Database>, { orgId, buildingId }: BuildingKey) {
  return db
    .selectFrom('building_credential')
    .select(['id', 'username', 'label', 'created_at', 'last_used_at', 'last_used_from', 'revoked_at'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId);
}

function credentialOf(row: CredentialRow): BuildingCredential {
  const { id, username, label, created_at, last_used_at, last_used_from, revoked_at } = row;
  return {
    id,
    username,
    label,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
    lastUsedFrom: last_used_from,
    revokedAt: revoked_at?.toISOString() ?? null,
  };
}
