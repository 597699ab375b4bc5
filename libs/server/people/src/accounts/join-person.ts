import type { Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { revokePending } from '../members/invitations/invitation-repository.ts';
import { doesReach } from '../members/membership-repository.ts';
import { homesOf } from '../occupancy-repository.ts';
import { lockAccountOf, setAccountOf } from '../person-repository.ts';
import { type AccessWork, updateAccess } from './update-access.ts';

/**
 * Joins an account to somebody who lives in, or owns, a unit of the organisation: the only way in which that happens.
 * Their devices, reports, ballots and announcements follow from it. Both have agreed before this is called.
 * @throws {HttpProblem} 409 for a person with another account and for a membership that does not reach there,
 * 410 for one whose stays are over
 */
export async function joinPerson(
  trx: Transaction<Database>,
  work: AccessWork,
  { personId, userId }: { readonly personId: string; readonly userId: string },
): Promise<void> {
  const { orgId } = work;
  await lockOrganization(trx, orgId);
  const found = await lockAccountOf(trx, { orgId, personId });
  const [buildingId] = await homesOf(trx, work, { personId });
  if (found === undefined || buildingId === undefined) throw new HttpProblem(410, 'TAUTAN_TIDAK_BERLAKU');
  if (found.userId !== null && found.userId !== userId) throw new HttpProblem(409, 'PENGHUNI_SUDAH_TERHUBUNG');
  await setAccountOf(trx, { orgId, personId }, userId);
  await revokePending(trx, work, personId);
  await updateAccess(trx, work, userId);
  await requireReach(trx, work, userId);
  work.record({ buildingId, action: 'join', entity: 'person', entityId: personId, after: { userId } });
}

/** Who works in some buildings of the organisation, or was suspended, does not get further by living in another one. */
async function requireReach(trx: Transaction<Database>, work: AccessWork, userId: string): Promise<void> {
  const homes = await homesOf(trx, work, { userId });
  if (!(await doesReach(trx, { ...work, userId }, homes))) throw new HttpProblem(409, 'KEANGGOTAAN_TIDAK_MENCAKUP');
}
