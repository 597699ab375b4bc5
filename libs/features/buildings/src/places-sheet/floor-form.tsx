import { useApiClient } from '@imah/api-client/react';
import type { Building, Floor, Section } from '@imah/contract/buildings';
import { NumberField, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { textOf } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { useFloorName } from '../units/use-floor-name.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { usePlacesSheetTexts } from './texts.ts';

interface FloorFormProps {
  readonly building: Building;
  readonly section: Section;
  /** Null: a new one. */
  readonly floor: Floor | null;
  readonly onClose: () => void;
}

/** A floor is called something, and its number says where it stands. */
export function FloorForm({ building, section, floor, onClose }: FloorFormProps) {
  const t = usePlacesSheetTexts();
  const client = useApiClient();
  const toast = useToast();
  const nameOf = useFloorName();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [level, setLevel] = useState<number | null>(floor?.level ?? 1);

  async function handleSubmit(data: FormData): Promise<void> {
    const number = level ?? 0;
    const typed = textOf(data, 'label');
    const body = { level: number, label: typed === '' ? nameOf(number) : typed };
    const params = { buildingId: building.id };
    const saved = await submit(() =>
      floor === null
        ? client.createFloor({ params, body: { ...body, sectionId: section.id } })
        : client.updateFloor({ params: { ...params, floorId: floor.id }, body, version: floor.version }),
    );
    if (saved === null) return;
    toast('success', t('floor.saved', { name: saved.data.label }));
    onClose();
  }

  return (
    <PlaceDialog
      title={floor === null ? t('floor.add', { section: section.name }) : t('floor.edit', { name: floor.label })}
      isSending={isSending}
      answer={answer}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <NumberField
            name="level"
            label={t('floor.level')}
            hint={t('floor.levelHint')}
            min={-20}
            max={200}
            required
            value={level}
            onChange={({ value }) => setLevel(value)}
            error={errorOf('level')}
          />
          <TextField
            name="label"
            label={t('floor.label')}
            hint={t('floor.labelHint')}
            mark="optional"
            maxLength={40}
            autoComplete="off"
            defaultValue={floor?.label}
            error={errorOf('label')}
          />
        </>
      )}
    </PlaceDialog>
  );
}
