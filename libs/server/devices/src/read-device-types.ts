import type { DeviceType, KnownDeviceType } from '@imah/contract/devices';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { deviceTypes, findCatalogueType } from './device-types.ts';

/** What the database holds of an own type beside its key. */
type TypeDefinition = Omit<DeviceType, 'key'>;

/** The types of these keys, of the catalogue and of organisations. One place knows where types come from: this one. */
export async function findDeviceTypes(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, DeviceType>> {
  const known = deviceTypes.filter(({ key }) => keys.includes(key));
  const own = keys.filter((key) => findCatalogueType(key) === undefined);
  const found = own.length === 0 ? [] : await readOwnTypes(db, sql`t.id::text = ANY(${own}::text[])`);
  return new Map([...known, ...found.map(typeOf)].map((type) => [type.key, type]));
}

/** The type of a device; undefined for one that is in no catalogue any more. */
export async function findDeviceType(db: Kysely<Database>, key: string): Promise<DeviceType | undefined> {
  return (await findDeviceTypes(db, [key])).get(key);
}

/** All that a device of the organisation can be: the catalogue, then its own types by name. */
export async function readKnownTypes(db: Kysely<Database>, orgId: string): Promise<KnownDeviceType[]> {
  return [...deviceTypes, ...(await readOwnTypes(db, sql`t.org_id = ${orgId}`))];
}

/**
 * A type that a device of the organisation is to be of; it is not removed before the transaction ends. Undefined where
 * there is none, or it is another organisation's.
 */
export async function holdDeviceType(
  trx: Transaction<Database>,
  orgId: string,
  key: string,
): Promise<DeviceType | undefined> {
  const known = findCatalogueType(key);
  if (known !== undefined) return known;
  const { rows } = await sql`
    SELECT 1 FROM device_type WHERE org_id = ${orgId} AND id::text = ${key} FOR KEY SHARE`.execute(trx);
  return rows.length === 0 ? undefined : findDeviceType(trx, key);
}

/** An own type with how many devices are of it. */
export type OwnType = KnownDeviceType & { readonly own: NonNullable<KnownDeviceType['own']> };

/** Own types (row `t`), by name. */
export async function readOwnTypes(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<OwnType[]> {
  const { rows } = await sql<{ id: string; definition: TypeDefinition; version: number; devices: number }>`
    SELECT t.id, t.definition, t.version,
      (SELECT count(*)::integer FROM device d WHERE d.org_id = t.org_id AND d.type_key = t.id::text) AS devices
    FROM device_type t WHERE ${condition} ORDER BY lower(t.name), t.id`.execute(db);
  return rows.map(({ id, definition, version, devices }) => ({ ...definition, key: id, own: { version, devices } }));
}

function typeOf({ own: _own, ...type }: OwnType): DeviceType {
  return type;
}
