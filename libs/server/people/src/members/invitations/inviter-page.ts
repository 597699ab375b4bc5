import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { findInvitedHome } from './invitation-offers.ts';

/**
 * The page on which whoever invited sees what became of it: their household, the unit of an occupant, or the members.
 * A page of the staff is no page of a resident's.
 */
export async function inviterPage(
  db: Kysely<Database>,
  { orgId, id }: { readonly orgId: string; readonly id: string },
): Promise<string> {
  const found = await findInvitedHome(db, { orgId, id });
  if (found === null) return '/imah/settings/user';
  const building = `/imah/building/${found.buildingId}`;
  if (found.homeId !== null) return `${building}#keluarga-${found.homeId}`;
  return found.unitId === null ? building : `${building}/unit?unit=${found.unitId}`;
}
