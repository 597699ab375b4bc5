import { queryKeys } from '@imah/api-client/react';
import { anyCall } from '@imah/app/command';

/** Any change of a building or of what is in it; afterwards all that was read of it is old. */
export const changeBuilding = (buildingId: string) => anyCall(queryKeys.building(buildingId));
