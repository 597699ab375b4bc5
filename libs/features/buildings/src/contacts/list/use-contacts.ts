import { useRead } from '@imah/api-client/react';
import type { Contact } from '@imah/contract/buildings';
import { type ReadState, readState } from '@imah/app/read';

/** Whom the person can call in a building, in the order its manager gave. What was read last is kept on the device. */
export function useContacts(buildingId: string): ReadState<readonly Contact[]> {
  return readState(useRead('listContacts', { params: { buildingId } }));
}
