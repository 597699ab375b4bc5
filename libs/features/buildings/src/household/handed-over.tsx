import type { Building } from '@imah/contract/buildings';
import type { Household, HouseholdMember, OccupantInvitationResult } from '@imah/contract/people';
import { lazy, Suspense } from 'react';

// With the drawing of codes, which only who hands a link over needs.
const InvitationResults = lazy(async () => ({
  default: (await import('../accounts/invitation-results.tsx')).InvitationResults,
}));

interface HandedOverProps {
  readonly building: Building;
  readonly home: Household;
  readonly member: HouseholdMember;
  readonly link: string;
  readonly onClose: () => void;
}

/** The link of somebody of the household, which is shown this once: as a code to hold before their phone, and to copy. */
export function HandedOver({ building, home, member, link, onClose }: HandedOverProps) {
  const { id: personId, name, account } = member;
  const until = account?.until ?? null;
  const units = [home.unitCode];
  const result: OccupantInvitationResult = { personId, name, units, outcome: 'invited', link, until };
  return (
    <Suspense fallback={null}>
      <InvitationResults building={building} results={[result]} onClose={onClose} />
    </Suspense>
  );
}
