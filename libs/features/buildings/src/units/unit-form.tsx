import type { Building, Places, Unit, UnitDraft } from '@imah/contract/buildings';
import { unitStatuses, unitKinds, type UnitKind, type UnitStatus } from '@imah/contract/buildings/words';
import { useApiClient } from '@imah/api-client/react';
import { Button, Dialog, Form, FormActions, NumberField, SelectField, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { useFloorChoice } from './floor-choice.tsx';
import { useUnitsTexts } from './texts.ts';
import { textOf } from '@imah/app/form';

interface UnitFormProps {
  readonly building: Building;
  readonly places: Places;
  /** Null: a new one. */
  readonly unit: Unit | null;
  readonly onClose: () => void;
}

/** A unit typed in, with a new floor or section where it needs one. */
export function UnitForm({ building, places, unit, onClose }: UnitFormProps) {
  const t = useUnitsTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const floor = useFloorChoice(building, places, unit?.floorId);
  const [area, setArea] = useState(unit === null ? null : unit.areaMilliM2 / 1000);
  const params = { buildingId: building.id };

  async function handleSubmit(data: FormData): Promise<void> {
    const saved = await submit(async () => {
      // The lists of kinds and statuses are the contract's, and the server checks them again.
      const body: UnitDraft = {
        floorId: await floor.resolve(data),
        code: textOf(data, 'code'),
        kind: data.get('kind') as UnitKind,
        status: data.get('status') as UnitStatus,
        areaMilliM2: Math.round((area ?? 0) * 1000),
      };
      return unit === null
        ? client.createUnit({ params, body })
        : client.updateUnit({ params: { ...params, unitId: unit.id }, body, version: unit.version });
    });
    if (saved === null) return;
    toast('success', unit === null ? t('form.added', { code: saved.data.code }) : t('form.saved'));
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={unit === null ? t('form.addTitle') : t('form.editTitle', { code: unit.code })}
    >
      <Form answer={answer} onSubmit={({ data }) => void handleSubmit(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="code"
              label={t('form.code')}
              hint={t('form.codeHint')}
              maxLength={40}
              required
              autoCapitalize="characters"
              defaultValue={unit?.code}
              error={errorOf('code')}
            />
            {floor.fields(errorOf)}
            <SelectField
              name="kind"
              label={t('form.kind')}
              defaultValue={
                unit?.kind ?? (building.kind === 'office' || building.kind === 'mall' ? 'commercial' : 'residential')
              }
              options={unitKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
              error={errorOf('kind')}
            />
            <NumberField
              name="areaMilliM2"
              label={t('form.area')}
              unit="m²"
              min={0.01}
              decimals={3}
              required
              steppers="hidden"
              value={area}
              onChange={({ value }) => setArea(value)}
              error={errorOf('areaMilliM2')}
            />
            <SelectField
              name="status"
              label={t('form.status')}
              defaultValue={unit?.status ?? 'vacant'}
              options={unitStatuses.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
              error={errorOf('status')}
            />
            <FormActions>
              <Button type="submit" tone="primary" loading={isSending} width="full">
                {t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
