import type { CommandPacket } from '@imah/contract/mqtt';
import { metricKeyOf } from '@imah/contract/devices/words';
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
  { id, params, metric }: Pick<CommandPacket, 'id' | 'params'> & { readonly metric: string | null },
): Promise<{ readonly kind: 'own' } | { readonly kind: 'raw'; readonly command: RawCommand | null }> {
  const [found] = await readFound(db, sql`f.org_id = ${orgId} AND f.device_id = ${deviceId}`);
  if (found === undefined) return { kind: 'own' };
  const { buildingId, protocol, source, mapping } = found;
  const told = metric ?? params.key;
  // What nothing reports is no metric, and is known by its name.
  const property =
    mapping.find((mapped) => mapped.metric === told)?.property ??
    source.properties.find(({ key }) => metricKeyOf(key) === params.key)?.key;
  const said = property === undefined ? null : adapters[protocol].command(source, property, params.value, id);
  return { kind: 'raw', command: said === null ? null : { ...said, buildingId } };
}
