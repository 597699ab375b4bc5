import type { Building, Section } from '@imah/contract/buildings';
import { sectionKinds, type SectionKind } from '@imah/contract/buildings/words';
import { useApiClient } from '@imah/api-client/react';
import { SelectField, TextField } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { textOf } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { usePlacesSheetTexts } from './texts.ts';

interface SectionFormProps {
  readonly building: Building;
  /** Null: a new one. */
  readonly section: Section | null;
  readonly onClose: () => void;
}

export function SectionForm({ building, section, onClose }: SectionFormProps) {
  const t = usePlacesSheetTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const params = { buildingId: building.id };

  async function handleSubmit(data: FormData): Promise<void> {
    // The options are the contract's kinds, and the server checks them again.
    const body = { name: textOf(data, 'name'), kind: data.get('kind') as SectionKind };
    const saved = await submit(() =>
      section === null
        ? client.createSection({ params, body })
        : client.updateSection({ params: { ...params, sectionId: section.id }, body, version: section.version }),
    );
    if (saved === null) return;
    toast('success', t('section.saved', { name: saved.data.name }));
    onClose();
  }

  return (
    <PlaceDialog
      title={section === null ? t('section.add') : t('section.edit', { name: section.name })}
      isSending={isSending}
      answer={answer}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <TextField
            name="name"
            label={t('section.name')}
            maxLength={120}
            required
            autoComplete="off"
            defaultValue={section?.name}
            error={errorOf('name')}
          />
          <SelectField
            name="kind"
            label={t('section.kind')}
            defaultValue={section?.kind ?? 'tower'}
            options={sectionKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            error={errorOf('kind')}
          />
        </>
      )}
    </PlaceDialog>
  );
}
