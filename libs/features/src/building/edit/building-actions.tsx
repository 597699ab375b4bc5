import { queryKeys, useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract';
import { Button, ConfirmDialog, Inline, Notice } from '@imah/ui';
import { archiveIcon, pencilIcon } from '@imah/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../app/use-can.ts';
import { useToast } from '../../shell/index.ts';
import { useSend } from '../parts/use-send.ts';
import { EditBuildingForm } from './edit-building-form.tsx';
import { useEditBuildingTexts } from './texts.ts';

/** Changes the building itself, or takes it out of the lists. */
export function BuildingActions({ building }: { readonly building: Building }) {
  const t = useEditBuildingTexts();
  const can = useCan();
  const [dialog, setDialog] = useState<'none' | 'edit' | 'archive'>('none');
  const { isBusy, message, setStatus } = useBuildingStatus(building);
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
        <Notice tone="danger" announce="assertive">
          {message}
        </Notice>
      )}
      {dialog === 'edit' ? <EditBuildingForm building={building} onClose={() => setDialog('none')} /> : null}
      <ConfirmDialog
        open={dialog === 'archive'}
        title={t('archiveTitle', { name: building.name })}
        text={t('archiveText')}
        confirmLabel={t('archive')}
        tone="danger"
        loading={isBusy}
        onConfirm={() => void setStatus('archived').then(() => setDialog('none'))}
        onClose={() => setDialog('none')}
      />
    </>
  );
}

/** Says that the building is archived, with the way back. */
export function ArchivedNotice({ building }: { readonly building: Building }) {
  const t = useEditBuildingTexts();
  const can = useCan();
  const { isBusy, message, setStatus } = useBuildingStatus(building);
  if (building.status === 'active') return null;
  const mayRestore = can('building.delete', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  return (
    <Notice
      tone="warning"
      actions={
        mayRestore ? (
          <Button size="sm" loading={isBusy} onClick={() => void setStatus('active')}>
            {t('restore')}
          </Button>
        ) : null
      }
    >
      {message ?? t('banner')}
    </Notice>
  );
}

function useBuildingStatus(building: Building) {
  const t = useEditBuildingTexts();
  const client = useApiClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { isBusy, answer, send } = useSend(building.id);
  return {
    isBusy,
    message: answer?.message ?? null,
    setStatus: async (status: 'active' | 'archived') => {
      const input = { params: { buildingId: building.id }, version: building.version };
      const done = await send(() =>
        status === 'archived' ? client.archiveBuilding(input) : client.unarchiveBuilding(input),
      );
      if (done === null) return;
      await queries.invalidateQueries({ queryKey: queryKeys.buildings() });
      toast('success', t(status === 'archived' ? 'archived' : 'restored', { name: building.name }));
    },
  };
}
