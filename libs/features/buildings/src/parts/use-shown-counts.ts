import type { Building } from '@imah/contract/buildings';
import { useApp, useViews } from '@imah/app/ports';

/**
 * Which counts of a building the person may read. The others arrive as nought, and a nought that is not
 * one must not be shown: nobody is to read "no alarms" where they may not know.
 */
export function useShownCounts(): (
  subject: 'device' | 'alarm' | 'ticket' | 'unit',
  building: Pick<Building, 'id' | 'orgId'>,
) => boolean {
  const { person } = useApp();
  const views = useViews();
  return (subject, { id, orgId }) => person === null || views(`${subject}.view`, { orgId, buildingId: id });
}
