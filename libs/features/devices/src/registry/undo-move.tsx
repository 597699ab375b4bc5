import type { Building } from '@imah/contract/buildings';
import type { Device } from '@imah/contract/devices';
import { Button, Callout } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '@imah/features-buildings';
import { placeValue, spotOf } from '@imah/features-buildings/place-choice';
import { useRegistryTexts } from './texts.ts';

export interface UndoMoveProps {
  readonly building: Building;
  /** As it stood before, and as it stands now. */
  readonly before: Device;
  readonly moved: Device;
  readonly onDone: () => void;
}

/** The way back from a move, for as long as the device stands open. */
export function UndoMove({ building, before, moved, onDone }: UndoMoveProps) {
  const t = useRegistryTexts();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));

  async function undo(): Promise<void> {
    const { place, gatewayId } = before;
    const body = { unitId: null, ...spotOf(placeValue(before)), place, gatewayId };
    const params = { deviceId: moved.id };
    const done = await submit((client) => client.updateDevice({ params, body, version: moved.version }));
    if (done === null) return;
    toast('success', t('move.undone', { name: moved.name }));
    onDone();
  }

  return (
    <Callout
      tone={answer === null ? 'info' : 'danger'}
      announce="polite"
      actions={
        <Button size="sm" loading={isSending} onClick={() => void undo()}>
          {t('move.undo')}
        </Button>
      }
    >
      {answer?.message ?? t('move.done', { name: moved.name })}
    </Callout>
  );
}
