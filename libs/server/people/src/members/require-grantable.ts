import { compareRights, type HeldRights, mayGrant, type PolicyActor } from '@imah/contract/access';
import { HttpProblem } from '@imah/server-platform/http';

/**
 * Nobody gives or takes more than they have, by the comparison that the page showed before saving.
 * @throws {HttpProblem} 403
 */
export function requireGrantable(
  actor: PolicyActor,
  orgId: string,
  before: HeldRights | null,
  after: HeldRights | null,
): void {
  const membership = actor.memberships.find((candidate) => candidate.orgId === orgId);
  const isWithin = [before, after].every((held) => held === null || isScopeWithin(held, membership?.buildings));
  if (!isWithin || !mayGrant(actor, orgId, compareRights(before, after))) throw new HttpProblem(403, 'HAK_MELEBIHI');
}

function isScopeWithin(held: HeldRights, own: HeldRights['buildings'] | undefined): boolean {
  if (own === 'all') return true;
  if (own === undefined || held.buildings === 'all') return false;
  return [...held.buildings].every((buildingId) => own.has(buildingId));
}
