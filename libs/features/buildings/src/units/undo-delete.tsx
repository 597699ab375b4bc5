import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Button, Callout } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
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
export function UndoDelete({ deleted, ...rest }: UndoDeleteProps) {
  // What was refused of a deletion says nothing of the next.
  return deleted === null ? null : <WayBack key={deleted.unitIds.join(' ')} deleted={deleted} {...rest} />;
}

function WayBack({ building, deleted, onDone }: UndoDeleteProps & { readonly deleted: Deleted }) {
  const t = useUnitsTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));

  async function undo(unitIds: readonly string[]): Promise<void> {
    const body = { unitIds: [...unitIds] };
    if ((await submit(() => client.restoreUnits({ params: { buildingId: building.id }, body }))) === null) return;
    toast('success', t('remove.undone'));
    onDone();
  }

  return (
    <Callout
      tone={answer === null ? 'info' : 'danger'}
      announce="polite"
      actions={
        <Button size="sm" loading={isSending} onClick={() => void undo(deleted.unitIds)}>
          {t('remove.undo')}
        </Button>
      }
    >
      {answer?.message ?? t('remove.done', { count: deleted.unitIds.length })}
    </Callout>
  );
}
