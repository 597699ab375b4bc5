import { useApiClient } from '@imah/api-client/react';
import type { Building, DutyShift } from '@imah/contract/buildings';
import { ConfirmDialog, IconButton, Menu, Text } from '@imah/ui';
import { ellipsisVerticalIcon, pencilIcon, trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
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
  const [dialog, setDialog] = useState<'none' | 'edit' | 'remove'>('none');
  const {
    id: shiftId,
    holder: { name },
    version,
  } = shift;

  async function remove(): Promise<void> {
    const done = await submit(() => client.deleteDutyShift({ params: { buildingId: building.id, shiftId }, version }));
    setDialog('none');
    if (done !== null) toast('success', t('removeConfirm.done'));
  }

  return (
    <>
      {answer?.message === undefined ? null : (
        <Text size="sm" tone="danger" role="alert">
          {answer.message}
        </Text>
      )}
      <Menu
        align="end"
        trigger={<IconButton icon={ellipsisVerticalIcon} size="sm" label={t('actions', { name })} />}
        items={[
          { kind: 'action', label: t('edit'), icon: pencilIcon, onSelect: () => setDialog('edit') },
          {
            kind: 'action',
            label: t('remove'),
            icon: trashIcon,
            tone: 'danger',
            onSelect: () => setDialog('remove'),
          },
        ]}
      />
      {dialog === 'edit' ? <ShiftForm building={building} shift={shift} onClose={() => setDialog('none')} /> : null}
      <ConfirmDialog
        open={dialog === 'remove'}
        title={t('removeConfirm.title')}
        text={t('removeConfirm.text', { name, when: wordsOf(shift) })}
        confirmLabel={t('remove')}
        tone="danger"
        loading={isSending}
        onConfirm={() => void remove()}
        onClose={() => setDialog('none')}
      />
    </>
  );
}
