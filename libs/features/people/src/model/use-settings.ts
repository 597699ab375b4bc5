import { useApiClient, useBuildings } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { useMemo } from 'react';
import { anyCall } from '@imah/app/command';
import { orgKey, settingsQueries } from './settings-queries.ts';

/** The reads of an organisation's settings. */
export function useSettingsQueries(orgId: string) {
  const client = useApiClient();
  return useMemo(() => settingsQueries(client, orgId), [client, orgId]);
}

/** Any change of an organisation's settings; afterwards all that was read of it is old. */
export const changeSettings = (orgId: string) => anyCall(orgKey(orgId));

/** The buildings of an organisation that the person sees. */
export function useOrgBuildings(orgId: string): readonly Building[] {
  const { data } = useBuildings();
  return useMemo(() => (data ?? []).filter((building) => building.orgId === orgId), [data, orgId]);
}
