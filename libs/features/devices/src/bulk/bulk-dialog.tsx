import type { Building } from '@imah/contract/buildings';
import type { DeviceImportReport } from '@imah/contract/devices';
import { Button, Callout, Dialog, Stack } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '@imah/features-buildings';
import { DeviceImporter } from './device-importer.tsx';
import { useBulkTexts } from './texts.ts';

export interface BulkDialogProps {
  readonly building: Building;
  readonly onClose: () => void;
}

/** Registers many devices, then says how many, with the way back. */
export function BulkDialog({ building, onClose }: BulkDialogProps) {
  const t = useBulkTexts();
  const [done, setDone] = useState<DeviceImportReport | null>(null);
  return (
    <Dialog open onClose={onClose} size="lg" title={t('title')}>
      {done === null ? (
        <DeviceImporter building={building} onDone={setDone} />
      ) : (
        <Registered building={building} report={done} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Registered({ building, report, onClose }: BulkDialogProps & { readonly report: DeviceImportReport }) {
  const t = useBulkTexts();
  const can = useCan();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const { importId, devices: count } = report;
  const { id: buildingId, orgId } = building;
  const mayUndo = can('device.delete', { orgId, buildingId }) === 'allowed';

  async function undo(id: string): Promise<void> {
    const done = await submit((client) => client.undoDeviceImport({ params: { buildingId, importId: id } }));
    if (done === null) return;
    toast('success', t('undone', { count }));
    onClose();
  }

  return (
    <Stack gap="lg">
      <Callout
        tone={answer === null ? 'success' : 'danger'}
        announce="polite"
        actions={
          mayUndo && importId !== null ? (
            <Button size="sm" loading={isSending} onClick={() => void undo(importId)}>
              {t('undo')}
            </Button>
          ) : null
        }
      >
        {answer?.message ?? t('done', { count })}
      </Callout>
      <Button tone="primary" width="full" onClick={onClose}>
        {t('close')}
      </Button>
    </Stack>
  );
}
