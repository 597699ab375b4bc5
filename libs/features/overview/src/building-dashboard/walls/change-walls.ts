import { anyCall } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';

/** Any change of the walls of a building; afterwards their list is old. */
export const changeWalls = (buildingId: string) => anyCall(renewedBy.walls(buildingId));
