import { useApiClient, usePlaces } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Occupancy } from '@imah/contract/people';
import {
  Button,
  Checkbox,
  Combobox,
  type ComboboxOption,
  DateField,
  Dialog,
  Form,
  FormActions,
  SelectField,
  Stack,
} from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useClock, localDay } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { useUnitSheetTexts } from './texts.ts';

interface MoveFormProps {
  readonly building: Building;
  readonly stay: Occupancy;
  /** Who else is in the unit: one of them can take the bills over. */
  readonly others: readonly Occupancy[];
  readonly onClose: () => void;
}

/** Somebody goes to another unit: which, from when, and who pays where. */
export function MoveForm({ building, stay, others, onClose }: MoveFormProps) {
  const t = useUnitSheetTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const toast = useToast();
  const clock = useClock();
  const { isSending, answer, submit, refuse } = useSubmit(changeBuilding(building.id));
  const units = (usePlaces(building.id).data?.units ?? []).filter(({ id }) => id !== stay.unitId);
  const [unit, setUnit] = useState<ComboboxOption | null>(null);
  const [from, setFrom] = useState<string | null>(localDay(clock.now(), building.timeZone));
  const heirs = stay.isBillingParty ? others : [];
  const [successor, setSuccessor] = useState(heirs[0]?.person.id ?? '');

  async function handleSubmit(data: FormData): Promise<void> {
    if (unit === null) return refuse({ unitId: [tf('required')] });
    const body = {
      unitId: unit.value,
      from: from ?? '',
      isBillingParty: data.get('isBillingParty') !== null,
      ...(successor === '' ? {} : { successorId: successor }),
    };
    const params = { buildingId: building.id, occupancyId: stay.id };
    const done = await submit(() => client.moveOccupancy({ params, body, version: stay.version }));
    if (done === null) return;
    toast('success', t('move.done', { name: stay.person.name, unit: unit.label }));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} size="sm" title={t('move.title', { name: stay.person.name })}>
      <Form answer={answer} onSubmit={({ data }) => void handleSubmit(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Combobox
              name="unitId"
              label={t('move.unit')}
              required
              value={unit}
              onChange={({ value }) => setUnit(value)}
              options={units.map(({ id, code }) => ({ value: id, label: code }))}
              error={errorOf('unitId')}
            />
            <DateField
              name="from"
              label={t('move.from')}
              required
              value={from}
              onChange={({ value }) => setFrom(value)}
              error={errorOf('from')}
            />
            <Checkbox
              name="isBillingParty"
              label={t('move.billing')}
              defaultChecked={stay.isBillingParty}
              error={errorOf('isBillingParty')}
            />
            {heirs.length === 0 ? null : (
              <SelectField
                name="successorId"
                label={t('move.successor')}
                value={successor}
                onChange={(event) => setSuccessor(event.currentTarget.value)}
                options={heirs.map(({ person }) => ({ value: person.id, label: person.name }))}
                error={errorOf('successorId')}
              />
            )}
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('move.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
