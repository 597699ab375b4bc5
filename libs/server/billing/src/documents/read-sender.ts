import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { Sender } from './draw-parts.ts';

/** The organisation as its documents name it. */
export async function readSender(db: Kysely<Database>, orgId: string): Promise<Sender> {
  const { name, address, npwp } = await db
    .selectFrom('organization')
    .select(['name', 'address', 'npwp'])
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow();
  const { street = '', city = '', province = '', postalCode = '' } = address ?? {};
  const parts = [street, city, `${province} ${postalCode}`.trim()].filter((part) => part !== '');
  return { name, address: parts.length === 0 ? null : parts.join(', '), taxNumber: npwp };
}
