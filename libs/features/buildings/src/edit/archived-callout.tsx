import type { Building } from '@imah/contract/buildings';
import { Button, Callout } from '@imah/ui';
import { useCan } from '@imah/app/ports';
import { useEditBuildingTexts } from './texts.ts';
import { useBuildingStatus } from './use-building-status.ts';

/** Says that the building is archived, with the way back. */
export function ArchivedCallout({ building }: { readonly building: Building }) {
  const t = useEditBuildingTexts();
  const can = useCan();
  const { isSending, message, setStatus } = useBuildingStatus(building);
  if (building.status === 'active') return null;
  const mayRestore = can('building.delete', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  return (
    <Callout
      tone="warning"
      actions={
        mayRestore ? (
          <Button size="sm" loading={isSending} onClick={() => void setStatus('active')}>
            {t('restore')}
          </Button>
        ) : null
      }
    >
      {message ?? t('banner')}
    </Callout>
  );
}
