import { anyCall } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';

/** Any change of a building or of what is in it; afterwards all that was read of it is old. */
export const changeBuilding = (buildingId: string) => anyCall(renewedBy.building(buildingId));
