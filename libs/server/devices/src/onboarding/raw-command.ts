import type { CommandPacket } from '@imah/contract/mqtt';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { adapters, type Said } from './adapters/index.ts';
import { readFound } from './found-repository.ts';

export interface RawCommand extends Said {
  readonly buildingId: string;
}

/** Whether a device speaks a language of its own, and a command in it; null for one that its language cannot say. */
export async function rawCommandOf(
  db: Kysely<Database>,
  { orgId, deviceId }: { readonly orgId: string; readonly deviceId: string },
  { params }: Pick<CommandPacket, 'params'>,
): Promise<{ readonly kind: 'own' } | { readonly kind: 'raw'; readonly command: RawCommand | null }> {
  const [found] = await readFound(db, sql`f.org_id = ${orgId} AND f.device_id = ${deviceId}`);
  if (found === undefined) return { kind: 'own' };
  const { buildingId, protocol, source, mapping } = found;
  const property = mapping.find(({ metric }) => metric === params.key)?.property;
  const said =
    property === undefined || typeof params.value !== 'boolean'
      ? null
      : adapters[protocol].command(source, property, params.value);
  return { kind: 'raw', command: said === null ? null : { ...said, buildingId } };
}
