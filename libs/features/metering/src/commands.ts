import { anyCall } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';

/** Any change of a building's meters and readings; afterwards its lists and one's own meters are old. */
export const changeMeters = (buildingId: string) => anyCall(renewedBy.meters(buildingId));
