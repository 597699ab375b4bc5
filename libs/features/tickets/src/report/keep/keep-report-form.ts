import type { ApiClient } from '@imah/api-client';
import { read } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { QueryClient } from '@tanstack/react-query';

/** Whoever reports in more buildings than this opens the form of the others once before the network is gone. */
const mostBuildings = 5;

export interface KeptForm {
  readonly queryClient: QueryClient;
  readonly client: ApiClient;
  /** Those in which the person may report. */
  readonly buildings: readonly Pick<Building, 'id' | 'orgId'>[];
  /** Whether it is still wanted. */
  readonly isWanted: () => boolean;
}

/**
 * Reads what the report form asks for, before anybody has opened it: what is read is kept on the device, so that a report
 * can be written where there is no network. Rejects at the first that does not come: nothing more is asked for then, least
 * of all by somebody whose session has ended.
 */
export async function keepReportForm({ queryClient, client, buildings, isWanted }: KeptForm): Promise<void> {
  for (const { id, orgId } of buildings.slice(0, mostBuildings)) {
    if (!isWanted()) return;
    await queryClient.fetchQuery(read(client, 'getPlaces', { params: { buildingId: id } }));
    await queryClient.fetchQuery(read(client, 'listTicketCategories', { params: { orgId } }));
  }
}
