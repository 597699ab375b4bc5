import type { Building } from '@imah/contract/buildings';
import { Button, ConfirmDialog, Inline, Callout } from '@imah/ui';
import { archiveIcon, pencilIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { EditBuildingForm } from './edit-building-form.tsx';
import { useEditBuildingTexts } from './texts.ts';
import { useBuildingStatus } from './use-building-status.ts';

/** Changes the building itself, or takes it out of the lists. */
export function BuildingActions({ building }: { readonly building: Building }) {
  const t = useEditBuildingTexts();
  const can = useCan();
  const [dialog, setDialog] = useState<'none' | 'edit' | 'archive'>('none');
  const { isSending, message, setStatus } = useBuildingStatus(building);
  const target = { orgId: building.orgId, buildingId: building.id };
  const mayArchive = can('building.delete', target) === 'allowed' && building.status === 'active';

  return (
    <>
      <Inline gap="sm">
        {can('building.update', target) === 'allowed' ? (
          <Button size="sm" icon={pencilIcon} onClick={() => setDialog('edit')}>
            {t('edit')}
          </Button>
        ) : null}
        {mayArchive ? (
          <Button size="sm" tone="ghost" icon={archiveIcon} onClick={() => setDialog('archive')}>
            {t('archive')}
          </Button>
        ) : null}
      </Inline>
      {message === null ? null : (
        <Callout tone="danger" announce="assertive">
          {message}
        </Callout>
      )}
      {dialog === 'edit' ? <EditBuildingForm building={building} onClose={() => setDialog('none')} /> : null}
      <ConfirmDialog
        open={dialog === 'archive'}
        title={t('archiveTitle', { name: building.name })}
        text={t('archiveText')}
        confirmLabel={t('archive')}
        tone="danger"
        loading={isSending}
        onConfirm={() => void setStatus('archived').then(() => setDialog('none'))}
        onClose={() => setDialog('none')}
      />
    </>
  );
}
