import { useBuildings } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { useMemo } from 'react';
import { anyCall, type Command } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';

/** Any change of an organisation's settings; afterwards all that was read of it is old. */
export const changeSettings = (orgId: string) => anyCall(renewedBy.organization(orgId));

/** Sees the organisation as one of its groups does; who may what is asked anew by whoever sends it. */
export const seeAsGroup: Command<{ readonly orgId: string; readonly groupId: string }, unknown> = {
  call: (client, params) => client.startViewAs({ params }),
};

/** The buildings of an organisation that the person sees. */
export function useOrgBuildings(orgId: string): readonly Building[] {
  const { data } = useBuildings();
  return useMemo(() => (data ?? []).filter((building) => building.orgId === orgId), [data, orgId]);
}
