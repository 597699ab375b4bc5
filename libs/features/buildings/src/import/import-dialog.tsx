import type { Building } from '@imah/contract/buildings';
import { Dialog } from '@imah/ui';
import { useToast } from '@imah/app/shell';
import { useImportTexts } from './texts.ts';
import { UnitImporter } from './unit-importer.tsx';

interface ImportDialogProps {
  readonly building: Building;
  readonly onClose: () => void;
}

export function ImportDialog({ building, onClose }: ImportDialogProps) {
  const t = useImportTexts();
  const toast = useToast();
  return (
    <Dialog open onClose={onClose} size="lg" title={t('title')}>
      <UnitImporter
        building={building}
        onDone={({ units }) => {
          toast('success', t('done', { count: units }));
          onClose();
        }}
      />
    </Dialog>
  );
}
