import { createHash, randomUUIDv7 } from 'node:crypto';
import type { DeviceCredential, DeviceCredentialDraft, IssuedCredential } from '@imah/contract/devices';
import { mostCredentials } from '@imah/contract/devices/words';
import { deviceTopic } from '@imah/contract/mqtt/words';
import type { Kysely } from 'kysely';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { type DeviceKey, lockRegisteredDevice, type RegisteredDevice } from './device-repository.ts';
import { newSecret } from './new-secret.ts';

type CredentialEdit = PersonalEdit & { readonly deviceId: string };

/** Those that are valid, and those that were revoked, newest first. */
export async function listCredentials(db: Kysely<Database>, key: DeviceKey): Promise<DeviceCredential[]> {
  const rows = await credentials(db, key).orderBy('created_at', 'desc').orderBy('id').limit(100).execute();
  return rows.map(credentialOf);
}

/**
 * Issues a credential. Its secret is known to nobody afterwards: the database has its hash.
 * @throws {HttpProblem} 404, 409 while two are valid: the older one is revoked first
 */
export function issueCredential(
  ports: CommandPorts,
  edit: CredentialEdit,
  { draft, mqttTcpPort }: { readonly draft: DeviceCredentialDraft; readonly mqttTcpPort: number | null },
): Promise<IssuedCredential> {
  const { orgId, deviceId, now } = edit;
  const id = randomUUIDv7();
  const { username, secret } = newSecret();
  return runCommand<RegisteredDevice, IssuedCredential>(ports, edit, {
    lock: (trx) => lockRegisteredDevice(trx, edit),
    validate: async (trx) => {
      const valid = await credentials(trx, edit).where('revoked_at', 'is', null).execute();
      if (valid.length >= mostCredentials) throw new HttpProblem(409, 'KREDENSIAL_PENUH');
    },
    write: async (trx, { buildingId }) => {
      const { label } = draft;
      const made = { org_id: orgId, device_id: deviceId, id, username, label, created_at: new Date(now) };
      await trx
        .insertInto('device_credential')
        .values({ ...made, secret_hash: createHash('sha256').update(secret).digest() })
        .execute();
      const address = { orgId, buildingId, deviceId };
      const result: IssuedCredential = {
        ...credentialOf({ ...made, last_used_at: null, revoked_at: null }),
        secret,
        mqttTcpPort,
        topics: {
          telemetry: deviceTopic(address, 'tele'),
          commands: deviceTopic(address, 'cmd'),
          answers: deviceTopic(address, 'cmd/ack'),
        },
      };
      const after = { deviceId, username, label };
      return {
        result,
        audit: { action: 'create', entity: 'device_credential', entityId: id, buildingId, after },
      };
    },
  });
}

/**
 * Revokes a credential; saying so again changes nothing. The device is disconnected: with another that is valid it
 * comes back by itself.
 * @throws {HttpProblem} 404
 */
export function revokeCredential(
  ports: CommandPorts,
  edit: CredentialEdit & { readonly credentialId: string },
): Promise<void> {
  const { orgId, deviceId, credentialId, now } = edit;
  return runCommand<RegisteredDevice, void>(ports, edit, {
    lock: (trx) => lockRegisteredDevice(trx, edit),
    write: async (trx, { buildingId }) => {
      const found = await credentials(trx, edit).where('id', '=', credentialId).executeTakeFirst();
      if (found === undefined) throw notFound();
      if (found.revoked_at !== null) return { result: undefined, audit: null };
      await trx
        .updateTable('device_credential')
        .set({ revoked_at: new Date(now) })
        .where('org_id', '=', orgId)
        .where('device_id', '=', deviceId)
        .where('id', '=', credentialId)
        .execute();
      const { username, label } = found;
      const before = { deviceId, username, label };
      return {
        result: undefined,
        audit: { action: 'revoke', entity: 'device_credential', entityId: credentialId, buildingId, before },
        effects: [{ kind: 'disconnect', who: { deviceId } }],
      };
    },
  });
}

interface CredentialRow {
  readonly id: string;
  readonly username: string;
  readonly label: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
}

function credentials(db: Kysely<Database>, { orgId, deviceId }: DeviceKey) {
  return db
    .selectFrom('device_credential')
    .select(['id', 'username', 'label', 'created_at', 'last_used_at', 'revoked_at'])
    .where('org_id', '=', orgId)
    .where('device_id', '=', deviceId);
}

function credentialOf(row: CredentialRow): DeviceCredential {
  const { id, username, label, created_at, last_used_at, revoked_at } = row;
  return {
    id,
    username,
    label,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
    revokedAt: revoked_at?.toISOString() ?? null,
  };
}
