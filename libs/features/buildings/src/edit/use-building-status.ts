import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { useEditBuildingTexts } from './texts.ts';

/** Takes a building out of the lists, or brings it back. */
export function useBuildingStatus(building: Building) {
  const t = useEditBuildingTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  return {
    isSending,
    message: answer?.message ?? null,
    setStatus: async (status: 'active' | 'archived') => {
      const input = { params: { buildingId: building.id }, version: building.version };
      const done = await submit(() =>
        status === 'archived' ? client.archiveBuilding(input) : client.unarchiveBuilding(input),
      );
      if (done === null) return;
      toast('success', t(status === 'archived' ? 'archived' : 'restored', { name: building.name }));
    },
  };
}
