import { useApiClient } from '@imah/api-client/react';
import type { Building, DutyShift } from '@imah/contract/buildings';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { RowActions } from '../parts/row-actions.tsx';
import { ShiftForm } from './shift-form.tsx';
import { useDutyTexts } from './texts.ts';
import { useShiftWords } from './use-shift-words.ts';

interface ShiftActionsProps {
  readonly building: Building;
  readonly shift: DutyShift;
}

/** What who runs the building does with one line of the roster. */
export function ShiftActions({ building, shift }: ShiftActionsProps) {
  const t = useDutyTexts();
  const client = useApiClient();
  const toast = useToast();
  const wordsOf = useShiftWords();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const {
    id: shiftId,
    holder: { name },
    version,
  } = shift;

  async function remove(): Promise<void> {
    const done = await submit(() => client.deleteDutyShift({ params: { buildingId: building.id, shiftId }, version }));
    if (done !== null) toast('success', t('removeConfirm.done'));
  }

  return (
    <RowActions
      label={t('actions', { name })}
      refusal={answer?.message}
      edit={t('edit')}
      remove={t('remove')}
      form={(close) => <ShiftForm building={building} shift={shift} onClose={close} />}
      question={{ title: t('removeConfirm.title'), text: t('removeConfirm.text', { name, when: wordsOf(shift) }) }}
      isRemoving={isSending}
      onRemove={remove}
    />
  );
}
