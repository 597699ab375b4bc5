import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Button, Notice } from '@imah/ui';
import { useToast } from '@imah/app/shell';
import { useSend } from '../parts/use-send.ts';
import { useUnitsTexts } from './texts.ts';

/** Units that were just deleted. */
export interface Deleted {
  readonly unitIds: readonly string[];
}

interface UndoDeleteProps {
  readonly building: Building;
  readonly deleted: Deleted | null;
  readonly onDone: () => void;
}

/** The way back from a deletion, for as long as the page is open. */
export function UndoDelete({ building, deleted, onDone }: UndoDeleteProps) {
  const t = useUnitsTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isBusy, answer, send } = useSend(building.id);
  if (deleted === null) return null;

  async function undo(unitIds: readonly string[]): Promise<void> {
    const body = { unitIds: [...unitIds] };
    if ((await send(() => client.restoreUnits({ params: { buildingId: building.id }, body }))) === null) return;
    toast('success', t('remove.undone'));
    onDone();
  }

  return (
    <Notice
      tone={answer === null ? 'info' : 'danger'}
      announce="polite"
      actions={
        <Button size="sm" loading={isBusy} onClick={() => void undo(deleted.unitIds)}>
          {t('remove.undo')}
        </Button>
      }
    >
      {answer?.message ?? t('remove.done', { count: deleted.unitIds.length })}
    </Notice>
  );
}
